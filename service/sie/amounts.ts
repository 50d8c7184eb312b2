import type { Ore } from "./sie-file";

const MINUS = 45;
const PLUS = 43;
const POINT = 46;
const ZERO = 48;

/** Digits that a double holds exactly. */
const SAFE_DIGITS = 15;
const INT8_MAX = 2n ** 63n - 1n;
/** 92 233 720 368 547 758.07 is the largest amount. */
const INT8_WHOLE_DIGITS = 17;

/**
 * Reads `text.slice(start, end)` as an amount: a minus if negative, a decimal point, at most two decimals that are not
 * zero. A plus is read too, though the format has none. Null for anything else, and where the amount passes an int8.
 */
export function parseOre(text: string, start: number, end: number): Ore | null {
  const sign = text.charCodeAt(start);
  let at = sign === MINUS || sign === PLUS ? start + 1 : start;
  const firstDigit = at;
  let [ore, digits, decimals] = [0, 0, -1];
  for (; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === POINT && decimals < 0) {
      decimals = 0;
      continue;
    }
    const digit = unit - ZERO;
    if (!(digit >= 0 && digit <= 9)) return null;
    if (decimals >= 2) {
      if (digit !== 0) return null;
      continue;
    }
    if (decimals >= 0) decimals++;
    ore = ore * 10 + digit;
    digits++;
  }
  if (digits === 0) return null;
  for (let missing = Math.max(decimals, 0); missing < 2; missing++) ore *= 10;
  if (digits + 2 > SAFE_DIGITS) return parseLongOre(text.slice(firstDigit, end), sign === MINUS);
  return BigInt(sign === MINUS ? -ore : ore);
}

function parseLongOre(unsigned: string, negative: boolean): Ore | null {
  const [whole = "", decimals = ""] = unsigned.replace(/^0+/, "").split(".");
  if (whole.length > INT8_WHOLE_DIGITS) return null;
  const ore = BigInt(whole + decimals.padEnd(2, "0").slice(0, 2));
  if (ore > INT8_MAX) return null;
  return negative ? -ore : ore;
}

/** An amount as the format writes it: `-1234.50`. */
export function formatOre(ore: Ore): string {
  const digits = (ore < 0n ? -ore : ore).toString().padStart(3, "0");
  return `${ore < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads a quantity (any number of decimals); null when it is none. */
export function parseQuantity(text: string): number | null {
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null;
}
