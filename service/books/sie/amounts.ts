import type { Ore } from "./sie-records";

const MINUS = 45;
const PLUS = 43;
const POINT = 46;
const ZERO = 48;

/** Number of decimal digits that a double represents exactly. */
const SAFE_DIGITS = 15;
/** The largest amount in öre, and the largest sum. */
export const INT8_MAX = 2n ** 63n - 1n;
/** The largest amount is 92 233 720 368 547 758.07. */
const INT8_WHOLE_DIGITS = 17;

/**
 * Parses `bytes[start, end)` as an amount in öre: digits with an optional minus and an optional decimal point, after
 * which all decimals beyond the second must be zero. A plus is accepted, though the format has none. NaN for anything
 * else, and for amounts that may have more digits in öre than a double represents exactly.
 */
export function parseShortOre(bytes: Uint8Array, start: number, end: number): number {
  const sign = bytes[start];
  let ore = 0;
  let digits = 0;
  let decimals = -1;
  for (let at = sign === MINUS || sign === PLUS ? start + 1 : start; at < end; at++) {
    const byte = bytes[at]!;
    const digit = byte - ZERO;
    if (digit >= 0 && digit <= 9) {
      if (decimals >= 2) {
        if (digit !== 0) return NaN;
        continue;
      }
      if (decimals >= 0) decimals++;
      ore = ore * 10 + digit;
      digits++;
    } else if (byte === POINT && decimals < 0) decimals = 0;
    else return NaN;
  }
  if (digits === 0 || digits + 2 > SAFE_DIGITS) return NaN;
  if (decimals <= 0) ore *= 100;
  else if (decimals === 1) ore *= 10;
  // Avoids −0.
  return sign === MINUS && ore !== 0 ? -ore : ore;
}

/** Parses an amount of any length like {@link parseShortOre}; null if it is malformed or exceeds an int8. */
export function parseOre(bytes: Uint8Array, start: number, end: number): Ore | null {
  const short = parseShortOre(bytes, start, end);
  if (!Number.isNaN(short)) return BigInt(short);
  const text = Buffer.from(bytes.subarray(start, end)).toString("latin1");
  const [, sign, whole = "", decimals = ""] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (sign === undefined || whole + decimals === "" || /[^0]/.test(decimals.slice(2))) return null;
  const digits = whole.replace(/^0+/, "");
  if (digits.length > INT8_WHOLE_DIGITS) return null;
  const ore = BigInt(digits + decimals.slice(0, 2).padEnd(2, "0"));
  if (ore > INT8_MAX) return null;
  return sign === "-" ? -ore : ore;
}

/** Formats an amount as in SIE files: `-1234.50`. */
export function formatOre(ore: Ore): string {
  const digits = (ore < 0n ? -ore : ore).toString().padStart(3, "0");
  return `${ore < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Parses a quantity (any number of decimals); null if it is malformed or exceeds a double. */
export function parseQuantity(text: string): number | null {
  const quantity = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : NaN;
  return Number.isFinite(quantity) ? quantity : null;
}
