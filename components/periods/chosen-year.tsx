"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { QueryView } from "@/components/ui/query-view";

interface ChosenYearProps {
  companyId: string;
  skeleton: ReactNode;
  errorTitle?: ReactNode;
  heading?: ReactNode;
  /** Shown for a company without fiscal years. */
  noBooks: ReactNode;
  children: (year: FiscalYear, years: readonly FiscalYear[]) => ReactNode;
}

/** Renders the fiscal year that the company's pages show; until it is fetched, a skeleton or an error with retry. */
export function ChosenYear({ companyId, skeleton, errorTitle, heading, noBooks, children }: ChosenYearProps) {
  const query = useQuery(fiscalYearsQueries.list(companyId));
  const { year } = useFiscalYear(companyId);
  return (
    <QueryView query={query} skeleton={skeleton} errorTitle={errorTitle} heading={heading}>
      {(years) => (year ? children(year, years) : noBooks)}
    </QueryView>
  );
}
