import * as z from "zod";
import { mailAddress, mailLanguage } from "@/contract/mails/mail";
import { newUserName, userSchema, type User, type UserCreate, type UserUpdate } from "@/contract/users/user";

/** The form values. `email` and `cellphone` are empty when the user has none. */
export const userFormSchema = userSchema
  .pick({ name: true })
  .extend({
    userName: newUserName,
    type: userSchema.shape.type.exclude(["Administrator"]),
    email: userSchema.shape.email.unwrap(),
    cellphone: userSchema.shape.cellphone.unwrap(),
    /** The companies of a company user with their roles, or the clients of a consultant, whose roles are ignored. */
    companies: userSchema.shape.companies.unwrap(),
    /** True when the invitation is mailed to `email`, in `mailLanguage`. */
    isMailed: z.boolean(),
    mailLanguage,
  })
  .refine(({ isMailed, email }) => !isMailed || mailAddress.safeParse(email).success, { path: ["email"] });
export type UserForm = z.output<typeof userFormSchema>;

export function formOfUser(user: User): UserForm {
  const { userName, name, email = "", cellphone = "", customers = [], companies } = user;
  return {
    userName,
    name,
    email,
    cellphone,
    // No list of users has administrators, whose type the form does not have.
    type: user.type === "Administrator" ? "CompanyUser" : user.type,
    companies: companies ?? customers.map((companyId) => ({ companyId, typeOfRole: "Normal" as const })),
    // Only the invitation of a new user can be mailed.
    isMailed: false,
    mailLanguage: "sv",
  };
}

/** The request for a new user. Administrators name the agency; for others it is their own. */
export function newUserOf(form: UserForm, agencyId: string | undefined): UserCreate {
  return {
    userName: form.userName,
    name: form.name,
    type: form.type,
    ...(form.email !== "" && { email: form.email }),
    ...(form.cellphone !== "" && { cellphone: form.cellphone }),
    ...(agencyId !== undefined && form.type !== "CompanyUser" && { agencyId }),
    ...connectionsOf(form),
  };
}

/** The members that differ from the stored user; an emptied field deletes its member. */
export function userChangesOf(user: User, form: UserForm): UserUpdate {
  const before = formOfUser(user);
  const isChanged = (member: "email" | "cellphone") => form[member] !== before[member];
  // Not sent if only the type changes: a director's form has no companies, and an empty list would delete stored ones.
  const hasOtherCompanies = JSON.stringify(form.companies) !== JSON.stringify(before.companies);
  return {
    ...(form.name !== before.name && { name: form.name }),
    ...(form.type !== before.type && { type: form.type }),
    ...(isChanged("email") && { email: form.email || null }),
    ...(isChanged("cellphone") && { cellphone: form.cellphone || null }),
    ...(hasOtherCompanies && connectionsOf(form)),
  };
}

/**
 * The update that undoes another: it restores the members that the other changed, and the clients of a consultant who
 * has become a director, whom the service has disconnected from them.
 */
export function undoOf(user: User, changes: UserUpdate): UserUpdate {
  const before = new Map<string, unknown>(Object.entries(user));
  const lostClients = user.type === "AgencyConsultant" && changes.type === "AgencyDirector" ? ["customers"] : [];
  const members = [...Object.keys(changes), ...lostClients];
  return Object.fromEntries(members.map((member) => [member, before.get(member) ?? null]));
}

function connectionsOf({ type, companies }: UserForm): Pick<UserCreate, "customers" | "companies"> {
  if (type === "AgencyConsultant") return { customers: companies.map(({ companyId }) => companyId) };
  return type === "CompanyUser" ? { companies } : {};
}
