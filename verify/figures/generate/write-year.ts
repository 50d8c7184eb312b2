import { isResultAccount } from "../accounts";
import { dayBefore, firstOfMonthAfter, slicesOf, type Day } from "../calendar";
import { listInBalances, OBJECTS, type BookedVoucher, type Character } from "./bookkeeping";
import type { Random } from "./random";
import { amountText, digits, monthDigits, SieWriter } from "./sie-writer";
import { monthHabit, writeMonths } from "./write-months";
import { voucherHabits, writeVouchers } from "./write-vouchers";
import type { YearPlan } from "./year-plan";

/** Amounts in öre by account number. */
export type Balances = Map<string, bigint>;

/** Records that a file has of the year before its own. */
export interface EarlierYear {
  start: Day;
  end: Day;
  opening: Balances;
  closing: Balances;
  result: Balances;
}

/** Balances after the vouchers, and the result of the year by account. */
export function afterVouchers(opening: Balances, vouchers: BookedVoucher[]): { closing: Balances; result: Balances } {
  const [closing, result] = [new Map(opening), new Map<string, bigint>()];
  for (const { account, amount } of vouchers.flatMap(({ rows }) => rows)) {
    const balances = isResultAccount(account) ? result : closing;
    balances.set(account, (balances.get(account) ?? 0n) + amount);
  }
  return { closing, result };
}

/** The text of a fiscal year's SIE file, which like those of real programs may lack some records. */
export function writeYear(
  random: Random,
  plan: YearPlan,
  character: Character,
  opening: Balances,
  vouchers: BookedVoucher[],
  earlier: EarlierYear | null,
): string {
  const file = new SieWriter();
  writeHead(random, file, plan, earlier);
  const { closing, result } = afterVouchers(opening, vouchers);
  // Without #IB, the year opens with the closing balances of the year before that the file states.
  const withoutOpening = earlier !== null && random.chance(0.1);
  if (!withoutOpening) writeBalances(random, file, "IB", 0, opening, 0.02);
  // Without #UB and #RES, a file of year balances or of a year without vouchers would only state the opening.
  const mayLack = vouchers.length > 0 && plan.style !== "year";
  const [closingLacks, resultLacks] = [mayLack && random.chance(0.06), mayLack && random.chance(0.06)];
  if (!closingLacks) writeBalances(random, file, "UB", 0, closing, plan.style === "vouchers" ? 0.05 : 0.01);
  if (!resultLacks) writeBalances(random, file, "RES", 0, result, 0.01);
  if (earlier) writeEarlier(random, file, earlier);
  if (plan.type >= 3) writeObjects(random, file, character);
  if (plan.type >= 2 && random.chance(0.5)) writeBudget(random, file, plan, character);
  if (plan.style === "months") writeMonths(random, file, plan, vouchers, monthHabit(random));
  if (plan.style === "vouchers") {
    if (random.chance(0.2)) writeMonths(random, file, plan, vouchers, "whole");
    writeVouchers(random, file, plan, vouchers, voucherHabits(random));
  }
  return file.text();
}

function writeHead(random: Random, file: SieWriter, plan: YearPlan, earlier: EarlierYear | null): void {
  const slices = slicesOf(plan.start, plan.end);
  file.add("FLAGGA", 0);
  file.add("FORMAT", "PC8");
  // A file without #SIETYP is of type 1.
  if (plan.type !== 1 || random.chance(0.5)) file.add("SIETYP", plan.type);
  file.add("PROGRAM", '"Generated"', "1");
  file.add("GEN", digits(random.chance(0.5) ? random.pick(slices).end : firstOfMonthAfter(plan.end, 2)));
  file.add("FNAMN", '"Generated"');
  file.add("RAR", 0, digits(plan.start), digits(plan.end));
  if (earlier) file.add("RAR", -1, digits(earlier.start), digits(earlier.end));
  if (plan.currency !== "SEK" || random.chance(0.3)) file.add("VALUTA", plan.currency);
  if (plan.type >= 2 && random.chance(0.4)) {
    const last = slices[Math.max(0, plan.booked - 1)]!.end;
    // A day outside the year says nothing about how far its books reach.
    file.add(
      "OMFATTN",
      digits(random.pick([last, last, random.pick(slices).end, dayBefore(plan.start), "1980-01-01"])),
    );
  }
}

/** Writes a record for most accounts: it leaves out half of the zeros, and others with the probability `lacking`. */
function writeBalances(
  random: Random,
  file: SieWriter,
  label: string,
  year: number,
  balances: Balances,
  lacking: number,
): void {
  for (const [account, amount] of [...balances].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if ((amount === 0n && random.chance(0.5)) || random.chance(lacking)) continue;
    file.add(label, year, account, amountText(amount));
  }
}

function writeEarlier(random: Random, file: SieWriter, earlier: EarlierYear): void {
  if (random.chance(0.6)) writeBalances(random, file, "IB", -1, earlier.opening, 0);
  if (random.chance(0.95)) writeBalances(random, file, "UB", -1, earlier.closing, 0);
  if (random.chance(0.9)) writeBalances(random, file, "RES", -1, earlier.result, 0);
}

function writeObjects(random: Random, file: SieWriter, { objects, balance }: Character): void {
  if (objects.length === 0) return;
  file.add("DIM", 1, '"Cost centre"');
  file.add("DIM", 6, '"Project"');
  // Objects without any rows are written too, as in real files.
  for (const object of OBJECTS) {
    file.add("OBJEKT", object, '"Name"');
    for (const account of random.some(balance, 0.1)) {
      file.add("OIB", 0, account, `{${object}}`, amountText(random.ore(5000)));
    }
  }
}

function writeBudget(random: Random, file: SieWriter, plan: YearPlan, { result, objects }: Character): void {
  const months = slicesOf(plan.start, plan.end).map(({ start }) => start);
  // Some programs also write a budget for a month before the year.
  const all = random.chance(0.2) ? [...months, firstOfMonthAfter(plan.start, -2)] : months;
  for (const account of random.some([...new Set(["3001", ...result])], 0.6)) {
    const byObject = objects.length > 0 && random.chance(0.4);
    for (const month of random.some(all, 0.9)) {
      for (const object of new Set(byObject ? random.some(objects, 0.6).map(listInBalances) : [""])) {
        const amount = random.ore(5000) * (account.startsWith("3") ? -1n : 1n);
        file.add("PBUDGET", 0, monthDigits(month), account, `{${object}}`, amountText(amount));
      }
    }
  }
}
