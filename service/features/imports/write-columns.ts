import type { CopyWriter } from "../../platform/db/copy-writer";
import type { TextColumn, VoucherColumns } from "../../books/sie/voucher-columns";

/** Writes a text as it stands in the file, without making a string of it. */
export function writeText(writer: CopyWriter, texts: TextColumn, i: number): void {
  if (texts.isInSource(i)) writer.field(texts.source.bytes, texts.starts[i], texts.ends[i]);
  else writer.text(texts.at(i));
}

export function writeAmount(writer: CopyWriter, columns: VoucherColumns, row: number): void {
  const amount = columns.amount[row]!;
  if (Number.isNaN(amount)) writer.bigint(columns.oreOf(row));
  else writer.int8(amount);
}
