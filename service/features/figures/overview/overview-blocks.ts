import { changeOf } from "@/contract/figures/change";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureResult, KeyFigureValue, MissingReason } from "@/contract/figures/key-figure-value";
import { balanceDay, bookedPart, isUnbooked, shownValue } from "@/contract/figures/reach";
import type { Resolution } from "@/contract/figures/resolutions";
import { formatDay, formatMonths, formatPeriod } from "@/contract/format/format-days";
import { formatFigure } from "@/contract/format/format-figure";
import { formatNumber } from "@/contract/format/format-number";
import type { PdfBlock, PdfRow } from "../../../platform/pdf/pdf-document";
import { OVERVIEW_TEXTS } from "./overview-texts";

export interface OverviewBlocksOf {
  results: readonly KeyFigureResult[];
  /** The steps that the values are of; each fiscal year without it. */
  resolution: Resolution | undefined;
  /** Comments on the days of the figures; the heading says on which and by whom. */
  comments: readonly { heading: string; message: string }[];
  language: "en" | "sv";
  currency: string;
  reason: (reason: MissingReason | undefined) => string;
}

/** A smaller change, in percent or points, rounds to nothing. */
const LEAST_CHANGE = 0.05;

/** Key figures on paper: the latest value of each beside what it is compared with, all of them, and comments. */
export function overviewBlocks(of: OverviewBlocksOf): PdfBlock[] {
  const { results, language, resolution, comments } = of;
  const texts = OVERVIEW_TEXTS[language];
  if (results.length === 0) return [{ kind: "paragraph", text: texts.nothing }];
  const hasCourse = results.some(({ keyFigureValues }) => keyFigureValues.length > 1);
  return [
    { kind: "heading", level: 1, text: texts.latest },
    latestTable(of),
    ...(comments.length > 0 ? [{ kind: "heading", level: 1, text: texts.comments } as const] : []),
    ...comments.flatMap(({ heading, message }): PdfBlock[] => [
      { kind: "paragraph", text: heading, isQuiet: true },
      ...message.split(/\n+/).flatMap((text): PdfBlock[] => (text.trim() === "" ? [] : [{ kind: "paragraph", text }])),
    ]),
    ...(hasCourse
      ? [
          { kind: "heading", level: 1, text: texts.courses[resolution ?? "year"], newPage: true } as const,
          courseTable(of, texts.courses[resolution ?? "year"]),
        ]
      : []),
  ];
}

function latestTable({ results, language, currency, reason }: OverviewBlocksOf): PdfBlock {
  const texts = OVERVIEW_TEXTS[language];
  const shown = results.map(({ keyFigure, keyFigureValues }) => ({ keyFigure, value: shownValue(keyFigureValues) }));
  const has = (member: "target" | "budget") => shown.some(({ value }) => value?.[member] !== undefined);
  const beside = (["target", "budget"] as const).filter(has);
  const written = (value: number | null | undefined, keyFigure: KeyFigure) =>
    isMissing(value) ? "–" : formatFigure(value, keyFigure, { currency, locale: language });
  return {
    ...{ kind: "table", name: texts.latest },
    columns: [
      ...[texts.keyFigure, texts.value, texts.yearBefore, texts.change],
      ...beside.map((member) => texts[member]),
    ].map((heading) => ({ heading })),
    rows: shown.map(({ keyFigure, value }): PdfRow => {
      const missing = isMissing(value?.value)
        ? value && isUnbooked(value)
          ? texts.notBooked
          : reason(value?.reason)
        : "";
      const note = [...(value ? notesOf(value, keyFigure, language) : []), missing].filter((part) => part !== "");
      return {
        cells: [
          keyFigure.name,
          written(value?.value, keyFigure),
          written(value?.yearBefore, keyFigure),
          changeText(value, keyFigure, language, currency),
          ...beside.map((member) => written(value?.[member], keyFigure)),
        ],
        note: note.join(" · "),
      };
    }),
  };
}

/** The time of the value, and what has been assumed or scaled. */
function notesOf(value: KeyFigureValue, { timeBasis }: KeyFigure, language: "en" | "sv"): string[] {
  const texts = OVERVIEW_TEXTS[language];
  const when =
    timeBasis === "day"
      ? texts.asOf(formatDay(balanceDay(value), language))
      : formatMonths((value.value !== null && bookedPart(value)) || value.period, language);
  const marks = (["annualised", "estimated"] as const).filter((mark) => value[mark]);
  return [when, ...marks.map((mark) => texts[mark])];
}

function changeText(
  value: KeyFigureValue | null,
  keyFigure: KeyFigure,
  language: "en" | "sv",
  currency: string,
): string {
  const change = changeOf(value?.value ?? null, value?.yearBefore ?? null, keyFigure.valueType);
  if (!change) return "–";
  const { amount, unit } = change;
  if (unit === "own") return formatFigure(amount, keyFigure, { currency, locale: language, signed: true });
  if (Math.abs(amount) < LEAST_CHANGE) return "0";
  const written = formatNumber(amount, language, { decimals: Math.abs(amount) < 100 ? 1 : 0, signed: true });
  return `${written}\u00a0${unit === "points" ? OVERVIEW_TEXTS[language].points : "%"}`;
}

/** All values in their steps, those alone that any figure has a value in. */
function courseTable({ results, language, currency }: OverviewBlocksOf, name: string): PdfBlock {
  const [first] = results;
  const steps = (first?.keyFigureValues ?? []).flatMap(({ period }, step) =>
    results.some(({ keyFigureValues }) => !isMissing(keyFigureValues[step]?.value)) ? [{ period, step }] : [],
  );
  return {
    ...{ kind: "table", name },
    columns: [
      { heading: OVERVIEW_TEXTS[language].keyFigure },
      ...steps.map(({ period }, i) => ({ heading: formatPeriod(period, language), begins: i % 6 === 0 })),
    ],
    rows: results.map(({ keyFigure, keyFigureValues }) => ({
      cells: [
        keyFigure.name,
        ...steps.map(({ step }) => {
          const value = keyFigureValues[step]?.value;
          return isMissing(value) ? "–" : formatFigure(value, keyFigure, { currency, locale: language });
        }),
      ],
    })),
  };
}

function isMissing(value: number | null | undefined): value is null | undefined {
  return value === null || value === undefined;
}
