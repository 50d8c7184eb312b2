"use client";

import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryState } from "nuqs";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { chosenFiscalYear } from "./chosen-fiscal-year";

/**
 * The fiscal year that the company's pages show: the one that `?year=` names by its id or a month `YYYY-MM`, else the
 * latest. Undefined while the years are fetched, null for a company without any.
 */
export function useFiscalYear(companyId: string): {
  year: FiscalYear | null | undefined;
  years: readonly FiscalYear[] | undefined;
  choose: (fiscalYearId: string) => void;
} {
  const { data: years } = useQuery(fiscalYearsQueries.list(companyId));
  const [wanted, setWanted] = useQueryState("year", parseAsString.withOptions({ history: "push" }));
  return {
    year: years && chosenFiscalYear(years, wanted),
    years,
    choose: (fiscalYearId) => {
      void setWanted(fiscalYearId === years?.at(-1)?.id ? null : fiscalYearId);
    },
  };
}
