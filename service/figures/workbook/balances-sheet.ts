import type { WorkbookCell, WorkbookSheet } from "@/contract/figures/key-figure-workbook";
import { accountGroups } from "../engine/account-groups";
import type { Books, Point } from "../engine/books";
import { unitsOf } from "../engine/values";
import type { AccountsDefinition } from "../formulas/definition";
import { block, inSheet, runsOf } from "./addresses";
import { NotAFormula } from "./not-a-formula";
import type { WorkbookWords } from "./words";

const HEADING_ROWS = 1;
/** The columns of account numbers and names, before those of the amounts. */
const COLUMNS_BEFORE = 2;
/** Maximum arguments of SUM; Excel allows 255, and a reader could not follow a longer formula. */
const MAX_BLOCKS = 200;

/**
 * Builds the sheet of accounts, with the opening balance of each fiscal year and the movement of each booked month, or
 * of all of them together if only balances are known.
 */
export class BalancesSheet {
  private readonly accounts: string[];
  private readonly rows: ReadonlyMap<string, number>;
  /** The column of each slice of the books, and of the opening balances of each year. */
  private readonly sliceColumns: number[] = [];
  private readonly openingColumns: number[] = [];
  private readonly cachedRuns = new Map<AccountsDefinition, [first: number, last: number][][]>();

  /** @param names the names of the accounts by number */
  constructor(
    private readonly books: Books,
    private readonly names: ReadonlyMap<string, string>,
    private readonly words: WorkbookWords,
  ) {
    const numbers = books.years.flatMap(({ accounts }) => accounts.map(({ account }) => account));
    this.accounts = [...new Set(numbers)].sort();
    this.rows = new Map(this.accounts.map((account, i) => [account, HEADING_ROWS + i]));
    let column = COLUMNS_BEFORE;
    for (const [year] of books.years.entries()) {
      this.openingColumns.push(column++);
      for (let slice = books.firstSlices[year]!; slice <= books.lastSliceOf(year); slice++) {
        this.sliceColumns[slice] = column++;
      }
    }
  }

  /** The number of cells, including empty ones. */
  get size(): number {
    const columns = COLUMNS_BEFORE + this.sliceColumns.length + this.openingColumns.length;
    return (this.accounts.length + HEADING_ROWS) * columns;
  }

  /**
   * Returns the formula of the movements of the accounts in a range of slices, both inclusive.
   * @throws {NotAFormula} if it would have more than MAX_BLOCKS arguments
   */
  flow(definition: AccountsDefinition, first: number, last: number): string {
    const blocks: string[] = [];
    for (const [year, runs] of this.runsOf(definition).entries()) {
      const from = Math.max(first, this.books.firstSlices[year]!);
      const to = Math.min(last, this.books.lastSliceOf(year));
      if (from <= to) blocks.push(...this.blocks(runs, this.sliceColumns[from]!, this.sliceColumns[to]!));
    }
    return sum(definition, blocks);
  }

  /**
   * Returns the formula of the balance of the accounts at a point, or at the opening of its fiscal year; a number where
   * only the sum of the opening balances is known. @throws {NotAFormula} as {@link flow}
   */
  balance(definition: AccountsDefinition, { year, slices }: Point): string {
    const { fromNextFile: known } = this.books.years[year]!;
    const isOpening = definition.measure === "opening" || slices === this.books.firstSlices[year];
    // The only definition with the measure "opening" covers all balance accounts, and only their sum is known.
    if (definition.measure === "opening" && known && !known.openings) {
      return String(definition.sign * unitsOf(known.openingSum ?? 0n));
    }
    const opening = this.openingColumns[year]!;
    const runs = this.runsOf(definition)[year]!;
    return sum(definition, this.blocks(runs, opening, isOpening ? opening : this.sliceColumns[slices - 1]!));
  }

  sheet(): WorkbookSheet {
    const { books, words } = this;
    const heading: WorkbookCell[] = [{ value: words.account }, { value: words.accountName }];
    for (const [year, { firstDay }] of books.years.entries()) {
      heading[this.openingColumns[year]!] = { value: `${words.openingBalance} ${firstDay}` };
    }
    for (const [slice, { firstDay, lastDay }] of books.slices.entries()) {
      heading[this.sliceColumns[slice]!] = { value: words.period(firstDay, lastDay) };
    }
    const rows = this.accounts.map((account): WorkbookCell[] => [
      { value: account },
      { value: this.names.get(account) ?? "" },
      ...Array.from({ length: heading.length - COLUMNS_BEFORE }, () => ({})),
    ]);
    for (const [year, { accounts, monthsKnown }] of books.years.entries()) {
      for (const { account, opening, movements } of accounts) {
        const row = rows[this.rows.get(account)! - HEADING_ROWS]!;
        if (opening !== 0n) row[this.openingColumns[year]!] = amount(opening);
        // A year whose months are unknown is a single slice.
        const booked = monthsKnown ? movements : [movements.reduce((all, moved) => all + moved, 0n)];
        for (const [month, moved] of booked.entries()) {
          if (moved !== 0n) row[this.sliceColumns[books.firstSlices[year]! + month]!] = amount(moved);
        }
      }
    }
    return {
      name: words.balancesSheet,
      columns: [8, 32, ...heading.slice(COLUMNS_BEFORE).map(() => 15)],
      frozen: { rows: HEADING_ROWS, columns: COLUMNS_BEFORE },
      rows: [heading.map((cell): WorkbookCell => ({ ...cell, style: "heading" })), ...rows],
    };
  }

  /** The rows of the accounts in a sum, as runs of first and last row, by year. */
  private runsOf(definition: AccountsDefinition): [first: number, last: number][][] {
    let runs = this.cachedRuns.get(definition);
    if (!runs) {
      runs = this.books.years.map(({ chart }) => {
        const groups = accountGroups(chart);
        const summed = this.accounts.filter((account) => groups.leafOf(definition, groups.classOf(account)));
        return runsOf(summed.map((account) => this.rows.get(account)!));
      });
      this.cachedRuns.set(definition, runs);
    }
    return runs;
  }

  private blocks(runs: readonly [number, number][], first: number, last: number): string[] {
    return runs.map(([from, to]) =>
      inSheet(this.words.balancesSheet, block({ row: from, column: first }, { row: to, column: last })),
    );
  }
}

function sum({ sign }: AccountsDefinition, blocks: readonly string[]): string {
  if (blocks.length === 0) return "0";
  if (blocks.length > MAX_BLOCKS) throw new NotAFormula();
  // The engine's sums are exact to the öre; those of a spreadsheet, which has doubles, are not.
  return `ROUND(${sign === 1 ? "" : "-"}SUM(${blocks.join(",")}),2)`;
}

function amount(ore: bigint): WorkbookCell {
  return { value: unitsOf(ore), decimals: 2 };
}
