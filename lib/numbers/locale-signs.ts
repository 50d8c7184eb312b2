import type { Locale } from "@/contract/format/locale";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";

const decimalSigns = new Map<string, "," | ".">();

/** The decimal sign of a culture such as sv-SE: a comma in Swedish, a point in English. */
export function decimalSignOf(culture: string): "," | "." {
  let sign = decimalSigns.get(culture);
  if (sign === undefined) {
    const part = new Intl.NumberFormat(culture).formatToParts(1.5).find(({ type }) => type === "decimal");
    sign = part?.value === "," ? "," : ".";
    decimalSigns.set(culture, sign);
  }
  return sign;
}

/** True if numbers of a language have a decimal comma. */
export function hasDecimalComma(locale: Locale): boolean {
  return decimalSignOf(CULTURE_OF_LOCALE[locale]) === ",";
}
