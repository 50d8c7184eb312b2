/**
 * Amounts of an account or a line in öre: one a column in each list, signed as SIE writes them (debit +, credit −) or
 * as a statement shows them.
 */
export interface Figures {
  /** What stood at the opening of the fiscal year; null where lines show what was booked. */
  opening: bigint | null;
  amounts: bigint[];
  /** Null where nothing of the columns is known a year earlier; single ones are null where theirs is not. */
  previous: (bigint | null)[] | null;
  previousYear: bigint | null;
  budget: bigint[] | null;
}

/**
 * The sum of figures of the same statement.
 * @param zero those of nothing: it says of what there are amounts at all; a budget there is where one of them has one
 */
export function sumFigures(all: readonly Figures[], zero: Figures): Figures {
  const sum: Figures = { ...zero, amounts: [...zero.amounts], previous: zero.previous && [...zero.previous] };
  for (const { opening, amounts, previous, previousYear, budget } of all) {
    if (sum.opening !== null) sum.opening += opening ?? 0n;
    amounts.forEach((amount, i) => (sum.amounts[i]! += amount));
    if (sum.previous) sum.previous = sum.previous.map((known, i) => add(known, previous?.[i] ?? 0n));
    if (sum.previousYear !== null) sum.previousYear += previousYear ?? 0n;
    if (budget) sum.budget = budget.map((amount, i) => amount + (sum.budget?.[i] ?? 0n));
  }
  return sum;
}

export function signed(figures: Figures, sign: 1n | -1n): Figures {
  if (sign === 1n) return figures;
  return {
    opening: figures.opening === null ? null : -figures.opening,
    amounts: figures.amounts.map((amount) => -amount),
    previous: figures.previous?.map((amount) => (amount === null ? null : -amount)) ?? null,
    previousYear: figures.previousYear === null ? null : -figures.previousYear,
    budget: figures.budget?.map((amount) => -amount) ?? null,
  };
}

export function isZero({ opening, amounts, previous, previousYear, budget }: Figures): boolean {
  return ![opening, previousYear, ...amounts, ...(previous ?? []), ...(budget ?? [])].some(
    (amount) => amount !== null && amount !== 0n,
  );
}

function add(known: bigint | null, amount: bigint): bigint | null {
  return known === null ? null : known + amount;
}

/** As the contract has them: whole numbers, which are exact up to 90 thousand billion in the currency. */
export function presentFigures({ opening, amounts, previous, previousYear, budget }: Figures) {
  return {
    ...(opening !== null && { opening: Number(opening) }),
    amounts: amounts.map(Number),
    ...(previous && { previous: previous.map((amount) => (amount === null ? null : Number(amount))) }),
    ...(previousYear !== null && { previousYear: Number(previousYear) }),
    ...(budget && { budget: budget.map(Number) }),
  };
}
