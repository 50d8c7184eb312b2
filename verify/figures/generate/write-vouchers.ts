import { dayAfter, dayBefore, slicesOf, type Day } from "../calendar";
import type { BookedRow, BookedVoucher } from "./bookkeeping";
import type { Random } from "./random";
import { amountText, digits, type SieWriter } from "./sie-writer";
import type { YearPlan } from "./year-plan";

/** A program's way of writing its vouchers. */
export interface VoucherHabits {
  rowDates: boolean;
  corrections: boolean;
  strayDates: boolean;
}

export function voucherHabits(random: Random): VoucherHabits {
  return { rowDates: random.chance(0.3), corrections: random.chance(0.4), strayDates: random.chance(0.2) };
}

/** Writes vouchers as programs do: with rows of another day, struck and added rows, and days outside the year. */
export function writeVouchers(
  random: Random,
  file: SieWriter,
  plan: YearPlan,
  vouchers: BookedVoucher[],
  habits: VoucherHabits,
): void {
  vouchers.forEach(({ date, rows }, i) => {
    const written = habits.strayDates && random.chance(0.05) ? outside(random, plan) : date;
    file.raw(`#VER ${random.pick(["A", '""', "12"])} ${i + 1} ${digits(written)} "Text"`);
    file.raw("{");
    for (const row of rows) writeRow(random, file, plan, row, habits);
    file.raw("}");
  });
}

function outside(random: Random, plan: YearPlan): Day {
  return random.chance(0.5) ? dayBefore(plan.start) : dayAfter(plan.end);
}

function writeRow(random: Random, file: SieWriter, plan: YearPlan, row: BookedRow, habits: VoucherHabits): void {
  const stray = habits.strayDates && random.chance(0.05);
  const the28th = `${plan.start.slice(0, 8)}28`;
  const inYear = the28th >= plan.start && the28th <= plan.end ? the28th : plan.start;
  const own = habits.rowDates && random.chance(0.3) ? inYear : null;
  const date = stray ? outside(random, plan) : own;
  const trans = (label: string, amount: bigint, day: Day | null) => {
    file.add(label, row.account, `{${row.objects}}`, amountText(amount), ...(day === null ? [] : [digits(day)]));
  };
  // 1: the row is an added one, #RTRANS and a #TRANS copy. 2: it replaces a struck one. 3: it is an added one that
  // lacks the copy. 4: an equal row after it is struck. 5: it replaces one that was itself added and then struck.
  // The days of #RTRANS rows do not count.
  const correction = habits.corrections && random.chance(0.2) ? random.int(1, 5) : 0;
  if (correction === 1) trans("RTRANS", row.amount, outside(random, plan));
  if (correction === 2) {
    trans("BTRANS", row.amount + 100n, date);
    trans("RTRANS", row.amount, inYear);
  }
  if (correction === 5) {
    trans("RTRANS", row.amount + 100n, inYear);
    trans("BTRANS", row.amount + 100n, date);
    trans("RTRANS", row.amount, inYear);
  }
  if (correction === 3) trans("RTRANS", row.amount, random.pick(slicesOf(plan.start, plan.end)).end);
  else trans("TRANS", row.amount, date);
  if (correction === 4) trans("BTRANS", row.amount, date);
}
