"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsString, useQueryStates } from "nuqs";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { chartOfAccountsPath } from "@/lib/charts-of-accounts/paths";
import { STANDARD_CHART } from "@/lib/charts-of-accounts/standard-chart";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { chartsOfAccountsQuery, fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { Select } from "@/components/ui/select";
import { EmptyState } from "@/components/ui/states";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import { ChartEditor } from "./chart-editor";
import { ChartsOfAccountsSkeleton } from "./chart-skeleton";

/** The chart in the address (`?chart=`), else that of the fiscal year shown; without years the built-in one. */
export function ChartView({ companyId }: { companyId: string }) {
  const t = useTranslations("chartsOfAccounts");
  const mayWrite = useCompanyPermissions(companyId).writeFiscalYears;
  const { year } = useFiscalYear(companyId);
  const years = useQuery(fiscalYearsQueries.list(companyId));
  const held = useHeldDeletions();
  const list = useQuery(chartsOfAccountsQuery(companyId));
  const [{ chart: wanted }, setView] = useQueryStates(
    { chart: parseAsString, group: parseAsString },
    { history: "push" },
  );
  const choose = (id: string | null) => {
    void setView({ chart: id, group: null });
  };
  const nameOf = ({ id, name }: ChartOfAccounts) => (id === STANDARD_CHART ? t("standard", { name }) : name);

  if (wanted === null && years.data === undefined) {
    // Any chart shown now might not be the year's.
    return (
      <div className="max-w-page">
        <PageHeading title={t("title")} detail={t("detail")} />
        <QueryView query={years} skeleton={<ChartsOfAccountsSkeleton />} errorTitle={t("yearsFailed")}>
          {() => <ChartsOfAccountsSkeleton />}
        </QueryView>
      </div>
    );
  }
  return (
    <div className="max-w-page">
      <PageHeading title={t("title")} detail={t("detail")} />
      <QueryView query={list} skeleton={<ChartsOfAccountsSkeleton />} errorTitle={t("failed")}>
        {(all) => {
          const charts = all.filter(({ id }) => !held.has(chartOfAccountsPath(companyId, id)));
          const id = wanted ?? year?.chartOfAccountsId ?? STANDARD_CHART;
          const chart = charts.find((one) => one.id === id);
          // Every company has the built-in chart, which cannot be deleted.
          const first = charts[0]!;
          if (!chart) {
            return (
              <EmptyState
                icon="tree"
                title={t("unknown.title", { id })}
                action={
                  <Button
                    onClick={() => {
                      choose(first.id);
                    }}
                  >
                    {t("unknown.show", { name: nameOf(first) })}
                  </Button>
                }
              >
                {t("unknown.look")}
              </EmptyState>
            );
          }
          const isStandard = chart.id === STANDARD_CHART;
          return (
            <>
              <Select
                shape="pill"
                label={t("choose")}
                value={chart.id}
                onChange={(event) => {
                  choose(event.target.value);
                }}
                options={charts.map((one) => ({ value: one.id, label: nameOf(one) }))}
                className="mb-3 w-fit"
              />
              {(!mayWrite || isStandard) && (
                <p className="mb-4 flex gap-2 rounded-md bg-hover px-3 py-2 text-ink-2">
                  <Icon name="lock" className="mt-0.5" />
                  {mayWrite ? t("standardReadOnly") : t("readOnly")}
                </p>
              )}
              <ChartEditor
                key={chart.id}
                companyId={companyId}
                chart={chart}
                mayWrite={mayWrite}
                isStandard={isStandard}
                onChoose={choose}
              />
            </>
          );
        }}
      </QueryView>
    </div>
  );
}
