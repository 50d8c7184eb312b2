import { currenciesOf } from "./currency-words";
import { decimalSignOf } from "./locale-signs";

export type NumberError =
  /** The text is not a number. */
  | "unreadable"
  /** The digits between separators are not groups of three (1.23.4 or 12 34), or the separators differ (1 234'567). */
  | "grouping"
  /** Larger than a double can be; infinity is written ∞. */
  | "tooLarge"
  /** A number with a word beside it that is neither a currency nor a percent sign: 12 tkr. */
  | "unit";

interface ReadNumber {
  /** As written: "20,6 %" is 20.6. */
  value: number;
  percent: boolean;
  /** The number if the only separator has its other meaning, as in 1,234; absent when it can have only one. */
  alternative?: number;
  /** ISO 4217 codes that the currency in the text can mean. */
  currencies?: readonly string[];
}

export type ParsedNumber = ReadNumber | { empty: true } | { error: NumberError };

/** The most common case, for speed: digits with at most one separator, which can only be the decimal sign. */
const PLAIN = /^-?\d+(?:[.,](?:\d{1,2}|\d{4,}))?$/;
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\u061c\ufeff]/g;
const MINUS = /[\u2212\u2010-\u2014\ufe63\uff0d]/g;
const SPACES = /\s/g;
const INFINITY = /^([+-]?)\s*(?:∞|infinity)$/i;
/** Number, then exponent as Excel (1,2E+09) or Swedish Intl (1,2×10^9) writes it. */
const DIGITS = /^([\d.,\s'’]*\d[\d.,\s'’]*?)(?:(?:\s?[eE]|\s?[×x*·]\s?10\^)([+-]?\d{1,4}))?$/;
const WORD_BEFORE = /^([^\d\s.,()+-]+)\s*/;
const WORD_AFTER = /\s*(:-|,-|[^\d\s.,()+-]+\.?)$/;

/**
 * Reads a number as people and spreadsheets write it: with decimal comma or point, grouping, a sign before or after,
 * parentheses for negatives, a percent sign, a currency, ∞ and NaN. The separator of 1,234 or 123.456 can mean two
 * things: the locale's decimal sign decides, and `alternative` is the other meaning. That of 0,500 or 1234,567 cannot.
 */
export function parseNumber(text: string, locale: string): ParsedNumber {
  const plain = PLAIN.test(text) ? Number(text.replace(",", ".")) : NaN;
  if (Number.isFinite(plain)) return { value: plain === 0 ? 0 : plain, percent: false };
  const written = text.replace(INVISIBLE, "").replace(MINUS, "-").trim();
  if (written === "") return { empty: true };
  if (/^nan$/i.test(written)) return { value: NaN, percent: false };

  const bare = unwrap(written);
  if ("error" in bare) return bare;
  const infinite = INFINITY.exec(bare.body);
  if (infinite) {
    if (infinite[1] && bare.negative) return { error: "unreadable" };
    return withContext(bare.negative || infinite[1] === "-" ? -Infinity : Infinity, undefined, bare);
  }
  const match = DIGITS.exec(bare.body);
  if (!match) return { error: /\d/.test(bare.body) && bare.hasUnknownWord ? "unit" : "unreadable" };
  const readings = readDigits(match[1]!.trim(), decimalSignOf(locale));
  if (readings === null) return { error: "grouping" };

  const exponent = match[2] === undefined ? "" : `e${match[2]}`;
  const sign = bare.negative ? -1 : 1;
  const [value, alternative] = readings.map((digits) => sign * Number(digits + exponent));
  if (!Number.isFinite(value)) return { error: "tooLarge" };
  return withContext(value!, alternative, bare);
}

interface Bare {
  body: string;
  negative: boolean;
  percent: boolean;
  hasUnknownWord: boolean;
  currencies?: readonly string[];
}

