import * as z from "zod";
import { mailAddress, mailLanguage } from "@/contract/mails/mail";
import { userSchema, type User, type UserCreate, type UserUpdate } from "@/contract/users/user";

/** The form's values: every field a text, empty where the user has none. */
export const userFormSchema = userSchema
  .pick({ userName: true, name: true })
  .extend({
    type: userSchema.shape.type.exclude(["Administrator"]),
    email: userSchema.shape.email.unwrap(),
    cellphone: userSchema.shape.cellphone.unwrap(),
    /** The companies of a company user with their roles; those of a consultant have none that counts. */
    companies: userSchema.shape.companies.unwrap(),
    /** The invitation is mailed to the address, in this language. */
    isMailed: z.boolean(),
    mailLanguage,
  })
  .refine(({ isMailed, email }) => !isMailed || mailAddress.safeParse(email).success, { path: ["email"] });
export type UserForm = z.output<typeof userFormSchema>;

export function formOfUser(user: User): UserForm {
  const { userName, name, email = "", cellphone = "", customers = [], companies } = user;
  return {
    ...{ userName, name, email, cellphone },
    type: user.type === "Administrator" ? "CompanyUser" : user.type,
    companies: companies ?? customers.map((companyId) => ({ companyId, typeOfRole: "Normal" as const })),
    isMailed: false,
    mailLanguage: "sv",
  };
}

/** A new user; an administrator says of which agency, for others it is their own. */
export function newUserOf(form: UserForm, agencyId: string | undefined): UserCreate {
  return {
    ...{ userName: form.userName, name: form.name, type: form.type },
    ...(form.email !== "" && { email: form.email }),
    ...(form.cellphone !== "" && { cellphone: form.cellphone }),
    ...(agencyId !== undefined && form.type !== "CompanyUser" && { agencyId }),
    ...connectionsOf(form),
  };
}

/** The members that differ from the user as it was; an emptied field deletes its member. */
export function userChangesOf(user: User, form: UserForm): UserUpdate {
  const before = formOfUser(user);
  const isOther = (member: "email" | "cellphone") => form[member] !== before[member];
  const companies = JSON.stringify([form.type, form.companies]) !== JSON.stringify([before.type, before.companies]);
  return {
    ...(form.name !== before.name && { name: form.name }),
    ...(form.type !== before.type && { type: form.type }),
    ...(isOther("email") && { email: form.email || null }),
    ...(isOther("cellphone") && { cellphone: form.cellphone || null }),
    ...(companies && connectionsOf(form)),
  };
}

/** The update that takes another back: the members that it changed, as they were. */
export function undoOf(user: User, changes: UserUpdate): UserUpdate {
  const before = new Map<string, unknown>(Object.entries(user));
  // A director's clients are none of their own: coming back, a consultant has those from before.
  const members = new Set([...Object.keys(changes), ...("type" in changes ? ["customers"] : [])]);
  return Object.fromEntries([...members].map((member) => [member, before.get(member) ?? null]));
}

function connectionsOf({ type, companies }: UserForm): Pick<UserCreate, "customers" | "companies"> {
  if (type === "AgencyConsultant") return { customers: companies.map(({ companyId }) => companyId) };
  return type === "CompanyUser" ? { companies } : {};
}
