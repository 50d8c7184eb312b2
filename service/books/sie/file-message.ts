import type { SieFile } from "./sie-file";
import { SieSource } from "./source";
import { TextColumn, TextPool, VoucherColumns } from "./voucher-columns";
import { SieVouchers } from "./vouchers";

/** Lists of any length, which are sent after the rest of the file and in parts. */
type List = "years" | "accounts" | "dimensions" | "objects" | "balances" | "monthlyAmounts";

/** A file in the form sent to another thread: without its lists, and its columns without their methods. */
export type SieFileMessage = Omit<SieFile, List>;

/**
 * Prepares a file, with all vouchers that were read, for another thread. The memory of its columns is transferred: the
 * file can no longer be used here.
 */
export function toMessage(file: SieFile): {
  message: SieFileMessage;
  lists: Record<List | "objectLists", unknown[]>;
  transfer: ArrayBuffer[];
} {
  const { years, accounts, dimensions, objects, balances, monthlyAmounts, vouchers, ...rest } = file;
  const { columns } = vouchers;
  const message = { ...rest, vouchers: { columns: columns.withoutIndex() } as unknown as SieVouchers };
  const objectLists = [...vouchers.objectLists];
  const lists = { years, accounts, dimensions, objects, balances, monthlyAmounts, objectLists };
  return { message, lists, transfer: columns.buffers() };
}

/** Rebuilds the file in the receiving thread from the parts made by {@link toMessage}. */
export function fromMessage(message: SieFileMessage, lists: Record<string, unknown[]>): SieFile {
  const { objectLists, ...ofFile } = lists as unknown as Pick<SieFile, List> & Pick<SieVouchers, "objectLists">;
  const { columns } = message.vouchers;
  revive(columns, VoucherColumns);
  revive(columns.pool, TextPool);
  for (const texts of [columns.number, columns.text, columns.rowText]) revive(texts, TextColumn);
  revive(columns.source, SieSource).restore();
  return { ...message, ...ofFile, vouchers: new SieVouchers(columns, ofFile.accounts, objectLists) };
}

/** A structured clone loses the class of an object; this restores its prototype. */
function revive<T extends object>(received: T, Class: { prototype: T }): T {
  return Object.setPrototypeOf(received, Class.prototype) as T;
}
