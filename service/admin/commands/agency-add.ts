import * as z from "zod";
import { createAgency } from "../../features/agencies/create-agency";
import { adminContext, bodyOf } from "../admin-context";
import { onlyArgument, readArguments, required, wholeNumber } from "../arguments";
import { defineCommand } from "../command";

export const agencyAddCommand = defineCommand({
  usage: "SHORTNAME --name NAME [--licences N]",
  summary: "Add an agency. The short name is its id and becomes part of its companies' ids.",
  input: z.object({ shortName: z.string(), name: z.string(), numberOfLicences: z.int().optional() }),
  read(args) {
    const { values, positionals } = readArguments(args, { name: { type: "string" }, licences: { type: "string" } });
    const { licences } = values;
    const input = {
      shortName: onlyArgument(positionals, "SHORTNAME"),
      name: required(values.name, "name"),
      // At most nine digits, because `wholeNumber` reads no more.
      numberOfLicences: licences === undefined ? undefined : wholeNumber(licences, "--licences", 0, 999_999_999),
    };
    return [{ input }];
  },
  async run(work, input) {
    const created = await createAgency(adminContext(work), undefined, bodyOf(input));
    work.say(`Added agency "${created.shortName}".`);
  },
});
