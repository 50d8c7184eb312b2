"use client";

import { useState } from "react";
import { amountUnit } from "@/contract/format/amount-unit";
import { formatFiscalYear, formatMonthOfYear, formatMonths, formatYearOrMonths } from "@/contract/format/format-days";
import { figureDecimals, formatFigure } from "@/contract/format/format-figure";
import { formatNumber } from "@/contract/format/format-number";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { bookedPart } from "@/contract/figures/reach";
import { firstDay, lastDay, monthsIn, type Period } from "@/contract/period";
import type { ContentBlockOf, ReportContent } from "@/contract/reports/content";
import { FIGURE_COLUMNS } from "@/contract/reports/figure-columns";
import { decimalsForThreeDigits, scaleOf } from "@/lib/figures/amount-scale";
import { LineChart } from "@/components/line-charts/line-chart";
import type { ChartPanel, ChartSeries } from "@/components/line-charts/panel";
import { isDrawn } from "@/components/line-charts/path";
import { ALONE, BEFORE, BUDGET, TARGET } from "@/components/line-charts/series-look";

type Block = ContentBlockOf<"chart">;

interface ReportChartProps {
  block: Block;
  keyFigure: KeyFigure;
  content: Pick<ReportContent, "language" | "currency">;
}

/** Values for comparison, drawn where they are known. */
const BESIDE = [
  { measure: "yearBefore", look: BEFORE },
  { measure: "budget", look: BUDGET },
  { measure: "target", look: TARGET, marked: true },
] as const;

/** The chart of a block, in the report's language; the caption describes the marked or latest known step. */
export function ReportChart({ block, keyFigure, content: { language, currency } }: ReportChartProps) {
  /** `period.end` of the marked step, whose index may change when the block of a draft is edited; null for none. */
  const [markedEnd, setMarkedEnd] = useState<string | null>(null);
  const { values, resolution, heading = keyFigure.name } = block;
  const latest = Math.max(
    0,
    values.findLastIndex(({ value }) => isDrawn(value)),
  );
  const words = FIGURE_COLUMNS[language];
  const written = (value: number) => formatFigure(value, keyFigure, { currency, locale: language });
  const describe = (at: number) => {
    const step = values[at]!;
    const beside = BESIDE.flatMap(({ measure }) => {
      const value = step[measure];
      return value === undefined ? [] : [`${words[measure]} ${written(value)}`];
    });
    const period = bookedPart(step) ?? step.period;
    const name = resolution === "year" ? formatYearOrMonths(period, language) : formatMonths(period, language);
    return `${name}: ${[step.value === null ? "–" : written(step.value), ...beside].join(" · ")}`;
  };
  const marked = values.findIndex(({ period }) => period.end === markedEnd);
  return (
    <figure>
      <figcaption className="min-h-5 text-ink-2 print:hidden">{describe(marked < 0 ? latest : marked)}</figcaption>
      <LineChart
        label={heading}
        steps={values.map(({ period }) => stepName(period, resolution, language))}
        panels={[panelOf(block, keyFigure, { language, currency })]}
        pins={[]}
        cursor={marked < 0 ? null : marked}
        start={latest}
        onCursor={(step) => {
          setMarkedEnd(step === null ? null : values[step]!.period.end);
        }}
        describe={describe}
      />
    </figure>
  );
}

function stepName(period: Period, resolution: Block["resolution"], language: ReportContent["language"]) {
  const [first, last] = [firstDay(period), lastDay(period)].map((day) => formatMonthOfYear(day, language));
  const year = lastDay(period).slice(0, 4);
  if (resolution !== "month" && monthsIn(period) >= 12) return { label: formatFiscalYear(period), year: "" };
  // Several months: a short fiscal year, or the last one, which is cut at the end of the report.
  return { label: resolution === "month" || first === last ? last! : `${first!}–${last!}`, year };
}

function panelOf(
  { values, resolution }: Block,
  keyFigure: KeyFigure,
  { language, currency }: ReportChartProps["content"],
): ChartPanel {
  const { valueType } = keyFigure;
  const measures = ["value", ...BESIDE.map(({ measure }) => measure)] as const;
  const all = values.flatMap((value) => measures.map((measure) => value[measure] ?? 0));
  const scale = valueType === "Amount" ? scaleOf(all) : 0;
  const scaled = (value: number | null | undefined) => (isDrawn(value) ? value / 10 ** scale : null);
  const beside = BESIDE.flatMap(({ measure, look, ...more }): ChartSeries[] => {
    const line = values.map((value) => scaled(value[measure]));
    return line.some(isDrawn)
      ? [{ id: measure, look, values: line, label: FIGURE_COLUMNS[language][measure], ...more }]
      : [];
  });
  const line = values.map(({ value }) => scaled(value));
  const last = line.findLastIndex(isDrawn);
  const end = line[last] ?? 0;
  const decimals = decimalsForThreeDigits(end, scale > 0 ? 2 : figureDecimals(keyFigure));
  const label =
    last < 0
      ? ""
      : `${formatNumber(end, language, { decimals })} ${stepName(values[last]!.period, resolution, language).label}`;
  return {
    id: keyFigure.id,
    unit: valueType === "Amount" ? amountUnit(currency, language, scale) : valueType === "Percent" ? "%" : "",
    withZero: valueType === "Amount" || valueType === "Count",
    series: [...beside, { id: "value", look: ALONE, values: line, label, strong: true }],
    formatTick: (tick, tickDecimals) => formatNumber(tick, language, { decimals: tickDecimals }),
  };
}
