import * as z from "zod";
import { ADMIN_COMMAND, BY_LINK } from "../account/security-event";
import { agencyId } from "../ids";
import { distinctList, list } from "../list";
import { composed, anyId, name, text } from "../text";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../text-limits";
import { createForm, updateForm } from "../write-forms";
import { COMPANY_ROLES, USER_TYPES } from "./user-types";

const companyRoleSchema = z.object({ companyId: anyId(), typeOfRole: z.enum(COMPANY_ROLES) });
export type CompanyConnection = z.output<typeof companyRoleSchema>;

/** Maximum number of a user's connections; a user who needs more is a director of the agency. */
const MAX_COMPANIES = 10_000;

/** Maximum length of a user name in characters. */
export const MAX_USER_NAME = 128;

export const userSchema = z.object({
  userName: composed(MAX_USER_NAME).regex(new RegExp(`^[\\p{L}\\p{N}._@+-]{1,${MAX_USER_NAME}}$`, "u"), {
    message: `expected 1 to ${MAX_USER_NAME} letters, digits or any of . _ @ + -`,
  }),
  name: name(),
  type: z.enum(USER_TYPES),
  email: text().optional(),
  phone: text().optional(),
  cellphone: text().optional(),
  /** A culture such as sv-SE; the dashboard speaks its language. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$/, { message: "expected a culture such as sv-SE" })
    .optional(),
  agencyId: agencyId.optional(),
  /** Company ids, of an AgencyConsultant. */
  customers: distinctList(anyId(), MAX_COMPANIES, "company").optional(),
  /** Companies and roles of a CompanyUser. */
  companies: list(companyRoleSchema, MAX_COMPANIES)
    .refine((roles) => new Set(roles.map((role) => role.companyId)).size === roles.length, {
      message: "expected each company once",
    })
    .optional(),
});
export type User = z.output<typeof userSchema>;
export const userListSchema = z.array(userSchema);

export const passwordSchema = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `expected at least ${MIN_PASSWORD_LENGTH} characters`)
  .max(MAX_PASSWORD_LENGTH, `expected at most ${MAX_PASSWORD_LENGTH} characters`);
/** Current password of the user who sends the request. */
export const currentPasswordSchema = z.string().max(MAX_PASSWORD_LENGTH);
const writable = userSchema.extend({ password: passwordSchema.optional() });
/** Words that logs have in the place of a user name. No user may have them as a name. */
const RESERVED_NAMES: readonly string[] = [ADMIN_COMMAND, BY_LINK];
export function isReservedName(userName: string): boolean {
  return RESERVED_NAMES.includes(userName);
}

export const newUserName = userSchema.shape.userName.refine((userName) => !isReservedName(userName), {
  message: `expected another name than ${RESERVED_NAMES.join(" and ")}`,
});
export const userCreateSchema = createForm(writable.extend({ userName: newUserName }));
export type UserCreate = z.output<typeof userCreateSchema>;
/** The user name identifies the user; an update cannot change it. A null `password` leaves the password as it is. */
export const userUpdateSchema = updateForm(
  writable.extend({
    userName: anyId().optional(),
    /**
     * Current password of the user who sends the request, required beside a new `password`. If that is another user's,
     * Basic authentication or a sign-in of the last five minutes is enough.
     */
    currentPassword: currentPasswordSchema.optional(),
  }),
);
export type UserUpdate = z.output<typeof userUpdateSchema>;
