"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import type { ChartPreview } from "@/contract/charts-of-accounts/chart-preview";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { lastDay } from "@/contract/period";
import { chartPreviewQuery, yearFiguresQuery } from "@/lib/charts-of-accounts/queries";
import { formatFiscalYear } from "@/contract/format/format-days";
import { useFormats } from "@/lib/format/use-formats";
import { useFigureFormats } from "@/lib/figures/use-figure-formats";
import { useReason } from "@/lib/figures/use-reason";
import { useDebouncedValue } from "@/lib/use-debounced-value";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import { FailureNote } from "@/components/ui/failure-note";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { useLastError } from "@/components/ui/use-last-error";
import type { ChartWork } from "./use-chart-edits";

type Effect = ChartPreview["keyFigures"][number];

/** Milliseconds without typing before the preview is fetched. */
const PAUSE = 500;

/** Preview of the fiscal year's key figures if the year used the chart with its unsaved edits. */
export function EffectCard({ companyId, year, work }: { companyId: string; year: FiscalYear; work: ChartWork }) {
  const t = useTranslations("chartsOfAccounts.effect");
  const [isAllWanted, setAllWanted] = useState(false);
  const isSound = work.problems.length === 0;
  // As text, because the chart is a new object in each render.
  const text = useDebouncedValue(JSON.stringify({ chart: work.chart, isSound }), PAUSE);
  const settled = useMemo(() => JSON.parse(text) as Pick<ChartWork, "chart"> & { isSound: boolean }, [text]);
  const query = useQuery({ ...chartPreviewQuery(companyId, year.id, settled.chart), enabled: settled.isSound });
  const all = useQuery({ ...yearFiguresQuery(companyId, year), enabled: isAllWanted });
  const changed = query.data?.keyFigures;
  const shown = isAllWanted && all.data && changed ? [...changed, ...unchangedOf(all.data, changed)] : changed;
  const isStale = query.isPlaceholderData || JSON.stringify(settled.chart) !== JSON.stringify(work.chart);
  const [error, errorOfAll] = [useLastError(query), useLastError(all)];
  const isFailed = !query.data && error !== null;
  const failed = isFailed ? error : isAllWanted && !all.data ? errorOfAll : null;
  const yearName = formatFiscalYear(year);
  const formats = useFormats();
  const through = query.data?.bookedThrough;
  return (
    <Card title={t("title", { year: yearName })}>
      <p className="text-ink-2">
        {t("explanation", { year: yearName })}
        {through !== undefined && through < lastDay(year) && ` ${t("through", { day: formats.day(through) })}`}
      </p>
      <p role="status" className="mt-1 min-h-5 text-ink-2">
        {!isSound
          ? t("unsound")
          : changed === undefined || isStale
            ? !failed && t("computing")
            : changed.length === 0
              ? t("nothing", { year: yearName })
              : t("changed", { count: changed.length })}
      </p>
      {failed && (
        <div className="mt-2 flex flex-col items-start gap-2">
          <FailureNote error={failed} title={t("failed")} />
          <Button
            size="small"
            icon="refresh"
            onClick={() => {
              void (isFailed ? query : all).refetch();
            }}
          >
            {t("retry")}
          </Button>
        </div>
      )}
      {isSound && !shown && !failed && <Skeleton className="mt-2 h-24 rounded-md" />}
      {isSound && shown && shown.length > 0 && <Effects effects={shown} year={year} isStale={isStale} />}
      <Switch
        className="mt-3 text-ink-2"
        label={t("all")}
        checked={isAllWanted}
        onChange={(event) => {
          setAllWanted(event.target.checked);
        }}
      />
    </Card>
  );
}

function Effects({ effects, year, isStale }: { effects: Effect[]; year: FiscalYear; isStale: boolean }) {
  const t = useTranslations("chartsOfAccounts.effect");
  const formats = useFormats();
  const figures = useFigureFormats(year.currency);
  const reasonOf = useReason();
  const written = ({ keyFigure, before, after }: Effect): [string, string] => {
    const texts = [before, after].map((value) => (value === null ? "–" : figures.full(value, keyFigure)));
    if (texts[0] === texts[1] && !Object.is(before, after)) {
      // The usual decimals are too few to show so small a change. Neither value is null: the texts would differ.
      return [formats.number(before ?? NaN, { maxDecimals: 6 }), formats.number(after ?? NaN, { maxDecimals: 6 })];
    }
    return [texts[0]!, texts[1]!];
  };
  return (
    <table
      aria-label={t("title", { year: formatFiscalYear(year) })}
      aria-busy={isStale}
      className={classes("mt-2 w-full border-collapse text-left transition-opacity", isStale && "opacity-60")}
    >
      <thead className="text-xs text-ink-2">
        <tr>
          <th scope="col" className="py-1 font-medium">
            {t("columns.keyFigure")}
          </th>
          <th scope="col" className="numeric py-1 pl-3 font-medium">
            {t("columns.before")}
          </th>
          <th scope="col" className="numeric py-1 pl-3 font-medium">
            {t("columns.after")}
          </th>
        </tr>
      </thead>
      <tbody>
        {effects.map((effect) => {
          const { keyFigure, before, after, reason } = effect;
          const [textBefore, textAfter] = written(effect);
          const isChanged = !Object.is(before, after);
          const unit = figures.unit(keyFigure.valueType);
          return (
            <tr key={keyFigure.id} className="border-t border-line align-baseline">
              <th scope="row" className="py-1.5 font-normal wrap-anywhere">
                {keyFigure.name}
                {unit && <span className="ml-1 text-xs text-ink-2">{unit}</span>}
                {after === null && before !== null && (
                  <span className="block text-xs text-ink-2">{reasonOf(reason)}</span>
                )}
              </th>
              <td className="numeric py-1.5 pl-3 text-ink-2">{textBefore}</td>
              <td className={classes("numeric py-1.5 pl-3", isChanged ? "font-semibold" : "text-ink-2")}>
                {textAfter}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The key figures that do not change, with the same value before and after. */
function unchangedOf(
  all: readonly { keyFigure: Effect["keyFigure"]; keyFigureValues: readonly { value: number | null }[] }[],
  changed: readonly Effect[],
): Effect[] {
  const ids = new Set(changed.map(({ keyFigure }) => keyFigure.id));
  return all
    .filter(({ keyFigure }) => !ids.has(keyFigure.id))
    .map(({ keyFigure, keyFigureValues }) => {
      const value = keyFigureValues[0]?.value ?? null;
      return { keyFigure, before: value, after: value };
    });
}
