import { changeOf } from "../figures/change";
import type { KeyFigure } from "../figures/key-figure";
import type { KeyFigureResult, KeyFigureValue } from "../figures/key-figure-value";
import { yearBeforeOf } from "../figures/reach";
import { formatMonths } from "../format/format-days";
import { formatFigure } from "../format/format-figure";
import { formatNumber } from "../format/format-number";
import type { Locale } from "../format/locale";
import { PERCENTAGE_POINTS } from "../format/percentage-points";
import type { ContentProblem, ReportContent, TextPart } from "./content";
import { liveValueText, readLiveText, type Measure } from "./live-text";

type Problem = Omit<ContentProblem, "blockId">;
type Head = Pick<ReportContent, "company" | "agency" | "period" | "author" | "currency">;

/** Stands in place of a value that is not known. */
const MISSING = "–";

const NO_BREAK = "\u00a0";

/**
 * Replaces the live values of a report's text with words and numbers in a language; each number has its address.
 * Each live value that is not known or cannot be read is a problem, also if the text has the same one twice.
 * @param results the key figures in the text, with their value of the report's period
 */
export function resolveText(
  text: string,
  results: readonly KeyFigureResult[],
  head: Head,
  language: Locale,
): { parts: TextPart[]; problems: Problem[] } {
  const byId = new Map(results.map((result) => [result.keyFigure.id, result]));
  const parts: TextPart[] = [];
  const problems: Problem[] = [];
  const addText = (added: string) => {
    const last = parts.at(-1);
    if (last && !last.figure && !last.word) last.text += added;
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
      // Marked, so that the name can be found in a published report when the author's personal data are erased.
      if (part.word === "author") parts.push({ text: head.author, word: "author" });
      else addText(written ?? MISSING);
      if (written === undefined) problems.push({ code: "noValue", name: liveValueText(part, language) });
      continue;
    }
    if (part.kind === "unknown") {
      addText(part.text);
      problems.push({ code: "unreadable", name: part.text });
      continue;
    }
    const result = byId.get(part.name);
    if (!result) {
      addText(MISSING);
      problems.push({ code: "unknownKeyFigure", name: part.name });
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
  language: Locale,
): TextPart | null {
  const measured = value && measure(wanted, value, keyFigure, currency, language);
  if (!value || !measured) return null;
  const { number, written } = measured;
  // A value a year earlier has the trace of that earlier period.
  const period = wanted === "yearBefore" ? yearBeforeOf(value) : value.period;
  return { text: written, figure: { keyFigureId: keyFigure.id, period, measure: wanted, value: number } };
}

/**
 * Replaces the live values of key figures in a comment with texts in a language, unknown values with a dash. Everything
 * else stays as typed, also live values of key figures that are not in `results`.
 * @param results key figures with their value of the comment's period
 */
export function resolveMessage(
  message: string,
  results: readonly KeyFigureResult[],
  currency: string,
  language: Locale,
): TextPart[] {
  return readLiveText(message).map((part): TextPart => {
    const result = part.kind === "figure" && results.find(({ keyFigure }) => keyFigure.id === part.name);
    if (part.kind !== "figure" || !result) return { text: message.slice(part.start, part.end) };
    return resolveFigure(part.measure, result, currency, language) ?? { text: MISSING };
  });
}

/** A comment's message with a dash for each value of a key figure, for use when values cannot be fetched. */
export function messageWithoutValues(message: string): string {
  return readLiveText(message)
    .map((part) => (part.kind === "figure" ? MISSING : message.slice(part.start, part.end)))
    .join("");
}

/** The requested number and its text; null when it is unknown. */
function measure(
  wanted: Measure,
  value: KeyFigureValue,
  keyFigure: KeyFigure,
  currency: string,
  language: Locale,
): { number: number; written: string } | null {
  const write = (number: number, signed = false) =>
    formatFigure(number, keyFigure, { currency, locale: language, signed });
  if (wanted === "change") {
    const change = changeOf(value.value, value.yearBefore ?? null, keyFigure.valueType);
    if (!change) return null;
    const { amount, unit } = change;
    if (unit === "own") return { number: amount, written: write(amount, true) };
    const written = formatNumber(amount, language, { decimals: 1, signed: true });
    return {
      number: amount,
      written: written + NO_BREAK + (unit === "points" ? PERCENTAGE_POINTS[language].long : "%"),
    };
  }
  const number = value[wanted];
  return number === null || number === undefined || !Number.isFinite(number)
    ? null
    : { number, written: write(number) };
}
