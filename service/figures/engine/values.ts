import type { Operator } from "@/contract/formulas/grammar/expression";

/**
 * Exact amounts are öre (bigint). Results of division or of scaling by a fraction, and users' inputs, are numbers in
 * units.
 */
export type Value = bigint | number;

export function signed(sign: 1 | -1, amount: bigint): bigint {
  return sign === 1 ? amount : -amount;
}

export function operate(operator: Operator, left: Value, right: Value): Value {
  if (typeof left === "bigint" && typeof right === "bigint") {
    if (operator === "+") return left + right;
    if (operator === "-") return left - right;
    // Öre divided by öre is a pure number. A product of two amounts is computed in units, below.
    if (operator === "/") return Number(left) / Number(right);
  }
  if (operator === "*") {
    // A whole factor keeps an amount exact, on either side of it.
    if (typeof left === "number" && Number.isInteger(left) && typeof right === "bigint") return BigInt(left) * right;
    if (typeof right === "number" && Number.isInteger(right) && typeof left === "bigint") return left * BigInt(right);
    return unitsOf(left) * unitsOf(right);
  }
  const [a, b] = [unitsOf(left), unitsOf(right)];
  return operator === "+" ? a + b : operator === "-" ? a - b : a / b;
}

export function unitsOf(value: Value): number {
  return typeof value === "bigint" ? Number(value) / 100 : value;
}

/** In units, as responses give it; −0 becomes 0. */
export function valueOf(value: Value): number {
  return unitsOf(value) + 0;
}

/** The smallest or greatest value; of equal ones the first, and NaN if any is NaN. */
export function extremeOf(which: "min" | "max", values: readonly Value[]): Value {
  return values.reduce((found, value) => {
    const [one, other] = [unitsOf(found), unitsOf(value)];
    if (Number.isNaN(one) || Number.isNaN(other)) return NaN;
    return (which === "min" ? other < one : other > one) ? value : found;
  });
}
