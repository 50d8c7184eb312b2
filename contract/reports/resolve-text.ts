import { changeOf } from "../figures/change";
import type { KeyFigure } from "../figures/key-figure";
import type { KeyFigureResult, KeyFigureValue } from "../figures/key-figure-value";
import { yearBeforeOf } from "../figures/reach";
import { formatMonths } from "../format/format-days";
import { formatFigure } from "../format/format-figure";
import { formatNumber } from "../format/format-number";
import type { ReportLanguage } from "./blocks";
import type { ContentProblem, ReportContent, TextPart } from "./content";
import { liveValueText, readLiveText, type Measure } from "./live-text";

type Problem = Omit<ContentProblem, "blockId">;
type Head = Pick<ReportContent, "company" | "agency" | "period" | "author" | "currency">;

/** In place of a value that there is not, in a draft: such a report is not published. */
const MISSING = "–";

const POINTS: Record<ReportLanguage, string> = { sv: "procentenheter", en: "percentage points" };
const NO_BREAK = "\u00a0";

/**
 * A text with its live values written in a language, each number with its address. One without a value is a problem.
 * @param results the key figures that the text tells of, with their value of the report's period
 */
export function resolveText(
  text: string,
  results: readonly KeyFigureResult[],
  head: Head,
  language: ReportLanguage,
): { parts: TextPart[]; problems: Problem[] } {
  const byId = new Map(results.map((result) => [result.keyFigure.id, result]));
  const parts: TextPart[] = [];
  const problems: Problem[] = [];
  const addText = (added: string) => {
    const last = parts.at(-1);
    if (last && !last.figure) last.text += added;
    else parts.push({ text: added });
  };
  const words = {
    company: head.company.name,
    agency: head.agency?.name,
    period: formatMonths(head.period, language),
    author: head.author,
  };
  for (const part of readLiveText(text)) {
    if (part.kind === "text") {
      addText(part.text);
      continue;
    }
    if (part.kind === "word") {
      const written = words[part.word];
      addText(written ?? MISSING);
      if (written === undefined) problems.push({ code: "noValue", name: liveValueText(part, language) });
      continue;
    }
    const result = part.kind === "figure" ? byId.get(part.name) : undefined;
    if (part.kind === "unknown" || !result) {
      addText(part.kind === "unknown" ? part.text : MISSING);
      problems.push(
        part.kind === "unknown"
          ? { code: "unreadable", name: part.text }
          : { code: "unknownKeyFigure", name: part.name },
      );
      continue;
    }
    const resolved = resolveFigure(part.measure, result, head.currency, language);
    if (resolved) parts.push(resolved);
    else {
      const { keyFigure, keyFigureValues } = result;
      addText(MISSING);
      const name = liveValueText({ ...part, name: keyFigure.name }, language);
      const reason = keyFigureValues[0]?.reason;
      problems.push({ code: "noValue", name, ...(reason && { reason }) });
    }
  }
  return { parts, problems };
}

/** A live value as it is written, with its address; null where it is not known. */
function resolveFigure(
  wanted: Measure,
  { keyFigure, keyFigureValues: [value] }: KeyFigureResult,
  currency: string,
  language: ReportLanguage,
): TextPart | null {
  const measured = value && measure(wanted, value, keyFigure, currency, language);
  if (!value || !measured) return null;
  const { number, written } = measured;
  // The trace of a value a year earlier is that of its own period.
  const period = wanted === "yearBefore" ? yearBeforeOf(value) : value.period;
  return { text: written, figure: { keyFigureId: keyFigure.id, period, measure: wanted, value: number } };
}

/**
 * A comment with the live values of key figures written in a language. All else stands as it was typed: a comment is
 * not published, so nothing in it is a problem.
 * @param results key figures with their value of the comment's period
 */
export function resolveMessage(
  message: string,
  results: readonly KeyFigureResult[],
  currency: string,
  language: ReportLanguage,
): TextPart[] {
  return readLiveText(message).map((part): TextPart => {
    const result = part.kind === "figure" && results.find(({ keyFigure }) => keyFigure.id === part.name);
    if (part.kind !== "figure" || !result) return { text: message.slice(part.start, part.end) };
    return resolveFigure(part.measure, result, currency, language) ?? { text: MISSING };
  });
}

/** A comment's message for where its values cannot be had: a dash stands for each. */
export function messageWithoutValues(message: string): string {
  return readLiveText(message)
    .map((part) => (part.kind === "figure" ? MISSING : message.slice(part.start, part.end)))
    .join("");
}

/** The number that is asked for and how it is written; null where it is not known. */
function measure(
  wanted: Measure,
  value: KeyFigureValue,
  keyFigure: KeyFigure,
  currency: string,
  language: ReportLanguage,
): { number: number; written: string } | null {
  const write = (number: number, signed = false) =>
    formatFigure(number, keyFigure, { currency, locale: language, signed });
  if (wanted === "change") {
    const change = changeOf(value.value, value.yearBefore ?? null, keyFigure.valueType);
    if (!change) return null;
    const { amount, unit } = change;
    if (unit === "own") return { number: amount, written: write(amount, true) };
    const written = formatNumber(amount, language, { decimals: 1, signed: true });
    return { number: amount, written: `${written}${NO_BREAK}${unit === "points" ? POINTS[language] : "%"}` };
  }
  const number = wanted === "value" ? value.value : value[wanted];
  return number === null || number === undefined || !Number.isFinite(number)
    ? null
    : { number, written: write(number) };
}
