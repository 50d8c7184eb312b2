import * as z from "zod";
import { createAdministrator, createUser } from "../../features/users/create-user";
import { makePassword } from "../../platform/auth/password";
import { adminContext, bodyOf } from "../admin-context";
import { onlyArgument, passwordFrom, readArguments, required } from "../arguments";
import { defineCommand, UsageFailure } from "../command";

/** The types of users that an option is for. */
const TYPES_OF = {
  agency: ["AgencyDirector", "AgencyConsultant"],
  company: ["AgencyConsultant", "CompanyUser"],
  role: ["CompanyUser"],
};

export const userAddCommand = defineCommand({
  usage:
    "NAME --type AgencyDirector|AgencyConsultant|CompanyUser|Administrator [--name TEXT] [--agency ID] [--company ID …] [--role Admin|Import|Normal|Limited] [--language CULTURE] [--password-stdin]",
  summary: "Add a user. Without --password-stdin a password is made and printed.",
  input: z.object({
    userName: z.string(),
    name: z.string(),
    type: z.string(),
    agencyId: z.string().optional(),
    companies: z.array(z.string()),
    role: z.string().optional(),
    language: z.string().optional(),
    password: z.string().optional(),
  }),
  async read(args, terminal) {
    const { values, positionals } = readArguments(args, {
      type: { type: "string" },
      name: { type: "string" },
      agency: { type: "string" },
      company: { type: "string", multiple: true },
      role: { type: "string" },
      language: { type: "string" },
      "password-stdin": { type: "boolean" },
    });
    const userName = onlyArgument(positionals, "NAME");
    const type = required(values.type, "type");
    for (const option of ["agency", "company", "role"] as const) {
      if (values[option] !== undefined && !TYPES_OF[option].includes(type)) {
        throw new UsageFailure(`--${option} is for ${TYPES_OF[option].join(" and ")}, not for ${JSON.stringify(type)}`);
      }
    }
    const input = {
      userName,
      name: values.name ?? userName,
      type,
      agencyId: values.agency,
      companies: values.company ?? [],
      role: values.role,
      language: values.language,
      password: values["password-stdin"] ? await passwordFrom(terminal) : undefined,
    };
    return [{ input }];
  },
  async run(work, { companies, role, password: given, ...user }) {
    const password = given ?? makePassword();
    const body = {
      ...user,
      password,
      ...(user.type === "AgencyConsultant" ? { customers: companies } : {}),
      ...(user.type === "CompanyUser"
        ? { companies: companies.map((companyId) => ({ companyId, typeOfRole: role })) }
        : {}),
    };
    const context = adminContext(work);
    const created =
      user.type === "Administrator"
        ? await createAdministrator(context, bodyOf(body))
        : await createUser(context, undefined, bodyOf(body));
    work.say(`Added ${created.type} "${created.userName}".`);
    if (given === undefined) work.out(password);
  },
});
