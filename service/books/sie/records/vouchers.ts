import type { RecordFields } from "../record-fields";

/**
 * Appends a #VER to the columns. A voucher without a valid date is read, too, so that its rows are not reported as
 * rows outside a voucher; the file is rejected anyway.
 */
export function readVoucher(fields: RecordFields): void {
  const { vouchers: columns } = fields.draft;
  columns.reserveVoucher();
  const i = columns.vouchers;
  columns.line[i] = fields.scanner.lineNo;
  columns.firstRow[i] = columns.rows;
  columns.series[i] = fields.pooledText();
  fields.textInto(columns.number, i);
  columns.day[i] = Math.max(fields.day(), 0);
  fields.textInto(columns.text, i);
  columns.registered[i] = fields.minorDayNumber();
  columns.sign[i] = fields.pooledText();
  columns.vouchers++;
  columns.firstRow[i + 1] = columns.rows;
}

/**
 * Appends a #TRANS, #RTRANS or #BTRANS to the columns; returns false after an error, without adding a row.
 * @param kind TRANS, RTRANS or BTRANS of voucher-columns
 */
export function readRow(fields: RecordFields, kind: number): boolean {
  const { vouchers: columns } = fields.draft;
  columns.reserveRow();
  const i = columns.rows;
  const account = fields.accountIndex();
  if (account < 0) return false;
  columns.account[i] = account;
  const objects = fields.objectList();
  if (objects < 0) return false;
  columns.objects[i] = objects;
  if (!fields.amountInto(i)) return false;
  const day = fields.dayOr(columns.day[columns.vouchers - 1]!);
  if (day < 0) return false;
  columns.rowDay[i] = day;
  fields.textInto(columns.rowText, i);
  columns.quantity[i] = fields.quantity() ?? NaN;
  columns.rowSign[i] = fields.pooledText();
  columns.rowLine[i] = fields.scanner.lineNo;
  columns.kind[i] = kind;
  columns.firstRow[columns.vouchers] = ++columns.rows;
  return true;
}
