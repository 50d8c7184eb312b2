import { readSie } from "../../books/sie/read";
import type { SieFile } from "../../books/sie/sie-file";
import { balancesOfBooks } from "../../books/balances/books-balances";
import { Books } from "../engine/books";
import type { YearBalances } from "../engine/year-sums";
import { eubas97 } from "../eubas97";

/** A SIE file of a fiscal year from day to day (YYYY-MM-DD) with these lines, which are its balances and vouchers. */
export function sieFile(start: string, end: string, lines: readonly string[]): SieFile {
  const day = (text: string) => text.replaceAll("-", "");
  const head = ["#FLAGGA 0", "#PROGRAM Test 1.0", "#FORMAT PC8", "#GEN 20250101", "#SIETYP 4", "#FNAMN Test"];
  const file = readSie([...head, `#RAR 0 ${day(start)} ${day(end)}`, ...lines, ""].join("\r\n"));
  if (file.errors.length > 0) throw new Error(JSON.stringify(file.errors));
  return file;
}

/** The lines of a voucher; rows are account, amount in kronor, and objects in the file's syntax. */
export function voucherLines(date: string, ...rows: [account: string, amount: number, objects?: string][]): string[] {
  return [
    `#VER A "" ${date.replaceAll("-", "")}`,
    "{",
    ...rows.map(([account, amount, objects = ""]) => `#TRANS ${account} {${objects}} ${amount.toFixed(2)}`),
    "}",
  ];
}

/**
 * Creates books from these files, in order of time, with the code that imports use.
 * @param object dimension and object joined by `_` (1_A); by default the company
 * @param change returns the members that differ from the defaults below, such as the chart, by the index in `files`
 */
export function booksOf(
  files: readonly SieFile[],
  { object = "", change = () => ({}) }: { object?: string; change?: (index: number) => Partial<YearBalances> } = {},
): Books {
  const chart = eubas97("en");
  return new Books(
    files.map((file, i) => {
      const { start, end } = file.years.find(({ index }) => index === 0)!;
      const { sums, monthsKnown, monthsUnknown } = balancesOfBooks(file, { start, end });
      return {
        fiscalYearId: `year ${i}`,
        firstDay: start,
        lastDay: end,
        lastLedgerDate: end,
        currency: "SEK",
        monthsKnown,
        monthsUnknown: new Set(monthsUnknown),
        chart,
        accounts: [...sums.entries()].find((balances) => balances.object === object)?.accounts ?? [],
        ...change(i),
      };
    }),
  );
}
