import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureValue } from "@/contract/figures/key-figure-value";
import { amountUnit } from "@/contract/format/amount-unit";
import { formatFiscalYear, formatMonthOfYear, formatMonths, formatPeriod } from "@/contract/format/format-days";
import { formatFigure } from "@/contract/format/format-figure";
import { formatNumber } from "@/contract/format/format-number";
import { decimalsOf, ticksOf } from "@/contract/format/ticks";
import { monthsIn, type Period } from "@/contract/period";
import type { ContentBlockOf, KeyFigureRow, ReportContent } from "@/contract/reports/content";
import type { PdfBlock, PdfLine, PdfSeries } from "../../platform/pdf/pdf-document";
import { figureColumns, PDF_WORDS } from "./block-words";

/** Lines of the axis of values, about so many. */
const TICKS = 4;

/** The members that are drawn beside the values of a chart. */
const BESIDE = ["yearBefore", "budget"] as const;

/** Those of them that some of the values have. */
export function besideIn(values: readonly KeyFigureValue[]): (typeof BESIDE)[number][] {
  return BESIDE.filter((member) => values.some((value) => drawn(value[member]) !== null));
}

type Chart = Omit<ContentBlockOf<"chart">, "keyFigure"> & { keyFigure: KeyFigure };

/** The chart of a report, with the lines of what its values stand beside; nothing where two values make no line. */
export function reportChart(
  { keyFigure, values, resolution }: Chart,
  { language, currency }: Pick<ReportContent, "language" | "currency">,
): PdfBlock[] {
  const known = values.flatMap(({ period, value: of }) => {
    const value = drawn(of);
    return value === null ? [] : [{ period, value }];
  });
  if (known.length < 2) return [];
  const beside = besideIn(values);
  const names = figureColumns(beside, language);
  const series: PdfSeries[] = (["value", ...beside] as const).map((look, i) => ({
    ...{ name: i === 0 ? keyFigure.name : names[i]!.name, look },
    values: values.map((value) => drawn(value[look])),
  }));
  const ticks = ticksOf(
    series.flatMap((line) => line.values.filter((value) => value !== null)),
    TICKS,
    keyFigure.valueType === "Amount",
  );
  const decimals = decimalsOf(ticks);
  const told = ({ period, value }: (typeof known)[number]) =>
    `${formatFigure(value, keyFigure, { currency, locale: language })} (${formatPeriod(period, language)})`;
  const extreme = (isFurther: (one: number, other: number) => boolean) =>
    told(known.reduce((best, each) => (isFurther(each.value, best.value) ? each : best)));
  return [
    {
      kind: "chart",
      alt: PDF_WORDS[language].chart(
        series.map(({ name }) => name),
        formatPeriod(values[0]!.period, language),
        formatPeriod(values.at(-1)!.period, language),
        { lowest: extreme((one, other) => one < other), highest: extreme((one, other) => one > other) },
      ),
      unit: unitOf(keyFigure, currency, language),
      steps: values.map(({ period }) => stepOf(period, resolution, language)),
      ticks: ticks.map((value) => ({ value, name: formatNumber(value, language, { decimals }) })),
      series,
    },
  ];
}

function stepOf(period: Period, resolution: "month" | "year", language: ReportContent["language"]) {
  if (resolution === "year") {
    // The books may have some months of the last year only.
    return { name: monthsIn(period) < 12 ? formatMonths(period, language) : formatFiscalYear(period) };
  }
  return { name: formatMonthOfYear(period.start, language), year: period.start.slice(0, 4) };
}

function unitOf({ valueType }: KeyFigure, currency: string, language: ReportContent["language"]): string {
  return valueType === "Amount" ? amountUnit(currency, language) : valueType === "Percent" ? "%" : "";
}

/** The course of a key figure as a small line; null where two values make no line. */
export function smallLine(
  { keyFigure, sparkline = [] }: KeyFigureRow,
  column: string,
  written: (value: number, keyFigure: KeyFigure) => string,
  language: ReportContent["language"],
): PdfLine | null {
  const values = sparkline.map(({ value }) => drawn(value));
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const of = `${keyFigure.name}, ${column.slice(0, 1).toLowerCase()}${column.slice(1)}`;
  const [first, last] = [known[0]!, known.at(-1)!].map((value) => written(value, keyFigure));
  return { alt: PDF_WORDS[language].course(of, first!, last!), values };
}

/** Infinity and the like are no place on an axis. */
function drawn(value: number | null | undefined): number | null {
  return value === null || value === undefined || !Number.isFinite(value) ? null : value;
}
