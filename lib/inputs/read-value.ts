import type { ValueType } from "@/contract/inputs/key-figure-inputs";
import type { ReadCell } from "@/lib/grid/grid-model";
import { parseNumber, type NumberError } from "@/lib/numbers/parse";

/** The unit of a row; null for a key figure of the user's own, whose unit is unknown. */
export type RowType = ValueType | null;

/** The reason why a text is not a value of its row: it is not a number, or has another unit. */
export type UnreadReason = NumberError | "percent" | "currency";

interface ValueUnit {
  type: RowType;
  /** The fiscal year's currency, ISO 4217. */
  currency: string;
  locale: string;
}

/** Lone surrogates and U+0000, which the wire format does not allow. */
const UNWRITABLE = /[\0\p{Surrogate}]/gu;

/**
 * Reads a text that was typed or pasted into a row. 20,6 % is 20.6. A percent sign outside percentages, a currency
 * outside amounts, and another currency than the year's are refused, because the number would mean something else. A
 * row of unknown unit takes all of them.
 */
export function readValue(text: string, unit: ValueUnit): ReadCell {
  const parsed = parseNumber(text, unit.locale);
  if ("empty" in parsed) return { content: null };
  const refuse = (reason: UnreadReason): ReadCell => ({
    content: { text: text.replace(UNWRITABLE, "").trim(), reason },
  });
  if ("error" in parsed) return refuse(parsed.error);
  if (parsed.percent && unit.type !== "Percent" && unit.type !== null) return refuse("percent");
  if (parsed.currencies && !mayBeIn(parsed.currencies, unit)) return refuse("currency");
  const { value, alternative } = parsed;
  return alternative === undefined ? { content: value } : { content: value, alternative };
}

function mayBeIn(currencies: readonly string[], { type, currency }: ValueUnit): boolean {
  return type === null || (type === "Amount" && currencies.includes(currency));
}
