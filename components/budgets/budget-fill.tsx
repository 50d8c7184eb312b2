"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { AccountHistory } from "@/lib/budgets/budget-values";
import type { GridStore } from "@/lib/grid/grid-store";
import { periodOfColumn } from "@/lib/inputs/columns";
import { buttonClasses } from "@/components/ui/button-classes";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { FillDialog, type Filling } from "./fill-dialog";

interface BudgetFillProps {
  grid: GridStore;
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
export function BudgetFill({ grid, accounts, file, currency }: BudgetFillProps) {
  const t = useTranslations("budgets.fill");
  const [filling, setFilling] = useState<Filling | null>(null);
  // Menu and dialog give the focus back to the button when they close; after that it moves on to the grid.
  const [fillings, setFillings] = useState(0);
  useEffect(() => {
    if (fillings > 0) grid.focus();
  }, [fillings, grid]);
  const put = (valueOf: Parameters<typeof putAll>[1]) => () => {
    putAll(grid, valueOf);
    setFillings(fillings + 1);
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
            if (isFilled) setFillings(fillings + 1);
          }}
        />
      )}
    </>
  );
}

/** Returns a function that finds the file's value of a cell. */
function valuesIn(file: readonly KeyFigureData[]): (rowId: string, columnId: string) => number | null {
  const values = new Map(
    file.map(({ keyFigureInfoId, period, value }) => [`${keyFigureInfoId} ${period.start}`, value]),
  );
  return (account, columnId) => values.get(`${account} ${periodOfColumn(columnId).start}`) ?? null;
}

/** Puts a value into each cell, as one step of the history. */
function putAll(grid: GridStore, valueOf: (rowId: string, columnId: string) => number | null): void {
  const { model } = grid;
  const columns = model.columnIds();
  const cells = model
    .rowIds()
    .flatMap((rowId, row) => columns.map((columnId, column) => ({ row, column, content: valueOf(rowId, columnId) })));
  grid.edits.put("fill", cells, grid.selection());
}
