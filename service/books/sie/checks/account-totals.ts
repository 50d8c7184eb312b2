import { movementsInYear, openingBalances } from "../month-readings";
import type { SieFile } from "../sie-file";
import type { Ore, SieAccount } from "../sie-records";

/** An amount of an account with the line that gives it; the sum of several lines has the first of them. */
export type AmountWithLine = { amount: Ore; lineNo: number };

/** The file's figures of one account. Balances and months of objects are left out: they are parts of its own. */
export type AccountTotal = {
  account: SieAccount;
  /** The opening balance: #IB 0 or, in a file without any, #UB −1 of a balance account. */
  opening: (AmountWithLine & { label: "#IB" | "#UB" }) | null;
  ub: AmountWithLine | null;
  res: AmountWithLine | null;
  /** #UB of year −1. */
  ubBefore: AmountWithLine | null;
  resBefore: AmountWithLine | null;
  /** Sum of the rows of all vouchers that count (see `SieVoucher`), with or without objects; null without any. */
  rows: AmountWithLine | null;
  /** Sum of #PSALDO of year 0, for months in the year; null without any. */
  months: AmountWithLine | null;
};

/** The records of year 0 by which {@link isResultAccount} decides. */
export type AccountRecords = Pick<AccountTotal, "ub" | "res"> & {
  account: Pick<SieAccount, "number" | "type">;
  opening: AmountWithLine | null;
};

export type AccountTotals = ReadonlyMap<string, AccountTotal>;

const FIELDS = {
  "UB 0": "ub",
  "RES 0": "res",
  "UB -1": "ubBefore",
  "RES -1": "resBefore",
} as const;

export function accountTotals(file: SieFile): AccountTotals {
  const totals = new Map<string, AccountTotal>();
  for (const account of file.accounts) {
    const nothing = { opening: null, ub: null, res: null, ubBefore: null, resBefore: null, rows: null, months: null };
    totals.set(account.number, { account, ...nothing });
  }
  for (const { kind, yearIndex, account, amount, lineNo } of file.balances) {
    const total = totals.get(account);
    const field = fieldOf(`${kind} ${yearIndex}`);
    if (total && field) total[field] = { amount, lineNo };
  }
  for (const { kind, account, amount, lineNo } of openingBalances(file, ["IB", "UB"])) {
    const total = totals.get(account);
    if (total) total.opening = { amount, lineNo, label: kind === "IB" ? "#IB" : "#UB" };
  }
  const year = file.years.find(({ index }) => index === 0);
  for (const { account, objects, amount, lineNo } of year ? movementsInYear(file, year) : []) {
    if (objects.length === 0) addMonth(totals, account, amount, lineNo);
  }
  for (const [index, sum] of file.vouchers.sumsByAccount().entries()) {
    const total = totals.get(file.accounts[index]!.number);
    if (total) total.rows = sum;
  }
  return totals;
}

function fieldOf(key: string): (typeof FIELDS)[keyof typeof FIELDS] | undefined {
  return key in FIELDS ? FIELDS[key as keyof typeof FIELDS] : undefined;
}

function addMonth(totals: Map<string, AccountTotal>, account: string, amount: Ore, lineNo: number): void {
  const total = totals.get(account);
  if (total?.months) total.months.amount += amount;
  else if (total) total.months = { amount, lineNo };
}

/**
 * Returns true for result accounts, false for balance accounts, null for others (classes 0 and 9). Decides by
 * the records of the account, because #KTYP is often wrong, then by #KTYP, then by the first digit.
 */
export function isResultAccount({ account, opening, ub, res }: AccountRecords): boolean | null {
  if ((opening ?? ub) !== null && res === null) return false;
  if ((opening ?? ub) === null && res !== null) return true;
  if (account.type) return account.type === "K" || account.type === "I";
  const group = account.number.charAt(0);
  if (group === "1" || group === "2") return false;
  return group >= "3" && group <= "8" ? true : null;
}

/** Names the records that give the opening balances of the file. */
export function openingRecords(totals: AccountTotals): "#IB 0" | "#UB −1" {
  return Array.from(totals.values()).some(({ opening }) => opening?.label === "#UB") ? "#UB −1" : "#IB 0";
}

/** Says by names of records that the opening balances and these movements give the closing balances. */
export function closingRule(totals: AccountTotals, movements: string): string {
  return openingRecords(totals) === "#IB 0" ? `#IB and ${movements} give #UB` : `#UB −1 and ${movements} give #UB 0`;
}

export function sumOf(totals: AccountTotals, pick: (total: AccountTotal) => AmountWithLine | null): Ore {
  let sum = 0n;
  for (const total of totals.values()) sum += pick(total)?.amount ?? 0n;
  return sum;
}
