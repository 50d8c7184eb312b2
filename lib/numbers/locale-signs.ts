import type { Locale } from "@/contract/format/locale";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";

const decimalSigns = new Map<string, "," | ".">();

/** The decimal sign of a locale: a comma in Swedish, a point in English. */
export function decimalSignOf(locale: string): "," | "." {
  let sign = decimalSigns.get(locale);
  if (sign === undefined) {
    const part = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal");
    sign = part?.value === "," ? "," : ".";
    decimalSigns.set(locale, sign);
  }
  return sign;
}

/** True if numbers of a language have a decimal comma. */
export function hasDecimalComma(locale: Locale): boolean {
  return decimalSignOf(CULTURE_OF_LOCALE[locale]) === ",";
}
