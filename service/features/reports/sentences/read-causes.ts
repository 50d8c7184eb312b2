import { and, eq, inArray } from "drizzle-orm";
import { addDays } from "@/contract/calendar";
import type { SentenceAccount, SentenceVoucher } from "@/contract/reports/ready-sentence";
import { readLargestVouchers } from "../../../books/ledger/read-ledger";
import { Books } from "../../../figures/engine/books";
import type { Days } from "../../../figures/engine/steps";
import { trace } from "../../../figures/engine/trace";
import { standardDefinitions } from "../../../figures/formulas/definitions";
import { timeBasisOf } from "../../../figures/formulas/time-basis";
import type { Db } from "../../../platform/db/database";
import { account } from "../../../platform/db/schema";
import type { Reach } from "../../figures/reach";
import type { CompanyData, VersionedYear } from "../../figures/read-company-data";
import { StepPresenter } from "../../figures/trace/present-steps";
import { TracedLeaves } from "../../figures/trace/traced-leaves";
import { accountParts, differencesOf, type AccountPart } from "./account-parts";
import { accountsBehind, vouchersBehind, type Movement } from "./sentence-rules";

interface Read {
  books: Books;
  data: CompanyData;
  reach: Reach;
  periodBefore: Days | null;
}

export interface ReadCauses {
  accounts: SentenceAccount[];
  vouchers: SentenceVoucher[];
}

const NONE: ReadCauses = { accounts: [], vouchers: [] };
/** Vouchers read of an account on each of its sides; two are named at most. */
const MOST = 3;

/** Finds the accounts and vouchers behind movements of amounts, from books that hold both times. */
export class CausesReader {
  private readonly budgeted: Books;
  private readonly years: readonly VersionedYear[];
  private readonly days: Days;

  constructor(
    private readonly tx: Db,
    private readonly companyId: string,
    private readonly read: Read,
  ) {
    this.budgeted = new Books(read.books.years.flatMap(({ budget }) => budget ?? []));
    this.years = read.data.years;
    this.days = read.reach.days;
  }

  /** None for a figure that is no sum of accounts, and for a target, which says nothing of accounts. */
  async of({ keyFigureId, valueType, comparison, value, against }: Movement): Promise<ReadCauses> {
    const { books, reach } = this.read;
    if (valueType !== "Amount" || comparison === "target") return NONE;
    const before = comparison === "periodBefore" ? this.read.periodBefore : reach.before;
    const compared = comparison === "budget" ? this.days : before;
    const now = this.parts(books, keyFigureId, this.days);
    const then = compared && this.parts(comparison === "budget" ? this.budgeted : books, keyFigureId, compared);
    if (!now || !then) return NONE;
    const difference = Math.round((value - against) * 100);
    const picked = accountsBehind(differencesOf(now, then), difference);
    const isBalance = timeBasisOf(keyFigureId, standardDefinitions) === "day";
    return {
      accounts: await this.accounts(picked),
      vouchers: await this.vouchers(picked, difference, {
        // A balance is moved by what is booked between the two days.
        now: isBalance && before ? { firstDay: addDays(before.lastDay, 1), lastDay: this.days.lastDay } : this.days,
        before: isBalance ? null : before,
        // A budget has no vouchers: those of the year before tell what is usual and are not named themselves.
        namesBefore: comparison !== "budget",
      }),
    };
  }

  private parts(books: Books, keyFigureId: string, days: Days): Map<string, AccountPart> | null {
    const { inputs } = this.read.data;
    const { step } = trace(books, inputs, keyFigureId, days);
    const same = <T>(given: T) => given;
    const presenter = new StepPresenter({
      ...{ books, inputs, leaves: new TracedLeaves() },
      ...{ nameOf: same<string>, nameReason: same },
    });
    return step && accountParts(presenter.present(step));
  }

  /** With the name that the account has in the latest of the fiscal years. */
  private async accounts(picked: readonly { number: string; amount: number }[]): Promise<SentenceAccount[]> {
    if (picked.length === 0) return [];
    const rows = await this.tx
      .select({ fiscalYearId: account.fiscalYearId, number: account.number, name: account.name })
      .from(account)
      .where(
        and(
          eq(account.companyId, this.companyId),
          inArray(
            account.number,
            picked.map(({ number }) => number),
          ),
        ),
      );
    const years = this.years.filter(({ firstDay }) => firstDay <= this.days.lastDay).map(({ id }) => id);
    return picked.flatMap(({ number, amount }) => {
      const found = rows
        .filter((row) => row.number === number && years.includes(row.fiscalYearId))
        .sort((a, b) => years.indexOf(b.fiscalYearId) - years.indexOf(a.fiscalYearId))[0];
      return found ? [{ ...found, amount }] : [];
    });
  }

  private async vouchers(
    picked: readonly (AccountPart & { number: string })[],
    difference: number,
    { now, before, namesBefore }: { now: Days; before: Days | null; namesBefore: boolean },
  ): Promise<SentenceVoucher[]> {
    const all = [
      ...(await this.vouchersOn(picked, now, "now")),
      ...(before ? await this.vouchersOn(picked, before, "before") : []),
    ];
    return vouchersBehind(all, difference, namesBefore);
  }

  private async vouchersOn(
    picked: readonly (AccountPart & { number: string })[],
    { firstDay, lastDay }: Days,
    side: SentenceVoucher["side"],
  ): Promise<SentenceVoucher[]> {
    const found: SentenceVoucher[] = [];
    const factors = new Map(picked.map(({ number, factor }) => [number, factor]));
    for (const year of this.years.filter((each) => each.firstDay <= lastDay && firstDay <= each.lastDay)) {
      const days = {
        firstDay: firstDay > year.firstDay ? firstDay : year.firstDay,
        lastDay: lastDay < year.lastDay ? lastDay : year.lastDay,
      };
      const scope = { companyId: this.companyId, fiscalYearId: year.id };
      const accounts = [...factors.keys()].map((number) => ({ account: number, ...days }));
      for (const { importId, amount, ...voucher } of await readLargestVouchers(this.tx, scope, accounts, MOST)) {
        const effect = Math.round(Number(amount) * factors.get(voucher.account)!);
        found.push({ ...voucher, fiscalYearId: year.id, import: importId, amount: effect, side });
      }
    }
    return found;
  }
}
