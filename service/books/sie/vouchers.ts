import type { CalendarDay } from "@/contract/calendar";
import { dayNumber, dayOf } from "./days";
import { OreSums } from "./ore-sums";
import type { Ore, SieAccount, SieObjectRef, SieRow, SieVoucher } from "./sie-records";
import { voucherName } from "./voucher-name";
import { BTRANS, RTRANS, TRANS, type VoucherColumns } from "./voucher-columns";

/** The date and the line of a voucher, read without making its {@link SieVoucher}. */
type VoucherHead = { date: CalendarDay; lineNo: number };

/**
 * All or some vouchers of a file, in its order. They are stored in columns and a {@link SieVoucher} is made on each
 * access; where there may be many, use the columns instead. `i` is the position among these vouchers, `index` that in
 * the columns ({@link columnIndexOf}).
 */
export class SieVouchers implements Iterable<SieVoucher> {
  constructor(
    readonly columns: VoucherColumns,
    readonly accounts: readonly SieAccount[],
    /** Indexed by the number in `columns.objects`. */
    readonly objectLists: readonly (readonly SieObjectRef[])[],
    /** The chosen vouchers as indexes in the columns; null means all. */
    private readonly indexes: Int32Array | null = null,
  ) {}

  get length(): number {
    return this.indexes?.length ?? this.columns.vouchers;
  }

  /** The index in the columns of the i-th of these vouchers. */
  columnIndexOf(i: number): number {
    return this.indexes ? this.indexes[i]! : i;
  }

  /** The number of rows of these vouchers, including those of corrections. */
  get rowCount(): number {
    const { firstRow, rows } = this.columns;
    if (!this.indexes) return rows;
    return this.indexes.reduce((sum, index) => sum + firstRow[index + 1]! - firstRow[index]!, 0);
  }

  /** The vouchers for which `isChosen` returns true. */
  filter(isChosen: (head: VoucherHead) => boolean): SieVouchers {
    const chosen: number[] = [];
    for (let i = 0; i < this.length; i++) {
      const index = this.columnIndexOf(i);
      if (isChosen(this.head(index))) chosen.push(index);
    }
    if (chosen.length === this.length) return this;
    return new SieVouchers(this.columns, this.accounts, this.objectLists, Int32Array.from(chosen));
  }

  /** The same vouchers with the object lists of their rows mapped by `change`. */
  withObjects(change: (objects: readonly SieObjectRef[]) => readonly SieObjectRef[]): SieVouchers {
    return new SieVouchers(this.columns, this.accounts, this.objectLists.map(change), this.indexes);
  }

  /** The object lists used by rows that count. */
  usedObjectLists(): (readonly SieObjectRef[])[] {
    const used = new Set<number>();
    this.eachRow((row) => used.add(this.columns.objects[row]!));
    return Array.from(used, (number) => this.objectLists[number]!);
  }

  /** Visits the rows that count, by their index in the columns. */
  eachRow(visit: (row: number) => void): void {
    const { firstRow, kind } = this.columns;
    for (let i = 0; i < this.length; i++) {
      const index = this.columnIndexOf(i);
      const end = firstRow[index + 1]!;
      for (let row = firstRow[index]!; row < end; row++) if (kind[row] === TRANS) visit(row);
    }
  }

  /**
   * Changes the columns: each row that counts and that the file dates outside the fiscal year gets the date of its
   * voucher.
   * @returns the number of rows to which it gave another date, and the line of the first, 0 without any; the same when
   * it is called again
   */
  moveRowsInto({ start, end }: { start: CalendarDay; end: CalendarDay }): { count: number; lineNo: number } {
    const { firstRow, kind, day, rowDay, rowLine, writtenDays } = this.columns;
    const [first, last] = [dayNumber(start), dayNumber(end)];
    const moved = { count: 0, lineNo: 0 };
    for (let i = 0; i < this.length; i++) {
      const index = this.columnIndexOf(i);
      const rowsEnd = firstRow[index + 1]!;
      for (let row = firstRow[index]!; row < rowsEnd; row++) {
        if (kind[row] !== TRANS) continue;
        const written = writtenDays.get(row) ?? rowDay[row]!;
        rowDay[row] = written;
        // A row with the date of its voucher keeps it, also outside the year.
        if ((written >= first && written <= last) || written === day[index]) continue;
        writtenDays.set(row, written);
        rowDay[row] = day[index]!;
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
      const ore = amount[row]!;
      const isCredit = ore < 0 || (Number.isNaN(ore) && largeAmounts.get(row)! < 0n);
      sums.add(isCredit ? 1 : 0, row);
    });
    return { debit: sums.of(0), credit: -sums.of(1) };
  }

