import * as z from "zod";
import { list } from "../list";
import { anyId } from "../text";
import { strictForm } from "../write-forms";
import { userSchema } from "./user";
import { COMPANY_ROLES } from "./user-types";

/** A user's place in a company: a company user's role, or `Client` for a consultant; null where they have none. */
const companyPlaceSchema = z.enum([...COMPANY_ROLES, "Client"]).nullable();
export type CompanyPlace = z.output<typeof companyPlaceSchema>;

/** Maximum number of changed places in one request. */
const MAX_PLACES = 10_000;

/** A change of one place. `before` is the place that it replaces: another stored place makes the request fail. */
const companyPlaceChangeSchema = z.object({
  userName: anyId(),
  companyId: anyId(),
  before: companyPlaceSchema,
  after: companyPlaceSchema,
});
export type CompanyPlaceChange = z.output<typeof companyPlaceChangeSchema>;

const key = ({ userName, companyId }: CompanyPlaceChange) => `${userName}\n${companyId}`;

export const companyPlacesUpdateSchema = z.strictObject({
  changes: list(companyPlaceChangeSchema, MAX_PLACES)
    .min(1)
    .refine((changes) => new Set(changes.map(key)).size === changes.length, {
      message: "expected each user and company once",
    }),
});

/** The user names of a consultant who leaves, and of the user of the agency to whom the consultant's clients go. */
export const handOverCreateSchema = strictForm(
  z.object({
    from: anyId(),
    to: anyId(),
    /** True to disable the user who leaves. */
    disable: z.boolean().optional(),
  }),
);

export type HandOverCreate = z.output<typeof handOverCreateSchema>;

export const handOverSchema = z.object({
  from: userSchema,
  to: userSchema,
  /** Ids of the clients that were taken from the user who leaves. */
  companies: z.array(z.string()),
  /** Ids of those that the other user had already as clients; none for a director, who sees all companies anyway. */
  alreadyHad: z.array(z.string()),
  /** Open questions that are now assigned to the other user. */
  questions: z.array(z.object({ companyId: z.string(), commentId: z.string() })),
});
export type HandOver = z.output<typeof handOverSchema>;
