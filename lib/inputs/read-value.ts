import type { ValueType } from "@/contract/inputs/key-figure-inputs";
import type { ReadCell } from "@/lib/grid/grid-model";
import { parseNumber, type NumberError } from "@/lib/numbers/parse";

/** Null is an own key figure, of which only its user knows the unit. */
export type RowType = ValueType | null;

/** The reason why a text is no value of its row: it is no number, or one in another unit. */
export type UnreadReason = NumberError | "percent" | "currency";

export interface ValueUnit {
  type: RowType;
  /** ISO 4217, of the fiscal year. */
  currency: string;
  locale: string;
}

/** Halves of characters and U+0000, which the wire format cannot carry. */
const UNWRITABLE = /[\0\p{Surrogate}]/gu;

/**
 * Reads what was typed or pasted into a row. A percentage is kept as written: 20,6 % is 20.6. A percent sign in a row
 * of another unit, and a currency other than the year's, would make another number: they are refused, not dropped.
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
