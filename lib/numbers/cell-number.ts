import { decimalSignOf } from "./locale-signs";

/** A minus as wide as a plus; Intl writes a hyphen in English. */
const MINUS = "\u2212";
/** Narrow no-break space. */
const THIN_SPACE = "\u202f";

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, scientific: boolean, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${scientific ? "E" : maximumFractionDigits}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.NumberFormat(
      locale,
      scientific ? { notation: "scientific", maximumSignificantDigits: 6 } : { maximumFractionDigits },
    );
    formats.set(key, found);
  }
  return found;
}

export interface CellNumberFormat {
  locale: string;
  /** Text for NaN: short words in the reader's language. */
  notANumber: string;
  /** Default 6. */
  maximumFractionDigits?: number;
}

/**
 * A number in a cell of a grid, for reading: grouped thousands, a real minus, ∞. Numbers of more than 15 whole digits,
 * or too small for the fraction digits, are written with an exponent, since rounding would change them.
 */
export function formatCellNumber(value: number, display: CellNumberFormat): string {
  if (Number.isNaN(value)) return display.notANumber;
  if (!Number.isFinite(value)) return value > 0 ? "∞" : `${MINUS}∞`;
  if (value === 0) return "0";
  const { locale, maximumFractionDigits = 6 } = display;
  const size = Math.abs(value);
  const scientific = size >= 1e15 || (size !== 0 && size < 0.5 * 10 ** -maximumFractionDigits);
  const format = formatOf(locale, scientific, maximumFractionDigits);
  if (scientific) return format.formatToParts(value).map(writePart).join("");
  return format.format(value).replace("-", MINUS).replace(/\s/g, THIN_SPACE);
}

function writePart({ type, value }: Intl.NumberFormatPart): string {
  if (type === "minusSign" || type === "exponentMinusSign") return MINUS;
  return type === "exponentSeparator" ? "E" : value;
}

/**
 * A number for editing and for spreadsheets: every digit that the double needs, the locale's decimal sign, no
 * grouping, a plain hyphen. `parseNumber` of it in the same locale is the same number.
 */
export function writeNumber(value: number, locale: string): string {
  if (Number.isNaN(value)) return "NaN";
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "-∞";
  const digits = String(value).replace("e+", "E").replace("e", "E");
  return decimalSignOf(locale) === "," ? digits.replace(".", ",") : digits;
}
