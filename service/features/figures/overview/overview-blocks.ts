import { changeOf, roundsToZero } from "@/contract/figures/change";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureResult, KeyFigureValue, MissingReason } from "@/contract/figures/key-figure-value";
import { balanceDay, bookedPart, isUnbooked, shownValue } from "@/contract/figures/reach";
import type { Period } from "@/contract/period";
import type { Resolution } from "@/contract/figures/resolutions";
import { formatDay, formatMonths, formatPeriod } from "@/contract/format/format-days";
import { formatFigure } from "@/contract/format/format-figure";
import { formatNumber } from "@/contract/format/format-number";
import type { Locale } from "@/contract/format/locale";
import type { PdfBlock, PdfRow } from "../../../platform/pdf/pdf-document";
import { OVERVIEW_TEXTS } from "./overview-texts";

export interface OverviewBlocksInput {
  results: readonly KeyFigureResult[];
  /** The steps of the values; when absent, fiscal years or one range of days. */
  resolution: Resolution | undefined;
  /** Comments on days of the figures; a heading names the key figure, the days and the author. */
  comments: readonly { heading: string; message: string }[];
  language: Locale;
  /** The currency of amounts of a period. */
  currencyOf: (period: Period) => string;
  /** The sentence that says why there is no value. */
  reason: (reason: MissingReason | undefined) => string;
}

/** Blocks of the PDF: the latest values with their comparisons, the comments, and the values of all steps. */
export function overviewBlocks(input: OverviewBlocksInput): PdfBlock[] {
  const { results, language, resolution, comments } = input;
  const texts = OVERVIEW_TEXTS[language];
  if (results.length === 0) return [{ kind: "paragraph", text: texts.nothing }];
  const steps = valuedSteps(results);
  const hasSeries = steps.length > 0 && results.some(({ keyFigureValues }) => keyFigureValues.length > 1);
  return [
    { kind: "heading", level: 1, text: texts.latest },
    latestTable(input),
    ...(comments.length > 0 ? [{ kind: "heading", level: 1, text: texts.comments } as const] : []),
    ...comments.flatMap(({ heading, message }): PdfBlock[] => [
      { kind: "paragraph", text: heading, isQuiet: true },
      ...message.split(/\n+/).flatMap((text): PdfBlock[] => (text.trim() === "" ? [] : [{ kind: "paragraph", text }])),
    ]),
    ...(hasSeries
      ? [
          { kind: "heading", level: 1, text: texts.series[resolution ?? "year"], newPage: true } as const,
          seriesTable(input, steps, texts.series[resolution ?? "year"]),
        ]
      : []),
  ];
}

function latestTable({ results, language, currencyOf, reason }: OverviewBlocksInput): PdfBlock {
  const texts = OVERVIEW_TEXTS[language];
  const shown = results.map(({ keyFigure, keyFigureValues }) => ({ keyFigure, value: shownValue(keyFigureValues) }));
  const has = (member: "target" | "budget") => shown.some(({ value }) => value?.[member] !== undefined);
  const comparisons = (["target", "budget"] as const).filter(has);
  return {
    kind: "table",
    name: texts.latest,
    columns: [
      texts.keyFigure,
      texts.value,
      texts.yearBefore,
      texts.change,
      ...comparisons.map((member) => texts[member]),
    ].map((heading) => ({ heading })),
    rows: shown.map(({ keyFigure, value }): PdfRow => {
      // The year before is of the same currency: an amount of another one has no comparison.
      const currency = value ? currencyOf(value.period) : "";
      const formatted = (amount: number | null | undefined) =>
        isMissing(amount) ? "–" : formatFigure(amount, keyFigure, { currency, locale: language });
      const missing = isMissing(value?.value)
        ? value && isUnbooked(value)
          ? texts.notBooked
          : reason(value?.reason)
        : "";
      const note = [...(value ? notesOf(value, keyFigure, language) : []), missing].filter((part) => part !== "");
      return {
        cells: [
          keyFigure.name,
          formatted(value?.value),
          formatted(value?.yearBefore),
          changeText(value, keyFigure, language, currency),
          ...comparisons.map((member) => formatted(value?.[member])),
        ],
        note: note.join(" · "),
      };
    }),
  };
}

/** The period or day of the value, and whether it is annualised or estimated. */
function notesOf(value: KeyFigureValue, { timeBasis }: KeyFigure, language: Locale): string[] {
  const texts = OVERVIEW_TEXTS[language];
  const when =
    timeBasis === "day"
      ? texts.asOf(formatDay(balanceDay(value), language))
      : formatMonths((value.value !== null && bookedPart(value)) || value.period, language);
  const marks = (["annualised", "estimated"] as const).filter((mark) => value[mark]);
  return [when, ...marks.map((mark) => texts[mark])];
}

function changeText(value: KeyFigureValue | null, keyFigure: KeyFigure, language: Locale, currency: string): string {
  const change = changeOf(value?.value ?? null, value?.yearBefore ?? null, keyFigure.valueType);
  if (!change) return "–";
  if (roundsToZero(change, keyFigure)) return "0";
  const { amount, unit } = change;
  if (unit === "own") return formatFigure(amount, keyFigure, { currency, locale: language, signed: true });
  const written = formatNumber(amount, language, { decimals: Math.abs(amount) < 100 ? 1 : 0, signed: true });
  return `${written}\u00a0${unit === "points" ? OVERVIEW_TEXTS[language].points : "%"}`;
}

interface ValuedStep {
  period: Period;
  /** Its place among the values of each key figure. */
  step: number;
}

/** The steps in which at least one key figure has a value; the results of all key figures have the same steps. */
function valuedSteps(results: OverviewBlocksInput["results"]): ValuedStep[] {
  return (results[0]?.keyFigureValues ?? []).flatMap(({ period }, step) =>
    results.some(({ keyFigureValues }) => !isMissing(keyFigureValues[step]?.value)) ? [{ period, step }] : [],
  );
}

function seriesTable(
  { results, language, currencyOf }: OverviewBlocksInput,
  steps: readonly ValuedStep[],
  name: string,
): PdfBlock {
  return {
    kind: "table",
    name,
    columns: [
      { heading: OVERVIEW_TEXTS[language].keyFigure },
      // A table that is too wide is split after a multiple of six periods if that fits, such as half a year of months.
      ...steps.map(({ period }, i) => ({ heading: formatPeriod(period, language), begins: i % 6 === 0 })),
    ],
    rows: results.map(({ keyFigure, keyFigureValues }) => ({
      cells: [
        keyFigure.name,
        ...steps.map(({ period, step }) => {
          const value = keyFigureValues[step]?.value;
          const currency = currencyOf(period);
          return isMissing(value) ? "–" : formatFigure(value, keyFigure, { currency, locale: language });
        }),
      ],
    })),
  };
}

function isMissing(value: number | null | undefined): value is null | undefined {
  return value === null || value === undefined;
}
