import { and, eq, gte, lte } from "drizzle-orm";
import { periodOfDays } from "@/contract/period";
import type { ReportContent } from "@/contract/reports/content";
import type { Db } from "../../platform/db/database";
import { agency, company, fiscalYear } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { toLetterhead } from "../letterhead/letterhead-row";
import type { PeriodReportRow } from "./period-report-row";

type Head = Pick<ReportContent, "title" | "name" | "author" | "period" | "company" | "agency" | "currency">;

/** The members of a report's content that are the same with and without blocks, and in every language. */
export async function readHead(tx: Db, report: Omit<PeriodReportRow, "blocks">): Promise<Head> {
  const { companyId, firstDay, lastDay } = report;
  const [row] = await tx
    .select({ company, agency, currency: fiscalYear.currency })
    .from(company)
    .leftJoin(agency, eq(agency.shortName, company.agencyId))
    .leftJoin(
      fiscalYear,
      and(eq(fiscalYear.companyId, company.id), lte(fiscalYear.firstDay, lastDay), gte(fiscalYear.lastDay, lastDay)),
    )
    .where(eq(company.id, companyId));
  if (!row) return notFound("Company", companyId);
  const { id, name, businessIdentityCode } = row.company;
  const agencyRow = row.agency;
  return {
    title: report.title,
    ...(report.name !== null && { name: report.name }),
    author: report.author,
    period: periodOfDays(firstDay, lastDay),
    company: { id, name, businessIdentityCode },
    ...(agencyRow && {
      agency: { id: agencyRow.shortName, name: agencyRow.name, ...(await toLetterhead(tx, agencyRow)) },
    }),
    currency: row.currency ?? "",
  };
}
