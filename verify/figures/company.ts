import { buildYear, type YearFiles } from "./books/build-year";
import { yearBeforeOf } from "./books/year-before";
import type { YearBooks } from "./books/year-books";
import type { Day } from "./calendar";
import type { Subject } from "./formula/expect";
import { Inputs, type InputValue } from "./formula/inputs";
import { readPlainSie, type PlainSie } from "./reader/plain-sie";

/** A SIE file to import, and the fiscal year that the request gives when the file does not. */
export interface ImportedFile {
  name: string;
  text: string;
  fiscalYear?: { start: Day; end: Day };
}

/** A company to compare: files in the order of import, inputs, and currencies set later, by a year's first day. */
export interface CompanySpec {
  name: string;
  files: ImportedFile[];
  inputs: InputValue[];
  currencies?: Record<Day, string>;
}

/** The fiscal years of a company in order, and the objects of each by its first day. */
export interface CompanyBooks {
  years: YearFiles[];
  objects: Map<Day, string[]>;
}

/** Books the files in order: each replaces its fiscal year, or adds its vouchers to the years that hold their dates. */
export function booksOf(spec: CompanySpec): CompanyBooks {
  let years: YearFiles[] = [];
  for (const { text, fiscalYear } of spec.files) {
    const file = readPlainSie(text);
    const days = fiscalYear ?? (isVouchersOnly(file) ? undefined : file.years.get(0));
    if (days) {
      const currency = spec.currencies?.[days.start] ?? file.currency ?? "SEK";
      const others = years.filter(({ start }) => start !== days.start);
      years = [...others, { ...days, currency, own: file, added: [] }];
    } else for (const year of years) addVouchers(year, file);
  }
  years.sort((a, b) => (a.start < b.start ? -1 : 1));
  return { years, objects: new Map(years.map((year) => [year.start, objectsOf(year)])) };
}

/** The books of the company, or of an object, with what users typed in. */
export function subjectOf(spec: CompanySpec, { years }: CompanyBooks, objectId: string | null): Subject {
  const statedBefore = objectId === null ? years.map((year, i) => yearStatedBefore(year, years[i - 1])) : [];
  return {
    books: {
      years: years.map((year) => buildYear(year, objectId)),
      statedBefore: statedBefore.filter((year) => year !== null),
    },
    inputs: new Inputs(spec.inputs, objectId),
  };
}

/**
 * The year before, as a year's file states it. Null when the file states none that ends before its own, or when the
 * stated year begins before the company's previous year has ended.
 */
function yearStatedBefore(year: YearFiles, previous: YearFiles | undefined): YearBooks | null {
  const stated = yearBeforeOf(year.own, year.currency);
  return stated && stated.end < year.start && (!previous || stated.start > previous.end) ? stated : null;
}

/** A file of type 4I has vouchers and no balances. */
function isVouchersOnly(file: PlainSie): boolean {
  return file.type === 4 && [file.opening, file.closing, file.result].every((records) => records.length === 0);
}

/** Vouchers go to the fiscal year that holds their date. */
function addVouchers(year: YearFiles, file: PlainSie): void {
  const vouchers = file.vouchers.filter(({ date }) => date !== null && date >= year.start && date <= year.end);
  if (vouchers.length > 0) year.added.push({ ...file, vouchers });
}

/** The objects with bookings or monthly amounts in the year, or with balances at its beginning or end. */
function objectsOf({ own, added }: YearFiles): string[] {
  const rows = [own, ...added].flatMap((file) => file.vouchers).flatMap((voucher) => voucher.rows);
  // A file of type 2 cannot have amounts of objects, so those that it has all the same are not compared.
  const balances = [...own.objectOpening, ...own.objectClosing, ...own.months].filter(({ year }) => year === 0);
  const named = [...rows.filter(({ kind }) => kind !== "BTRANS"), ...(own.type === 2 ? [] : balances)];
  return [...new Set(named.flatMap(({ objects }) => objects))].sort();
}
