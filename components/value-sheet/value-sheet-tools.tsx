"use client";

import { useMemo, useSyncExternalStore, type RefObject } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { periodOfColumn } from "@/lib/inputs/columns";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import type { EarlyFind } from "./early-find";
import { SheetTools } from "./tools/sheet-tools";
import type { ToolGrid } from "./tools/tool-grid";
import type { RowTexts, ShownSheet } from "./use-sheet";

interface ValueSheetToolsProps {
  values: FiscalYearValues;
  sheet: ShownSheet;
  readOnly: boolean;
  texts: RowTexts;
  fiscalYear: FiscalYear;
  dimensionId: string | undefined;
  fileName: string;
  /** See `ValueSheet`. */
  historyOf: string | undefined;
  boxRef: RefObject<HTMLDivElement | null>;
  early: EarlyFind;
}

/** The tools for the grid of a fiscal year. */
export function ValueSheetTools(props: ValueSheetToolsProps) {
  const { values, sheet, readOnly, texts, fiscalYear, dimensionId, fileName, historyOf, boxRef, early } = props;
  const { model, grid: store, periods = true } = sheet;
  const { columns } = sheet.layout;
  const rowIds = useSyncExternalStore(values.subscribe, values.rows, values.rows);
  const { id: fiscalYearId } = fiscalYear;
  const grid = useMemo(
    (): ToolGrid => ({
      store,
      model,
      readOnly,
      rowIds,
      fileName,
      nameOf: texts.name,
      columns,
      setShown: (shown) => {
        model.setShown(shown);
      },
      storedValueOf:
        historyOf === undefined
          ? null
          : (keyFigureInfoId, columnId) => ({
              companyId: historyOf,
              fiscalYearId,
              keyFigureInfoId,
              dimensionId,
              period: periodOfColumn(columnId),
            }),
      addRows: (ids) => {
        for (const id of ids) values.addRow(id);
      },
      newRowsHint: texts.newRows,
      refusedRow: texts.refusedRow,
      periods,
    }),
    [store, model, periods, readOnly, rowIds, fileName, texts, columns, historyOf, fiscalYearId, dimensionId, values],
  );
  return <SheetTools grid={grid} boxRef={boxRef} early={early} />;
}
