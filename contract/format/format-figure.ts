import type { KeyFigure } from "../figures/key-figure";
import { formatNumber } from "./format-number";
import type { Locale } from "./locale";

/** Amounts are booked in hundredths but read in whole units. */
const DECIMALS: Record<KeyFigure["valueType"], number> = { Amount: 0, Percent: 1, Count: 0, Ratio: 2 };

const NO_BREAK = "\u00a0";

interface FigureFormat {
  /** ISO 4217, of amounts. */
  currency: string;
  locale: Locale;
  /** "+" before what is above zero, for changes. */
  signed?: boolean;
}

/** A value of a key figure in full with its unit, as a sentence has it: "1 234 567 kr". */
export function formatFigure(
  value: number,
  { valueType, decimals }: Pick<KeyFigure, "valueType" | "decimals">,
  { currency, locale, signed = false }: FigureFormat,
): string {
  const written = formatNumber(value, locale, { decimals: decimals ?? DECIMALS[valueType], signed });
  const amountUnit = locale === "sv" && currency === "SEK" ? "kr" : currency;
  const unit = valueType === "Amount" ? amountUnit : valueType === "Percent" ? "%" : "";
  return unit === "" ? written : `${written}${NO_BREAK}${unit}`;
}
