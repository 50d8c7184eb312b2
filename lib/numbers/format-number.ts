import { CULTURE_OF_LOCALE, type Locale } from "@/lib/i18n/locale";

export interface NumberFormat {
  /** Decimals shown, at least and at most; 0 unless said. */
  decimals?: number;
  /** Decimals at most, fewer where they are zeros. Wins over `decimals`. */
  maxDecimals?: number;
  /** "+" before what is above zero, for changes. */
  signed?: boolean;
}

const MINUS = "\u2212";
/** Narrow no-break space: thousands in Swedish stay together and take little room. */
const THIN_SPACE = "\u202f";

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: Locale, { decimals = 0, maxDecimals, signed = false }: NumberFormat): Intl.NumberFormat {
  const key = [locale, decimals, maxDecimals, signed].join();
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(CULTURE_OF_LOCALE[locale], {
      minimumFractionDigits: maxDecimals === undefined ? decimals : 0,
      maximumFractionDigits: maxDecimals ?? decimals,
      signDisplay: signed ? "exceptZero" : "negative",
    });
    formatters.set(key, found);
  }
  return found;
}

/** A double as people read it: a real minus sign, ∞ for the infinities, "n/a" in the user's language for NaN. */
export function formatNumber(value: number, locale: Locale, look: NumberFormat = {}): string {
  if (Number.isNaN(value)) return locale === "sv" ? "saknas" : "n/a";
  if (!Number.isFinite(value)) return value > 0 ? "∞" : `${MINUS}∞`;
  return formatter(locale, look)
    .format(value)
    .replace(/^-/, MINUS)
    .replace(/[\u00a0\u2009]/g, THIN_SPACE);
}

const KILO = 1024;
const UNITS = ["B", "kB", "MB", "GB"];

/** A size of 1,024 steps such as "12.4 MB". */
export function formatBytes(bytes: number, locale: Locale): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(KILO)));
  const value = bytes / KILO ** step;
  return `${formatNumber(value, locale, { decimals: step > 0 && value < 100 ? 1 : 0 })}\u00a0${UNITS[step]!}`;
}
