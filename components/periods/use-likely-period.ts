"use client";

import { useQuery } from "@tanstack/react-query";
import type { Period } from "@/contract/period";
import { likelyPeriod } from "@/lib/dates/period-choices";
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
  return likelyPeriod(year ? [year] : [], "month", today());
}
