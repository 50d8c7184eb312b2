import * as z from "zod";
import { listCompanyTypes } from "../../features/companies/company-types";
import { createCompanyType } from "../../features/companies/create-company-type";
import { deleteCompanyType } from "../../features/companies/delete-company-type";
import { adminContext, bodyOf } from "../admin-context";
import { noArguments, onlyArgument, readArguments, required } from "../arguments";
import { defineCommand } from "../command";

const AGENCY = { agency: { type: "string" } } as const;

export const companyTypeAddCommand = defineCommand({
  usage: "ID --name NAME --agency ID",
  summary: "Add a type that an agency sorts its companies by.",
  input: z.object({ agencyId: z.string(), id: z.string(), name: z.string() }),
  read(args) {
    const { values, positionals } = readArguments(args, { ...AGENCY, name: { type: "string" } });
    const id = onlyArgument(positionals, "ID");
    return [{ input: { id, name: required(values.name, "name"), agencyId: required(values.agency, "agency") } }];
  },
  async run(work, { agencyId, id, name }) {
    await createCompanyType(adminContext(work), agencyId, bodyOf({ Id: id, Name: name }));
    work.say(`Added company type "${id}" to agency "${agencyId}".`);
  },
});

export const companyTypeListCommand = defineCommand({
  usage: "--agency ID",
  summary: "Print the types of an agency's companies: id and name, separated by a tab.",
  input: z.object({ agencyId: z.string() }),
  read(args) {
    const { values, positionals } = readArguments(args, AGENCY);
    noArguments(positionals);
    return [{ input: { agencyId: required(values.agency, "agency") } }];
  },
  async run(work, { agencyId }) {
    for (const { Id, Name } of await listCompanyTypes(adminContext(work), agencyId)) work.out(`${Id}\t${Name}`);
  },
});

export const companyTypeRemoveCommand = defineCommand({
  usage: "ID --agency ID",
  summary: "Remove a type that none of an agency's companies has.",
  input: z.object({ agencyId: z.string(), id: z.string() }),
  read(args) {
    const { values, positionals } = readArguments(args, AGENCY);
    return [{ input: { id: onlyArgument(positionals, "ID"), agencyId: required(values.agency, "agency") } }];
  },
  async run(work, { agencyId, id }) {
    await deleteCompanyType(adminContext(work), agencyId, id);
    work.say(`Removed company type "${id}" from agency "${agencyId}".`);
  },
});
