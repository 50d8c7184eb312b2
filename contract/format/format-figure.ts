import type { KeyFigure } from "../figures/key-figure";
import { amountUnit } from "./amount-unit";
import { formatNumber } from "./format-number";
import type { Locale } from "./locale";

/** Default numbers of decimals. Amounts are booked in hundredths but shown in whole units. */
const DECIMALS: Record<KeyFigure["valueType"], number> = { Amount: 0, Percent: 1, Count: 1, Ratio: 2 };

/** The number of decimals of a key figure's values; a company's own key figure may set it. */
export function figureDecimals({ valueType, decimals }: Pick<KeyFigure, "valueType" | "decimals">): number {
  return decimals ?? DECIMALS[valueType];
}

/** The unit of a key figure's values, "kr" or "%"; empty for counts and ratios. */
export function figureUnit({ valueType }: Pick<KeyFigure, "valueType">, currency: string, locale: Locale): string {
  return valueType === "Amount" ? amountUnit(currency, locale) : valueType === "Percent" ? "%" : "";
}

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
  look: Pick<KeyFigure, "valueType" | "decimals">,
  { currency, locale, signed = false }: FigureFormat,
): string {
  const written = formatNumber(value, locale, { decimals: figureDecimals(look), signed });
  const unit = figureUnit(look, currency, locale);
  return unit === "" ? written : `${written}${NO_BREAK}${unit}`;
}
