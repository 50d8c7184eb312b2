import type { Locale } from "./locale";

export interface NumberFormat {
  /** Minimum number of decimals, and also the maximum without `maxDecimals`; 0 by default. */
  decimals?: number;
  /** Maximum number of decimals; trailing zeros beyond `decimals` are left out. */
  maxDecimals?: number;
  /** "+" before what is above zero, for changes. */
  signed?: boolean;
}

/** A minus sign as wide as a plus sign; `Intl` writes a hyphen in English. */
export const MINUS = "\u2212";
/** Narrow no-break space: thousands in Swedish stay together and take little room. */
const THIN_SPACE = "\u202f";

/** Signs as in `Intl` for sv-SE and en-GB, but with the thin space. */
const SIGNS: Record<Locale, { group: string; decimal: string }> = {
  en: { group: ",", decimal: "." },
  sv: { group: THIN_SPACE, decimal: "," },
};

/** A double as people read it: a real minus sign, ∞ for the infinities, "n/a" in the user's language for NaN. */
export function formatNumber(value: number, locale: Locale, look: NumberFormat = {}): string {
  if (Number.isNaN(value)) return locale === "sv" ? "saknas" : "n/a";
  if (!Number.isFinite(value)) return value > 0 ? "∞" : `${MINUS}∞`;
  const { decimals = 0, maxDecimals = decimals, signed = false } = look;
  const digits = roundedDigits(value, maxDecimals);
  const point = digits.length - maxDecimals;
  const fraction = digits.slice(point).replace(/0+$/, "").padEnd(decimals, "0");
  const { group, decimal } = SIGNS[locale];
  const isZero = /^0*$/.test(digits);
  const sign = isZero ? "" : value < 0 ? MINUS : signed ? "+" : "";
  const whole = digits.slice(0, point).replace(/\B(?=(?:\d{3})+$)/g, group);
  return sign + whole + (fraction && decimal + fraction);
}

/**
 * The digits of a finite number without its sign: at least one before the point, then `decimals` after the point.
 * Halves of its shortest decimal form are rounded away from zero, as `Intl` does: 1.005 is 1.01. `Intl` is not used,
 * because the first number in each of its formats delays a page for some milliseconds.
 */
function roundedDigits(value: number, decimals: number): string {
  const [mantissa = "", exponent] = Math.abs(value).toExponential().split("e");
  const all = mantissa.replace(".", "");
  /** The number of digits that stay; negative for a number so small that it is always rounded to zero. */
  const kept = Number(exponent) + 1 + decimals;
  const isUp = kept >= 0 && (all[kept] ?? "0") >= "5";
  const digits = all.slice(0, Math.max(0, kept)).padEnd(kept, "0");
  return (isUp ? String(BigInt(digits) + 1n) : digits).padStart(decimals + 1, "0");
}
