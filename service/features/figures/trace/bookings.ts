import type { Db } from "../../../platform/db/database";
import { countRows, readBookedAccounts, type LedgerScope } from "../../../books/ledger/read-ledger";
import type { Books } from "../../../figures/engine/books";
import type { AccountAmounts } from "../../../figures/engine/year-sums";
import { daysOf } from "./trace-accounts";
import { TracedLeaves } from "./traced-leaves";

/** The slices in which an account has rows of vouchers, by the index of the year and the number of the account. */
type BookedSlices = Map<number, Map<string, ReadonlySet<number>>>;

/**
 * Finds the accounts whose bookings cancel each other within every slice of a range: balances have no amount of these
 * there, but a trace lists their vouchers. Rows are only read of the accounts that it was asked about.
 */
export class Bookings {
  private readonly asked = new TracedLeaves();
  private readonly slices: BookedSlices = new Map();

  private constructor(
    private readonly company: Pick<LedgerScope, "companyId" | "dimensionId">,
    private readonly books: Books,
    private readonly accounts: ReadonlyMap<number, readonly string[]>,
  ) {}

  /** Reads the numbers of the accounts that are booked in each year of the books. */
  static async read(tx: Db, company: Pick<LedgerScope, "companyId" | "dimensionId">, books: Books): Promise<Bookings> {
    const accounts = new Map<number, readonly string[]>();
    for (const [year, { fiscalYearId, fromNextFile }] of books.years.entries()) {
      // A year known only from the next year's file has no vouchers.
      if (!fromNextFile) accounts.set(year, await readBookedAccounts(tx, { ...company, fiscalYearId }));
    }
    return new Bookings(company, books, accounts);
  }

  /** The numbers of the accounts that the vouchers of a year book. */
  accountsOf(year: number): readonly string[] {
    return this.accounts.get(year) ?? [];
  }

  /**
   * True if an account without an amount in these slices has rows there. Before {@link readAsked} it is false, and only
   * notes that the account was asked about.
   */
  cancelEachOther(year: number, amounts: AccountAmounts, { first, last }: { first: number; last: number }): boolean {
    this.asked.add(year, amounts, { opening: false, first, last });
    return [...(this.slices.get(year)?.get(amounts.account) ?? [])].some((slice) => first <= slice && slice <= last);
  }

  /** Reads the rows of the accounts that it was asked about. Returns false if they have none. */
  async readAsked(tx: Db): Promise<boolean> {
    for (const [year, accounts] of this.accounts) {
      const booked = new Set(accounts);
      const leaves = this.asked.ofYear(year).filter(({ amounts }) => booked.has(amounts.account));
      const scope = { ...this.company, fiscalYearId: this.books.years[year]!.fiscalYearId };
      const counts = await countRows(
        tx,
        scope,
        leaves.flatMap((leaf) => daysOf(this.books, leaf)),
      );
      const slices = Array.from(counts, ([account, months]): [string, ReadonlySet<number>] => [
        account,
        new Set(Array.from(months.keys(), (month) => this.books.sliceOf(year, month))),
      ]);
      if (slices.length > 0) this.slices.set(year, new Map(slices));
    }
    return this.slices.size > 0;
  }
}
