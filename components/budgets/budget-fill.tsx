"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { AccountHistory } from "@/lib/budgets/budget-values";
import type { GridStore } from "@/lib/grid/grid-store";
import { periodOfColumn } from "@/lib/inputs/columns";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import { buttonClasses } from "@/components/ui/button-classes";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { FillDialog, type Filling } from "./fill-dialog";

interface BudgetFillProps {
  grid: GridStore;
  /** Has the ids of all rows of the grid, also of those that a filter hides. */
  values: Pick<FiscalYearValues, "rows">;
  accounts: readonly AccountHistory[];
  /** The budget in the imported SIE file; each keyFigureInfoId is an account number. */
  file: readonly KeyFigureData[];
  /** The fiscal year's currency, ISO 4217. */
  currency: string;
}

/**
 * Fills the grid from the year before or with a year's amount, replaces the whole budget by the file's, or empties it.
 * Each is one step of undo.
 */
export function BudgetFill({ grid, values, accounts, file, currency }: BudgetFillProps) {
  const t = useTranslations("budgets.fill");
  const [filling, setFilling] = useState<Filling | null>(null);
  // Menu and dialog give the focus back to the button when they close. The effect then moves it to the grid.
  const [fillCount, setFillCount] = useState(0);
  useEffect(() => {
    if (fillCount > 0) grid.focus();
  }, [fillCount, grid]);
  const put = (valueOf: ValueOf) => () => {
    putAll(grid, values.rows(), valueOf);
    setFillCount(fillCount + 1);
  };
  const open = (kind: Filling) => () => {
    setFilling(kind);
  };
  const hasHistory = accounts.some(({ months }) => months.some((value) => value !== null));
  const items: MenuItem[] = [
    { label: t("lastYear"), disabled: !hasHistory, onSelect: open("lastYear") },
    { label: t("spread"), onSelect: open("spread") },
    ...(file.length > 0 ? [{ label: t("file"), onSelect: put(valuesIn(file)) }] : []),
    { kind: "separator" },
    { label: t("clear"), danger: true, onSelect: put(() => null) },
  ];
  return (
    <>
      <Menu label={t("button")} buttonClassName={buttonClasses({})} items={items}>
        {t("button")}
      </Menu>
      {filling && (
        <FillDialog
          kind={filling}
          grid={grid}
          accounts={accounts}
          currency={currency}
          onClose={(isFilled) => {
            setFilling(null);
            if (isFilled) setFillCount(fillCount + 1);
          }}
        />
      )}
    </>
  );
}

type ValueOf = (rowId: string, columnId: string) => number | null;

/** Returns a function that finds the file's value of a cell. */
function valuesIn(file: readonly KeyFigureData[]): ValueOf {
  const values = new Map(
    file.map(({ keyFigureInfoId, period, value }) => [`${keyFigureInfoId} ${period.start}`, value]),
  );
  return (account, columnId) => values.get(`${account} ${periodOfColumn(columnId).start}`) ?? null;
}

/** Puts a value into each cell of these rows, shown or not, as one step of the history. */
function putAll({ model, edits, selection }: GridStore, rowIds: readonly string[], valueOf: ValueOf): void {
  const columnIds = model.columnIds();
  const steps = rowIds.flatMap((rowId) =>
    columnIds.map((columnId) => ({
      rowId,
      columnId,
      before: model.content(rowId, columnId),
      content: valueOf(rowId, columnId),
    })),
  );
  const cells = edits.write(steps, selection());
  if (cells > 0) edits.report({ type: "fill", cells });
}
