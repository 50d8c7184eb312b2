import { dayOfDigits, type Day } from "../calendar";
import { oreOf, readLines, type Field, type SieLine } from "./read-lines";

export interface Balance {
  /** As in #RAR: 0, or −1 for the year before. */
  year: number;
  account: string;
  amount: bigint;
  /** Dimension and object as `1_A`; none for a record of the account as a whole. */
  objects: string[];
}
/** An amount of one month, `YYYY-MM`. */
export interface MonthAmount extends Balance {
  month: string;
}
export interface Row {
  kind: "TRANS" | "RTRANS" | "BTRANS";
  account: string;
  objects: string[];
  amount: bigint;
  /** Null: the date of its voucher. */
  date: Day | null;
}
export interface Voucher {
  date: Day | null;
  rows: Row[];
}

/** The readable records of a SIE file from which figures are made, in their order; amounts in öre. */
export interface PlainSie {
  type: number;
  generated: Day | null;
  currency: string | null;
  /** The last day that the balances include (#OMFATTN). */
  balancesThrough: Day | null;
  years: Map<number, { start: Day; end: Day }>;
  opening: Balance[];
  closing: Balance[];
  result: Balance[];
  objectOpening: Balance[];
  objectClosing: Balance[];
  months: MonthAmount[];
  budget: MonthAmount[];
  vouchers: Voucher[];
}

export function readPlainSie(text: string): PlainSie {
  const file: PlainSie = {
    // The type of a file without #SIETYP.
    type: 1,
    generated: null,
    currency: null,
    balancesThrough: null,
    years: new Map(),
    opening: [],
    closing: [],
    result: [],
    objectOpening: [],
    objectClosing: [],
    months: [],
    budget: [],
    vouchers: [],
  };
  for (const line of readLines(text)) readRecord(file, line);
  // Only type 4 has vouchers, so a file with vouchers is of type 4 whatever its #SIETYP says.
  if (file.vouchers.length > 0) file.type = 4;
  return file;
}

function readRecord(file: PlainSie, { label, fields }: SieLine): void {
  const [first, second, third] = fields;
  switch (label) {
    case "SIETYP":
      // 4E and 4I are both type 4.
      file.type = Number(String(first).charAt(0));
      break;
    case "GEN":
      file.generated = dayOf(first);
      break;
    case "VALUTA":
      if (typeof first === "string" && first !== "") file.currency = first;
      break;
    case "OMFATTN":
      file.balancesThrough = dayOf(first);
      break;
    case "RAR": {
      const [start, end] = [dayOf(second), dayOf(third)];
      if (start !== null && end !== null) file.years.set(Number(first), { start, end });
      break;
    }
    case "IB":
      addBalance(file.opening, first, second, [], third);
      break;
    case "UB":
      addBalance(file.closing, first, second, [], third);
      break;
    case "RES":
      addBalance(file.result, first, second, [], third);
      break;
    case "OIB":
      addBalance(file.objectOpening, first, second, third, fields[3]);
      break;
    case "OUB":
      addBalance(file.objectClosing, first, second, third, fields[3]);
      break;
    case "PSALDO":
      addMonth(file.months, fields);
      break;
    case "PBUDGET":
      addMonth(file.budget, fields);
      break;
    case "VER":
      file.vouchers.push({ date: dayOf(third), rows: [] });
      break;
    case "TRANS":
    case "RTRANS":
    case "BTRANS":
      addRow(file.vouchers.at(-1), label, fields);
  }
}

function dayOf(field: Field | undefined): Day | null {
  return typeof field === "string" ? dayOfDigits(field) : null;
}

/** `{1 A 6 P}` names the object A of dimension 1 and the object P of dimension 6. */
function objectsOf(field: Field | undefined): string[] {
  const list = Array.isArray(field) ? field : [];
  const objects: string[] = [];
  for (let i = 0; i + 1 < list.length; i += 2) objects.push(`${Number(list[i])}_${list[i + 1]}`);
  return objects;
}

function addBalance(to: Balance[], year?: Field, account?: Field, objects?: Field, amount?: Field) {
  const ore = oreOf(amount);
  if (ore === null || typeof account !== "string") return;
  to.push({ year: Number(year), account, amount: ore, objects: objectsOf(objects) });
}

function addMonth(to: MonthAmount[], [year, month, account, objects, amount]: Field[]): void {
  const ore = oreOf(amount);
  // Some programs swap account and month; such a record is skipped.
  if (ore === null || typeof month !== "string" || typeof account !== "string" || !/^\d{6}$/.test(month)) return;
  const yearMonth = `${month.slice(0, 4)}-${month.slice(4)}`;
  to.push({ year: Number(year), month: yearMonth, account, amount: ore, objects: objectsOf(objects) });
}

function addRow(voucher: Voucher | undefined, kind: Row["kind"], [account, objects, amount, date]: Field[]): void {
  const ore = oreOf(amount);
  if (!voucher || ore === null || typeof account !== "string") return;
  voucher.rows.push({ kind, account, objects: objectsOf(objects), amount: ore, date: dayOf(date) });
}
