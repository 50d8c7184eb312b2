import { and, asc, eq, gte, isNull, lt, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { addMonths, endOfMonth, startOfMonth, type CalendarDay } from "@/contract/calendar";
import { calendarMonth } from "@/contract/dates";
import { swedishDay } from "@/contract/format/swedish-clock";
import { MONTHS, type CompanyMonthsList } from "@/contract/months";
import { queryNumber } from "@/contract/query-number";
import { monthNumber } from "../../books/balances/month-number";
import { arrayOf } from "../../platform/db/insert-columns";
import { HttpError } from "../../platform/http-error";
import { comment, company, fiscalYear, periodReport, storedFigures } from "../../platform/db/schema";
import { requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { Db } from "../../platform/db/database";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { BOOK_COLUMNS, toBookFacts } from "./book-facts";
import { monthStates, type MonthFacts } from "./month-states";

export const MONTHS_QUERY = {
  through: calendarMonth.optional(),
  months: queryNumber(1, MONTHS.max).optional(),
};

type Report = MonthFacts["reports"][number];
type Year = MonthFacts["years"][number];

/** The state of each month's work for the agency's companies that the caller may see, by company name. */
export async function listCompanyMonths(
  context: RequestContext,
  agencyId: string,
  query: ReadQuery,
): Promise<CompanyMonthsList> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const { through, months: count = MONTHS.default } = query(MONTHS_QUERY);
  const thisMonth = startOfMonth(swedishDay(context.now));
  const newest = through === undefined ? addMonths(thisMonth, -1) : `${through}-01`;
  // No day before the year 1 can be written or stored.
  if (monthNumber(newest) - count + 1 < monthNumber("0001-01")) {
    throw new HttpError("invalid", "The query is not valid: through: its months would begin before the year 1.");
  }
  const firstDays = Array.from({ length: count }, (_, back) => addMonths(newest, -back));
  const lastDays = firstDays.map(endOfMonth);
  const [from, to] = [firstDays.at(-1)!, lastDays[0]!];
  const visible = and(eq(company.agencyId, agencyId), visibleCompanies(context));
  const { companies, comments, reports, earlierYears } = await context.db.transaction(
    async (tx) => {
      const companies = await tx
        .select({
          companyId: company.id,
          ...BOOK_COLUMNS,
        })
        .from(company)
        .leftJoin(storedFigures, eq(storedFigures.companyId, company.id))
        .where(visible)
        .orderBy(sql`${company.name} collate "C"`, sql`${company.id} collate "C"`);
      // A join with the companies is slow in a database without statistics: it reads all of them for each comment.
      const ids = arrayOf("text", companies, ({ companyId }) => companyId);
      const comments = await tx
        .select({
          companyId: comment.companyId,
          // A bit per month from the oldest, since a list without repeats would make the database sort all comments.
          months: sql<string>`bit_or(1::bigint << (${monthNumberSql(comment.firstDay)} - ${monthNumber(from)}))::text`,
        })
        .from(comment)
        .where(
          and(
            sql`${comment.companyId} = any(${ids})`,
            gte(comment.firstDay, from),
            lte(comment.lastDay, to),
            sql`${monthNumberSql(comment.firstDay)} = ${monthNumberSql(comment.lastDay)}`,
            // Comments by company users do not count: the step is the agency's work.
            or(isNull(comment.authorType), ne(comment.authorType, "CompanyUser")),
          ),
        )
        .groupBy(comment.companyId);
      const reports = await tx
        .select({
          companyId: periodReport.companyId,
          firstDay: periodReport.firstDay,
          lastDay: periodReport.lastDay,
        })
        .from(periodReport)
        .where(
          and(
            sql`${periodReport.companyId} = any(${ids})`,
            periodReport.isPublished,
            gte(periodReport.lastDay, from),
            lte(periodReport.firstDay, to),
          ),
        );
      // Companies whose stored years begin after the oldest of the months.
      const cut = companies.filter(({ firstDays: ofYears }) => ofYears !== null && (ofYears[0] ?? "") > from);
      const earlierYears = cut.length === 0 ? new Map<string, Year[]>() : await readEarlierYears(tx, cut, to);
      return { companies, comments, reports, earlierYears };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const commentedOf = new Map(
    comments.map(({ companyId, months: bits }) => {
      const isSet = (first: CalendarDay) => (BigInt(bits) >> BigInt(monthNumber(first) - monthNumber(from))) & 1n;
      return [companyId, new Set(firstDays.filter(isSet))];
    }),
  );
  const reportsOf = new Map<string, Report[]>();
  for (const { companyId, ...report } of reports) {
    reportsOf.set(companyId, [...(reportsOf.get(companyId) ?? []), report]);
  }
  return {
    months: firstDays.map((day) => day.slice(0, 7)),
    companies: companies.map(({ companyId, ...books }) => {
      const stored = toBookFacts(books);
      const facts: MonthFacts = {
        ...stored,
        years: [...(earlierYears.get(companyId) ?? []), ...stored.years],
        commented: commentedOf.get(companyId) ?? new Set(),
        reports: reportsOf.get(companyId) ?? [],
      };
      const states = firstDays.map((first, i) => monthStates(facts, first, lastDays[i]!));
      const step = (index: 0 | 1 | 2 | 3) => states.map((state) => state[index]).join("");
      return { companyId, books: step(0), reconciled: step(1), commented: step(2), reported: step(3) };
    }),
  };
}

/** The fiscal years that begin by the day `to`, before the first with a stored reconciliation; by company, in order. */
async function readEarlierYears(
  tx: Db,
  companies: readonly { companyId: string; firstDays: CalendarDay[] | null }[],
  to: CalendarDay,
): Promise<ReadonlyMap<string, Year[]>> {
  const rows = await tx
    .select({ companyId: fiscalYear.companyId, firstDay: fiscalYear.firstDay, lastDay: fiscalYear.lastDay })
    .from(fiscalYear)
    .innerJoin(storedFigures, eq(storedFigures.companyId, fiscalYear.companyId))
    .where(
      and(
        sql`${fiscalYear.companyId} = any(${arrayOf("text", companies, ({ companyId }) => companyId)})`,
        lte(fiscalYear.firstDay, to),
        lt(fiscalYear.firstDay, sql`${storedFigures.yearFirstDays}[1]`),
      ),
    )
    .orderBy(asc(fiscalYear.firstDay));
  const years = new Map<string, Year[]>();
  for (const { companyId, ...year } of rows) {
    years.set(companyId, [...(years.get(companyId) ?? []), { ...year, agreement: null }]);
  }
  return years;
}

/** The SQL of {@link monthNumber}. */
function monthNumberSql(day: AnyPgColumn): SQL {
  return sql`(date_part('year', ${day}) * 12 + date_part('month', ${day}) - 1)::int`;
}
