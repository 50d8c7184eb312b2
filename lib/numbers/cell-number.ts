import { formatNumber, MINUS } from "@/contract/format/format-number";
import { localeOfCulture } from "@/contract/format/locale";
import { decimalSignOf } from "./locale-signs";

/** Maximum number of decimals in a cell; the cell's editor has all of them. */
const MAX_DECIMALS = 6;

interface CellNumberFormat {
  /** A culture such as sv-SE, or a language such as sv. */
  locale: string;
  /** Text for NaN: short words in the reader's language. */
  notANumber: string;
  /** Default 6. */
  maximumFractionDigits?: number;
  /** Default 0. */
  minimumFractionDigits?: number;
}

/**
 * A number in a cell of a grid, for reading: grouped thousands, a real minus, ∞. Numbers of 16 or more whole digits,
 * and numbers that would be rounded to zero, are written with an exponent and at most five decimals.
 */
export function formatCellNumber(value: number, display: CellNumberFormat): string {
  if (Number.isNaN(value)) return display.notANumber;
  const { locale: culture, maximumFractionDigits = MAX_DECIMALS, minimumFractionDigits = 0 } = display;
  const locale = localeOfCulture(culture) ?? "en";
  if (!Number.isFinite(value)) return formatNumber(value, locale);
  const size = Math.abs(value);
  if (size >= 1e15 || (size !== 0 && size < 0.5 * 10 ** -maximumFractionDigits)) {
    const [mantissa, exponent] = value.toExponential(5).split("e");
    return `${writeNumber(Number(mantissa), culture)}E${Number(exponent)}`.replaceAll("-", MINUS);
  }
  return formatNumber(value, locale, {
    decimals: minimumFractionDigits,
    maxDecimals: maximumFractionDigits,
  });
}

/** The number of decimals that a cell shows for a value: 1 for 12.9; at most `limit`. */
export function shownDecimals(value: number, limit: number): number {
  for (let decimals = 0; decimals < limit; decimals++) {
    const scaled = value * 10 ** decimals;
    // Less than half of the last decimal of a cell is not shown. The negation is true for NaN and infinity too.
    if (!(Math.abs(scaled - Math.round(scaled)) >= 0.5 * 10 ** (decimals - MAX_DECIMALS))) return decimals;
  }
  return limit;
}

/**
 * A number for editing and for spreadsheets: every digit that the double needs, the locale's decimal sign, no
 * grouping, a plain hyphen. `parseNumber` in the same locale reads it back as the same number.
 */
export function writeNumber(value: number, locale: string): string {
  if (Number.isNaN(value)) return "NaN";
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "-∞";
  const digits = String(value).replace("e+", "E").replace("e", "E");
  return decimalSignOf(locale) === "," ? digits.replace(".", ",") : digits;
}
