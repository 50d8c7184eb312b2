import { and, eq, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { writeWire } from "@/contract/wire";
import type { Db } from "../../../platform/db/database";
import {
  agency,
  chartOfAccounts,
  comment,
  commentReply,
  company,
  companyType,
  document,
  keyFigureFormula,
  keyFigurePreset,
  periodReport,
  portfolioView,
  reportSchedule,
  reportTemplate,
  standardVersion,
} from "../../../platform/db/schema";
import type { ErasedPerson } from "./erased-person";
import { isPdfOfTheirs } from "./replace-names";

/**
 * Counts the comments, reports and other objects with texts that mention one of the person's names and stay as they
 * are, each once, and the archived PDFs that name the person; in one agency, or in all when `agencyId` is null. Call it
 * after `replaceNames`: what it replaces is not counted, and the PDFs are found by the pseudonym in their reports.
 */
export async function countMentions(tx: Db, person: ErasedPerson, agencyId: string | null): Promise<number> {
  const isOfAgency = (column: PgColumn): SQL | undefined => (agencyId === null ? undefined : eq(column, agencyId));
  /** The condition that the company with this id belongs to the agency. */
  const isOfCompany = (companyId: PgColumn) =>
    sql`exists (select 1 from ${company} where ${company.id} = ${companyId} and ${isOfAgency(company.agencyId) ?? sql`true`})`;
  const containName = (...texts: (PgColumn | SQL)[]) =>
    or(...texts.flatMap((text) => [...person.names].map((name) => sql`strpos(${text}, ${name}) > 0`)));
  const containNameInJson = (...texts: (PgColumn | SQL)[]) =>
    or(...texts.flatMap((text) => [...person.names].map((name) => sql`strpos(${text}, ${escapedInJson(name)}) > 0`)));
  const containNameInQuery = (query: PgColumn) =>
    or(...[...person.names].map((name) => sql`strpos(${query}, ${escapedInQuery(name)}) > 0`));
  const counts = [
    await tx.$count(document, and(isPdfOfTheirs(person), isOfCompany(document.companyId))),
    await tx.$count(comment, and(isOfAgency(comment.agencyId), containName(comment.message))),
    await tx.$count(commentReply, and(containName(commentReply.message), isOfCompany(commentReply.companyId))),
    await tx.$count(company, and(isOfAgency(company.agencyId), containNameInJson(sql`${company.contactInfo}::text`))),
    await tx.$count(agency, and(isOfAgency(agency.shortName), containNameInJson(sql`${agency.contactInfo}::text`))),
    await tx.$count(
      reportTemplate,
      and(
        isOfAgency(reportTemplate.agencyId),
        or(containName(reportTemplate.name), containNameInJson(reportTemplate.blocks)),
      ),
    ),
    await tx.$count(reportSchedule, and(isOfAgency(reportSchedule.agencyId), containName(reportSchedule.title))),
    await tx.$count(companyType, and(isOfAgency(companyType.agencyId), containName(companyType.name))),
    await tx.$count(
      portfolioView,
      and(
        isOfAgency(portfolioView.agencyId),
        or(containName(portfolioView.name), containNameInQuery(portfolioView.query)),
      ),
    ),
    await tx.$count(
      chartOfAccounts,
      and(containNameInJson(chartOfAccounts.content), isOfCompany(chartOfAccounts.companyId)),
    ),
    // Versions include the present one.
    await tx.$count(
      standardVersion,
      and(isOfAgency(standardVersion.agencyId), containNameInJson(sql`${standardVersion.content}::text`)),
    ),
    await tx.$count(
      keyFigurePreset,
      and(containName(keyFigurePreset.name, keyFigurePreset.description), isOfCompany(keyFigurePreset.companyId)),
    ),
    await tx.$count(
      keyFigureFormula,
      and(containName(keyFigureFormula.name, keyFigureFormula.description), isOfCompany(keyFigureFormula.companyId)),
    ),
    await tx.$count(
      periodReport,
      and(
        or(
          containName(
            periodReport.title,
            periodReport.name,
            periodReport.comment,
            sql`${periodReport.recall}->>'reason'`,
          ),
          containNameInJson(periodReport.blocks, periodReport.content),
        ),
        isOfCompany(periodReport.companyId),
      ),
    ),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The name as it stands in a value of the query of an address. */
function escapedInQuery(name: string): string {
  return new URLSearchParams({ name }).toString().slice("name=".length);
}

/** The name as it stands inside a text in JSON, without the quotation marks around that text. */
function escapedInJson(name: string): string {
  return writeWire(name).slice(1, -1);
}
