import * as z from "zod";
import { list } from "../list";
import { anyId } from "../text";
import { strictForm } from "../write-forms";
import { userSchema } from "./user";
import { COMPANY_ROLES } from "./user-types";

/** A user's place in a company: a company user's role, or `Client` for a consultant; null where they have none. */
export const companyPlaceSchema = z.enum([...COMPANY_ROLES, "Client"]).nullable();
export type CompanyPlace = z.output<typeof companyPlaceSchema>;

/** Most cells of the table of users and companies in one request. */
export const MAX_PLACES = 10_000;

/** A change of one place, with the one that it replaces: nobody overwrites what they have not seen. */
export const companyPlaceChangeSchema = z.object({
  userName: anyId(),
  companyId: anyId(),
  before: companyPlaceSchema,
  after: companyPlaceSchema,
});
export type CompanyPlaceChange = z.output<typeof companyPlaceChangeSchema>;

const key = ({ userName, companyId }: CompanyPlaceChange) => `${userName.normalize("NFC")}\n${companyId}`;

export const companyPlacesUpdateSchema = z.strictObject({
  changes: list(companyPlaceChangeSchema, MAX_PLACES)
    .min(1)
    .refine((changes) => new Set(changes.map(key)).size === changes.length, {
      message: "expected each user and company once",
    }),
});

/** The clients of a user who leaves go to another of the agency. */
export const handOverCreateSchema = strictForm(
  z.object({
    from: anyId(),
    to: anyId(),
    /** True to bar the one who leaves too. */
    disable: z.boolean().optional(),
  }),
);

export type HandOverCreate = z.output<typeof handOverCreateSchema>;

export const handOverSchema = z.object({
  from: userSchema,
  to: userSchema,
  /** Ids of the companies that went from one to the other. */
  companies: z.array(z.string()),
  /** Those of them that the other had already. */
  alreadyHad: z.array(z.string()),
  /** Open questions that were assigned to the one and are to the other now. */
  questions: z.array(z.object({ companyId: z.string(), commentId: z.string() })),
});
export type HandOver = z.output<typeof handOverSchema>;
