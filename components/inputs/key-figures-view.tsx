"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { inputsQueries } from "@/lib/inputs/queries";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { FiguresSkeleton } from "@/components/value-sheet/figures-skeleton";
import { FiscalYearFigures } from "./fiscal-year-figures";

// Loaded on demand: most companies have books, and pages with a grid are close to their size limit.
const NoBooks = onDemand(() => import("@/components/shell/no-books").then((module) => module.NoBooks));

/** Inputs of the chosen fiscal year. */
export function KeyFiguresView({ companyId }: { companyId: string }) {
  const t = useTranslations("inputs");
  const years = useQuery(fiscalYearsQueries.list(companyId));
  const { year } = useFiscalYear(companyId);
  return (
    <QueryView query={years} skeleton={<FiguresSkeleton />} errorTitle={t("failed")}>
      {() =>
        year ? (
          <YearFigures key={year.id} companyId={companyId} fiscalYear={year} />
        ) : (
          <>
            <PageHeading title={t("title")} />
            <NoBooks companyId={companyId}>{t("noBooks")}</NoBooks>
          </>
        )
      }
    </QueryView>
  );
}

function YearFigures({ companyId, fiscalYear }: { companyId: string; fiscalYear: FiscalYear }) {
  const t = useTranslations("inputs");
  const list = useQuery(inputsQueries.data(companyId, fiscalYear.id));
  return (
    <QueryView query={list} skeleton={<FiguresSkeleton />} errorTitle={t("failed")}>
      {(items) => <FiscalYearFigures companyId={companyId} fiscalYear={fiscalYear} items={items} />}
    </QueryView>
  );
}
