import type { Locale } from "./locale";

/** Powers of ten that amounts are shown in: units, thousands, millions. */
export type AmountScale = 0 | 3 | 6;

const PREFIXES: Record<Locale, readonly [thousands: string, millions: string]> = { en: ["k", "M"], sv: ["t", "m"] };

/**
 * The unit of an amount: kr, tkr or mkr for SEK in Swedish, else the currency's code with the prefix of the scale,
 * such as kSEK. Not for the choice of a currency, which shows the code itself.
 */
export function amountUnit(currency: string, locale: Locale, scale: AmountScale = 0): string {
  const prefix = scale === 0 ? "" : PREFIXES[locale][scale === 3 ? 0 : 1];
  return prefix + (locale === "sv" && currency === "SEK" ? "kr" : currency);
}

/** "Amounts in SEK", for a note above amounts. */
export function amountsIn(currency: string, locale: Locale): string {
  return `${locale === "sv" ? "Belopp i" : "Amounts in"} ${amountUnit(currency, locale)}`;
}
