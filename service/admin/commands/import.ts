import { basename } from "node:path";
import * as z from "zod";
import type { SieImportResult, SieNote } from "@/contract/imports/sie-import";
import { decodeSieFile, FileTooLarge } from "../../features/imports/decode-file";
import { importSie } from "../../features/imports/import-sie";
import { readRequest } from "../../features/imports/receive-file";
import { adminContext } from "../admin-context";
import { readArguments } from "../arguments";
import { CommandFailure, defineCommand, UsageFailure } from "../command";

/** Sixteen times the limit of a request: a text of this size still fits, compressed, into one value of the database. */
const MAX_BYTES = 1024 * 1024 * 1024;

export const importCommand = defineCommand({
  usage: "FILE … [--agency ID] [--company ID] [--dry-run]",
  summary: "Import SIE files, each into the company that its #ORGNR or --company names.",
  input: z.object({
    file: z.string(),
    agencyId: z.string().optional(),
    companyId: z.string().optional(),
    dryRun: z.boolean(),
  }),
  read(args) {
    const { values, positionals } = readArguments(args, {
      agency: { type: "string" },
      company: { type: "string" },
      "dry-run": { type: "boolean" },
    });
    if (positionals.length === 0) throw new UsageFailure("FILE is missing");
    return positionals.map((path) => ({
      upload: path,
      input: {
        file: basename(path),
        agencyId: values.agency,
        companyId: values.company,
        dryRun: values["dry-run"] ?? false,
      },
    }));
  },
  async run(work, { file, agencyId, companyId, dryRun }) {
    const { text, encoding } = await decoded(work.content, file);
    const result = await importSie(adminContext(work), agencyId, () =>
      readRequest({ encoding, companyId, dryRun }, text),
    );
    for (const note of result.warnings) work.say(remark(file, "warning", note));
    for (const note of result.errors) work.say(remark(file, "error", note));
    if (!result.success) throw new CommandFailure(`${file} was not imported.`);
    work.out(`${file}: ${describe(result)}${dryRun ? " (dry run, nothing was written)" : ""}`);
  },
});

async function decoded(content: AsyncIterable<Uint8Array>, file: string) {
  try {
    return await decodeSieFile(content, MAX_BYTES);
  } catch (error) {
    if (error instanceof FileTooLarge) throw new CommandFailure(`${file} has more than ${MAX_BYTES} bytes (1 GiB).`);
    throw error;
  }
}

function remark(file: string, kind: string, { lineNo, label, explanation }: SieNote): string {
  const position = lineNo === 0 ? file : `${file}:${lineNo}`;
  return `${position}: ${kind}: ${label === "" ? "" : `${label}: `}${explanation}`;
}

function describe({ summary }: SieImportResult): string {
  if (!summary) return "imported";
  const { company, fiscalYear, outcome, accounts, vouchers, rows } = summary;
  const year = fiscalYear ? `${fiscalYear.start.slice(0, 10)} to ${fiscalYear.end.slice(0, 10)}` : "no fiscal year";
  return `${company?.name ?? "no company"}, ${year} ${outcome}: ${accounts} accounts, ${vouchers} vouchers, ${rows} rows`;
}
