"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { inputsQueries } from "@/lib/inputs/queries";
import { YearView } from "@/components/shell/year-view";
import { QueryView } from "@/components/ui/query-view";
import { FiguresSkeleton } from "@/components/value-sheet/figures-skeleton";
import { FiscalYearFigures } from "./fiscal-year-figures";

/** Inputs of the chosen fiscal year. */
export function KeyFiguresView({ companyId }: { companyId: string }) {
  const t = useTranslations("inputs");
  return (
    <YearView
      companyId={companyId}
      title={t("title")}
      noBooks={t("noBooks")}
      skeleton={<FiguresSkeleton />}
      errorTitle={t("failed")}
    >
      {(year) => <YearFigures key={year.id} companyId={companyId} fiscalYear={year} />}
    </YearView>
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
