import { addMonths, endOfMonth, type CalendarDay } from "@/contract/calendar";
import type { ChartNode, ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { AccountBalances } from "../../books/balances/account-balances";
import { monthNumber } from "../../books/balances/month-number";
import { isResultNumber } from "../../books/sie/month-readings";
import type { AccountsDefinition } from "../formulas/definition";
import { monthsOf } from "./steps";
import { accountGroups, type AccountClass, type AccountGroups } from "./account-groups";

/** A fiscal year's balances of the company or of one object, by account, in öre. */
export interface YearBalances {
  fiscalYearId: string;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** The books run to the end of this day's month, or to the last month with an amount if that is later. */
  lastLedgerDate: CalendarDay;
  currency: string;
  /**
   * False if movements are known for the whole year only; they are then in one month, except those of vouchers
   * that were added later (4I).
   */
  monthsKnown: boolean;
  /**
   * Accounts whose movements are known for the whole year only; they are then in one month, except those of vouchers
   * that were added later (4I).
   */
  monthsUnknown: ReadonlySet<string>;
  /**
   * Set for a year that is not in the books but known from the file of the next year, for comparisons. Its id, currency
   * and chart are those of the next year.
   */
  fromNextFile?: FileYearBefore;
  chart: Pick<ChartOfAccounts, "children" | "knownGroups">;
  accounts: readonly AccountBalances[];
  /** The budget in force for the year, typed in or from its file; absent if there is none. */
  budget?: YearBalances;
}

/** The records that the next year's file has for this year, whose amounts cover the whole year. */
export interface FileYearBefore {
  /** True with #IB −1: the opening balance of each account is known. */
  openings: boolean;
  /** True with #UB −1. */
  closings: boolean;
  /** True with #RES −1. */
  results: boolean;
  /** The sum of all opening balances; null if unknown. */
  openingSum: bigint | null;
}

/** The shortest period with known amounts: a booked month, or all booked months if only balances are known. */
export interface YearSlice {
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** The number of calendar months it touches. */
  months: number;
}

/** The amounts of accounts in a year; movements by slice. */
interface Sums {
  opening: bigint;
  movements: bigint[];
  /** One of the accounts with unknown months; null if there is none. */
  monthsUnknown: string | null;
  hasBalanceAccounts: boolean;
}

/**
 * The sums over the accounts of a definition; `missing` is a group that the year's chart lacks and that the built-in
 * chart does not replace (ADR 0055), null if there is none.
 */
export interface DefinitionSums extends Sums {
  missing: string | null;
}

/** An account's amounts within a sum over groups, in a fiscal year. */
export interface AccountAmounts {
  account: string;
  /** The leaf that brings it into the sum; of the built-in chart for a group that the year's chart lacks. */
  leaf: ChartNode;
  /** Undefined if it is 0. */
  opening: bigint | undefined;
  /** By slice; slices are absent if the bookings of each of their months sum to 0, or if they have none. */
  movements: ReadonlyMap<number, bigint>;
}

const CACHE = new WeakMap<YearBalances, YearSums>();

/** The sums of the balances, cached by the balances object. */
export function yearSums(balances: YearBalances): YearSums {
  let sums = CACHE.get(balances);
  if (!sums) CACHE.set(balances, (sums = new YearSums(balances)));
  return sums;
}

/** A fiscal year cut into slices, with sums over the accounts of groups. */
export class YearSums {
  readonly slices: readonly YearSlice[];
  private readonly groups: AccountGroups;
  /** Sums per class of accounts: there are far fewer classes than accounts, and groups consist of whole classes. */
  private readonly classes: ReadonlyMap<AccountClass, Sums>;
  private readonly cache = new Map<AccountsDefinition, DefinitionSums>();

  constructor(private readonly balances: YearBalances) {
    this.groups = accountGroups(balances.chart);
    this.slices = slicesOf(balances);
    this.classes = this.sumClasses();
  }

  of(definition: AccountsDefinition): DefinitionSums {
    let sums = this.cache.get(definition);
    if (!sums) {
      const missing = [...definition.groups, ...definition.without].find((group) => !this.groups.has(group)) ?? null;
      sums = { ...nothing(this.slices.length), missing };
      for (const [accountClass, { opening, movements, monthsUnknown, hasBalanceAccounts }] of this.classes) {
        if (!this.groups.leafOf(definition, accountClass)) continue;
        sums.opening += opening;
        sums.monthsUnknown ??= monthsUnknown;
        sums.hasBalanceAccounts ||= hasBalanceAccounts;
        for (const [i, amount] of movements.entries()) sums.movements[i]! += amount;
      }
      this.cache.set(definition, sums);
    }
    return sums;
  }

  /**
   * The accounts in the sum of a definition, sorted by number.
   * @param others further accounts, which are booked but may have no amount
   */
  accountsOf(definition: AccountsDefinition, others: Iterable<string> = []): AccountAmounts[] {
    const { accounts } = this.balances;
    const withoutAmount = new Set(others);
    for (const { account } of accounts) withoutAmount.delete(account);
    const all = [...accounts, ...Array.from(withoutAmount, (account) => ({ account, opening: 0n, movements: [] }))];
    const found: AccountAmounts[] = [];
    for (const { account, opening, movements } of all) {
      const leaf = this.groups.leafOf(definition, this.groups.classOf(account));
      if (!leaf) continue;
      const booked = new Map<number, bigint>();
      for (const [month, amount] of movements.entries()) {
        const slice = this.sliceOf(month);
        if (amount !== 0n) booked.set(slice, (booked.get(slice) ?? 0n) + amount);
      }
      found.push({ account, leaf, opening: opening === 0n ? undefined : opening, movements: booked });
    }
    return found.sort((a, b) => (a.account < b.account ? -1 : 1));
  }

  /** The index of the slice that includes a month of the fiscal year. */
  private sliceOf(month: number): number {
    return this.balances.monthsKnown ? month : 0;
  }

  private sumClasses(): Map<AccountClass, Sums> {
    const classes = new Map<AccountClass, Sums>();
    for (const { account, opening, movements } of this.balances.accounts) {
      const accountClass = this.groups.classOf(account);
      let sums = classes.get(accountClass);
      if (!sums) classes.set(accountClass, (sums = nothing(this.slices.length)));
      sums.opening += opening;
      sums.hasBalanceAccounts ||= !isResultNumber(account);
      for (let month = 0; month < movements.length; month++) {
        const amount = movements[month]!;
        if (amount !== 0n) sums.movements[this.sliceOf(month)]! += amount;
      }
    }
    // An account without an amount for the whole year is not in `accounts`, but may have had amounts in its months.
    for (const account of this.balances.monthsUnknown) {
      const accountClass = this.groups.classOf(account);
      if (!classes.has(accountClass)) classes.set(accountClass, nothing(this.slices.length));
      classes.get(accountClass)!.monthsUnknown ??= account;
    }
    return classes;
  }
}

function nothing(slices: number): Sums {
  return {
    opening: 0n,
    movements: Array<bigint>(slices).fill(0n),
    monthsUnknown: null,
    hasBalanceAccounts: false,
  };
}

function slicesOf(year: YearBalances): YearSlice[] {
  const booked = { firstDay: year.firstDay, lastDay: bookedThrough(year) };
  const months = monthsOf(booked);
  if (!year.monthsKnown) return [{ ...booked, months: months.length }];
  return months.map((month) => ({ ...month, months: 1 }));
}

/** The last booked day: the end of the month of the last ledger date, or of a later month with an amount. */
function bookedThrough({ firstDay, lastDay, lastLedgerDate, accounts }: YearBalances): CalendarDay {
  const months = monthNumber(lastDay) - monthNumber(firstDay) + 1;
  let last = Math.min(Math.max(monthNumber(lastLedgerDate) - monthNumber(firstDay), 0), months - 1);
  for (const { movements } of accounts) {
    while (last + 1 < movements.length && movements.slice(last + 1).some((amount) => amount !== 0n)) last++;
  }
  const end = endOfMonth(addMonths(firstDay, last));
  return end < lastDay ? end : lastDay;
}
