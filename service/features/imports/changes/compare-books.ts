import { addMonths, startOfMonth, type CalendarDay } from "@/contract/calendar";
import { BalanceSums, type AccountBalances } from "../../../books/balances/account-balances";
import { addVouchers, balancesOfBooks } from "../../../books/balances/books-balances";
import type { SieVouchers } from "../../../books/sie/vouchers";
import { expandText } from "../imported-files";
import { lastLedgerDate } from "../last-ledger-date";
import { booksInYear, readFile, type ImportOptions } from "../read-file";
import { extendLastLedgerDate } from "../store-balances";
import { compareVouchers, type ComparedVouchers } from "./compare-vouchers";

/** The stored files of a fiscal year's books at some time, and the days that the year had then. */
export interface KeptBooks {
  days: { start: CalendarDay; end: CalendarDay };
  /** In the order of their imports, with the days that the year had after each. */
  files: { content: Uint8Array; options: ImportOptions; days: { start: CalendarDay; end: CalendarDay } }[];
}

/** The company's balances in a fiscal year, from which key figures are computed. */
export interface BooksState {
  days: { start: CalendarDay; end: CalendarDay };
  lastLedgerDate: CalendarDay;
  monthsKnown: boolean;
  monthsUnknown: string[];
  accounts: AccountBalances[];
  /** Number of vouchers. */
  vouchers: number;
}

/** An amount before and after an import, in öre. */
export interface ComparedAmount {
  before: bigint;
  after: bigint;
}

interface ComparedAccount {
  number: string;
  opening: ComparedAmount;
  closing: ComparedAmount;
  /** The months that differ, as `YYYY-MM`, in order. */
  months: ({ month: string } & ComparedAmount)[];
}

export interface Comparison extends ComparedVouchers {
  before: BooksState;
  after: BooksState;
  accounts: ComparedAccount[];
  /** Names of accounts as the books after the import have them; accounts of the books before alone keep their names. */
  names: [number: string, name: string][];
}

/** Reads the files of both books with the options of their imports, and compares the books. Slow for large files. */
export async function compareBooks(before: KeptBooks, after: KeptBooks): Promise<Comparison> {
  const [old, now] = [await readBooksOf(before), await readBooksOf(after)];
  return {
    before: old.state,
    after: now.state,
    accounts: compareBalances(old.state, now.state),
    names: [...new Map([...old.names, ...now.names])],
    ...compareVouchers(old.vouchers, now.vouchers),
  };
}

async function readBooksOf({ days, files }: KeptBooks) {
  const names = new Map<string, string>();
  const sums = new BalanceSums(days);
  let monthsKnown = true;
  let monthsUnknown = [] as string[];
  let last = "";
  const vouchers: SieVouchers[] = [];
  for (const { content, options, days: daysThen } of files) {
    const file = await readFile(await expandText(content), options);
    const books = booksInYear(file, daysThen, options);
    const reached = lastLedgerDate(books, daysThen, options);
    if (reached > last) last = reached;
    let ofFile = new BalanceSums(daysThen);
    if (file.sieType === "4I") addVouchers(ofFile, books.vouchers);
    else ({ sums: ofFile, monthsKnown, monthsUnknown } = balancesOfBooks(books, daysThen));
    for (const { object, accounts } of ofFile.entries()) for (const account of accounts) sums.add(object, account);
    // Files of vouchers alone rename no accounts of the books.
    for (const { number, name, declared } of books.accounts)
      if (declared && !names.has(number)) names.set(number, name);
    vouchers.push(books.vouchers);
  }
  const accounts = Array.from(sums.entries()).find(({ object }) => object === "")?.accounts ?? [];
  const state: BooksState = {
    days,
    monthsKnown,
    monthsUnknown,
    accounts,
    lastLedgerDate: extendLastLedgerDate({ ...days, lastLedgerDate: last }, accounts),
    vouchers: vouchers.reduce((sum, { length }) => sum + length, 0),
  };
  return { state, vouchers, names };
}

/** The accounts whose opening balance or months differ, by number. */
function compareBalances(before: BooksState, after: BooksState): ComparedAccount[] {
  const [old, now] = [byMonth(before), byMonth(after)];
  const numbers = [...new Set([...old.keys(), ...now.keys()])].sort();
  return numbers.flatMap((number): ComparedAccount[] => {
    const [one, other] = [old.get(number) ?? NO_MONTHS, now.get(number) ?? NO_MONTHS];
    const months = [...new Set([...one.months.keys(), ...other.months.keys()])].sort().flatMap((month) => {
      const amounts = { before: one.months.get(month) ?? 0n, after: other.months.get(month) ?? 0n };
      return amounts.before === amounts.after ? [] : [{ month, ...amounts }];
    });
    const opening = { before: one.opening, after: other.opening };
    if (months.length === 0 && opening.before === opening.after) return [];
    return [{ number, opening, closing: { before: one.closing, after: other.closing }, months }];
  });
}

interface MonthsOfAccount {
  opening: bigint;
  closing: bigint;
  months: ReadonlyMap<string, bigint>;
}

const NO_MONTHS: MonthsOfAccount = { opening: 0n, closing: 0n, months: new Map() };

function byMonth({ days, accounts }: BooksState): Map<string, MonthsOfAccount> {
  const first = startOfMonth(days.start);
  return new Map(
    accounts.map(({ account, opening, movements }) => [
      account,
      {
        opening,
        closing: movements.reduce((sum, amount) => sum + amount, opening),
        months: new Map(movements.map((amount, i) => [addMonths(first, i).slice(0, 7), amount])),
      },
    ]),
  );
}
