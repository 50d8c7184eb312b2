"use client";

import { useQuery } from "@tanstack/react-query";
import { type Period, periodOfDays } from "@/contract/period";
import { likelyPeriod, periodGroups } from "@/lib/dates/period-choices";
import { today } from "@/lib/dates/today";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";

/**
 * The most likely month for a new comment or report: one of the fiscal year shown. Null until the fiscal years are
 * fetched or their request has failed.
 */
export function useLikelyPeriod(companyId: string): Period | null {
  const { isPending } = useQuery(fiscalYearsQueries.list(companyId));
  const { year } = useFiscalYear(companyId);
  if (isPending) return null;
  const years = year ? [periodOfDays(year.start.slice(0, 10), year.end.slice(0, 10))] : [];
  return likelyPeriod(periodGroups(years, "month", today()), today(), year?.lastLedgerDate.slice(0, 10));
}
