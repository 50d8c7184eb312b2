import { dayOf } from "../../books/sie/days";
import { BTRANS, RTRANS, TRANS, type TextColumn, type VoucherColumns } from "../../books/sie/voucher-columns";
import type { SieVouchers } from "../../books/sie/vouchers";
import { copyRows } from "../../platform/db/copy-rows";
import { daysSince2000, OID, startOf, type CopyWriter } from "../../platform/db/copy-writer";
import type { Db } from "../../platform/db/database";
import type { Ledger } from "./ledger";
import type { ReportRows } from "./progress";
import { idsOfObjects } from "./select-objects";

/** A block ends with the voucher that brings it to this many vouchers or rows (ADR 0041). */
const BLOCK = 4096;

const COLUMNS = [
  "company_id",
  "fiscal_year_id",
  "first_ordinal",
  "vouchers",
  "file_sequence",
  "lines",
  "series",
  "numbers",
  "dates",
  "texts",
  "registered",
  "signatures",
  "row_vouchers",
  "row_lines",
  "row_accounts",
  "row_amounts",
  "row_dates",
  "row_texts",
  "row_quantities",
  "row_signatures",
  "row_objects",
  "row_kinds",
];

/**
 * Stores vouchers with their rows in blocks, straight from the columns that they were read into.
 * @param sequence the sequence number of the file's import
 * @param firstOrdinal the position of the first voucher in the fiscal year's books
 */
export async function storeVouchers(
  tx: Db,
  { companyId, fiscalYearId }: Ledger,
  vouchers: SieVouchers,
  sequence: number,
  firstOrdinal: number,
  report: ReportRows,
): Promise<void> {
  const blocks = blocksOf(vouchers);
  const write = blockWriter(vouchers);
  const start = startOf(COLUMNS.length, [companyId, fiscalYearId]);
  await copyRows(tx, {
    table: "voucher_block",
    columns: COLUMNS,
    count: blocks.length,
    write: (writer, i) => {
      const { first, end } = blocks[i]!;
      writer.begin(start);
      writer.int4(firstOrdinal + first);
      writer.int4(end - first);
      writer.int4(sequence);
      write(writer, first, end);
    },
    report: (written) => report(blocks[written - 1]!.rowsToEnd),
  });
}

interface Block {
  /** Vouchers from the first to the one before the end. */
  first: number;
  end: number;
  /** Rows of all blocks up to the end of this one. */
  rowsToEnd: number;
}

function blocksOf(vouchers: SieVouchers): Block[] {
  const { firstRow } = vouchers.columns;
  const blocks: Block[] = [];
  let first = 0;
  let rowsBefore = 0;
  let rowsToEnd = 0;
  for (let i = 0; i < vouchers.length; i++) {
    const index = vouchers.columnIndexOf(i);
    rowsToEnd += firstRow[index + 1]! - firstRow[index]!;
    const isFull = i + 1 - first >= BLOCK || rowsToEnd - rowsBefore >= BLOCK;
    if (!isFull && i + 1 < vouchers.length) continue;
    blocks.push({ first, end: i + 1, rowsToEnd });
    first = i + 1;
    rowsBefore = rowsToEnd;
  }
  return blocks;
}

