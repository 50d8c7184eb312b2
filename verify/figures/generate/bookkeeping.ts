import { slicesOf, type Day } from "../calendar";
import type { Random } from "./random";
import type { YearPlan } from "./year-plan";

export interface BookedRow {
  account: string;
  /** In öre, positive for debit. */
  amount: bigint;
  /** `1 A 6 P`, as a file writes it between braces. */
  objects: string;
}
export interface BookedVoucher {
  date: Day;
  rows: BookedRow[];
}

/** Accounts and economy of a generated company. */
export interface Character {
  /** Numbers of balance accounts. */
  balance: string[];
  /** Numbers of result accounts, with those of {@link COSTS} in any case. */
  result: string[];
  /** The most that one voucher of sales has, in kronor; 0 for a company that sells nothing. */
  sales: number;
  /** The most that another voucher of {@link bookYear} has, divided by `sales`; by 10,000 kronor if that is 0. */
  costs: number;
  /** Object lists that rows may have, as a file writes them between braces. */
  objects: string[];
  /** No vouchers are booked. */
  dormant: boolean;
}

// Accounts in every group of accounts.ts, some of them at its ends; 19301 has five digits.
const BALANCE =
  "1010 1110 1119 1220 1229 1350 1410 1460 1471 1510 1511 1519 1630 1710 1790 1810 1910 1920 1930 19301 1940 2010 2081 2085 2091 2098 2099 2110 2150 2210 2220 2330 2350 2359 2401 2410 2417 2421 2440 2441 2460 2480 2489 2510 2611 2641 2650 2710 2731 2820 2841 2860 2878 2890 2893 2898 2910 2990".split(
    " ",
  );
const RESULT =
  "3001 3041 3540 3740 3799 3810 3970 3990 4010 4056 4890 4910 4960 4990 5010 5110 5199 5210 5410 5610 6110 6250 6970 6999 7010 7210 7290 7510 7699 7710 7730 7740 7750 7790 7810 7832 7899 7960 7970 7999 8010 8110 8210 8310 8399 8410 8490 8510 8799 8811 8850 8899 8910 8989".split(
    " ",
  );
const COSTS = ["4010", "5010", "7010"];
export const OBJECTS = ["1 A", "1 B", '1 "C 3"', "6 P", "6 Q"];
const TURNED = "6 P 1 A";
const OBJECT_LISTS = [...OBJECTS, "1 A 6 P", "1 B 6 Q", TURNED];

/** Rows list two objects in either order; #PSALDO and #PBUDGET in one, so that a month has one record of the pair. */
export function listInBalances(objects: string): string {
  return objects === TURNED ? "1 A 6 P" : objects;
}

export function characterOf(random: Random): Character {
  return {
    balance: [...new Set(["1930", "2440", "2091", ...random.some(BALANCE, 0.35)])],
    result: [...new Set([...COSTS, ...random.some(RESULT, 0.35)])],
    // Sums of a year's largest sales have up to 15 digits in öre; a double has all whole numbers of 15 digits.
    sales: random.chance(0.1) ? 0 : random.pick([900, 50_000, 50_000, 4_000_000, 50_000_000_000]),
    costs: random.pick([0.5, 0.9, 1.3, 2.5]),
    objects: random.chance(0.5) ? random.some(OBJECT_LISTS, 0.5) : [],
    dormant: random.chance(0.04),
  };
}

/** The vouchers of a fiscal year, each of them balanced, in the slices that are to be booked. */
export function bookYear(random: Random, plan: YearPlan, character: Character): BookedVoucher[] {
  const vouchers: BookedVoucher[] = [];
  if (character.dormant) return vouchers;
  for (const { start, end } of slicesOf(plan.start, plan.end).slice(0, plan.booked)) {
    const [firstDay, lastDay] = [Number(start.slice(8)), Number(end.slice(8))];
    const day = () => `${start.slice(0, 8)}${String(random.int(firstDay, lastDay)).padStart(2, "0")}`;
    for (let i = random.int(0, 4); i > 0; i--) vouchers.push({ date: day(), rows: rowsOf(random, character) });
  }
  return vouchers;
}

function rowsOf(random: Random, character: Character): BookedRow[] {
  const objects = () => (random.chance(0.6) ? random.pick(["", ...character.objects]) : "");
  const row = (account: string, amount: bigint): BookedRow => ({ account, amount, objects: objects() });
  const against = random.pick(["1930", "2440", ...character.balance]);
  const income = character.result.filter((account) => /^3/.test(account));
  if (character.sales > 0 && random.chance(0.4)) {
    const amount = random.ore(character.sales);
    return [row(against, amount), row(random.pick(["3001", ...income]), -amount)];
  }
  const cost = random.ore(Math.max(1, Math.round((character.sales || 10_000) * character.costs)));
  if (random.chance(0.6)) {
    // Some costs are paid back.
    const sign = random.chance(0.1) ? -1n : 1n;
    const others = character.result.filter((account) => !/^3[0-7]/.test(account));
    return [row(random.pick(others), sign * cost), row(against, -sign * cost)];
  }
  const part = cost / 3n;
  const other = random.pick(character.balance);
  return [row(random.pick(character.balance), cost), row(other, -part), row(against, part - cost)];
}
