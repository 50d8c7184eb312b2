import type { CalendarDay } from "@/contract/calendar";
import { dayNumber, dayOf } from "./days";
import { OreSums } from "./ore-sums";
import type { Ore, SieAccount, SieObjectRef, SieRow, SieVoucher } from "./sie-records";
import { voucherName } from "./voucher-name";
import { BTRANS, RTRANS, TRANS, type VoucherColumns } from "./voucher-columns";

/** What can be asked of a voucher without making it. */
export type VoucherHead = { date: CalendarDay; lineNo: number };

/**
 * Vouchers of a file, all or some of them, in its order. They are kept in columns, and a {@link SieVoucher} is made each
 * time one is asked for: where there may be many, go by the columns.
 */
export class SieVouchers implements Iterable<SieVoucher> {
  constructor(
    readonly columns: VoucherColumns,
    readonly accounts: readonly SieAccount[],
    /** By the number in `columns.objects`. */
    readonly objectLists: readonly (readonly SieObjectRef[])[],
    /** Places in the columns; null means all. */
    private readonly places: Int32Array | null = null,
  ) {}

  get length(): number {
    return this.places?.length ?? this.columns.vouchers;
  }

  /** The place in the columns of the i-th of these vouchers. */
  placeOf(i: number): number {
    return this.places ? this.places[i]! : i;
  }

  /** How many rows these vouchers have, those of corrections among them. */
  get rowCount(): number {
    const { firstRow, rows } = this.columns;
    if (!this.places) return rows;
    return this.places.reduce((sum, place) => sum + firstRow[place + 1]! - firstRow[place]!, 0);
  }

  /** The vouchers of which this holds. */
  filter(isChosen: (head: VoucherHead) => boolean): SieVouchers {
    const chosen: number[] = [];
    for (let i = 0; i < this.length; i++) {
      const place = this.placeOf(i);
      if (isChosen(this.head(place))) chosen.push(place);
    }
    if (chosen.length === this.length) return this;
    return new SieVouchers(this.columns, this.accounts, this.objectLists, Int32Array.from(chosen));
  }

  /** The same vouchers, the object lists of their rows changed. */
  withObjects(change: (objects: readonly SieObjectRef[]) => readonly SieObjectRef[]): SieVouchers {
    return new SieVouchers(this.columns, this.accounts, this.objectLists.map(change), this.places);
  }

  /** The object lists that rows which count have. */
  usedObjectLists(): (readonly SieObjectRef[])[] {
    const used = new Set<number>();
    this.eachRow((row) => used.add(this.columns.objects[row]!));
    return Array.from(used, (number) => this.objectLists[number]!);
  }

  /** Goes through the rows that count, by their place in the columns. */
  eachRow(visit: (row: number) => void): void {
    const { firstRow, kind } = this.columns;
    for (let i = 0; i < this.length; i++) {
      const place = this.placeOf(i);
      const end = firstRow[place + 1]!;
      for (let row = firstRow[place]!; row < end; row++) if (kind[row] === TRANS) visit(row);
    }
  }

  /**
   * Gives rows that are dated outside the fiscal year the date of their voucher, in the columns themselves.
   * @returns how many there were, and the line of the first
   */
  moveRowsInto({ start, end }: { start: CalendarDay; end: CalendarDay }): { count: number; lineNo: number } {
    const { firstRow, kind, day, rowDay, rowLine } = this.columns;
    const [first, last] = [dayNumber(start), dayNumber(end)];
    const moved = { count: 0, lineNo: 0 };
    for (let i = 0; i < this.length; i++) {
      const place = this.placeOf(i);
      const rowsEnd = firstRow[place + 1]!;
      for (let row = firstRow[place]!; row < rowsEnd; row++) {
        if (kind[row] !== TRANS || (rowDay[row]! >= first && rowDay[row]! <= last)) continue;
        // A voucher that is itself outside the year says no better.
        if (rowDay[row] === day[place]) continue;
        rowDay[row] = day[place]!;
        if (moved.count++ === 0) moved.lineNo = rowLine[row]!;
      }
    }
    return moved;
  }

  /** Sums of the debit and of the credit amounts (without sign) of the rows that count. */
  turnover(): { debit: Ore; credit: Ore } {
    const sums = new OreSums(this.columns);
    const { amount, largeAmounts } = this.columns;
    this.eachRow((row) => {
      const size = amount[row]!;
      const isCredit = size < 0 || (Number.isNaN(size) && largeAmounts.get(row)! < 0n);
      sums.add(isCredit ? 1 : 0, row);
    });
    return { debit: sums.of(0), credit: -sums.of(1) };
  }

  /** Sum of the rows that count by account, at its place among the file's accounts, and the line of the first; or null. */
  sumsByAccount(): ({ amount: Ore; lineNo: number } | null)[] {
    const { account, rowLine } = this.columns;
    const sums = new OreSums(this.columns);
    const lines = new Int32Array(this.accounts.length);
    this.eachRow((row) => {
      const place = account[row]!;
      sums.add(place, row);
      if (lines[place] === 0) lines[place] = rowLine[row]!;
    });
    return Array.from(lines, (lineNo, place) => (lineNo === 0 ? null : { amount: sums.of(place), lineNo }));
  }

