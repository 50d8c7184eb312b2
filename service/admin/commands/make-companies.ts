import { randomUUID } from "node:crypto";
import * as z from "zod";
import { agencyCompanyId, normalizeBusinessIdentityCode } from "@/contract/companies/company-ids";
import { writeWire } from "@/contract/wire";
import { allowLongWork } from "../../platform/db/limit-connection";
import { insertColumns } from "../../platform/db/insert-columns";
import { auditEntry } from "../../platform/db/schema";
import { standardPresets } from "../../figures/standard-presets";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import { adminContext } from "../admin-context";
import { onlyArgument, readArguments, required, wholeNumber } from "../arguments";
import { defineCommand } from "../command";

/** PostgreSQL takes at most 65,535 parameters in a statement, and an audit entry has nine. */
const ENTRIES_AT_ONCE = 2_000;
const TRADES = ["Bygg", "Bageri", "Tandvård", "Arkitekter", "Transport", "Rökeri", "Måleri", "Konsult", "Handel", "El"];
const PLACES = [
  "Nordvik",
  "Åkerlund",
  "Sjöstaden",
  "Ljusterö",
  "Österled",
  "Fiskhamnen",
  "Björkås",
  "Ängby",
  "Ekbacken",
];
/** Three of five are limited companies, the most common form. */
const LEGAL_FORMS = ["AB", "AB", "AB", "HB", "KB"];

export const makeCompaniesCommand = defineCommand({
  usage: "N --agency ID",
  summary: "Fill an agency with N companies that were made up, to try how it is with many, whatever its licences.",
  input: z.object({ count: z.int(), agencyId: z.string() }),
  read(args) {
    const { values, positionals } = readArguments(args, { agency: { type: "string" } });
    const count = wholeNumber(onlyArgument(positionals, "N"), "N", 1, 100_000);
    return [{ input: { count, agencyId: required(values.agency, "agency") } }];
  },
  async run(work, { count, agencyId }) {
    const context = adminContext(work);
    await requireAgencyAccess(context, agencyId, "company.createInAgency");
    const batch = randomUUID().slice(0, 4);
    const companies = Array.from({ length: count }, (_, i) => {
      // The T keeps the codes apart from organisation numbers of real companies, the batch from those of earlier runs.
      const businessIdentityCode = `T${batch}-${String(i + 1).padStart(6, "0")}`;
      const id = agencyCompanyId(agencyId, businessIdentityCode);
      return { id, businessIdentityCode, name: nameOf(i), typeOfCompany: "Company" };
    });
    const presets = companies.flatMap(({ id }) => standardPresets().map((preset) => ({ companyId: id, ...preset })));
    // One statement for thousands of rows: one company after the other takes a minute.
    await work.db.transaction(async (tx) => {
      await allowLongWork(tx);
      await insertColumns(
        tx,
        "company",
        { agency_id: agencyId },
        [
          { column: "id", type: "text", of: ({ id }) => id },
          { column: "business_identity_code", type: "text", of: (row) => row.businessIdentityCode },
          {
            column: "normalized_code",
            type: "text",
            of: (row) => normalizeBusinessIdentityCode(row.businessIdentityCode),
          },
          { column: "name", type: "text", of: ({ name }) => name },
        ],
        companies,
      );
      await insertColumns(
        tx,
        "key_figure_preset",
        {},
        [
          { column: "company_id", type: "text", of: ({ companyId }) => companyId },
          { column: "id", type: "text", of: ({ id }) => id },
          { column: "name", type: "text", of: ({ name }) => name },
          { column: "description", type: "text", of: ({ description }) => description ?? null },
          { column: "key_figure_types", type: "text[]", of: ({ keyFigureTypes }) => keyFigureTypes },
        ],
        presets,
      );
      for (let from = 0; from < companies.length; from += ENTRIES_AT_ONCE) {
        await tx.insert(auditEntry).values(
          companies.slice(from, from + ENTRIES_AT_ONCE).map((company) => ({
            id: randomUUID(),
            at: context.now,
            userName: context.user.userName,
            action: "create" as const,
            resource: "Company",
            resourceId: company.id,
            companyId: company.id,
            agencyId,
            after: writeWire(company),
          })),
        );
      }
    });
    work.say(`Made ${count} companies in agency "${agencyId}".`);
  },
});

function nameOf(i: number): string {
  const pick = (list: string[], step: number) => list[Math.floor(i / step) % list.length]!;
  const name = `${pick(PLACES, 1)} ${pick(TRADES, PLACES.length)}`;
  const round = Math.floor(i / (PLACES.length * TRADES.length));
  return `${name}${round === 0 ? "" : ` ${round + 1}`} ${pick(LEGAL_FORMS, 1)}`;
}
