import { and, eq, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../../platform/db/database";
import { agency, comment, commentReply, company, document, periodReport } from "../../../platform/db/schema";
import type { ErasedPerson } from "./erased-person";
import { isPdfOfTheirs } from "./replace-names";

/**
 * Counts the texts of an agency, or of all where it is null, in which somebody has written the person's name, and the
 * archived PDFs of reports that name them. They are others' words and stay.
 */
export async function countMentions(tx: Db, person: ErasedPerson, agencyId: string | null): Promise<number> {
  const ofAgency = (column: PgColumn): SQL | undefined => (agencyId === null ? undefined : eq(column, agencyId));
  const isOfCompany = (companyId: PgColumn) =>
    sql`exists (select 1 from ${company} where ${company.id} = ${companyId} and ${ofAgency(company.agencyId) ?? sql`true`})`;
  const holds = (...texts: (PgColumn | SQL)[]) =>
    or(...texts.flatMap((text) => [...person.names].map((name) => sql`strpos(${text}, ${name}) > 0`)));
  if (person.names.size === 0) return 0;
  const counts = [
    await tx.$count(document, and(isPdfOfTheirs(person), isOfCompany(document.companyId))),
    await tx.$count(comment, and(ofAgency(comment.agencyId), holds(comment.message))),
    await tx.$count(commentReply, and(holds(commentReply.message), isOfCompany(commentReply.companyId))),
    await tx.$count(company, and(ofAgency(company.agencyId), holds(sql`${company.contactInfo}::text`))),
    await tx.$count(agency, and(ofAgency(agency.shortName), holds(sql`${agency.contactInfo}::text`))),
    await tx.$count(
      periodReport,
      and(
        holds(periodReport.title, periodReport.name, periodReport.comment, periodReport.blocks),
        isOfCompany(periodReport.companyId),
      ),
    ),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}
