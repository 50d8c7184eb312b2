"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { figureDecimals } from "@/contract/format/format-figure";
import { bookedPart } from "@/contract/figures/reach";
import type { Period } from "@/contract/period";
import { figuresQueries } from "@/lib/figures/queries";
import { useFormats } from "@/lib/format/use-formats";
import { GridStore } from "@/lib/grid/grid-store";
import { longestText } from "@/lib/grid/longest-text";
import { columnIdOf, type Granularity } from "@/lib/inputs/columns";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import type { KeyFigureSheet } from "@/lib/inputs/key-figure-sheet";
import { createStore, type Store } from "@/lib/store";
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

interface Comparison {
  actuals: Store<Actuals>;
  grids: WeakMap<KeyFigureSheet, { model: ComparedSheet; grid: GridStore }>;
}

const NO_ACTUALS: Actuals = { valueOf: () => null, write: () => "" };

/** Kept as long as the values: a new grid would lose selection and editor, and the old one would stay subscribed. */
const comparisons = new WeakMap<FiscalYearValues, Map<Granularity, Comparison>>();

function comparisonOf(values: FiscalYearValues, by: Granularity): Comparison {
  const ofValues = comparisons.get(values) ?? new Map<Granularity, Comparison>();
  comparisons.set(values, ofValues);
  const comparison = ofValues.get(by) ?? { actuals: createStore(NO_ACTUALS), grids: new WeakMap() };
  ofValues.set(by, comparison);
  return comparison;
}

/** Width in CSS pixels of a column whose header contains the booked months. */
const PART_WIDTH = 164;

/** `beside` adds columns with actual values to a sheet of targets; null while they are off or not loaded. */
export function useComparedSheet({ values, companyId, fiscalYear, by, isWanted }: ComparedChoice) {
  const t = useTranslations("targets.compared");
  const formats = useFormats();
  const options = { ...figuresQueries.year(companyId, fiscalYear, by), enabled: isWanted };
  const query = useQuery(options);
  // Selected, so that it stays the same object while only values change: new columns would sort the rows again.
  const { data: parts } = useQuery({ ...options, select: bookedParts });
  const results = isWanted ? query.data : undefined;
  const comparison = comparisonOf(values, by);
  useEffect(() => {
    if (!results) return;
    const byRow = valuesIn(results);
    const keyFigures = new Map(results.map(({ keyFigure }) => [keyFigure.id, keyFigure]));
    comparison.actuals.set({
      valueOf: (rowId, columnId) => byRow.get(rowId)?.get(columnId)?.value ?? null,
      targetOf: (rowId, columnId) =>
        targetOfPart(byRow.get(rowId)?.get(columnId), keyFigures.get(rowId)?.valueType ?? "Ratio"),
      write: (rowId, value, column) => {
        const decimals = figureDecimals(keyFigures.get(rowId) ?? { valueType: "Ratio" });
        return formats.number(value, { decimals, signed: column === "difference" });
      },
    });
  }, [comparison, results, formats]);
  const columnsOf = useMemo(() => comparedColumns(parts, t, formats), [parts, t, formats]);
  const beside = useMemo((): ExtraColumns | null => {
    if (!results) return null;
    const { actuals, grids } = comparison;
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
        layouts.set(layout, (made = { ...layout, columns: columnsOf(layout.columns), digits }));
      }
      return made;
    };
    return (sheet): ShownSheet | null => {
      if (sheet.view.by !== by) return null;
      const { model, grid } = gridOf(sheet.model);
      return { model, grid, layout: layoutOf(sheet.layout, model), periods: false };
    };
  }, [results, comparison, values, by, columnsOf]);
  return { beside, isError: isWanted && query.isLoadingError };
}

/** Returns a function that adds the compared columns to those of a sheet. Given the same array, it returns the same. */
function comparedColumns(
  parts: BookedParts | undefined,
  t: ReturnType<typeof useTranslations<"targets.compared">>,
  formats: ReturnType<typeof useFormats>,
) {
  const made = new WeakMap<GridLayout["columns"], GridLayout["columns"]>();
  return (own: GridLayout["columns"]) => {
    let columns = made.get(own);
    if (!columns) {
      columns = own.flatMap(({ id, header, label }) => {
        const part = parts?.[id];
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
      made.set(own, columns);
    }
    return columns;
  };
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

type BookedParts = Partial<Record<string, Period>>;

/** The booked part of each column's period that is not booked to its end. */
function bookedParts([first]: readonly KeyFigureResult[]): BookedParts {
  // All key figures have the same periods and reach.
  return Object.fromEntries(
    (first?.keyFigureValues ?? []).flatMap((reach) => {
      const part = bookedPart(reach);
      return part ? [[columnIdOf(reach.period), part]] : [];
    }),
  );
}
