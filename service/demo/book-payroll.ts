import type { DemoRow } from "./ledger";
import { dayOf, kronor, type Month } from "./month";

/** Shares of the salaries. Social charges and holiday pay are as the law has them, the other two are invented. */
const TAX = 0.27;
const SOCIAL_CHARGES = 0.3142;
const HOLIDAY_PAY = 0.12;
const PENSION = 0.05;

/** Salaries on the 25th with tax and social charges, the accrued holiday pay and the pension of the month. */
export function bookPayroll(month: Month): void {
  const { plan, ledger, random, employees } = month;
  const salaries = kronor(employees * plan.salary * 100 * random.between(0.98, 1.02));
  const tax = kronor(salaries * TAX);
  const charges = kronor(salaries * SOCIAL_CHARGES);
  const payday = dayOf(month, 25);
  ledger.post("N", payday, "Löner", [
    ...splitByObject(month, "7210", salaries),
    ["7510", charges],
    ["2710", -tax],
    ["2731", -charges],
    ["1930", tax - salaries],
  ]);
  // Holiday is earned all year and taken in July, when the debt for it is used up.
  const taken = Number(month.first.slice(5, 7)) === 7;
  const holidayPay = taken ? ledger.balance("2920") : kronor(salaries * HOLIDAY_PAY);
  const chargesOnHolidayPay = taken ? ledger.balance("2941") : kronor(holidayPay * SOCIAL_CHARGES);
  ledger.post("A", month.last, "Semesterlöneskuld", [
    ["7290", holidayPay],
    ["2920", -holidayPay],
    ["7519", chargesOnHolidayPay],
    ["2941", -chargesOnHolidayPay],
  ]);
  const pension = kronor(salaries * PENSION);
  ledger.post("A", dayOf(month, 28), "Avtalspension", [
    ["7411", pension],
    ["1930", -pension],
  ]);
}

/** The rows of an amount on an account, split by the company's objects if it has a dimension. */
function splitByObject({ plan }: Month, account: string, amount: number): DemoRow[] {
  const objects = plan.dimension?.objects;
  if (!objects) return [[account, amount]];
  const others = objects.slice(1).map(({ code, share }) => [account, kronor(amount * share), code] as const);
  const first = amount - others.reduce((sum, [, part]) => sum + part, 0);
  return [[account, first, objects[0]!.code], ...others];
}
