import { cutText } from "@/contract/cut-text";
import type { Table } from "./table";

/** A cell of a workbook. The value of a formula cell is shown by programs that do not compute. */
export interface SheetCell {
  value?: number | string;
  /** A formula without the equals sign, with English function names and commas between arguments. */
  formula?: string;
  /** True for an array formula. In a plain formula, a program may take a single cell of each range. */
  isArray?: boolean;
  /** The formula's result, where that is an error. */
  error?: "#N/A" | "#DIV/0!";
  decimals?: number;
  /** The style `text` is for long texts, whose lines wrap. */
  style?: "title" | "heading" | "note" | "input" | "sum" | "text";
  /** Indentation level. */
  indent?: number;
}

export interface Sheet {
  name: string;
  /** Width of each column in characters. */
  columns: readonly number[];
  /** Rows and columns that stay in view. */
  frozen: { rows: number; columns: number };
  /** The row, counted from 0, whose cells filter all rows below it. */
  filterRow?: number;
  rows: readonly (readonly SheetCell[])[];
}

/** Maximum length of a sheet's name in Excel, in UTF-16 units. */
const MAX_NAME = 31;

/** A name that spreadsheets accept: short, without \ / ? * [ ] and :, and with no apostrophe at either end. */
export function sheetNameOf(name: string): string {
  const named = cutText(name.replace(/[\\/?*[\]:]/g, " "), MAX_NAME).replace(/^[\s']+|[\s']+$/g, "");
  return named === "" ? "1" : named;
}

/**
 * Names for sheets of one workbook: no two are the same, whatever their capitals. Each ' is written as ’, which a name
 * may also begin or end with.
 */
export function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((wanted) => {
    const plain = sheetNameOf(wanted.replaceAll("'", "’"));
    let name = plain;
    for (let number = 2; taken.has(name.toLowerCase()); number++) {
      const ending = ` ${number}`;
      name = cutText(plain, MAX_NAME - ending.length).trimEnd() + ending;
    }
    taken.add(name.toLowerCase());
    return name;
  });
}

/** The values of a sheet from its heading on. */
export function tableOfSheet({ rows }: Sheet): Table {
  const start = rows.findIndex(([first]) => first?.style === "heading");
  return rows.slice(Math.max(start, 0)).map((row) => row.map(({ value, error }) => error ?? value ?? null));
}

/** A cell's address, for example D12; the first row and the first column are 0. */
export function cellAddress(row: number, column: number): string {
  let letters = "";
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) {
    letters = String.fromCodePoint(65 + (left % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}

/** The absolute address of rows `first` to `last` of a column. */
export function columnRange(column: number, first: number, last: number): string {
  const [from, to] = [first, last].map((row) => cellAddress(row, column).replace(/^([A-Z]+)/, "$$$1$$"));
  return `${from}:${to}`;
}
