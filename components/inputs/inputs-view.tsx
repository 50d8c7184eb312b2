"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { inputsQueries } from "@/lib/inputs/queries";
import { YearView } from "@/components/shell/year-view";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { InputsSkeleton } from "./inputs-skeleton";
import { FiscalYearInputs } from "./fiscal-year-inputs";

/** Inputs of the chosen fiscal year. */
export function InputsView({ companyId }: { companyId: string }) {
  const t = useTranslations("inputs");
  return (
    <YearView
      companyId={companyId}
      title={t("title")}
      noBooks={t("noBooks")}
      skeleton={<InputsSkeleton />}
      errorTitle={t("failed")}
    >
      {(year) => <YearInputs key={year.id} companyId={companyId} fiscalYear={year} />}
    </YearView>
  );
}

function YearInputs({ companyId, fiscalYear }: { companyId: string; fiscalYear: FiscalYear }) {
  const t = useTranslations("inputs");
  const list = useQuery(inputsQueries.data(companyId, fiscalYear.id));
  return (
    <QueryView
      query={list}
      skeleton={<InputsSkeleton />}
      errorTitle={t("failed")}
      heading={<PageHeading title={t("title")} />}
    >
      {(stored) => <FiscalYearInputs companyId={companyId} fiscalYear={fiscalYear} stored={stored} />}
    </QueryView>
  );
}
