"use client";

import type { ReactNode } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { ChosenYear } from "@/components/periods/chosen-year";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";

// Loaded on demand: most companies have books, and pages with a grid are close to the limit for scripts.
const NoBooks = onDemand(() => import("./no-books").then((module) => module.NoBooks));

interface YearViewProps {
  companyId: string;
  /** The page's heading when the company has no books or the years cannot be fetched. */
  title: string;
  /** The text about what the books will add to the page. */
  noBooks: string;
  skeleton: ReactNode;
  errorTitle: string;
  children: (year: FiscalYear) => ReactNode;
}

/** A page about the chosen fiscal year, or a note that the company has no books. */
export function YearView({ companyId, title, noBooks, skeleton, errorTitle, children }: YearViewProps) {
  const heading = <PageHeading title={title} />;
  return (
    <ChosenYear
      {...{ companyId, skeleton, errorTitle, heading, children }}
      noBooks={
        <>
          {heading}
          <NoBooks companyId={companyId}>{noBooks}</NoBooks>
        </>
      }
    />
  );
}
