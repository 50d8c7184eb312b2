"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import type { AccountHistory } from "@/lib/budgets/budget-values";
import { raised, spread } from "@/lib/budgets/fill-budget";
import type { CellPut } from "@/lib/grid/grid-edits";
import type { GridStore } from "@/lib/grid/grid-store";
import { rangeOf } from "@/lib/grid/selection";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { readValue } from "@/lib/inputs/read-value";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { SubmitActions } from "@/components/ui/submit-actions";

export type Filling = "lastYear" | "spread";

interface FillDialogProps {
  kind: Filling;
  grid: GridStore;
  accounts: readonly AccountHistory[];
  /** The fiscal year's currency, ISO 4217. */
  currency: string;
  onClose: (isFilled: boolean) => void;
}

/**
 * Asks for the percent by which the year before is raised, or for the year's amount of each marked account, and fills
 * rows that are shown.
 */
export function FillDialog({ kind, grid, accounts, currency, onClose }: FillDialogProps) {
  const t = useTranslations("budgets.fill");
  const culture = CULTURE_OF_LOCALE[useLocale()];
  const rowIds = grid.model.rowIds();
  const { top, bottom } = rangeOf(grid.selection());
  const marked = rowIds.slice(top, bottom + 1);
  const [text, setText] = useState(kind === "lastYear" ? "0" : "");
  const [rows, setRows] = useState(kind === "spread" || marked.length > 1 ? "marked" : "all");
  const [isTried, setTried] = useState(false);
  const { content } = readValue(text, { type: kind === "lastYear" ? "Percent" : "Amount", currency, locale: culture });
  const number = typeof content === "number" && Number.isFinite(content) ? content : null;
  const cells = number === null ? [] : cellsToFill(number);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (cells.length === 0) return;
    grid.edits.put("fill", cells, grid.selection());
    onClose(true);
  };

  function cellsToFill(typed: number): CellPut[] {
    const history = new Map(accounts.map((account) => [account.number, account.months]));
    const columns = grid.model.columnIds();
    return (rows === "marked" ? marked : rowIds).flatMap((rowId): CellPut[] => {
      const months = history.get(rowId) ?? columns.map(() => null);
      const filled = kind === "lastYear" ? raised(months, typed) : spread(typed, months);
      const row = rowIds.indexOf(rowId);
      // A month without a known value stays unchanged.
      return filled.flatMap((amount, column) => (amount === null ? [] : [{ row, column, content: amount }]));
    });
  }
  const cancel = () => {
    onClose(false);
  };
  return (
    <Dialog open onClose={cancel} size="small" title={t(kind)}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p className="text-ink-2">{t(`${kind}Explained`)}</p>
        <TextField
          numeric
          label={t(kind === "lastYear" ? "percent" : "amount")}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
          error={isTried && number === null ? t("noNumber") : undefined}
        />
        <Select
          label={t("rows")}
          value={rows}
          error={isTried && number !== null && cells.length === 0 ? t("nothingKnown") : undefined}
          onChange={({ target }) => {
            setRows(target.value);
          }}
          options={[
            { value: "marked", label: t("marked", { count: marked.length, account: marked[0] ?? "" }) },
            ...(kind === "lastYear" ? [{ value: "all", label: t("all", { count: rowIds.length }) }] : []),
          ]}
        />
        <SubmitActions onCancel={cancel}>{t("apply")}</SubmitActions>
      </form>
    </Dialog>
  );
}
