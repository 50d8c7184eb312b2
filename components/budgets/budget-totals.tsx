"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import type { Period } from "@/contract/period";
import type { AccountHistory } from "@/lib/budgets/budget-values";
import { useFormats } from "@/lib/format/use-formats";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";

interface BudgetTotalsProps {
  values: FiscalYearValues;
  months: readonly Period[];
  /** The accounts of the income statement. The sheet can have others, which are no part of the result. */
  accounts: readonly Pick<AccountHistory, "number">[];
}

/** The budgeted result of each month and of the year, updated while the user types. */
export function BudgetTotals({ values, months, accounts }: BudgetTotalsProps) {
  const t = useTranslations("budgets");
  const formats = useFormats();
  // The result of each month; empty while no account has an amount. Text, because React compares snapshots by identity
  // and a new list in each call would render without end.
  const sums = () => {
    const results = months.map((period) => resultOf(values, accounts, period));
    return results.every((result) => result === null) ? "" : results.map((result) => result ?? 0).join(" ");
  };
  const text = useSyncExternalStore(values.subscribeToFilled, sums, sums);
  if (text === "") return null;
  const results = text.split(" ").map(Number);
  const year = results.reduce((sum, result) => sum + result, 0);
  return (
    <section className="mt-4" aria-label={t("result")}>
      <h2 className="mb-2 font-semibold">{t("resultOfYear", { amount: formats.number(Math.round(year)) })}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
        {months.map((period, i) => (
          <li key={period.start} className="numeric">
            {formats.period(period)}: {formats.number(Math.round(results[i] ?? 0))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sum of the accounts in a month; null while none has an amount. */
function resultOf(values: FiscalYearValues, accounts: BudgetTotalsProps["accounts"], period: Period): number | null {
  return accounts.reduce<number | null>((sum, { number }) => {
    const content = values.edits.contentOf({ keyFigureInfoId: number, period });
    return typeof content === "number" ? (sum ?? 0) + content : sum;
  }, null);
}
