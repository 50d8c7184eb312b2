import { addMonths, type CalendarDay } from "@/contract/calendar";
import { bookEquipment, bookLoan } from "./book-capital";
import { bookCosts, bookStock } from "./book-costs";
import { bookPayments, bookVat } from "./book-payments";
import { bookPayroll } from "./book-payroll";
import { bookSales } from "./book-sales";
import { bookPreliminaryTax, bookYearBefore, closeYear, settleTax } from "./book-year";
import type { CompanyPlan } from "./company-plans";
import { Ledger, type DemoRow } from "./ledger";
import { makeMonth, type Month, type OpenInvoice } from "./month";

export interface CompanyBooks {
  ledger: Ledger;
  months: Month[];
}

/**
 * Books a company from `first`, the first day of a fiscal year, through `last`, the last day of a month. Every month
 * has its own random numbers, so a later `last` leaves the vouchers of earlier months as they were; the opening capital
 * may grow.
 */
export function bookCompany(plan: CompanyPlan, first: CalendarDay, last: CalendarDay): CompanyBooks {
  const ledger = new Ledger();
  const openInvoices: OpenInvoice[] = [];
  const months: Month[] = [];
  bookOpening(plan, ledger, first);
  let taxOfYearBefore = 0;
  let firstDay = first;
  for (let index = 0, day = first; day <= last; day = addMonths(day, 1), index++) {
    const month = makeMonth(plan, ledger, openInvoices, day, index);
    months.push(month);
    if (month.ofFiscalYear === 0) {
      firstDay = day;
      taxOfYearBefore = ledger.balance("2510");
    }
    bookYearBefore(month);
    settleTax(month, taxOfYearBefore);
    bookPayments(month);
    bookPreliminaryTax(month);
    bookSales(month);
    bookCosts(month);
    bookPayroll(month);
    bookEquipment(month);
    if (month.ofFiscalYear % 3 === 2) {
      bookLoan(month);
      bookStock(month);
      bookVat(month);
    }
    if (month.ofFiscalYear === 11) closeYear(month, firstDay);
  }
  bookCapital(plan, ledger, first);
  return { ledger, months };
}

/** Assets and debts at the start of the books, without money in the bank. */
function bookOpening(plan: CompanyPlan, ledger: Ledger, date: CalendarDay): void {
  const sales = plan.sales * 100;
  /** Whole thousands of kronor, in öre. */
  const whole = (amount: number) => Math.round(amount / 100_000) * 100_000;
  // The factors here, and the depreciated shares below, are invented but plausible.
  const building = plan.ownsBuilding ? whole(sales * plan.equipment * 1.2 + sales * 0.4) : 0;
  const equipment = whole(sales * (plan.ownsBuilding ? 0.1 : plan.equipment));
  const stock = plan.soldBy === "till" ? 0 : whole((sales / 12) * plan.goods);
  const rows: DemoRow[] = [
    ["1110", building],
    ["1119", -whole(building * 0.25)],
    ["1220", equipment],
    ["1229", -whole(equipment * 0.4)],
    ["1460", stock],
    ["2350", -whole(sales * plan.loan)],
  ];
  const rest = -rows.reduce((sum, [, amount]) => sum + amount, 0);
  ledger.post(OPENING, date, "Ingående balanser", [...rows, ["2091", rest]]);
}

/**
 * Books share capital, and enough money that the bank account stays above three percent of the first year's sales.
 * Called last, because the lowest balance is known only then.
 */
function bookCapital(plan: CompanyPlan, ledger: Ledger, date: CalendarDay): void {
  const bankRows = ledger.vouchers.flatMap((voucher) =>
    voucher.rows.filter(([account]) => account === "1930").map(([, amount]) => ({ date: voucher.date, amount })),
  );
  let balance = 0;
  let lowest = 0;
  for (const { amount } of bankRows.sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  )) {
    balance += amount;
    lowest = Math.min(lowest, balance);
  }
  const money = Math.ceil((plan.sales * 100 * 0.03 - lowest) / 100_000) * 100_000;
  // 100,000 kronor or 10,000 euros.
  const shares = plan.currency === "SEK" ? 10_000_000 : 1_000_000;
  ledger.post(OPENING, date, "Ingående kapital", [
    ["1930", money],
    ["2081", -shares],
    ["2091", shares - money],
  ]);
}

/** Vouchers of this series are the opening balances, which a file has as #IB and not as vouchers. */
export const OPENING = "";
