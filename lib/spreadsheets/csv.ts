import type { Table, TableCell } from "./table";

/** CSV dialect of a culture: where the decimal sign is a comma, semicolons separate the values. */
export interface CsvForm {
  readonly decimalSign: "." | ",";
}

/**
 * First characters that a spreadsheet takes for a formula (OWASP, CSV Injection), and the apostrophe that this module
 * writes before such a text. Full-width signs count: some programs read them as the plain ones.
 */
const FORMULA_START = /^['=+\-−@\t\r＝＋－＠]/;

/**
 * Writes a table as a file that spreadsheets of the culture open with a double click: UTF-8 with a byte order mark,
 * and CRLF. A text that could be run as a formula gets an apostrophe before it, which {@link readCsv} removes.
 */
export function writeCsv(table: Table, { decimalSign }: CsvForm): string {
  const separator = decimalSign === "," ? ";" : ",";
  const write = (cell: TableCell): string => {
    if (cell === null) return "";
    if (typeof cell === "number" && Number.isFinite(cell)) return digits(cell).replace(".", decimalSign);
    const text = typeof cell === "number" ? nameOfNumber(cell) : cell;
    const safe = FORMULA_START.test(text) ? `'${text}` : text;
    return /["\r\n,;\t]|^\s|\s$|^$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\ufeff${table.map((row) => `${row.map(write).join(separator)}\r\n`).join("")}`;
}

/** Reads what {@link writeCsv} or a spreadsheet has written; cells are texts, and an unquoted empty one is null. */
export function readCsv(text: string): (string | null)[][] {
  const source = text.replace(/^\ufeff/, "");
  const separator = separatorOf(source);
  const rows: (string | null)[][] = [];
  let row: (string | null)[] = [];
  let cell = "";
  let state: "start" | "plain" | "quoted" | "closed" = "start";
  const endCell = () => {
    const quoted = state === "closed" || state === "quoted";
    row.push(cell === "" && !quoted ? null : withoutApostrophe(cell));
    cell = "";
    state = "start";
  };
  const endRow = () => {
    if (row.length > 0 || state !== "start") {
      endCell();
      rows.push(row);
    }
    row = [];
  };
  for (let i = 0; i < source.length; i++) {
    const sign = source[i]!;
    if (state === "quoted") {
      if (sign !== '"') cell += sign;
      else if (source[i + 1] === '"') {
        cell += '"';
        i++;
      } else state = "closed";
    } else if (sign === '"' && state === "start") state = "quoted";
    else if (sign === separator) endCell();
    else if (sign === "\n" || sign === "\r") {
      if (sign === "\r" && source[i + 1] === "\n") i++;
      endRow();
    } else {
      cell += sign;
      if (state === "start") state = "plain";
    }
  }
  endRow();
  return rows;
}

/** The most frequent separator in the first line, outside quoted cells. */
function separatorOf(text: string): string {
  // Only a quotation mark at the start of a cell begins a quoted cell.
  const [row = ""] = /^(?:(?<=^|[;,\t])"(?:[^"]|"")*"|[^\r\n])*/.exec(text) ?? [];
  const line = row.replace(/(?<=^|[;,\t])"(?:[^"]|"")*"/g, "");
  const count = (sign: string) => line.split(sign).length;
  return [";", ",", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function withoutApostrophe(text: string): string {
  return text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;
}

/** Every digit that the double needs, minus zero included. */
function digits(value: number): string {
  return Object.is(value, -0) ? "-0" : String(value).replace("e+", "E").replace("e", "E");
}

/** Text for the numbers that spreadsheets do not have; the grid reads it back. */
export function nameOfNumber(value: number): string {
  return Number.isNaN(value) ? "NaN" : value > 0 ? "∞" : "-∞";
}
