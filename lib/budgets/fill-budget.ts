// `|| 0` in this file replaces −0.

/** The months of the year before, raised by percent, in whole kronor. */
export function raised(months: readonly (number | null)[], percent: number): (number | null)[] {
  return months.map((value) => (value === null ? null : Math.round(value * (1 + percent / 100)) || 0));
}

/**
 * Distributes a year's amount over its months in whole kronor, in the proportions of the year before. The last month
 * that gets a part also gets the öre, so that the months add up to the amount.
 * @param before the months of the year before, in kronor
 */
export function spread(amount: number, before: readonly (number | null)[]): number[] {
  const shares = sharesOf(before);
  // The rounding error is carried to the next month, so that no month is off by more than a krona.
  let exact = 0;
  let spent = 0;
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

/** Each month's part of its year, or equal parts where nothing is booked or the months cancel each other. */
function sharesOf(before: readonly (number | null)[]): number[] {
  // In whole öre, because doubles of kronor that cancel each other rarely add up to exactly 0.
  const months = before.map((value) => Math.round((value ?? 0) * 100));
  const sum = months.reduce((total, month) => total + month, 0);
  // Months of both signs, as with accruals, can have parts many times the whole. Under this limit no part exceeds 1.5.
  const gross = months.reduce((total, month) => total + Math.abs(month), 0);
  const isCancelled = gross > 2 * Math.abs(sum);
  return months.map((month) => (sum === 0 || isCancelled ? 1 / months.length : month / sum));
}
