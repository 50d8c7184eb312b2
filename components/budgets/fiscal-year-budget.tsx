"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useMemo } from "react";
import type { Budget } from "@/contract/budgets";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { ACCOUNT_NUMBER } from "@/contract/id-patterns";
import type { Statement } from "@/contract/statements/statement";
import { accountsIn, budgetRows, monthsOf, valuesOf } from "@/lib/budgets/budget-values";
import { formatFiscalYear } from "@/contract/format/format-days";
import { useFormats } from "@/lib/format/use-formats";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { onDemand } from "@/components/ui/on-demand";
import { useFiscalYearValues } from "@/components/value-sheet/use-fiscal-year-values";
import type { RowTexts } from "@/components/value-sheet/use-sheet";
import { ValueSheet } from "@/components/value-sheet/value-sheet";

// Loaded after the page, so that the grid itself is shown first.
const BudgetFill = onDemand(
  () => import("./budget-fill").then((module) => module.BudgetFill),
  <div className="w-24" />,
);

// Loaded after the page too: the totals are below the grid, mostly outside the window.
const BudgetTotals = onDemand(() => import("./budget-totals").then((module) => module.BudgetTotals));

interface FiscalYearBudgetProps {
  companyId: string;
  fiscalYear: FiscalYear;
  statement: Statement;
  budget: Budget;
}

/** The grid of a fiscal year's budget: the accounts of the income statement, the file and typed amounts, by month. */
export function FiscalYearBudget({ companyId, fiscalYear, statement, budget }: FiscalYearBudgetProps) {
  const t = useTranslations("budgets");
  const formats = useFormats();
  const queryClient = useQueryClient();
  const { id: fiscalYearId, currency } = fiscalYear;
  const mayWrite = useCompanyPermissions(companyId).writeTargets;
  const months = useMemo(() => monthsOf(fiscalYear), [fiscalYear]);
  const accounts = useMemo(() => accountsIn(statement, months.length), [statement, months]);
  const file = useMemo(() => valuesOf(budget.file, fiscalYear), [budget.file, fiscalYear]);
  const rowSet = useMemo(
    () => budgetRows([...accounts.map(({ number }) => number), ...file.map(({ keyFigureInfoId }) => keyFigureInfoId)]),
    [accounts, file],
  );
  const loadTransport = useCallback(async () => {
    const { budgetTransport } = await import("@/lib/budgets/transport");
    return budgetTransport(queryClient, companyId, fiscalYear);
  }, [queryClient, companyId, fiscalYear]);
  const typed = useMemo(() => valuesOf(budget.typed, fiscalYear), [budget.typed, fiscalYear]);
  const values = useFiscalYearValues({ companyId, fiscalYearId, kind: "budgets" }, typed, rowSet, loadTransport);
  const texts = useMemo((): RowTexts => {
    const names = new Map(accounts.map(({ number, name }) => [number, name]));
    return {
      header: t("account"),
      newRows: t("newRows"),
      refusedRow: (text) => (ACCOUNT_NUMBER.test(text) ? undefined : t("noAccountNumber", { text })),
      name: (number) => `${number} ${names.get(number) ?? ""}`.trim(),
      unit: () => formats.amountUnit(currency),
    };
  }, [accounts, formats, currency, t]);
  const year = formatFiscalYear(fiscalYear);
  const isFromFile = budget.typed.length === 0 && budget.file.length > 0;
  return (
    <ValueSheet
      values={values}
      fiscalYear={fiscalYear}
      title={t("title")}
      detail={t(isFromFile ? "detailOfFile" : "detail", { year })}
      label={t("grid", { year })}
      texts={texts}
      readOnly={mayWrite ? null : t("readOnly")}
      actions={(grid) => mayWrite && <BudgetFill {...{ grid, values, accounts, file, currency }} />}
    >
      {() => <BudgetTotals {...{ values, months, accounts }} />}
    </ValueSheet>
  );
}
