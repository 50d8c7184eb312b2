"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { budgetsQueries } from "@/lib/budgets/queries";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { statementsQueries } from "@/lib/statements/queries";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { onDemand } from "@/components/ui/on-demand";
import { QueryView } from "@/components/ui/query-view";
import { BudgetsSkeleton } from "./budgets-skeleton";
import { FiscalYearBudget } from "./fiscal-year-budget";

// Loaded on demand: most companies have books, and pages with a grid are close to their size limit.
const NoBudget = onDemand(() => import("./no-budget").then((module) => module.NoBudget));

/** The budget of the chosen fiscal year, typed in by account and month. */
export function BudgetsView({ companyId }: { companyId: string }) {
  const t = useTranslations("budgets");
  const { seeTargets } = useCompanyPermissions(companyId);
  const years = useQuery(fiscalYearsQueries.list(companyId));
  const { year } = useFiscalYear(companyId);
  if (!seeTargets) return <NoBudget companyId={companyId} mayRead={false} />;
  return (
    <QueryView query={years} skeleton={<BudgetsSkeleton />} errorTitle={t("failed")}>
      {() =>
        year ? (
          <BudgetOfYear key={year.id} companyId={companyId} fiscalYear={year} />
        ) : (
          <NoBudget companyId={companyId} mayRead />
        )
      }
    </QueryView>
  );
}

function BudgetOfYear({ companyId, fiscalYear }: { companyId: string; fiscalYear: FiscalYear }) {
  const t = useTranslations("budgets");
  const budget = useQuery(budgetsQueries.year(companyId, fiscalYear.id));
  const statement = useQuery(statementsQueries.year(companyId, fiscalYear.id));
  const skeleton = <BudgetsSkeleton />;
  return (
    <QueryView query={statement} skeleton={skeleton} errorTitle={t("failed")}>
      {(read) => (
        <QueryView query={budget} skeleton={skeleton} errorTitle={t("failed")}>
          {(amounts) => <FiscalYearBudget {...{ companyId, fiscalYear, statement: read, budget: amounts }} />}
        </QueryView>
      )}
    </QueryView>
  );
}
