"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { figureDecimals } from "@/contract/format/format-figure";
import { bookedPart } from "@/contract/figures/reach";
import { figuresQueries } from "@/lib/figures/queries";
import { useFormats } from "@/lib/format/use-formats";
import { GridStore } from "@/lib/grid/grid-store";
import { longestText } from "@/lib/grid/longest-text";
import { columnIdOf, type Granularity } from "@/lib/inputs/columns";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import type { KeyFigureSheet } from "@/lib/inputs/key-figure-sheet";
import { ComparedSheet, comparisonColumn, targetOfPart, type Actuals } from "@/lib/targets/compared-sheet";
import type { GridLayout } from "@/components/grid/grid-layout";
import type { ExtraColumns, ShownSheet } from "@/components/value-sheet/use-sheet";

interface ComparedChoice {
  values: FiscalYearValues;
  companyId: string;
  fiscalYear: FiscalYear;
  by: Granularity;
  isWanted: boolean;
}

/** Width in CSS pixels of a column whose header contains the booked months. */
const PART_WIDTH = 164;

/** `beside` adds columns with actual values to a sheet of targets; null while they are off or not loaded. */
export function useComparedSheet({ values, companyId, fiscalYear, by, isWanted }: ComparedChoice) {
  const t = useTranslations("targets.compared");
  const formats = useFormats();
  const query = useQuery({ ...figuresQueries.year(companyId, fiscalYear, by), enabled: isWanted });
  const results = isWanted ? query.data : undefined;
  const beside = useMemo((): ExtraColumns | null => {
    if (!results) return null;
    const byRow = valuesIn(results);
    const keyFigures = new Map(results.map(({ keyFigure }) => [keyFigure.id, keyFigure]));
    const actuals: Actuals = {
      valueOf: (rowId, columnId) => byRow.get(rowId)?.get(columnId)?.value ?? null,
      targetOf: (rowId, columnId) =>
        targetOfPart(byRow.get(rowId)?.get(columnId), keyFigures.get(rowId)?.valueType ?? "Ratio"),
      write: (rowId, value, comparison) => {
        const decimals = figureDecimals(keyFigures.get(rowId) ?? { valueType: "Ratio" });
        return formats.number(value, { decimals, signed: comparison === "difference" });
      },
    };
    // Cached by sheet, because a new grid for each render would lose the selection.
    const grids = new WeakMap<KeyFigureSheet, { model: ComparedSheet; grid: GridStore }>();
    const layouts = new WeakMap<GridLayout, GridLayout>();
    const gridOf = (targets: KeyFigureSheet) => {
      let made = grids.get(targets);
      if (!made) {
        const model = new ComparedSheet(targets, actuals);
        grids.set(targets, (made = { model, grid: new GridStore(model) }));
        values.addGrid(`compared ${by}`, made.grid);
      }
      return made;
    };
    const layoutOf = (layout: GridLayout, model: ComparedSheet) => {
      let made = layouts.get(layout);
      if (!made) {
        const digits = Math.max(layout.digits, longestText(model, model.rowIds()));
        const columns = layout.columns.flatMap(({ id, header, label }) => {
          // All key figures have the same periods and reach, so the first one's are read.
          const reach = byRow.values().next().value?.get(id);
          const part = reach && bookedPart(reach);
          return [
            { id, header: t("target", { period: header }), label: t("target", { period: label }) },
            {
              id: comparisonColumn(id, "actual"),
              header: part ? t("actualOf", { period: formats.months(part) }) : t("actual"),
              label: t("actualOf", { period: part ? formats.months(part) : label }),
              computed: true as const,
              ...(part && { width: PART_WIDTH }),
            },
            {
              id: comparisonColumn(id, "difference"),
              header: t("difference"),
              label: t("differenceOf", { period: part ? formats.months(part) : label }),
              computed: true as const,
            },
          ];
        });
        layouts.set(layout, (made = { ...layout, columns, digits }));
      }
      return made;
    };
    return (sheet): ShownSheet | null => {
      if (sheet.view.by !== by) return null;
      const { model, grid } = gridOf(sheet.model);
      return { model, grid, layout: layoutOf(sheet.layout, model), periods: false };
    };
  }, [results, values, by, formats, t]);
  return { beside, isError: isWanted && query.isLoadingError };
}

type Value = KeyFigureResult["keyFigureValues"][number];

/** The values by key figure and column. */
function valuesIn(results: readonly KeyFigureResult[]): ReadonlyMap<string, ReadonlyMap<string, Value>> {
  return new Map(
    results.map(({ keyFigure, keyFigureValues }) => [
      keyFigure.id,
      new Map(keyFigureValues.map((value) => [columnIdOf(value.period), value])),
    ]),
  );
}
