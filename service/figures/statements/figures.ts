/**
 * Amounts of an account or a line in öre: one a column in each list, signed as SIE writes them (debit +, credit −) or
 * as a statement shows them.
 */
export interface Figures {
  /** What stood at the opening of the fiscal year; null where lines show what was booked. */
  opening: bigint | null;
  /** Null for a column that is not booked, and where an account's months are unknown. */
  amounts: readonly (bigint | null)[];
  /** Of all booked columns; in the balance sheet at the end of the last one. */
  total: bigint;
  /** Null where nothing of the columns is known a year earlier; single ones are null where theirs is not. */
  previous: readonly (bigint | null)[] | null;
  /** `total` a year earlier; null where it is not known. */
  previousTotal: bigint | null;
  previousYear: bigint | null;
  budget: readonly bigint[] | null;
}

/**
 * The sum of figures of the same statement. What is not known of one of them is not known of the sum.
 * @param zero those of nothing: it says of what there are amounts at all; a budget there is where one of them has one
 */
export function sumFigures(all: readonly Figures[], zero: Figures): Figures {
  return all.reduce(
    (sum, { opening, amounts, total, previous, previousTotal, previousYear, budget }) => ({
      opening: plus(sum.opening, opening ?? 0n),
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

/** Whether there is an amount that is not zero. */
export function hasAmounts(figures: Figures): boolean {
  const { opening, amounts, total, previous, previousTotal, previousYear, budget } = figures;
  const all = [opening, ...amounts, total, ...(previous ?? []), previousTotal, previousYear, ...(budget ?? [])];
  return all.some((amount) => amount !== null && amount !== 0n);
}

/** Whether figures can be left out of a sum: they have no amounts, and all is known of them that is known of nothing. */
export function isNothing(figures: Figures, zero: Figures): boolean {
  const isKnown = (amount: bigint | null | undefined, nothing: bigint | null | undefined) =>
    typeof amount === "bigint" || typeof nothing !== "bigint";
  return (
    !hasAmounts(figures) &&
    zero.amounts.every((nothing, i) => isKnown(figures.amounts[i], nothing)) &&
    (zero.previous ?? []).every((nothing, i) => isKnown(figures.previous?.[i], nothing)) &&
    isKnown(figures.previousTotal, zero.previousTotal) &&
    isKnown(figures.previousYear, zero.previousYear)
  );
}

/** The sum of two amounts of which one may not be known. */
export function plus(one: bigint | null, other: bigint | null): bigint | null {
  return one === null || other === null ? null : one + other;
}

/** As the contract has them: whole numbers, which are exact up to 90 thousand billion in the currency. */
export function toStatementAmounts(figures: Figures) {
  const { opening, amounts, total, previous, previousTotal, previousYear, budget } = figures;
  const present = (amount: bigint | null) => (amount === null ? null : Number(amount));
  return {
    ...(opening !== null && { opening: Number(opening) }),
    amounts: amounts.map(present),
    total: Number(total),
    ...(previous && { previous: previous.map(present) }),
    ...(previousTotal !== null && { previousTotal: Number(previousTotal) }),
    ...(previousYear !== null && { previousYear: Number(previousYear) }),
    ...(budget && { budget: budget.map(Number) }),
  };
}
