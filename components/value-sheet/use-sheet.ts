"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { periodOfFiscalYear } from "@/contract/period";
import { formatFiscalYear } from "@/contract/format/format-days";
import { useFormats } from "@/lib/format/use-formats";
import { longestText } from "@/lib/grid/longest-text";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { columnIdOf, columnPeriods, type Granularity } from "@/lib/inputs/columns";
import type { FiscalYearValues, Sheet } from "@/lib/inputs/fiscal-year-values";
import type { SheetView } from "@/lib/inputs/key-figure-sheet";
import type { SheetSetting } from "@/lib/inputs/sheet-setting";
import type { GridModel } from "@/lib/grid/grid-model";
import type { GridStore } from "@/lib/grid/grid-store";
import type { GridLayout } from "@/components/grid/grid-layout";

interface SheetChoice {
  fiscalYear: FiscalYear;
  by: Granularity;
  dimensionId: string | undefined;
  readOnly: boolean;
  texts: RowTexts;
}

/** Texts about the rows. */
export interface RowTexts {
  /** Header of the column with names; the default is that for key figures. */
  header?: string;
  /** Hint for the names of rows that are added; the default is that for inputs. */
  newRows?: string;
  /** The reason why no row can have this name, undefined if one can. Without it, rows can have any name. */
  refusedRow?: (name: string) => string | undefined;
  name: (rowId: string) => string;
  unit: (rowId: string) => string;
}

/** Model, store and layout of a sheet for a grid. */
export interface ShownSheet {
  model: GridModel & { setShown: (rowIds: readonly string[] | null) => void };
  grid: GridStore;
  layout: GridLayout;
  /** False when there are other columns between those of the periods. */
  periods?: false;
}

/** A sheet whose only columns are those of the values; {@link ExtraColumns} may add others. */
type OwnSheet = Sheet & { layout: GridLayout; view: SheetView };

/** Adds columns to a sheet; returns null if there are none to add. */
export type ExtraColumns = (sheet: OwnSheet) => ShownSheet | null;

/**
 * Limits of a column's width, in characters as wide as a digit. A longer text ends in an ellipsis and is shown in full
 * in the editor.
 */
const MIN_COLUMN_CHARACTERS = 8;
const MAX_COLUMN_CHARACTERS = 22;

/** The sheet of the chosen view, with its layout. */
export function useSheet(values: FiscalYearValues, choice: SheetChoice): OwnSheet {
  const { fiscalYear, by, dimensionId, readOnly, texts } = choice;
  const { start, end, currency } = fiscalYear;
  const t = useTranslations("inputs");
  const formats = useFormats();
  const rows = useSyncExternalStore(values.subscribe, values.rows, values.rows);

  const view = useMemo(
    (): SheetView => ({ year: periodOfFiscalYear({ start, end }), by, dimensionId }),
    [start, end, by, dimensionId],
  );
  const setting = useSheetSetting(currency, readOnly);
  const sheet = useMemo(() => values.sheet(view, setting), [values, view, setting]);
  useEffect(() => {
    sheet.model.configure(setting);
  }, [sheet, setting]);

  const { subscribe, decimalsShown } = sheet.model;
  const decimals = useSyncExternalStore(subscribe, decimalsShown, decimalsShown);

  // Not in the layout below, which changes while the user types: new columns would sort the rows again.
  const columns = useMemo(() => {
    const spansTwoYears = start.slice(0, 4) !== end.slice(0, 4);
    return columnPeriods(view.year, by).map((period) => ({
      id: columnIdOf(period),
      header:
        by === "year"
          ? formatFiscalYear({ start, end })
          : by === "month" && !spansTwoYears
            ? formats.monthOfYear(period.start.slice(0, 10))
            : by === "month"
              ? formats.month(period.start.slice(0, 10))
              : formats.period(period),
      label: formats.period(period),
    }));
  }, [view, by, start, end, formats]);
  const digits = useMemo(
    () => Math.max(MIN_COLUMN_CHARACTERS, Math.min(longestText(sheet.model, rows), MAX_COLUMN_CHARACTERS)),
    // oxlint-disable-next-line react/exhaustive-deps -- the model's texts are longer with more decimals
    [sheet, rows, decimals],
  );
  const layout = useMemo((): GridLayout => {
    const { name, unit, header = t("columns.keyFigure") } = texts;
    return {
      lead: [
        { id: "name", header, width: "min(240px, 44vw)", align: "start", cell: name },
        { id: "unit", header: t("columns.unit"), width: "64px", align: "end", cell: unit },
      ],
      columns,
      digits,
      rowLabel: (rowId) => `${name(rowId)}, ${unit(rowId)}`,
    };
  }, [columns, digits, texts, t]);

  return { ...sheet, layout, view };
}

/** Locale, currency, access and texts for a sheet of values. */
export function useSheetSetting(currency: string, readOnly: boolean): SheetSetting {
  const t = useTranslations("inputs");
  const tGrid = useTranslations("grid");
  const locale = CULTURE_OF_LOCALE[useLocale()];
  return useMemo(
    (): SheetSetting => ({
      locale,
      currency,
      readOnly,
      notANumber: tGrid("notANumber"),
      describe: (state, reason, theirs) => {
        if (state === "unread") return t(`unread.${reason ?? "unreadable"}`);
        return state === "conflict" ? t("state.conflict", { theirs: theirs || t("noValue") }) : t(`state.${state}`);
      },
    }),
    [locale, currency, readOnly, t, tGrid],
  );
}
