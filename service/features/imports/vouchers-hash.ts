import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { CopyWriter, textArrayField } from "../../platform/db/copy-writer";
import { TRANS } from "../../books/sie/voucher-columns";
import type { SieVouchers } from "../../books/sie/vouchers";
import { idsOfObjects } from "./select-objects";
import { writeAmount, writeText } from "./store-vouchers";

/**
 * Hashes those members of vouchers that tell whether they were imported already: series, number, day and text, and of
 * each row that counts (ADR 0054) the account, amount, day as the file has it, and objects. The hash does not depend on
 * encoding, #GEN, texts of rows, quantities or signatures.
 */
export async function vouchersHash(vouchers: SieVouchers): Promise<string> {
  const { columns } = vouchers;
  const accounts = vouchers.accounts.map(({ number }) => Buffer.from(number));
  const lists = vouchers.objectLists.map((objects) => textArrayField(idsOfObjects(objects)));
  const hash = createHash("sha256");
  // The writer puts the length before each field, so two different sequences of fields never give equal bytes.
  const writer = new CopyWriter();
  for (let i = 0; i < vouchers.length; i++) {
    const index = vouchers.columnIndexOf(i);
    writer.text(vouchers.series(index));
    writeText(writer, columns.number, index);
    writer.int4(columns.day[index]!);
    writeText(writer, columns.text, index);
    for (let row = columns.firstRow[index]!; row < columns.firstRow[index + 1]!; row++) {
      // Rows of the kinds RTRANS and BTRANS are the history of corrections, which no balance includes (ADR 0054).
      if (columns.kind[row] !== TRANS) continue;
      writer.field(accounts[columns.account[row]!]!);
      writeAmount(writer, columns, row);
      writer.int4(columns.writtenDays.get(row) ?? columns.rowDay[row]!);
      writer.field(lists[columns.objects[row]!]!);
    }
    writer.null();
    if (!writer.isFull) continue;
    hash.update(writer.take());
    await setImmediate();
  }
  return hash.update(writer.take()).digest("hex");
}
