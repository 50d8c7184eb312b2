import { eq, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database";
import { hashOfRows } from "../../platform/db/hash-rows";
import { comment, company, findingAnswer, storedFigures } from "../../platform/db/schema";
import { readRulesOfAgency } from "./rule-row";

/**
 * Changes with everything that findings depend on except the day: rules, companies, stored figures, comments and
 * answers. The version of stored figures changes with the fiscal years and targets of the company too.
 */
export async function readVersion(db: Db, agencyId: string, companies: SQL | undefined): Promise<unknown[]> {
  const { agency, ofType } = await readRulesOfAgency(db, agencyId);
  const { version, revision, bookedThrough, reachedAt, importedAt, currency, agreement } = storedFigures;
  const figures = sql`(${company.id}, ${company.name}, ${company.companyTypeId}, ${version}, ${revision}, ${bookedThrough}, ${reachedAt},
    ${importedAt}, ${currency}, ${agreement})`;
  const [ofFigures] = await db
    .select({ hash: hashOfRows(figures) })
    .from(company)
    .leftJoin(storedFigures, eq(storedFigures.companyId, company.id))
    .where(companies);
  const [ofComments] = await db
    .select({ hash: hashOfRows(wholeRow(comment)) })
    .from(comment)
    .innerJoin(company, eq(company.id, comment.companyId))
    .where(companies);
  const [ofAnswers] = await db
    .select({ hash: hashOfRows(wholeRow(findingAnswer)) })
    .from(findingAnswer)
    .innerJoin(company, eq(company.id, findingAnswer.companyId))
    .where(companies);
  return [agency, [...ofType], ofFigures!.hash, ofComments!.hash, ofAnswers!.hash];
}

function wholeRow(table: PgTable): SQL {
  return sql`${table}`;
}
