"use client";

import { useQuery } from "@tanstack/react-query";
import { periodOfFiscalYear, type Period } from "@/contract/period";
import { likelyPeriod } from "@/lib/dates/period-choices";
import { today } from "@/lib/dates/today";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";

/**
 * The most likely month for a new comment or report: one of the fiscal year shown, or of an earlier year while the year
 * shown has no complete month. Null while the fiscal years are being fetched.
 */
export function useLikelyPeriod(companyId: string): Period | null {
  const { isPending } = useQuery(fiscalYearsQueries.list(companyId));
  const { year, years = [] } = useFiscalYear(companyId);
  if (isPending) return null;
  return likelyPeriod(years, "month", today(), year ? periodOfFiscalYear(year) : null);
}
