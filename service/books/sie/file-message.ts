import type { SieFile } from "./sie-file";
import { SieSource } from "./source";
import { TextColumn, TextPool, VoucherColumns } from "./voucher-columns";
import { SieVouchers } from "./vouchers";

/** Lists of any length, which are sent after the rest of the file and in parts. */
type List = "accounts" | "objects" | "balances" | "monthlyAmounts";

/** A file in the form sent to another thread: without its lists, and its columns without their methods. */
export type SieFileMessage = Omit<SieFile, List>;

/**
 * Prepares a file, with all vouchers that were read, for another thread. The memory of its columns is transferred: the
 * file can no longer be used here.
 */
export function toMessage(file: SieFile): {
  message: SieFileMessage;
  lists: Record<List, unknown[]>;
  transfer: ArrayBuffer[];
} {
  const { accounts, objects, balances, monthlyAmounts, vouchers, ...rest } = file;
  const { columns, objectLists } = vouchers;
  const message = { ...rest, vouchers: { columns: columns.withoutIndex(), objectLists } as unknown as SieVouchers };
  return { message, lists: { accounts, objects, balances, monthlyAmounts }, transfer: columns.buffers() };
}

/** Rebuilds the file in the receiving thread from the parts made by {@link toMessage}. */
export function fromMessage(message: SieFileMessage, lists: Record<string, unknown[]>): SieFile {
  const { accounts, objects, balances, monthlyAmounts } = lists as unknown as Pick<SieFile, List>;
  const { columns, objectLists } = message.vouchers;
  revive(columns, VoucherColumns);
  revive(columns.pool, TextPool);
  for (const texts of [columns.number, columns.text, columns.rowText]) revive(texts, TextColumn);
  revive(columns.source, SieSource).restore();
  const vouchers = new SieVouchers(columns, accounts, objectLists);
  return { ...message, accounts, objects, balances, monthlyAmounts, vouchers };
}

/** A structured clone loses the class of an object; this restores its prototype. */
function revive<T extends object>(received: T, Class: { prototype: T }): T {
  return Object.setPrototypeOf(received, Class.prototype) as T;
}
