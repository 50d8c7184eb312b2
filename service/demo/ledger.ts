import type { CalendarDay } from "@/contract/calendar";

/** Amounts are whole öre, positive for debit; `object` is the code of an object of the company's dimension. */
export type DemoRow = readonly [account: string, amount: number, object?: string];

export interface DemoVoucher {
  series: string;
  date: CalendarDay;
  text: string;
  rows: readonly DemoRow[];
}

/** The books of a company over all its years. */
export class Ledger {
  readonly vouchers: DemoVoucher[] = [];
  private readonly balances = new Map<string, number>();

  /** Books a voucher; rows of zero are left out. Throws when it does not balance. */
  post(series: string, date: CalendarDay, text: string, rows: readonly DemoRow[]): void {
    const booked = rows.filter(([, amount]) => amount !== 0);
    const sum = booked.reduce((total, [, amount]) => total + amount, 0);
    if (sum !== 0) throw new Error(`${text} of ${date} does not balance: ${sum}`);
    if (booked.length === 0) return;
    this.vouchers.push({ series, date, text, rows: booked });
    for (const [account, amount] of booked) this.balances.set(account, this.balance(account) + amount);
  }

  /** The sum of all that is booked on the account so far. */
  balance(account: string): number {
    return this.balances.get(account) ?? 0;
  }

  /** Sums the rows on the accounts `first` to `last` with dates `from` to `to`, all bounds included. */
  movement(first: string, last: string, from: CalendarDay, to: CalendarDay): number {
    let sum = 0;
    for (const { date, rows } of this.vouchers) {
      if (date < from || date > to) continue;
      for (const [account, amount] of rows) if (account >= first && account <= last) sum += amount;
    }
    return sum;
  }
}
