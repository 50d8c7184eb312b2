import { addDays } from "@/contract/calendar";
import type { DemoRow } from "./ledger";
import { dayOf, kronor, type Month } from "./month";

const SALES_ACCOUNT = { 25: "3001", 12: "3002", 6: "3003", 0: "3004" } as const;
// Without VAT the row is zero, and the ledger leaves it out: the account of 0 percent is never booked.
const VAT_ACCOUNT = { 25: "2611", 12: "2621", 6: "2631", 0: "2611" } as const;
/** The average invoice to aim for, in öre: the number of invoices follows from the sales, within bounds. */
const USUAL_INVOICE = 4_200_000;
const TILL_DAYS = [7, 14, 21, 28, 31];

export function bookSales(month: Month): void {
  if (month.plan.soldBy === "till") bookTill(month);
  else bookInvoices(month);
}

function bookInvoices(month: Month): void {
  const { random, ledger, openInvoices } = month;
  const count = Math.min(14, Math.max(4, Math.round(month.sales / USUAL_INVOICE)));
  for (const net of random.split(month.sales, count)) {
    const day = random.whole(1, 28);
    const date = dayOf(month, day);
    const rows = salesRows(month, kronor(net));
    const gross = -rows.reduce((sum, [, amount]) => sum + amount, 0);
    const text = `Kundfaktura ${date.slice(2, 4)}${date.slice(5, 7)}${random.whole(100, 999)}`;
    ledger.post("B", date, text, [["1510", gross], ...rows]);
    // Most customers pay at about the usual thirty days, some much later.
    const due = addDays(date, random.chance(0.85) ? random.whole(20, 34) : random.whole(40, 65));
    openInvoices.push({ account: "1510", amount: gross, due, text });
  }
}

function bookTill(month: Month): void {
  const takings = month.random.split(month.sales, TILL_DAYS.length);
  TILL_DAYS.forEach((day, i) => {
    const rows = salesRows(month, kronor(takings[i]!));
    const gross = -rows.reduce((sum, [, amount]) => sum + amount, 0);
    month.ledger.post("K", dayOf(month, day), `Dagskassor vecka ${i + 1}`, [["1930", gross], ...rows]);
  });
}

/**
 * The rows of a sale with its VAT. If the company has a dimension, an invoice is booked on one object, drawn with the
 * shares as weights, and the sales of a till are split among all objects by their shares.
 */
function salesRows({ plan, random }: Month, net: number): DemoRow[] {
  const account = SALES_ACCOUNT[plan.vat];
  const vat = Math.round((net * plan.vat) / 100);
  const objects = plan.dimension?.objects;
  if (!objects)
    return [
      [account, -net],
      [VAT_ACCOUNT[plan.vat], -vat],
    ];
  if (plan.soldBy === "invoice") {
    const at = random.next();
    let sum = 0;
    const object = objects.find(({ share }) => (sum += share) > at) ?? objects.at(-1)!;
    return [
      [account, -net, object.code],
      [VAT_ACCOUNT[plan.vat], -vat],
    ];
  }
  const others = objects.slice(1).map(({ code, share }) => [account, -kronor(net * share), code] as const);
  const first = -net - others.reduce((total, [, amount]) => total + amount, 0);
  return [[account, first, objects[0]!.code], ...others, [VAT_ACCOUNT[plan.vat], -vat]];
}
