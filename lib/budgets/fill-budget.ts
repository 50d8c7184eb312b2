/** The months of the year before, raised by percent, in whole kronor. */
export function raised(months: readonly (number | null)[], percent: number): (number | null)[] {
  return months.map((value) => (value === null ? null : Math.round(value * (1 + percent / 100)) || 0));
}

/**
 * Distributes a year's amount over its months in whole kronor: in the proportions of the year before, or evenly if its
 * sum is 0. The months always add up to the amount.
 */
export function spread(amount: number, before: readonly (number | null)[]): number[] {
  const sum = before.reduce<number>((total, value) => total + (value ?? 0), 0);
  const shares = before.map((value) => (sum === 0 ? 1 / before.length : (value ?? 0) / sum));
  // The rounding error is carried to the next month, so that no month is off by more than a krona.
  let [exact, spent] = [0, 0];
  const months = shares.map((share) => {
    exact += amount * share;
    const month = Math.round(exact) - spent || 0;
    spent += month;
    return month;
  });
  const rest = Math.round((amount - spent) * 100) / 100;
  if (rest === 0) return months;
  const last = shares.findLastIndex((share) => share !== 0);
  return months.map((month, i) => (i === last ? Math.round((month + rest) * 100) / 100 : month));
}
