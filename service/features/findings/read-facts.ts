import { and, asc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { addDays, addMonths, startOfMonth, type CalendarDay } from "@/contract/calendar";
import { periodOfDays, type Period } from "@/contract/period";
import type { PortfolioResolution } from "@/contract/figures/resolutions";
import type { Agreement } from "@/contract/statements/reconciliation";
import { CATALOGUE_IDS } from "../../figures/key-figures";
import type { Db } from "../../platform/db/database";
import {
  comment,
  company,
  fiscalYear,
  keyFigureTarget,
  standard,
  storedFigures,
  storedPeriods,
  storedValues,
} from "../../platform/db/schema";
import { rowsOf } from "../../platform/db/statements";
import { mapYielding } from "../../platform/jobs/yielding";
import { excerptOf, messageBegin } from "../comments/comment-excerpt";
import { isOpenQuestion, type OpenQuestion } from "../comments/open-questions";
import type { CompanyFacts, StoredFigure, StoredPeriod } from "./company-facts";
import type { ReadyRule } from "./find-by-rule";

interface FactsRow {
  id: string;
  name: string;
  company_type_id: string | null;
  booked_through: string | null;
  currency: string | null;
  agreement: Agreement | null;
  /** The last period of each resolution as `resolution,first day,last day,booked through`, separated by semicolons. */
  periods: string | null;
  /** Last values of key figures as `resolution key figure,value,year before,target,budget`, separated by semicolons. */
  lines: string | null;
}

/**
 * The standard key figures that any of these companies has a target for, or for which its agency or any type of the
 * agency has a standard one, which need not hold for these companies.
 */
export async function readFiguresWithTargets(db: Db, companies: SQL | undefined): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: keyFigureTarget.keyFigureType })
    .from(keyFigureTarget)
    .innerJoin(company, eq(company.id, keyFigureTarget.companyId))
    .where(companies);
  const inherited = await db
    .selectDistinct({ id: sql<string>`${standard.content} ->> 'keyFigureType'` })
    .from(standard)
    .innerJoin(company, eq(company.agencyId, standard.agencyId))
    .where(and(companies, eq(standard.kind, "KeyFigureTarget"), isNotNull(standard.content)));
  const found = new Set([...rows, ...inherited].map(({ id }) => id));
  return CATALOGUE_IDS.filter((id) => found.has(id));
}

/**
 * Reads the facts that the rules need, sorted by company name. Key figures are read as stored (ADR 0073).
 * @param onlyCompany the id of the company when the condition is for one
 */
export async function readFacts(
  db: Db,
  companies: SQL | undefined,
  rules: readonly ReadyRule[],
  onlyCompany?: string,
): Promise<CompanyFacts[]> {
  const kinds = new Set(rules.map(({ rule }) => rule.kind));
  const missing = kinds.has("monthsMissing") ? await readMissingMonths(db, companies) : new Map<string, Period[]>();
  const comments = kinds.has("noComment") ? await readLastComments(db, companies) : new Map<string, Date>();
  const questions = kinds.has("openQuestion")
    ? await readQuestions(db, companies)
    : new Map<string, CompanyFacts["questions"]>();
  const rows = await readRows(db, companies, rules, onlyCompany);
  return mapYielding(rows, (row) => ({
    companyId: row.id,
    companyName: row.name,
    companyTypeId: row.company_type_id,
    bookedThrough: row.booked_through,
    currency: row.currency,
    agreement: row.agreement,
    missingMonths: missing.get(row.id) ?? [],
    lastComment: comments.get(row.id) ?? null,
    questions: questions.get(row.id) ?? [],
    periods: new Map(partsOf(row.periods).map(toPeriod)),
    figures: new Map(partsOf(row.lines).map(toFigure)),
  }));
}

/**
 * One row for each company, with its values as one text: rows for each value would make the driver slow. On a cluster
 * every node has all companies; the subquery begins with stored figures, so that each node reads those that it has.
 */