  /** Sum and first line of the rows that count, by the index of the account among the file's; null without rows. */
  sumsByAccount(): ({ amount: Ore; lineNo: number } | null)[] {
    const { account, rowLine } = this.columns;
    const sums = new OreSums(this.columns);
    const lines = new Int32Array(this.accounts.length);
    this.eachRow((row) => {
      const index = account[row]!;
      sums.add(index, row);
      if (lines[index] === 0) lines[index] = rowLine[row]!;
    });
    return Array.from(lines, (lineNo, index) => (lineNo === 0 ? null : { amount: sums.of(index), lineNo }));
  }

  /** Sums of the rows that count by month, account and object list; there are far fewer than rows. */
  *monthlySums(): Generator<{ month: string; account: string; objects: readonly SieObjectRef[]; amount: Ore }> {
    const { rowDay, account, objects } = this.columns;
    const sums = new OreSums(this.columns);
    const months: number[] = [];
    const groups: { month: number; account: number; list: number }[] = [];
    const groupIndexes = new Map<number, number>();
    // Kept from row to row, because most rows are of the month of the row before.
    let month = -1;
    let monthIndex = -1;
    this.eachRow((row) => {
      const rowMonth = Math.trunc(rowDay[row]! / 100);
      if (rowMonth !== month) {
        month = rowMonth;
        monthIndex = months.indexOf(month);
        if (monthIndex < 0) monthIndex = months.push(month) - 1;
      }
      const key = (monthIndex * this.accounts.length + account[row]!) * this.objectLists.length + objects[row]!;
      let groupIndex = groupIndexes.get(key);
      if (groupIndex === undefined) {
        groupIndex = groups.push({ month, account: account[row]!, list: objects[row]! }) - 1;
        groupIndexes.set(key, groupIndex);
      }
      sums.add(groupIndex, row);
    });
    for (const [groupIndex, group] of groups.entries()) {
      yield {
        month: dayOf(group.month * 100 + 1).slice(0, 7),
        account: this.accounts[group.account]!.number,
        objects: this.objectLists[group.list]!,
        amount: sums.of(groupIndex),
      };
    }
  }

  /** The sum of the rows that count, for the voucher at that index in the columns. */
  sumOf(index: number): Ore {
    const { firstRow, kind, amount } = this.columns;
    const [start, end] = [firstRow[index]!, firstRow[index + 1]!];
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

  series(index: number): string {
    return this.columns.pool.texts[this.columns.series[index]!]!;
  }

  /** The name in notes of the voucher at that index in the columns: series, number and date. */
  name(index: number): string {
    return voucherName(this.series(index), this.columns.number.at(index), dayOf(this.columns.day[index]!));
  }

  head(index: number): VoucherHead {
    return { date: dayOf(this.columns.day[index]!), lineNo: this.columns.line[index]! };
  }

  text(index: number): string {
    return this.columns.text.at(index);
  }

  /** The first and the last day of these vouchers; null without any. */
  days(): { first: CalendarDay; last: CalendarDay } | null {
    const { day } = this.columns;
    let first = Infinity;
    let last = 0;
    for (let i = 0; i < this.length; i++) {
      const number = day[this.columnIndexOf(i)]!;
      if (number < first) first = number;
      if (number > last) last = number;
    }
    return last === 0 ? null : { first: dayOf(first), last: dayOf(last) };
  }

  at(i: number): SieVoucher | undefined {
    return i >= 0 && i < this.length ? this.make(this.columnIndexOf(i)) : undefined;
  }

  *[Symbol.iterator](): Generator<SieVoucher> {
    for (let i = 0; i < this.length; i++) yield this.make(this.columnIndexOf(i));
  }

  private make(index: number): SieVoucher {
    const { columns } = this;
    const rows: Record<number, SieRow[]> = { [TRANS]: [], [RTRANS]: [], [BTRANS]: [] };
    for (let row = columns.firstRow[index]!; row < columns.firstRow[index + 1]!; row++) {
      rows[columns.kind[row]!]!.push(this.makeRow(row));
    }
    return {
      series: this.series(index),
      number: columns.number.at(index),
      ...this.head(index),
      text: columns.text.at(index),
      registered: dayOf(columns.registered[index]!) || null,
      sign: columns.pool.texts[columns.sign[index]!]!,
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
