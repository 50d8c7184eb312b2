"use client";

import { useTranslations } from "next-intl";
import { useMemo, useSyncExternalStore } from "react";
import type { Period } from "@/contract/period";
import { useFormats } from "@/lib/format/use-formats";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";

/** The budgeted result of each month and of the year, updated while the user types. */
export function BudgetTotals({ values, months }: { values: FiscalYearValues; months: readonly Period[] }) {
  const t = useTranslations("budgets");
  const formats = useFormats();
  // Empty while the user has typed nothing. Text, so that the snapshot is equal while the sums are.
  const sums = () => {
    const results = months.map((period) => sumOf(values, period));
    return results.every((result) => result === null) ? "" : results.map((result) => result ?? 0).join(" ");
  };
  const subscribe = useMemo(() => (listener: () => void) => values.edits.subscribe(listener), [values]);
  const text = useSyncExternalStore(subscribe, sums, sums);
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

function sumOf(values: FiscalYearValues, period: Period): number | null {
  return values.rows().reduce<number | null>((sum, account) => {
    const content = values.edits.contentOf({ keyFigureInfoId: account, period });
    return typeof content === "number" ? (sum ?? 0) + content : sum;
  }, null);
}
