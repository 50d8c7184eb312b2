/**
 * Amounts of an account or a line in öre, one per column in each list. They are signed as in SIE (debit +, credit −) or
 * as a statement shows them.
 */
export interface Figures {
  /** The balance at the opening of the fiscal year; null for lines that show movements. */
  opening: bigint | null;
  /**
   * Null for a column that is not booked, and for an account with unknown months unless the amount covers all booked
   * months, as the balance of the last booked column does.
   */
  amounts: readonly (bigint | null)[];
  /** The sum of all booked columns; in the balance sheet the balance at the end of the last one. */
  total: bigint;
  /** The columns a year earlier; null if none is known, and null for each unknown column. */
  previous: readonly (bigint | null)[] | null;
  /** `total` a year earlier; null if unknown. */
  previousTotal: bigint | null;
  /** The whole fiscal year before, in the balance sheet the balance at its end; null if unknown. */
  previousYear: bigint | null;
  /** One per column; null without a budget, and in the balance sheet. */
  budget: readonly bigint[] | null;
}

/**
 * Sums figures of the same statement. An amount unknown in one of them is unknown in the sum, but the sum has a budget
 * if one of them has.
 * @param zero figures without amounts; null marks amounts that are known for no account
 */
export function sumFigures(all: readonly Figures[], zero: Figures): Figures {
  return all.reduce(
    (sum, { opening, amounts, total, previous, previousTotal, previousYear, budget }) => ({
      opening: plus(sum.opening, opening),
      amounts: sum.amounts.map((amount, i) => plus(amount, amounts[i]!)),
      total: sum.total + total,
      previous: sum.previous?.map((amount, i) => plus(amount, previous?.[i] ?? null)) ?? null,
      previousTotal: plus(sum.previousTotal, previousTotal),
      previousYear: plus(sum.previousYear, previousYear),
      budget: budget?.map((amount, i) => amount + (sum.budget?.[i] ?? 0n)) ?? sum.budget,
    }),
    zero,
  );
}

export function signed(figures: Figures, sign: 1n | -1n): Figures {
  if (sign === 1n) return figures;
  const { opening, amounts, total, previous, previousTotal, previousYear, budget } = figures;
  const negated = (amount: bigint | null) => (amount === null ? null : -amount);
  return {
    opening: negated(opening),
    amounts: amounts.map(negated),
    total: -total,
    previous: previous?.map(negated) ?? null,
    previousTotal: negated(previousTotal),
    previousYear: negated(previousYear),
    budget: budget?.map((amount) => -amount) ?? null,
  };
}

/** True if any amount is not zero. */
export function hasAmounts(figures: Figures): boolean {
  const { opening, amounts, total, previous, previousTotal, previousYear, budget } = figures;
  const all = [opening, ...amounts, total, ...(previous ?? []), previousTotal, previousYear, ...(budget ?? [])];
  return all.some((amount) => amount !== null && amount !== 0n);
}

/** True if leaving the figures out does not change a sum: all are zero, or unknown where `zero` is unknown too. */
export function isNothing(figures: Figures, zero: Figures): boolean {
  const keepsKnown = (amount: bigint | null | undefined, nothing: bigint | null | undefined) =>
    typeof amount === "bigint" || typeof nothing !== "bigint";
  return (
    !hasAmounts(figures) &&
    zero.amounts.every((nothing, i) => keepsKnown(figures.amounts[i], nothing)) &&
    (zero.previous ?? []).every((nothing, i) => keepsKnown(figures.previous?.[i], nothing)) &&
    keepsKnown(figures.previousTotal, zero.previousTotal) &&
    keepsKnown(figures.previousYear, zero.previousYear)
  );
}

/** The sum of two amounts; null if either is unknown. */
export function plus(one: bigint | null, other: bigint | null): bigint | null {
  return one === null || other === null ? null : one + other;
}

/** Converts to the contract's form: whole öre as numbers, which are exact up to 2^53. */
export function toStatementAmounts(figures: Figures) {
  const { opening, amounts, total, previous, previousTotal, previousYear, budget } = figures;
  const toNumber = (amount: bigint | null) => (amount === null ? null : Number(amount));
  return {
    ...(opening !== null && { opening: Number(opening) }),
    amounts: amounts.map(toNumber),
    total: Number(total),
    ...(previous && { previous: previous.map(toNumber) }),
    ...(previousTotal !== null && { previousTotal: Number(previousTotal) }),
    ...(previousYear !== null && { previousYear: Number(previousYear) }),
    ...(budget && { budget: budget.map(Number) }),
  };
}
