import { copyRows } from "../../db/copy-rows";
import { dateField, startOf, textArrayField, type CopyWriter } from "../../db/copy-writer";
import type { Db } from "../../db/database";
import { dayOf } from "../../sie/days";
import { BTRANS, RTRANS, TRANS } from "../../sie/voucher-columns";
import type { SieVouchers } from "../../sie/vouchers";
import { dimensionIds } from "./dimension-ids";
import type { ReportRows } from "./progress";
import type { Ledger } from "./ledger";
import { writeAmount, writeText } from "./write-columns";

const VOUCHER_COLUMNS = [
  ...["company_id", "fiscal_year_id", "ordinal", "file_sequence", "line"],
  ...["series", "number", "date", "text", "registered", "signature"],
];
const ROW_COLUMNS = [
  ...["company_id", "fiscal_year_id", "voucher_ordinal", "ordinal", "line", "account"],
  ...["amount", "date", "text", "quantity", "signature", "objects", "kind"],
];

/**
 * Stores vouchers with their rows, straight from the columns that they were read into.
 * @param firstOrdinal the place of the first of them in the fiscal year's books
 */
export async function storeVouchers(
  tx: Db,
  { companyId, fiscalYearId }: Ledger,
  vouchers: SieVouchers,
  sequence: number,
  firstOrdinal: number,
  report: ReportRows,
): Promise<void> {
  const ids = [companyId, fiscalYearId];
  await copyRows(tx, {
    table: "voucher",
    columns: VOUCHER_COLUMNS,
    count: vouchers.length,
    write: voucherWriter(vouchers, startOf(VOUCHER_COLUMNS.length, ids), sequence, firstOrdinal),
  });
  await copyRows(tx, {
    table: "voucher_row",
    columns: ROW_COLUMNS,
    count: vouchers.rowCount,
    write: rowWriter(vouchers, startOf(ROW_COLUMNS.length, ids), firstOrdinal),
    report,
  });
}

function voucherWriter(vouchers: SieVouchers, start: Uint8Array, sequence: number, firstOrdinal: number) {
  const { columns } = vouchers;
  const pool = columns.pool.texts.map((text) => Buffer.from(text));
  const days = daysInDatabase();
  return (writer: CopyWriter, i: number) => {
    const place = vouchers.placeOf(i);
    writer.begin(start);
    writer.int4(firstOrdinal + i);
    writer.int4(sequence);
    writer.int4(columns.line[place]!);
    writer.field(pool[columns.series[place]!]!);
    writeText(writer, columns.number, place);
    writer.int4(days(columns.day[place]!));
    writeText(writer, columns.text, place);
    if (columns.registered[place] === 0) writer.null();
    else writer.int4(days(columns.registered[place]!));
    writer.field(pool[columns.sign[place]!]!);
  };
}

/** Writes the rows of one voucher after the other: asked for in turn, the i-th is the one after the last. */
function rowWriter(vouchers: SieVouchers, start: Uint8Array, firstOrdinal: number) {
  const { columns } = vouchers;
  const pool = columns.pool.texts.map((text) => Buffer.from(text));
  const accounts = vouchers.accounts.map(({ number }) => Buffer.from(number));
  const lists = vouchers.objectLists.map((objects) => textArrayField(dimensionIds(objects)));
  const kinds: Uint8Array[] = [];
  [kinds[TRANS], kinds[RTRANS], kinds[BTRANS]] = [Buffer.from("TRANS"), Buffer.from("RTRANS"), Buffer.from("BTRANS")];
  const days = daysInDatabase();
  let [i, row, end, first] = [-1, 0, 0, 0];
  return (writer: CopyWriter) => {
    while (row === end) {
      const place = vouchers.placeOf(++i);
      row = first = columns.firstRow[place]!;
      end = columns.firstRow[place + 1]!;
    }
    writer.begin(start);
    writer.int4(firstOrdinal + i);
    writer.int4(row - first);
    writer.int4(columns.rowLine[row]!);
    writer.field(accounts[columns.account[row]!]!);
    writeAmount(writer, columns, row);
    writer.int4(days(columns.rowDay[row]!));
    writeText(writer, columns.rowText, row);
    const quantity = columns.quantity[row]!;
    if (Number.isNaN(quantity)) writer.null();
    else writer.float8(quantity);
    writer.field(pool[columns.rowSign[row]!]!);
    writer.field(lists[columns.objects[row]!]!);
    writer.field(kinds[columns.kind[row]!]!);
    row++;
  };
}

/** From days as the columns have them to days as the database has them. */
function daysInDatabase(): (day: number) => number {
  const known = new Map<number, number>();
  return (day) => {
    let stored = known.get(day);
    if (stored === undefined) known.set(day, (stored = dateField(dayOf(day))));
    return stored;
  };
}
