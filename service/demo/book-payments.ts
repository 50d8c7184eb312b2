import type { CalendarDay } from "@/contract/calendar";
import { dayOf, type Month } from "./month";

/** Books the month's payments: customers one by one, suppliers in two runs, payroll taxes and VAT on the twelfth. */
export function bookPayments(month: Month): void {
  bookTaxes(month);
  for (const invoice of takeDue(month, "1510", month.last)) {
    // An invoice due in the month of its sale is paid on the first of the next: payments are booked before sales.
    const date = invoice.due < month.first ? month.first : invoice.due;
    month.ledger.post("I", date, `Betalning ${invoice.text}`, [
      ["1930", invoice.amount],
      ["1510", -invoice.amount],
    ]);
  }
  for (const date of [dayOf(month, 10), month.last]) {
    const due = takeDue(month, "2440", date);
    const sum = due.reduce((total, { amount }) => total + amount, 0);
    month.ledger.post("U", date, "Betalning till leverantörer", [
      ...due.map(({ amount }) => ["2440", -amount] as const),
      ["1930", sum],
    ]);
  }
}

/** The balances at the start of the month are the amounts to pay. */
function bookTaxes(month: Month): void {
  const { ledger } = month;
  const date = dayOf(month, 12);
  const tax = ledger.balance("2710");
  const charges = ledger.balance("2731");
  const vat = ledger.balance("2650");
  ledger.post("A", date, "Skatt och avgifter för löner", [
    ["2710", -tax],
    ["2731", -charges],
    ["1930", tax + charges],
  ]);
  ledger.post("A", date, "Moms", [
    ["2650", -vat],
    ["1930", vat],
  ]);
}

function takeDue({ openInvoices }: Month, account: "1510" | "2440", until: CalendarDay) {
  const due = openInvoices.filter((invoice) => invoice.account === account && invoice.due <= until);
  for (const invoice of due) openInvoices.splice(openInvoices.indexOf(invoice), 1);
  return due;
}

/** Moves a quarter's VAT to the account that it is paid from. */
export function bookVat({ ledger, last }: Month): void {
  const rows = ["2611", "2621", "2631", "2641"].map((account) => [account, -ledger.balance(account)] as const);
  const sum = rows.reduce((total, [, amount]) => total + amount, 0);
  ledger.post("A", last, "Momsredovisning", [...rows, ["2650", -sum]]);
}
