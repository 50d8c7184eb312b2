/** The months of the year before, raised by percent, in whole kronor. */
export function raised(months: readonly (number | null)[], percent: number): (number | null)[] {
  return months.map((value) => (value === null ? null : Math.round(value * (1 + percent / 100)) || 0));
}

/**
 * A year's amount on its months in whole kronor, as the year before was spread; evenly where that says nothing. The
 * months always add up to the amount.
 */
export function spread(amount: number, before: readonly (number | null)[]): number[] {
  const sum = before.reduce<number>((total, value) => total + (value ?? 0), 0);
  const shares = before.map((value) => (sum === 0 ? 1 / before.length : (value ?? 0) / sum));
  // The rest of a rounding goes on to the next month, so that none is off by more than a krona.
  let [exact, given] = [0, 0];
  const months = shares.map((share) => {
    exact += amount * share;
    const month = Math.round(exact) - given || 0;
    given += month;
    return month;
  });
  const rest = Math.round((amount - given) * 100) / 100;
  if (rest === 0) return months;
  const last = shares.findLastIndex((share) => share !== 0);
  return months.map((month, i) => (i === last ? Math.round((month + rest) * 100) / 100 : month));
}
