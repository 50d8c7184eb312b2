import { and, asc, eq, gte, lte, sql, type SQL } from "drizzle-orm";
import type { CompanyFigure } from "@/contract/inputs/agency-key-figure-data";
import type { CalendarDay } from "@/contract/calendar";
import { calendarDay } from "@/contract/dates";
import { periodOfDays } from "@/contract/period";
import { keyFigureId } from "@/contract/ids";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { company, fiscalYear, keyFigureData } from "../../platform/db/schema";
import { requireDaysInOrder } from "../../platform/days-of-query";
import { notFound } from "../../platform/http-error";
import { requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import { dimensionQuery } from "./read-key-figure-data";

export const AGENCY_DATA_QUERY = {
  startDate: calendarDay.optional(),
  endDate: calendarDay.optional(),
  ...dimensionQuery,
};

/**
 * One key figure's data of all companies of the agency that the caller may see, by company name: the fiscal years that
 * overlap the range, and the values whose periods lie within it. Without `dimensionId`, values of the whole company.
 */
export async function listAgencyKeyFigureData(
  context: RequestContext,
  agencyId: string,
  keyFigureInfoId: string,
  query: ReadQuery,
): Promise<CompanyFigure[]> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const keyFigure = keyFigureId.safeParse(keyFigureInfoId).data ?? notFound("Key figure", keyFigureInfoId);
  const { startDate, endDate, dimensionId = "" } = query(AGENCY_DATA_QUERY);
  requireDaysInOrder({ startDate, endDate });
  const isVisible = and(eq(company.agencyId, agencyId), visibleCompanies(context));
  const scope: Scope = { isVisible, keyFigure, dimensionId, startDate, endDate };
  // One snapshot: a year deleted in between appears with its values, or not at all.
  const [years, values] = await context.db.transaction(
    async (tx) => [await readYears(tx, scope), await readValues(tx, scope)] as const,
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

  const companies = new Map<string, CompanyFigure>();
  const byYear = new Map<string, CompanyFigure["fiscalYears"][number]>();
  for (const { companyId, name, id, start, end, currency } of years) {
    let found = companies.get(companyId);
    if (!found) companies.set(companyId, (found = { id: companyId, name, fiscalYears: [] }));
    if (id === null || start === null || end === null || currency === null) continue;
    const year = { id, start: `${start}T00:00:00`, end: `${end}T00:00:00`, currency, values: [] };
    found.fiscalYears.push(year);
    byYear.set(`${companyId} ${id}`, year);
  }
  for (const { companyId, fiscalYearId, list } of values) {
    const year = byYear.get(`${companyId} ${fiscalYearId}`);
    for (const item of list.split(",")) {
      const [first = "", last = "", value = ""] = item.split(" ");
      year?.values.push({ period: periodOfDays(first, last), value: Number(value) });
    }
  }
  return [...companies.values()];
}

interface Scope {
  isVisible: SQL | undefined;
  keyFigure: string;
  dimensionId: string;
  startDate: CalendarDay | undefined;
  endDate: CalendarDay | undefined;
}

/** A row per company and fiscal year that overlaps the range, by company name; a company without one has one row. */
function readYears(tx: Db, { isVisible, startDate, endDate }: Scope) {
  const { id, firstDay: start, lastDay: end, currency } = fiscalYear;
  return tx
    .select({ companyId: company.id, name: company.name, id, start, end, currency })
    .from(company)
    .leftJoin(
      fiscalYear,
      and(
        eq(fiscalYear.companyId, company.id),
        startDate ? gte(end, startDate) : undefined,
        endDate ? lte(start, endDate) : undefined,
      ),
    )
    .where(isVisible)
    .orderBy(sql`${company.name} collate "C"`, sql`${company.id} collate "C"`, asc(start));
}

/**
 * Reads a row per fiscal year with its values as one text, since the driver is slow with a row per value.
 */
function readValues(tx: Db, { isVisible, keyFigure, dimensionId, startDate, endDate }: Scope) {
  const { companyId, fiscalYearId, firstDay, lastDay, value } = keyFigureData;
  const item = sql`concat_ws(' ', ${firstDay}, ${lastDay}, ${value})`;
  return tx
    .select({ companyId, fiscalYearId, list: sql<string>`string_agg(${item}, ',' order by ${firstDay}, ${lastDay})` })
    .from(keyFigureData)
    .innerJoin(company, eq(company.id, companyId))
    .where(
      and(
        isVisible,
        eq(keyFigureData.keyFigureInfoId, keyFigure),
        eq(keyFigureData.dimensionId, dimensionId),
        startDate ? gte(firstDay, startDate) : undefined,
        endDate ? lte(lastDay, endDate) : undefined,
      ),
    )
    .groupBy(companyId, fiscalYearId);
}
