import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { Locale } from "@/contract/format/locale";
import type { TextPart } from "@/contract/reports/content";
import { figuresIn } from "@/contract/reports/live-text";
import { resolveMessage } from "@/contract/reports/resolve-text";
import type { Days } from "../../figures/engine/steps";

interface LiveValues {
  /** The key figures of the company by id. */
  keyFigures: ReadonlyMap<string, KeyFigure>;
  language: Locale;
  currency: string;
  valuesOf: (keyFigureIds: readonly string[], days: Days) => Promise<KeyFigureResult[]>;
}

/**
 * Splits a comment's message into parts, in which each live value has its current text for the comment's days.
 * @returns null when the message has no live value of these key figures
 */
export async function livePartsOf(
  { message, firstDay, lastDay }: Days & { message: string },
  { keyFigures, language, currency, valuesOf }: LiveValues,
): Promise<TextPart[] | null> {
  const live = figuresIn(message).filter((id) => keyFigures.has(id));
  if (live.length === 0) return null;
  return resolveMessage(message, await valuesOf(live, { firstDay, lastDay }), currency, language);
}

export function textOf(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join("");
}