/** Writes the lists of a block of vouchers, in the order of {@link COLUMNS}. */
function blockWriter(vouchers: SieVouchers): (writer: CopyWriter, first: number, end: number) => void {
  const { columns } = vouchers;
  const pool = columns.pool.texts.map((text) => Buffer.from(text));
  const accounts = vouchers.accounts.map(({ number }) => Buffer.from(number));
  const objectLists = vouchers.objectLists.map((objects) => Buffer.from(listText(idsOfObjects(objects))));
  const kinds: Uint8Array[] = [];
  kinds[TRANS] = Buffer.from("TRANS");
  kinds[RTRANS] = Buffer.from("RTRANS");
  kinds[BTRANS] = Buffer.from("BTRANS");
  const days = daysInDatabase();
  return (writer, first, end) => {
    const indexes = Array.from({ length: end - first }, (_, i) => vouchers.columnIndexOf(first + i));
    list(writer, OID.int4, indexes, (index) => writer.int4(columns.line[index]!));
    list(writer, OID.text, indexes, (index) => writer.field(pool[columns.series[index]!]!));
    list(writer, OID.text, indexes, (index) => writeText(writer, columns.number, index));
    list(writer, OID.date, indexes, (index) => writer.int4(days(columns.day[index]!)));
    writeTexts(writer, indexes, columns.text);
    if (indexes.every((index) => columns.registered[index] === 0)) writer.null();
    else {
      list(writer, OID.date, indexes, (index) => {
        if (columns.registered[index] === 0) writer.null();
        else writer.int4(days(columns.registered[index]!));
      });
    }
    listUnless(writer, OID.text, indexes, isZeroIn(columns.sign), (index) => writer.field(pool[columns.sign[index]!]!));

    const rows: number[] = [];
    const voucherOfRow: number[] = [];
    for (const [i, index] of indexes.entries()) {
      for (let row = columns.firstRow[index]!; row < columns.firstRow[index + 1]!; row++) {
        rows.push(row);
        voucherOfRow.push(i);
      }
    }
    list(writer, OID.int4, voucherOfRow, (voucher) => writer.int4(voucher));
    list(writer, OID.int4, rows, (row) => writer.int4(columns.rowLine[row]!));
    list(writer, OID.text, rows, (row) => writer.field(accounts[columns.account[row]!]!));
    list(writer, OID.int8, rows, (row) => writeAmount(writer, columns, row));
    list(writer, OID.date, rows, (row) => writer.int4(days(columns.rowDay[row]!)));
    writeTexts(writer, rows, columns.rowText);
    const hasNoQuantity = (row: number) => Number.isNaN(columns.quantity[row]!);
    listUnless(writer, OID.float8, rows, hasNoQuantity, (row) => {
      if (hasNoQuantity(row)) writer.null();
      else writer.float8(columns.quantity[row]!);
    });
    listUnless(writer, OID.text, rows, isZeroIn(columns.rowSign), (row) => writer.field(pool[columns.rowSign[row]!]!));
    const hasNoObject = (row: number) => vouchers.objectLists[columns.objects[row]!]!.length === 0;
    listUnless(writer, OID.text, rows, hasNoObject, (row) => writer.field(objectLists[columns.objects[row]!]!));
    const isUsual = (row: number) => columns.kind[row] === TRANS;
    listUnless(writer, OID.text, rows, isUsual, (row) => writer.field(kinds[columns.kind[row]!]!));
  };
}

function list(writer: CopyWriter, type: number, items: readonly number[], write: (item: number) => void): void {
  const start = writer.beginList(type, items.length);
  for (const item of items) write(item);
  writer.endList(start);
}

/** Writes null when every item has the usual value, and the list otherwise. */
function listUnless(
  writer: CopyWriter,
  type: number,
  items: readonly number[],
  isUsual: (item: number) => boolean,
  write: (item: number) => void,
): void {
  if (items.every(isUsual)) writer.null();
  else list(writer, type, items, write);
}

function writeTexts(writer: CopyWriter, items: readonly number[], column: TextColumn): void {
  listUnless(
    writer,
    OID.text,
    items,
    (item) => column.isEmpty(item),
    (item) => writeText(writer, column, item),
  );
}

/** Returns a test for the empty text, whose number in the pool is 0. */
function isZeroIn(column: Int32Array): (item: number) => boolean {
  return (item) => column[item] === 0;
}

/** Formats a list of texts in PostgreSQL's array syntax. */
function listText(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`).join()}}`;
}

/** Returns a cached conversion from the days of the columns to PostgreSQL's days. */
function daysInDatabase(): (day: number) => number {
  const cache = new Map<number, number>();
  let last = 0;
  let lastStored = 0;
  return (day) => {
    if (day === last) return lastStored;
    let stored = cache.get(day);
    if (stored === undefined) cache.set(day, (stored = daysSince2000(dayOf(day))));
    last = day;
    lastStored = stored;
    return stored;
  };
}

/** Writes a text; one that stands in the file is copied as bytes, without making a string of it. */
export function writeText(writer: CopyWriter, texts: TextColumn, i: number): void {
  if (texts.isInSource(i)) writer.field(texts.source.bytes, texts.starts[i], texts.ends[i]);
  else writer.text(texts.at(i));
}

/** Writes an amount in öre; the column has NaN in place of one that is too large for it. */
export function writeAmount(writer: CopyWriter, columns: VoucherColumns, row: number): void {
  const amount = columns.amount[row]!;
  if (Number.isNaN(amount)) writer.bigint(columns.oreOf(row));
  else writer.int8(amount);
}