async function readRows(
  db: Db,
  companies: SQL | undefined,
  rules: readonly ReadyRule[],
  onlyCompany?: string,
): Promise<FactsRow[]> {
  const idsOf = new Map<PortfolioResolution, Set<string>>();
  for (const { rule, keyFigures } of rules) {
    if (rule.resolution === undefined || keyFigures.length === 0) continue;
    idsOf.set(rule.resolution, new Set([...(idsOf.get(rule.resolution) ?? []), ...keyFigures]));
  }
  const wanted = [...idsOf].flatMap(([resolution, ids]) => Array.from(ids, (id) => [resolution, id] as const));
  // Citus finds the node of a lateral subquery by a value, but not by a column of the query around it.
  const companyId = onlyCompany === undefined ? storedFigures.companyId : sql`${onlyCompany}`;
  const lastValue = (list: string) => sql.raw(`coalesce((v.${list})[cardinality(v.value_list)]::text, '')`);
  const last = (list: string) => sql.raw(`p.${list}[cardinality(p.last_days)]::text`);
  return rowsOf<FactsRow>(
    await db.execute(sql`
      select ${company.id} as id, ${company.name} as name, ${company.companyTypeId} as company_type_id,
        stored.booked_through, stored.currency, stored.agreement, stored.periods, stored.lines
      from ${company} left join (
        select ${storedFigures.companyId} as company_id, ${storedFigures.bookedThrough}::text as booked_through,
          ${storedFigures.currency} as currency, ${storedFigures.agreement} as agreement, periods.periods, figures.lines
        from ${storedFigures} join ${company} on ${company.id} = ${storedFigures.companyId}
        left join lateral (
          select string_agg(concat_ws(',', p.resolution, ${last("first_days")}, ${last("last_days")},
            coalesce(${last("booked_through")}, '')), ';') as periods
          from ${storedPeriods} p where p.company_id = ${companyId} and cardinality(p.last_days) > 0
        ) periods on true
        left join lateral (
          select string_agg(concat_ws(',', v.resolution || ' ' || v.key_figure_id, ${lastValue("value_list")},
            ${lastValue("years_before")}, ${lastValue("targets")}, ${lastValue("budgets")}), ';') as lines
          from unnest(${sql.param(wanted.map(([resolution]) => resolution))}::text[],
            ${sql.param(wanted.map(([, id]) => id))}::text[]) as w (resolution, id)
          join ${storedValues} v
            on v.company_id = ${companyId} and v.resolution = w.resolution and v.key_figure_id = w.id
        ) figures on true
        where ${companies}
      ) stored on stored.company_id = ${company.id}
      where ${companies} order by ${company.name} collate "C", ${company.id} collate "C"`),
  );
}

/**
 * Whole months after the last booked month of a fiscal year and before the next one, by company. The first month of a
 * year counts as booked even without entries, as the last ledger date is then the first day of the year.
 */
async function readMissingMonths(db: Db, companies: SQL | undefined): Promise<Map<string, Period[]>> {
  const rows = rowsOf<{ company_id: string; reached: string; next: string }>(
    await db.execute(sql`
      select company_id, reached::text as reached, next::text as next from (
        select ${fiscalYear.companyId} as company_id,
          least(greatest(${fiscalYear.lastLedgerDate}, ${fiscalYear.firstDay}), ${fiscalYear.lastDay}) as reached,
          lead(${fiscalYear.firstDay}) over (partition by ${fiscalYear.companyId} order by ${fiscalYear.firstDay}) as next
        from ${fiscalYear} join ${company} on ${company.id} = ${fiscalYear.companyId} where ${companies}
      ) years
      where date_trunc('month', next) > date_trunc('month', reached) + interval '1 month'
      order by company_id, reached`),
  );
  const missing = new Map<string, Period[]>();
  for (const { company_id: id, reached, next } of rows) {
    const gap = periodOfDays(addMonths(reached, 1), addDays(startOfMonth(next), -1));
    missing.set(id, [...(missing.get(id) ?? []), gap]);
  }
  return missing;
}

async function readLastComments(db: Db, companies: SQL | undefined): Promise<Map<string, Date>> {
  const rows = await db
    .select({ companyId: comment.companyId, at: sql<Date | string>`max(${comment.created})` })
    .from(comment)
    .innerJoin(company, eq(company.id, comment.companyId))
    .where(companies)
    .groupBy(comment.companyId);
  return new Map(rows.map(({ companyId, at }) => [companyId, new Date(at)]));
}

/** Open questions of users of the companies themselves, with the first words of each. */
async function readQuestions(db: Db, companies: SQL | undefined): Promise<Map<string, CompanyFacts["questions"]>> {
  const { companyId, id, author, authorType, created, keyFigureType, firstDay, lastDay } = comment;
  const rows = await db
    .select({ companyId, id, message: messageBegin, author, authorType, created, keyFigureType, firstDay, lastDay })
    .from(comment)
    .innerJoin(company, eq(company.id, comment.companyId))
    .where(and(companies, isOpenQuestion, eq(comment.authorType, "CompanyUser")))
    .orderBy(asc(comment.created), asc(comment.id));
  const questions = new Map<string, OpenQuestion[]>();
  for (const { companyId: idOfCompany, message, ...question } of rows) {
    questions.set(idOfCompany, [...(questions.get(idOfCompany) ?? []), { ...question, message: excerptOf(message) }]);
  }
  return questions;
}

function partsOf(text: string | null): string[] {
  return text === null ? [] : text.split(";");
}

function toPeriod(part: string): [PortfolioResolution, StoredPeriod] {
  const [resolution, firstDay, lastDay, bookedThrough] = part.split(",") as [PortfolioResolution, ...CalendarDay[]];
  return [resolution, { firstDay: firstDay!, lastDay: lastDay!, bookedThrough: bookedThrough || null }];
}

function toFigure(part: string): [string, StoredFigure] {
  const [key = "", value = "", yearBefore = "", target = "", budget = ""] = part.split(",");
  return [
    key,
    {
      value: toNumber(value),
      yearBefore: toNumber(yearBefore),
      target: toNumber(target),
      budget: toNumber(budget),
    },
  ];
}

/** PostgreSQL writes all numbers, NaN and infinities too, as JavaScript reads them. */
function toNumber(text: string): number | null {
  return text === "" ? null : Number(text);
}
