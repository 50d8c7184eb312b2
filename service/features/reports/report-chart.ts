import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureValue } from "@/contract/figures/key-figure-value";
import { formatMonthOfYear, formatPeriod, formatYearOrMonths } from "@/contract/format/format-days";
import { figureUnit, formatFigure } from "@/contract/format/format-figure";
import { formatNumber } from "@/contract/format/format-number";
import { withSmallInitial } from "@/contract/format/small-initial";
import { decimalsOf, ticksOf } from "@/contract/format/ticks";
import type { Period } from "@/contract/period";
import type { ContentBlockOf, KeyFigureRow, ReportContent } from "@/contract/reports/content";
import type { PdfBlock, PdfSeries, PdfSparkline } from "../../platform/pdf/pdf-document";
import { figureColumns, PDF_WORDS } from "./block-words";

/** The approximate number of ticks on the axis of values. */
const TICKS = 4;

/** The members that the chart of a PDF draws beside the values (ADR 0114); the page's chart draws targets too. */
const BESIDE = ["yearBefore", "budget"] as const;

/** The members of {@link BESIDE} that at least one of the values has. */
export function besideIn(values: readonly KeyFigureValue[]): (typeof BESIDE)[number][] {
  return BESIDE.filter((member) => values.some((value) => finiteOrNull(value[member]) !== null));
}

type Chart = Omit<ContentBlockOf<"chart">, "keyFigure"> & { keyFigure: KeyFigure };

/** The chart of a report with its lines; no block when fewer than two values can be drawn. */
export function reportChart(
  { keyFigure, values, resolution }: Chart,
  { language, currency }: Pick<ReportContent, "language" | "currency">,
): PdfBlock[] {
  const known = values.flatMap(({ period, value: unchecked }) => {
    const value = finiteOrNull(unchecked);
    return value === null ? [] : [{ period, value }];
  });
  if (known.length < 2) return [];
  const beside = besideIn(values);
  const names = figureColumns(beside, language);
  const series: PdfSeries[] = (["value", ...beside] as const).map((look, i) => ({
    name: i === 0 ? keyFigure.name : names[i]!.name,
    look,
    values: values.map((value) => finiteOrNull(value[look])),
  }));
  const ticks = ticksOf(
    series.flatMap((line) => line.values.filter((value) => value !== null)),
    TICKS,
    keyFigure.valueType === "Amount",
  );
  const decimals = decimalsOf(ticks);
  const valueText = ({ period, value }: (typeof known)[number]) =>
    `${formatFigure(value, keyFigure, { currency, locale: language })} (${formatPeriod(period, language)})`;
  const extreme = (isFurther: (value: number, best: number) => boolean) =>
    valueText(known.reduce((best, next) => (isFurther(next.value, best.value) ? next : best)));
  return [
    {
      kind: "chart",
      alt: PDF_WORDS[language].chart(
        series.map(({ name }) => name),
        formatPeriod(values[0]!.period, language),
        formatPeriod(values.at(-1)!.period, language),
        { lowest: extreme((one, other) => one < other), highest: extreme((one, other) => one > other) },
      ),
      unit: figureUnit(keyFigure, currency, language),
      steps: values.map(({ period }) => stepOf(period, resolution, language)),
      ticks: ticks.map((value) => ({ value, name: formatNumber(value, language, { decimals }) })),
      series,
    },
  ];
}

function stepOf(period: Period, resolution: "month" | "year", language: ReportContent["language"]) {
  if (resolution === "year") {
    // The last year ends with the report's period, so it may be shorter than a fiscal year.
    return { name: formatYearOrMonths(period, language) };
  }
  return { name: formatMonthOfYear(period.start, language), year: period.start.slice(0, 4) };
}

/** The sparkline of a key figure; null when fewer than two values can be drawn. */
export function reportSparkline(
  { keyFigure, sparkline = [] }: KeyFigureRow,
  columnName: string,
  format: (value: number, keyFigure: KeyFigure) => string,
  language: ReportContent["language"],
): PdfSparkline | null {
  const values = sparkline.map(({ value }) => finiteOrNull(value));
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const label = `${keyFigure.name}, ${withSmallInitial(columnName)}`;
  const [first, last] = [known[0]!, known.at(-1)!].map((value) => format(value, keyFigure));
  return { alt: PDF_WORDS[language].sparkline(label, first!, last!), values };
}

/** Values that are not finite cannot be drawn. */
function finiteOrNull(value: number | null | undefined): number | null {
  return value === null || value === undefined || !Number.isFinite(value) ? null : value;
}
