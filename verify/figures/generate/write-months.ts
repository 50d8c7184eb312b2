import { firstOfMonthAfter, slicesOf, type Day } from "../calendar";
import { listInBalances, OBJECTS, type BookedVoucher } from "./bookkeeping";
import type { Random } from "./random";
import { amountText, monthDigits, type SieWriter } from "./sie-writer";
import type { YearPlan } from "./year-plan";

/**
 * A program's way of writing #PSALDO; each occurs in real files. With `parts` it writes a sum for each list of objects
 * that rows have, the empty list included. Else it writes the sums of whole accounts, and some by objects beside them:
 * with `stops` some accounts lack their later months, and with `wrong` some sums are not those of the vouchers.
 */
export type MonthHabit = "whole" | "parts" | "stops" | "wrong";

export function monthHabit(random: Random): MonthHabit {
  return random.pick(["whole", "whole", "whole", "parts", "stops", "wrong"] as const);
}

interface MonthSum {
  month: Day;
  account: string;
  objects: string;
  amount: bigint;
}

/** Writes the sums of the vouchers by account and month. */
export function writeMonths(
  random: Random,
  file: SieWriter,
  plan: YearPlan,
  vouchers: BookedVoucher[],
  habit: MonthHabit,
): void {
  const write = ({ month, account, objects, amount }: MonthSum, year = 0) =>
    file.add("PSALDO", year, monthDigits(month), account, `{${objects}}`, amountText(amount));
  const firstMissing = slicesOf(plan.start, plan.end)[Math.floor(plan.booked / 2)]!.start;
  const byObjects = sumsOf(vouchers, ({ objects }) => listInBalances(objects));
  const whole = sumsOf(vouchers, () => "");
  const stopped = new Set(whole.map(({ account }) => account).filter(() => habit === "stops" && random.chance(0.4)));
  if (habit === "parts") byObjects.forEach((sum) => write(sum));
  else {
    for (const sum of whole) {
      if (stopped.has(sum.account) && sum.month >= firstMissing) continue;
      const error = habit === "wrong" && random.chance(0.1) ? random.ore(1000) : 0n;
      write({ ...sum, amount: sum.amount + error });
    }
    for (const sum of objectSums(random, vouchers)) write(sum);
  }
  // Sums of months before the year, which no figure of the year includes.
  if (random.chance(0.2)) {
    const before = firstOfMonthAfter(plan.start, -random.int(1, 12));
    write({ month: before, account: "3001", objects: "", amount: -random.ore(5000) });
  }
  if (random.chance(0.3)) {
    const before = firstOfMonthAfter(plan.start, -3);
    write({ month: before, account: "3001", objects: "", amount: -random.ore(5000) }, -1);
  }
}

/** Sums the rows by month, account and `key`, a list of objects. */
function sumsOf(vouchers: BookedVoucher[], key: (row: BookedVoucher["rows"][number]) => string): MonthSum[] {
  const sums = new Map<string, MonthSum>();
  for (const { date, rows } of vouchers) {
    for (const row of rows) {
      const month = `${date.slice(0, 8)}01`;
      const objects = key(row);
      const id = `${month} ${row.account} ${objects}`;
      const sum = sums.get(id) ?? { month, account: row.account, objects, amount: 0n };
      sums.set(id, { ...sum, amount: sum.amount + row.amount });
    }
  }
  return [...sums.values()];
}

/**
 * Sums by objects: one for each object, one for each combination of objects in a row, or both kinds at random. A row
 * of two objects is in two sums by object, and with both kinds in three.
 */
function objectSums(random: Random, vouchers: BookedVoucher[]): MonthSum[] {
  const together = sumsOf(vouchers, ({ objects }) => listInBalances(objects));
  const rowsOf = (object: string) =>
    vouchers.map(({ date, rows }) => ({
      date,
      rows: rows.filter(({ objects }) => ` ${objects} `.includes(` ${object} `)),
    }));
  const alone = OBJECTS.flatMap((object) => sumsOf(rowsOf(object), () => object));
  const chosen = random.pick([
    together,
    alone,
    [...alone, ...together.filter(({ objects }) => !OBJECTS.includes(objects))],
  ]);
  return chosen.filter(({ objects }) => objects !== "");
}
