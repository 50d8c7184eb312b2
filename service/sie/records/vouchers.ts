import type { RecordFields } from "../record-fields";
import type { SieRow, SieVoucher } from "../sie-file";

/** Reads a #VER. One without a date is read on, so that its rows are not taken for strays; the file is refused anyway. */
export function readVoucher(fields: RecordFields): SieVoucher {
  const { lineNo } = fields.scanner;
  const series = fields.text();
  const number = fields.text();
  const date = fields.day();
  const text = fields.text();
  const registered = fields.minorDay();
  const sign = fields.text();
  return { series, number, date: date ?? "", text, registered, sign, lineNo, rows: [], struckRows: [] };
}

/** Reads a #TRANS, #RTRANS or #BTRANS; null after an error. */
export function readRow(fields: RecordFields, voucherDate: string): SieRow | null {
  const account = fields.account();
  const objects = account === null ? null : fields.objects();
  const amount = objects === null ? null : fields.amount();
  const date = amount === null ? null : fields.dayOr(voucherDate);
  if (account === null || objects === null || amount === null || date === null) return null;
  const text = fields.text();
  const quantity = fields.quantity();
  const sign = fields.text();
  return { account, objects, amount, date, text, quantity, sign, added: false, lineNo: fields.scanner.lineNo };
}
