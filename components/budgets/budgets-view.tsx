"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { budgetsQueries } from "@/lib/budgets/queries";
import { statementsQueries } from "@/lib/statements/queries";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { YearView } from "@/components/shell/year-view";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { onDemand } from "@/components/ui/on-demand";
import { BudgetsSkeleton } from "./budgets-skeleton";
import { FiscalYearBudget } from "./fiscal-year-budget";

// Few see it, and pages with a grid are close to their size limit.
const NoPermission = onDemand(() => import("@/components/ui/states").then((module) => module.NoPermission));

/** The budget of the chosen fiscal year, typed in by account and month. */
export function BudgetsView({ companyId }: { companyId: string }) {
  const t = useTranslations("budgets");
  const { seeTargets } = useCompanyPermissions(companyId);
  if (!seeTargets) {
    return (
      <>
        <PageHeading title={t("title")} />
        <NoPermission />
      </>
    );
  }
  return (
    <YearView
      companyId={companyId}
      title={t("title")}
      noBooks={t("noBooks")}
      skeleton={<BudgetsSkeleton />}
      errorTitle={t("failed")}
    >
      {(year) => <BudgetOfYear key={year.id} companyId={companyId} fiscalYear={year} />}
    </YearView>
  );
}

function BudgetOfYear({ companyId, fiscalYear }: { companyId: string; fiscalYear: FiscalYear }) {
  const t = useTranslations("budgets");
  const budget = useQuery(budgetsQueries.year(companyId, fiscalYear.id));
  const statement = useQuery(statementsQueries.year(companyId, fiscalYear.id));
  const heading = <PageHeading title={t("title")} />;
  const skeleton = <BudgetsSkeleton />;
  return (
    <QueryView query={statement} skeleton={skeleton} errorTitle={t("failed")} heading={heading}>
      {(loadedStatement) => (
        <QueryView query={budget} skeleton={skeleton} errorTitle={t("failed")} heading={heading}>
          {(amounts) => (
            <FiscalYearBudget {...{ companyId, fiscalYear, statement: loadedStatement, budget: amounts }} />
          )}
        </QueryView>
      )}
    </QueryView>
  );
}