  /** Sums of the rows that count by month, account and object list: far fewer than there are rows. */
  *monthlySums(): Generator<{ month: string; account: string; objects: readonly SieObjectRef[]; amount: Ore }> {
    const { rowDay, account, objects } = this.columns;
    const sums = new OreSums(this.columns);
    const months: number[] = [];
    const groups: { month: number; account: number; list: number }[] = [];
    const numbers = new Map<number, number>();
    let [month, monthNumber] = [-1, -1];
    this.eachRow((row) => {
      const written = Math.trunc(rowDay[row]! / 100);
      if (written !== month) {
        month = written;
        monthNumber = months.indexOf(month);
        if (monthNumber < 0) monthNumber = months.push(month) - 1;
      }
      const key = (monthNumber * this.accounts.length + account[row]!) * this.objectLists.length + objects[row]!;
      let group = numbers.get(key);
      if (group === undefined) {
        group = groups.push({ month, account: account[row]!, list: objects[row]! }) - 1;
        numbers.set(key, group);
      }
      sums.add(group, row);
    });
    for (const [group, of] of groups.entries()) {
      yield {
        month: dayOf(of.month * 100 + 1).slice(0, 7),
        account: this.accounts[of.account]!.number,
        objects: this.objectLists[of.list]!,
        amount: sums.of(group),
      };
    }
  }

  /** Sum of the rows of the voucher at that place in the columns. */
  sumOf(place: number): Ore {
    const { firstRow, kind, amount } = this.columns;
    const [start, end] = [firstRow[place]!, firstRow[place + 1]!];
    let sum = 0;
    for (let row = start; row < end; row++) {
      if (kind[row] === TRANS) sum += amount[row]!;
      if (!Number.isSafeInteger(sum)) return this.exactSumOf(start, end);
    }
    return BigInt(sum);
  }

  private exactSumOf(start: number, end: number): Ore {
    let sum = 0n;
    for (let row = start; row < end; row++) if (this.columns.kind[row] === TRANS) sum += this.columns.oreOf(row);
    return sum;
  }

  series(place: number): string {
    return this.columns.pool.texts[this.columns.series[place]!]!;
  }

  /** How remarks call a voucher: series and number, else its day. */
  name(place: number): string {
    return voucherName(this.series(place), this.columns.number.at(place), dayOf(this.columns.day[place]!));
  }

  head(place: number): VoucherHead {
    return { date: dayOf(this.columns.day[place]!), lineNo: this.columns.line[place]! };
  }

  text(place: number): string {
    return this.columns.text.at(place);
  }

  /** The first and the last day of these vouchers; null without any. */
  days(): { first: CalendarDay; last: CalendarDay } | null {
    const { day } = this.columns;
    let [first, last] = [Infinity, 0];
    for (let i = 0; i < this.length; i++) {
      const number = day[this.placeOf(i)]!;
      if (number < first) first = number;
      if (number > last) last = number;
    }
    return last === 0 ? null : { first: dayOf(first), last: dayOf(last) };
  }

  at(i: number): SieVoucher | undefined {
    return i >= 0 && i < this.length ? this.make(this.placeOf(i)) : undefined;
  }

  *[Symbol.iterator](): Generator<SieVoucher> {
    for (let i = 0; i < this.length; i++) yield this.make(this.placeOf(i));
  }

  private make(place: number): SieVoucher {
    const { columns } = this;
    const rows: Record<number, SieRow[]> = { [TRANS]: [], [RTRANS]: [], [BTRANS]: [] };
    for (let row = columns.firstRow[place]!; row < columns.firstRow[place + 1]!; row++) {
      rows[columns.kind[row]!]!.push(this.makeRow(row));
    }
    return {
      series: this.series(place),
      number: columns.number.at(place),
      ...this.head(place),
      text: columns.text.at(place),
      registered: dayOf(columns.registered[place]!) || null,
      sign: columns.pool.texts[columns.sign[place]!]!,
      rows: rows[TRANS]!,
      addedRows: rows[RTRANS]!,
      struckRows: rows[BTRANS]!,
    };
  }

  private makeRow(row: number): SieRow {
    const { columns } = this;
    const quantity = columns.quantity[row]!;
    return {
      account: this.accounts[columns.account[row]!]!.number,
      objects: this.objectLists[columns.objects[row]!]!,
      amount: columns.oreOf(row),
      date: dayOf(columns.rowDay[row]!),
      text: columns.rowText.at(row),
      quantity: Number.isNaN(quantity) ? null : quantity,
      sign: columns.pool.texts[columns.rowSign[row]!]!,
      lineNo: columns.rowLine[row]!,
    };
  }
}
