import { dayBefore, firstOfMonthAfter, type Day } from "../calendar";
import type { CompanySpec, ImportedFile } from "../company";
import { bookYear, characterOf, type BookedVoucher, type Character } from "./bookkeeping";
import { generateInputs } from "./inputs";
import { Random } from "./random";
import { amountText, digits, SieWriter } from "./sie-writer";
import { afterVouchers, writeYear, type Balances, type EarlierYear } from "./write-year";
import { planYears, type YearPlan } from "./year-plan";

/** Generates a company from a seed: files, inputs, and currencies that are changed after the import. */
export function generateCompany(seed: number): CompanySpec {
  const random = new Random(seed);
  const plans = planYears(random);
  const character = characterOf(random);
  const files: ImportedFile[] = [];
  let opening = firstOpening(random, character);
  let earlier: EarlierYear | null = random.chance(0.6) ? inventEarlier(random, plans[0]!, character, opening) : null;
  for (const plan of plans) {
    // After a gap some files state a year that was never imported; it never reaches into one that was.
    if (earlier && earlier.end !== dayBefore(plan.start)) {
      const invented = inventEarlier(random, plan, character, opening);
      earlier = invented.start > earlier.end && random.chance(0.5) ? invented : null;
    }
    const vouchers = bookYear(random, plan, character);
    if (random.chance(0.2) && plan.booked > 0) closeYear(vouchers);
    const stated = random.chance(0.8) ? earlier : null;
    if (random.chance(0.1)) {
      // An earlier export of the same year, sometimes with vouchers added to it, is replaced by the later one.
      const first = writeYear(random, plan, character, opening, bookYear(random, plan, character), stated);
      files.push({ name: `${plan.start} first.se`, text: first });
      if (plan.style === "vouchers" && random.chance(0.5)) files.push(addedVouchers(random, plan));
    }
    const text = writeYear(random, plan, character, opening, vouchers, stated);
    files.push({ name: `${plan.start}.se`, text });
    if (plan.style === "vouchers" && random.chance(0.12)) files.push(addedVouchers(random, plan));
    const { closing, result } = afterVouchers(opening, vouchers);
    earlier = { start: plan.start, end: plan.end, opening, closing, result };
    opening = nextOpening(random, closing, result);
  }
  const objectIds = ["1_A", "1_B", "6_P"].filter(() => character.objects.length > 0 && random.chance(0.3));
  const currencies: Record<Day, string> = {};
  if (random.chance(0.06)) currencies[random.pick(plans).start] = "DKK";
  return { name: `seed ${seed}`, files, inputs: generateInputs(random, plans, objectIds), currencies };
}

function firstOpening(random: Random, { balance }: Character): Balances {
  const opening: Balances = new Map();
  for (const account of random.some(balance, 0.7)) {
    const sign = account.startsWith("1") ? 1n : -1n;
    opening.set(account, sign * random.ore(200_000) * (random.chance(0.1) ? -1n : 1n));
  }
  // Equity balances the rest and may be negative; sometimes last year's result is not yet part of it.
  const sum = [...opening.values()].reduce((total, amount) => total + amount, 0n);
  const apart = random.chance(0.2) ? random.ore(5000) : 0n;
  opening.set("2091", (opening.get("2091") ?? 0n) - sum + apart);
  return opening;
}

function inventEarlier(random: Random, plan: YearPlan, character: Character, opening: Balances): EarlierYear {
  const end = dayBefore(plan.start);
  const start = plan.start.endsWith("-01")
    ? firstOfMonthAfter(plan.start, -random.pick([12, 12, 12, 12, 6, 18]))
    : `${Number(plan.start.slice(0, 4)) - 1}${plan.start.slice(4)}`;
  const result: Balances = new Map(random.some(character.result, 0.7).map((number) => [number, random.ore(90_000)]));
  for (const [number, amount] of result) if (/^3|^8[0-3]/.test(number)) result.set(number, -amount);
  const before: Balances = new Map([...opening].map(([number, amount]) => [number, amount + random.ore(2000)]));
  return { start, end, opening: before, closing: new Map(opening), result };
}

/** Some books move the year's result to equity themselves. */
function closeYear(vouchers: BookedVoucher[]): void {
  const last = vouchers.at(-1);
  if (!last) return;
  const { result } = afterVouchers(new Map(), vouchers);
  const sum = [...result.values()].reduce((total, amount) => total + amount, 0n);
  const rows = [
    { account: "8999", amount: -sum, objects: "" },
    { account: "2099", amount: sum, objects: "" },
  ];
  vouchers.push({ date: last.date, rows });
}

/** The next year's opening balances. Most programs move the result to equity then, others leave it out. */
function nextOpening(random: Random, closing: Balances, result: Balances): Balances {
  const sum = [...result.values()].reduce((total, amount) => total + amount, 0n);
  if (random.chance(0.25)) return closing;
  return new Map([...closing, ["2099", (closing.get("2099") ?? 0n) + sum]]);
}

/** A file of type 4I: vouchers without balances, as a payroll program writes them. */
function addedVouchers(random: Random, plan: YearPlan): ImportedFile {
  const file = new SieWriter();
  file.add("FLAGGA", 0);
  file.add("FORMAT", "PC8");
  file.add("SIETYP", 4);
  file.add("PROGRAM", '"Payroll"', "1");
  file.add("GEN", digits(plan.end));
  file.add("FNAMN", '"Generated"');
  const amount = random.ore(30_000);
  file.raw(`#VER "" "" ${digits(random.pick([plan.start, plan.end]))} "Salaries"`);
  file.raw("{");
  file.add("TRANS", "7010", "{1 A}", amountText(amount));
  file.add("TRANS", "2710", "{}", amountText(-amount));
  file.raw("}");
  return { name: "added.si", text: file.text() };
}
