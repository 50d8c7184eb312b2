"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { GridModel } from "@/lib/grid/grid-model";
import type { GridStore } from "@/lib/grid/grid-store";
import { isSingleCell } from "@/lib/grid/selection";
import { summarize } from "@/lib/grid/summary";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { formatNumber } from "@/lib/numbers/format";
import { useGridReports } from "./use-grid-reports";

interface GridStatusProps {
  model: GridModel;
  grid: GridStore;
  readOnly: boolean;
  onHelp: () => void;
}

/** The line under the grid: count, sum and average of the selection, what just happened, and the main shortcuts. */
export function GridStatus({ model, grid, readOnly, onHelp }: GridStatusProps) {
  const t = useTranslations("keyFigures");
  const { echo, onReport } = useGridReports(grid, readOnly);
  useEffect(() => grid.onReport(onReport), [grid, onReport]);
  return (
    <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-xs text-ink-2">
      <p className="flex min-h-4 flex-wrap gap-x-5 gap-y-1">
        <Summary model={model} grid={grid} />
        {!readOnly && echo === "" && <span className="max-sm:hidden">{t("selection.pasteHint")}</span>}
        <span role="status" className="text-ink">
          {echo}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-1.5">
        {!readOnly && (
          <span className="max-sm:hidden">
            {t("hint.edit")} · {t("hint.undo")} · {t("hint.fill")} ·
          </span>
        )}
        <button type="button" className="underline-offset-2 hover:underline" onClick={onHelp}>
          {t("hint.all")}
        </button>
      </p>
    </div>
  );
}

function Summary({ model, grid }: { model: GridModel; grid: GridStore }) {
  const t = useTranslations("keyFigures");
  const locale = CULTURE_OF_LOCALE[useLocale()];
  const version = useSyncExternalStore(grid.subscribe, grid.getVersion, grid.getVersion);
  const selection = useSyncExternalStore(grid.subscribe, grid.selection, grid.selection);
  const summary = useMemo(() => ({ version, ...summarize(model, selection) }), [model, selection, version]);
  if (isSingleCell(selection) || summary.numbers === 0) return null;
  const show = (value: number) =>
    formatNumber(value, { locale, notANumber: t("notANumber"), maximumFractionDigits: 2 });
  return (
    <span className="tabular-nums">
      {t("selection.cells", { count: summary.numbers })} · {t("selection.sum", { value: show(summary.sum) })} ·{" "}
      {t("selection.average", { value: show(summary.average) })}
    </span>
  );
}
