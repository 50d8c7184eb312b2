import type { Day } from "../calendar";
import type { Row, Voucher } from "../reader/plain-sie";
import { accountOf, sliceAt, type YearBooks } from "./year-books";

/**
 * Books the vouchers' rows that concern the company, or one of its dimension objects.
 * @returns the number of slices up to the last day of a voucher or row, those of other objects included
 */
export function bookVouchers(year: YearBooks, vouchers: Voucher[], objectId: string | null): number {
  let reach = 0;
  for (const voucher of vouchers) {
    // A voucher without rows counts as booked on its day too.
    if (voucher.date !== null) reach = Math.max(reach, sliceAt(year, voucher.date) + 1);
    for (const { row, date } of rowsThatCount(voucher)) {
      // A row dated outside the year counts on its voucher's day (ADR 0054).
      const day = date !== null && isInYear(year, date) ? date : voucher.date;
      const slice = sliceOrNearest(year, day);
      // A zero amount dated outside the year does not make the nearest slice booked.
      if ((day !== null && isInYear(year, day)) || row.amount !== 0n) reach = Math.max(reach, slice + 1);
      if (objectId !== null && !row.objects.includes(objectId)) continue;
      const account = accountOf(year, row.account);
      account.movement += row.amount;
      if (account.months) account.months[slice] = account.months[slice]! + row.amount;
    }
  }
  return reach;
}

function isInYear(year: YearBooks, day: Day): boolean {
  return sliceAt(year, day) >= 0;
}

/** A day before the year, or none, counts in the first slice; a day after the year in the last. */
function sliceOrNearest(year: YearBooks, day: Day | null): number {
  if (day === null || day < year.start) return 0;
  return day > year.end ? year.slices.length - 1 : sliceAt(year, day);
}

/**
 * The #TRANS rows on their own days, and on the voucher's day each #RTRANS row without a later #TRANS or #BTRANS of its
 * account and amount; each later row cancels one #RTRANS (ADR 0054).
 */
function rowsThatCount({ rows }: Voucher): { row: Row; date: Day | null }[] {
  const counted = rows.filter(({ kind }) => kind === "TRANS").map((row) => ({ row, date: row.date }));
  const added: Row[] = [];
  for (const row of rows) {
    const pair = added.findIndex(({ account, amount }) => account === row.account && amount === row.amount);
    if (row.kind === "RTRANS") added.push(row);
    else if (pair >= 0) added.splice(pair, 1);
  }
  return [...counted, ...added.map((row) => ({ row, date: null }))];
}
