import { addDays, daysInMonth, type CalendarDay } from "@/contract/calendar";
import type { CompanyPlan } from "./company-plans";
import type { Ledger } from "./ledger";
import { Random } from "./random";

/** An unpaid invoice of a customer or a supplier. */
export interface OpenInvoice {
  account: "1510" | "2440";
  /** Öre with the sign of the account: receivables positive, payables negative. */
  amount: number;
  /** The day on which the customer pays, or on which the supplier's invoice falls due. */
  due: CalendarDay;
  text: string;
}

/** A month of a company's business, while it is being booked. */
export interface Month {
  plan: CompanyPlan;
  ledger: Ledger;
  random: Random;
  /** One list for all months: sales and purchases add to it, payments remove from it. */
  openInvoices: OpenInvoice[];
  first: CalendarDay;
  last: CalendarDay;
  /** From 0 in the first month of the fiscal year to 11. */
  ofFiscalYear: number;
  /** Net sales of a year at this month's level, in öre. */
  yearlySales: number;
  /** Net sales of this month, in öre. */
  sales: number;
  /** Full-time employees. */
  employees: number;
}

/**
 * The cost of a krona of salary: 1.12 × 1.3142 with holiday pay and social charges, and 0.05 × 1.2426 for pension and
 * its tax. The books have less: no tax on pensions, and July reverses the holiday pay that the other months accrue.
 */
const PAYROLL_FACTOR = 1.534;

/** The month with index `index` (0 is the first that is booked), whose first day is `first`. */
export function makeMonth(
  plan: CompanyPlan,
  ledger: Ledger,
  openInvoices: OpenInvoice[],
  first: CalendarDay,
  index: number,
): Month {
  const random = new Random(`${plan.businessIdentityCode} ${first}`);
  const calendarMonth = Number(first.slice(5, 7));
  const yearlySales = plan.sales * 100 * (1 + plan.growth) ** (index / 12);
  const days = daysInMonth(Number(first.slice(0, 4)), calendarMonth);
  return {
    plan,
    ledger,
    random,
    openInvoices,
    first,
    last: addDays(first, days - 1),
    ofFiscalYear: (calendarMonth - plan.firstMonth + 12) % 12,
    yearlySales,
    sales: Math.round(((yearlySales / 12) * plan.season[calendarMonth - 1]! * random.between(0.93, 1.07)) / 100) * 100,
    employees: employeesFor(plan, yearlySales),
  };
}

/** As many employees as the plan's margin allows, to a tenth. */
function employeesFor(plan: CompanyPlan, yearlySales: number): number {
  // Rough, since the margin is only aimed at: book-capital.ts has the lifetimes and the interest that are booked.
  const depreciation = plan.equipment / (plan.ownsBuilding ? 30 : 6);
  const interest = plan.loan * 0.05;
  const share = 1 - plan.goods - plan.premises - plan.external - plan.margin - depreciation - interest;
  const employees = (share * yearlySales) / 100 / (plan.salary * 12 * PAYROLL_FACTOR);
  return Math.max(0.5, Math.round(employees * 10) / 10);
}

/** A day of the month; the last day if the month is shorter. */
export function dayOf(month: Month, day: number): CalendarDay {
  const date = addDays(month.first, day - 1);
  return date < month.last ? date : month.last;
}

/** Rounds öre to whole kronor, in öre. */
export function kronor(amount: number): number {
  return Math.round(amount / 100) * 100;
}
