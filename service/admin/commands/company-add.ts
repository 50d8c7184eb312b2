import * as z from "zod";
import { createAgencyCompany, createDirectCompany } from "../../features/companies/create-company";
import { adminContext, bodyOf } from "../admin-context";
import { noArguments, readArguments, required } from "../arguments";
import { defineCommand } from "../command";

export const companyAddCommand = defineCommand({
  usage: "--code CODE --name NAME [--agency ID]",
  summary: "Add a company, of an agency or without one, and print its id.",
  input: z.object({ businessIdentityCode: z.string(), name: z.string(), agencyId: z.string().optional() }),
  read(args) {
    const { values, positionals } = readArguments(args, {
      code: { type: "string" },
      name: { type: "string" },
      agency: { type: "string" },
    });
    noArguments(positionals);
    const businessIdentityCode = required(values.code, "code");
    return [{ input: { businessIdentityCode, name: required(values.name, "name"), agencyId: values.agency } }];
  },
  async run(work, { agencyId, ...company }) {
    const context = adminContext(work);
    const created =
      agencyId === undefined
        ? await createDirectCompany(context, undefined, bodyOf(company))
        : await createAgencyCompany(context, agencyId, undefined, bodyOf(company));
    work.say(`Added company "${created.name}".`);
    work.out(created.id);
  },
});
