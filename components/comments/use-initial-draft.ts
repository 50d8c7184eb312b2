"use client";

import { useQuery } from "@tanstack/react-query";
import { periodOfDays } from "@/contract/period-steps";
import type { CommentDraft } from "@/lib/comments/comment-drafts";
import { likelyPeriod, periodGroups } from "@/lib/comments/period-choices";
import { today } from "@/lib/comments/today";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";

/**
 * What a comment form begins with: what is given, else an empty comment on the likely month of the fiscal year that
 * the page shows. Null until the fiscal years are there (or cannot be had).
 */
export function useInitialDraft(companyId: string, given: CommentDraft | undefined): CommentDraft | null {
  const { isPending } = useQuery(fiscalYearsQueries.list(companyId));
  const { year } = useFiscalYear(companyId);
  if (isPending) return null;
  if (given) return given;
  const years = year ? [periodOfDays(year.start.slice(0, 10), year.end.slice(0, 10))] : [];
  const months = periodGroups(years, "month", today());
  return {
    keyFigureType: "",
    period: likelyPeriod(months, today(), year?.lastLedgerDate.slice(0, 10)),
    message: "",
  };
}
