import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import type { CompanyFigure } from "@/contract/agency-key-figure-data";
import { calendarDay } from "@/contract/dates";
import { keyFigureId } from "@/contract/ids";
import { periodOfDays } from "@/contract/period-steps";
import type { Caller, ReadQuery } from "../../caller";
import { company, fiscalYear, keyFigureData } from "../../db/schema";
import { notFound, refuse } from "../../errors";
import { reachAgency, visibleCompanies } from "../../policies/authorize";
import { dimensionQuery } from "./read-key-figure-data";

export const AGENCY_DATA_QUERY = {
  startDate: calendarDay.optional(),
  endDate: calendarDay.optional(),
  ...dimensionQuery,
};

/**
 * One key figure of all companies of the agency that the caller may see, by name: the fiscal years that the range
 * touches, and the values whose periods lie within it. Without `dimensionId` those of the whole company.
 */
export async function listAgencyKeyFigureData(
  caller: Caller,
  agencyId: string,
  keyFigureInfoId: string,
  query: ReadQuery,
): Promise<CompanyFigure[]> {
  await reachAgency(caller, agencyId, "agency.read");
  const keyFigure = keyFigureId.safeParse(keyFigureInfoId).data ?? notFound("Key figure", keyFigureInfoId);
  const { startDate, endDate, dimensionId = "" } = query(AGENCY_DATA_QUERY);
  if (startDate && endDate && startDate > endDate) {
    refuse("invalid", `The query is not valid: startDate ${startDate} is after endDate ${endDate}.`);
  }
  const ofAgency = and(eq(company.agencyId, agencyId), visibleCompanies(caller));
  // Of one moment: a year that is deleted in between is there with its values, or not at all.
  const [years, values] = await caller.db.transaction(
    async (tx) =>
      [
        await tx
          .select({
            companyId: company.id,
            name: company.name,
            id: fiscalYear.id,
            firstDay: fiscalYear.firstDay,
            lastDay: fiscalYear.lastDay,
            currency: fiscalYear.currency,
          })
          .from(company)
          .leftJoin(
            fiscalYear,
            and(
              eq(fiscalYear.companyId, company.id),
              startDate ? gte(fiscalYear.lastDay, startDate) : undefined,
              endDate ? lte(fiscalYear.firstDay, endDate) : undefined,
            ),
          )
          .where(ofAgency)
          .orderBy(sql`${company.name} collate "C"`, sql`${company.id} collate "C"`, asc(fiscalYear.firstDay)),
        await tx
          .select({
            companyId: keyFigureData.companyId,
            fiscalYearId: keyFigureData.fiscalYearId,
            firstDay: keyFigureData.firstDay,
            lastDay: keyFigureData.lastDay,
            value: keyFigureData.value,
          })
          .from(keyFigureData)
          .innerJoin(company, eq(company.id, keyFigureData.companyId))
          .where(
            and(
              ofAgency,
              eq(keyFigureData.keyFigureInfoId, keyFigure),
              eq(keyFigureData.dimensionId, dimensionId),
              startDate ? gte(keyFigureData.firstDay, startDate) : undefined,
              endDate ? lte(keyFigureData.lastDay, endDate) : undefined,
            ),
          )
          .orderBy(asc(keyFigureData.firstDay), asc(keyFigureData.lastDay)),
      ] as const,
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

  const companies = new Map<string, CompanyFigure>();
  const byYear = new Map<string, CompanyFigure["fiscalYears"][number]>();
  for (const { companyId, name, id, firstDay, lastDay, currency } of years) {
    let found = companies.get(companyId);
    if (!found) companies.set(companyId, (found = { id: companyId, name, fiscalYears: [] }));
    if (id === null || firstDay === null || lastDay === null || currency === null) continue;
    const year = { id, start: `${firstDay}T00:00:00`, end: `${lastDay}T00:00:00`, currency, values: [] };
    found.fiscalYears.push(year);
    byYear.set(`${companyId} ${id}`, year);
  }
  for (const { companyId, fiscalYearId, firstDay, lastDay, value } of values) {
    byYear.get(`${companyId} ${fiscalYearId}`)?.values.push({ period: periodOfDays(firstDay, lastDay), value });
  }
  return [...companies.values()];
}