/** Removes a sign or parentheses, a percent sign and a currency, each at most once, from the outside in. */
function unwrap(written: string): Bare | { error: NumberError } {
  const bare: Bare = { body: written, negative: false, percent: false, hasUnknownWord: false };
  let signed = false;
  const take = (rest: string) => {
    bare.body = rest.trim();
  };
  for (let before = ""; before !== bare.body;) {
    before = bare.body;
    if (INFINITY.test(bare.body)) break;
    // The minus that ends 12:- or 12,- is no sign but part of the currency word.
    const sign = /^[+-]/.exec(bare.body)?.[0] ?? (/[^:,]-$/.test(bare.body) ? "trailing" : null);
    if (sign ?? /^\(.*\)$/.test(bare.body)) {
      if (signed) return { error: "unreadable" };
      signed = true;
      bare.negative = sign !== "+";
      take(sign === null ? bare.body.slice(1, -1) : sign === "trailing" ? bare.body.slice(0, -1) : bare.body.slice(1));
    }
    if (!bare.percent && bare.body.endsWith("%")) {
      bare.percent = true;
      take(bare.body.slice(0, -1));
    }
    if (bare.currencies) continue;
    for (const pattern of [WORD_BEFORE, WORD_AFTER]) {
      const found = pattern.exec(bare.body);
      const currencies = found && currenciesOf(found[1]!);
      if (currencies) {
        bare.currencies = currencies;
        take(bare.body.replace(found[0], ""));
        break;
      }
      if (found && /^[\p{L}‰]/u.test(found[1]!)) bare.hasUnknownWord = true;
    }
  }
  return bare;
}

function withContext(value: number, alternative: number | undefined, bare: Bare): ReadNumber {
  return {
    // Nobody means the negative zero of IEEE 754 when they write −0.
    value: value === 0 ? 0 : value,
    percent: bare.percent,
    ...(alternative === undefined ? {} : { alternative }),
    ...(bare.currencies ? { currencies: bare.currencies } : {}),
  };
}

/** The digits as a plain decimal, then their other possible meaning; null for the error "grouping". */
function readDigits(digits: string, localeSign: "," | "."): [string] | [string, string] | null {
  const spaced = /[\s'’]/.test(digits);
  const commas = digits.split(",").length - 1;
  const points = digits.split(".").length - 1;
  const plain = digits.replace(SPACES, " ").replaceAll("’", "'");
  if (commas + points === 0) return only(ungroup(plain));
  if (commas > 0 && points > 0) {
    const decimal = plain.lastIndexOf(",") > plain.lastIndexOf(".") ? "," : ".";
    return only(asDecimal(plain, decimal));
  }
  const sign = commas > 0 ? "," : ".";
  if (commas + points > 1) return only(spaced ? null : ungroup(plain));
  const decimal = asDecimal(plain, sign);
  if (spaced || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(plain)) return only(decimal);
  const grouped = plain.replace(sign, "");
  return sign === localeSign ? [decimal!, grouped] : [grouped, decimal!];
}

function only(reading: string | null): [string] | null {
  return reading === null ? null : [reading];
}

function asDecimal(digits: string, sign: "," | "."): string | null {
  const [whole, fraction, ...more] = digits.split(sign);
  if (more.length > 0 || !/^\d*$/.test(fraction!)) return null;
  const ungrouped = whole === "" ? "0" : ungroup(whole!);
  return ungrouped === null ? null : `${ungrouped}.${fraction || "0"}`;
}

/** Removes the separators of a whole number; null unless all groups have three digits and all separators are alike. */
function ungroup(digits: string): string | null {
  if (/^\d+$/.test(digits)) return digits;
  const separator = /\D/.exec(digits)?.[0];
  const [first, ...rest] = digits.split(separator!);
  if (!/^\d{1,3}$/.test(first!) || !rest.every((group) => /^\d{3}$/.test(group))) return null;
  return [first, ...rest].join("");
}
