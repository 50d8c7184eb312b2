import { and, eq, inArray } from "drizzle-orm";
import { addDays } from "@/contract/calendar";
import type { SentenceAccount, SentenceVoucher } from "@/contract/reports/ready-sentence";
import { readAccountNames } from "../../../books/ledger/read-accounts";
import { readLargestVouchers } from "../../../books/ledger/read-ledger";
import { Books } from "../../../figures/engine/books";
import type { Days } from "../../../figures/engine/steps";
import { trace } from "../../../figures/engine/trace";
import { standardDefinitions } from "../../../figures/formulas/definitions";
import { timeBasisOf } from "../../../figures/formulas/time-basis";
import type { Db } from "../../../platform/db/database";
import { account } from "../../../platform/db/schema";
import type { BookedPart } from "../../figures/booked-part";
import type { CompanyData, VersionedYear } from "../../figures/read-company-data";
import { StepPresenter } from "../../figures/trace/present-steps";
import { TracedLeaves } from "../../figures/trace/traced-leaves";
import { accountParts, differencesOf, type AccountPart } from "./account-parts";
import { accountsBehind, vouchersBehind, type Movement } from "./sentence-rules";

interface CauseSources {
  books: Books;
  data: CompanyData;
  reach: BookedPart;
  periodBefore: Days | null;
}

interface ReadCauses {
  accounts: SentenceAccount[];
  vouchers: SentenceVoucher[];
}

const NONE: ReadCauses = { accounts: [], vouchers: [] };
/** Number of vouchers to read per account and fiscal year: this many with the highest amounts, and with the lowest. */
const MAX_READ = 3;

/** Finds the accounts and vouchers behind movements of amounts, from books that include both periods. */
export class CausesReader {
  private readonly budgeted: Books;
  private readonly years: readonly VersionedYear[];
  private readonly days: Days;
  /** Names of the accounts of fiscal years that began by the last day; read once. */
  private names: Promise<Map<string, string>> | undefined;

  constructor(
    private readonly tx: Db,
    private readonly companyId: string,
    private readonly sources: CauseSources,
  ) {
    this.budgeted = new Books(sources.books.years.flatMap(({ budget }) => budget ?? []));
    this.years = sources.data.years;
    this.days = sources.reach.days;
  }

  /** Returns no causes for a figure that is not a sum of accounts, or for a target, which has no accounts. */
  async of({ keyFigureId, valueType, comparison, value, against }: Movement): Promise<ReadCauses> {
    const { books, reach } = this.sources;
    if (valueType !== "Amount" || comparison === "target") return NONE;
    const before = comparison === "periodBefore" ? this.sources.periodBefore : reach.before;
    const compared = comparison === "budget" ? this.days : before;
    const now = this.parts(books, keyFigureId, this.days);
    const then = compared && this.parts(comparison === "budget" ? this.budgeted : books, keyFigureId, compared);
    if (!now || !then) return NONE;
    const difference = Math.round((value - against) * 100);
    const largest = accountsBehind(differencesOf(now, then), difference);
    const isBalance = timeBasisOf(keyFigureId, standardDefinitions) === "day";
    return {
      accounts: await this.accounts(largest),
      vouchers: await this.vouchers(largest, difference, {
        // A balance moves by the vouchers between the ends of both periods.
        now: isBalance && before ? { firstDay: addDays(before.lastDay, 1), lastDay: this.days.lastDay } : this.days,
        before: isBalance ? null : before,
        // A budget has no vouchers; those of the year before only show what is usual and are not named.
        namesBefore: comparison !== "budget",
      }),
    };
  }

  private parts(books: Books, keyFigureId: string, days: Days): Map<string, AccountPart> | null {
    const { inputs } = this.sources.data;
    const { step } = trace(books, inputs, keyFigureId, days);
    // Nothing of this trace is shown, so names and reasons stay as they are.
    const identity = <T>(value: T) => value;
    const presenter = new StepPresenter({
      books,
      inputs,
      leaves: new TracedLeaves(),
      nameOf: identity<string>,
      nameReason: identity,
    });
    return step && accountParts(presenter.present(step));
  }

  /**
   * Adds the latest fiscal year that has the account, and the name in the latest year that has a name for it. An
   * account that only a typed budget has gets the fiscal year of the last day, and no name.
   */
  private async accounts(largest: readonly { number: string; amount: number }[]): Promise<SentenceAccount[]> {
    if (largest.length === 0) return [];
    const rows = await this.tx
      .select({ fiscalYearId: account.fiscalYearId, number: account.number })
      .from(account)
      .where(
        and(
          eq(account.companyId, this.companyId),
          inArray(
            account.number,
            largest.map(({ number }) => number),
          ),
        ),
      );
    const years = this.years.filter(({ firstDay }) => firstDay <= this.days.lastDay).map(({ id }) => id);
    this.names ??= readAccountNames(this.tx, this.companyId, years);
    const names = await this.names;
    const ofLastDay = this.years.find(
      (year) => year.firstDay <= this.days.lastDay && this.days.lastDay <= year.lastDay,
    );
    return largest.flatMap(({ number, amount }) => {
      const withAccount = rows.filter((row) => row.number === number).map(({ fiscalYearId }) => fiscalYearId);
      const fiscalYearId = years.findLast((id) => withAccount.includes(id)) ?? ofLastDay?.id;
      // Without a year: an account known only from the file of a later year, through its balances of the year before.
      return fiscalYearId === undefined ? [] : [{ fiscalYearId, number, name: names.get(number) ?? "", amount }];
    });
  }

  private async vouchers(
    largest: readonly (AccountPart & { number: string })[],
    difference: number,
    { now, before, namesBefore }: { now: Days; before: Days | null; namesBefore: boolean },
  ): Promise<SentenceVoucher[]> {
    const all = [
      ...(await this.vouchersOn(largest, now, "now")),
      ...(before ? await this.vouchersOn(largest, before, "before") : []),
    ];
    return vouchersBehind(all, difference, namesBefore);
  }

  private async vouchersOn(
    largest: readonly (AccountPart & { number: string })[],
    { firstDay, lastDay }: Days,
    side: SentenceVoucher["side"],
  ): Promise<SentenceVoucher[]> {
    const found: SentenceVoucher[] = [];
    const factors = new Map(largest.map(({ number, factor }) => [number, factor]));
    for (const year of this.years.filter((each) => each.firstDay <= lastDay && firstDay <= each.lastDay)) {
      const days = {
        firstDay: firstDay > year.firstDay ? firstDay : year.firstDay,
        lastDay: lastDay < year.lastDay ? lastDay : year.lastDay,
      };
      const scope = { companyId: this.companyId, fiscalYearId: year.id };
      const accounts = [...factors.keys()].map((number) => ({ account: number, ...days }));
      for (const { importId, amount, ...voucher } of await readLargestVouchers(this.tx, scope, accounts, MAX_READ)) {
        const effect = Math.round(Number(amount) * factors.get(voucher.account)!);
        found.push({ ...voucher, fiscalYearId: year.id, import: importId, amount: effect, side });
      }
    }
    return found;
  }
}
