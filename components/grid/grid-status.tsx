"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { GridStore } from "@/lib/grid/grid-store";
import { isSingleCell } from "@/lib/grid/selection";
import { summarize } from "@/lib/grid/summary";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { formatCellNumber } from "@/lib/numbers/cell-number";
import { useGridReports } from "./use-grid-reports";

interface GridStatusProps {
  grid: GridStore;
  /** The reason why nothing can be changed; null when it can. */
  readOnly: string | null;
  pasteHint: string | undefined;
  onHelp: () => void;
}

/** The line under the grid: count, sum and average of the selected numbers, what just happened, and main shortcuts. */
export function GridStatus({ grid, readOnly, pasteHint, onHelp }: GridStatusProps) {
  const t = useTranslations("grid");
  const { echo, onReport } = useGridReports(grid, readOnly);
  useEffect(() => grid.onReport(onReport), [grid, onReport]);
  return (
    <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-xs text-ink-2 print:hidden">
      <p className="flex min-h-4 flex-wrap gap-x-5 gap-y-1">
        <Summary grid={grid} />
        {readOnly === null && echo === "" && <span className="max-sm:hidden">{pasteHint}</span>}
        <span role="status" className="text-ink">
          {echo}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-1.5">
        {readOnly === null && (
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

function Summary({ grid }: { grid: GridStore }) {
  const t = useTranslations("grid");
  const locale = CULTURE_OF_LOCALE[useLocale()];
  const version = useSyncExternalStore(grid.subscribe, grid.getVersion, grid.getVersion);
  const selection = useSyncExternalStore(grid.subscribe, grid.selection, grid.selection);
  // The model changes in place, so the summary is computed again when the version of the store changes.
  const summary = useMemo(() => ({ version, ...summarize(grid.model, selection) }), [grid, selection, version]);
  if (isSingleCell(selection) || summary.numbers === 0) return null;
  const show = (value: number) =>
    formatCellNumber(value, { locale, notANumber: t("notANumber"), maximumFractionDigits: 2 });
  return (
    <span className="tabular-nums">
      {t("selection.cells", { count: summary.numbers })} · {t("selection.sum", { value: show(summary.sum) })} ·{" "}
      {t("selection.average", { value: show(summary.average) })}
    </span>
  );
}
