import { addMonths, type CalendarDay, endOfMonth } from "@/contract/calendar";
import { formatOre } from "../books/sie/amounts";
import { sieChecksum } from "../books/sie/checksum";
import { DEMO_ACCOUNTS, isBalanceAccount } from "./accounts";
import { OPENING } from "./company-books";
import type { CompanyPlan } from "./company-plans";
import type { DemoVoucher, Ledger } from "./ledger";

/** The account for the year's result. */
const RESULT = "8999";

export interface DemoYear {
  start: CalendarDay;
  end: CalendarDay;
  /** The last booked day: `end`, or earlier for the current year. */
  through: CalendarDay;
}

/** The SIE file (type 4E) of a fiscal year, as a bookkeeping program exports it; `before` is the file's year −1. */
export function sieText(plan: CompanyPlan, ledger: Ledger, year: DemoYear, before: DemoYear): string {
  const checked = [
    ...identification(plan, year, before),
    ...chart(plan, ledger, year, before),
    ...balances(ledger, year, 0),
    ...balances(ledger, before, -1),
    ...(year.through < year.end ? budget(ledger, year, before) : []),
    ...numbered(vouchersOf(ledger, year)).flatMap(([voucher, number]) => voucherLines(plan, voucher, number)),
  ];
  const text = `${checked.join("\r\n")}\r\n`;
  return `#FLAGGA 0\r\n#KSUMMA\r\n${text}#KSUMMA ${sieChecksum(text)}\r\n`;
}

function identification(plan: CompanyPlan, year: DemoYear, before: DemoYear): string[] {
  const { contact } = plan;
  return [
    `#PROGRAM ${quoted("Demobokföring")} 1.0`,
    "#FORMAT PC8",
    `#GEN ${compact(year.through)}`,
    "#SIETYP 4",
    "#FTYP AB",
    `#BKOD ${plan.industryCode}`,
    `#ORGNR ${plan.businessIdentityCode}`,
    `#ADRESS ${[contact.name, contact.address, contact.postalAddress, contact.phone].map(quoted).join(" ")}`,
    `#FNAMN ${quoted(plan.name)}`,
    `#RAR 0 ${compact(year.start)} ${compact(year.end)}`,
    `#RAR -1 ${compact(before.start)} ${compact(before.end)}`,
    ...(year.through < year.end ? [`#OMFATTN ${compact(year.through)}`] : []),
    "#KPTYP EUBAS97",
    `#VALUTA ${plan.currency}`,
  ];
}

function chart(plan: CompanyPlan, ledger: Ledger, year: DemoYear, before: DemoYear): string[] {
  const used = new Set<string>();
  for (const { date, rows } of ledger.vouchers) {
    if (date <= year.through) for (const [account] of rows) if (isBalanceAccount(account)) used.add(account);
    if (date >= before.start && date <= year.through) for (const [account] of rows) used.add(account);
  }
  const accounts = DEMO_ACCOUNTS.filter(({ number }) => used.has(number));
  return [
    ...accounts.flatMap(({ number, name, type }) => [`#KONTO ${number} ${quoted(name)}`, `#KTYP ${number} ${type}`]),
    ...(plan.dimension ? [`#DIM ${plan.dimension.number} ${quoted(plan.dimension.name)}`] : []),
    ...(plan.dimension?.objects ?? []).map(
      ({ code, name }) => `#OBJEKT ${plan.dimension!.number} ${quoted(code)} ${quoted(name)}`,
    ),
  ];
}

function balances(ledger: Ledger, year: DemoYear, index: number): string[] {
  const opening = new Map<string, number>();
  const closing = new Map<string, number>();
  const result = new Map<string, number>();
  const add = (sums: Map<string, number>, account: string, amount: number) =>
    sums.set(account, (sums.get(account) ?? 0) + amount);
  for (const { date, series, rows } of ledger.vouchers) {
    if (date > year.through) continue;
    for (const [account, amount] of rows) {
      if (isBalanceAccount(account)) {
        if (date < year.start || series === OPENING) add(opening, account, amount);
        add(closing, account, amount);
      } else if (date >= year.start) add(result, account, amount);
    }
  }
  return [...lines("#IB", index, opening), ...lines("#UB", index, closing), ...lines("#RES", index, result)];
}

/** The budget of the current year: five percent more than the year before, month by month, in whole thousands. */
function budget(ledger: Ledger, year: DemoYear, before: DemoYear): string[] {
  const months = Array.from({ length: 12 }, (_, i) => addMonths(before.start, i));
  return DEMO_ACCOUNTS.filter(({ number }) => !isBalanceAccount(number) && number !== RESULT).flatMap(({ number }) =>
    months.flatMap((month, i) => {
      const booked = ledger.movement(number, number, month, endOfMonth(month));
      const thousands = Math.round((booked * 1.05) / 100_000);
      if (thousands === 0) return [];
      return `#PBUDGET 0 ${compact(addMonths(year.start, i)).slice(0, 6)} ${number} {} ${amountText(thousands * 100_000)}`;
    }),
  );
}

function lines(label: string, index: number, sums: Map<string, number>): string[] {
  return DEMO_ACCOUNTS.flatMap(({ number }) => {
    const amount = sums.get(number) ?? 0;
    return amount === 0 ? [] : [`${label} ${index} ${number} ${amountText(amount)}`];
  });
}

/** The year's vouchers in the order of their days. */
function vouchersOf(ledger: Ledger, { start, through }: DemoYear): DemoVoucher[] {
  return ledger.vouchers
    .filter(({ series, date }) => series !== OPENING && date >= start && date <= through)
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** Each series counts from 1 in each year. */
function numbered(vouchers: DemoVoucher[]): [DemoVoucher, number][] {
  const last = new Map<string, number>();
  return vouchers.map((voucher) => {
    const number = (last.get(voucher.series) ?? 0) + 1;
    last.set(voucher.series, number);
    return [voucher, number];
  });
}

function voucherLines(plan: CompanyPlan, { series, date, text, rows }: DemoVoucher, number: number): string[] {
  return [
    `#VER ${series} ${number} ${compact(date)} ${quoted(text)}`,
    "{",
    ...rows.map(([account, amount, object]) => {
      const objects = object === undefined ? "{}" : `{${plan.dimension!.number} ${quoted(object)}}`;
      return `   #TRANS ${account} ${objects} ${amountText(amount)}`;
    }),
    "}",
  ];
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

function compact(day: CalendarDay): string {
  return day.replaceAll("-", "");
}

function amountText(ore: number): string {
  return formatOre(BigInt(ore));
}
