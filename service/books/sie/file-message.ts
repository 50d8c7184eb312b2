import type { SieFile } from "./sie-file";
import { SieSource } from "./source";
import { TextColumn, TextPool, VoucherColumns } from "./voucher-columns";
import { SieVouchers } from "./vouchers";

/** Records of which a file may have any number: they travel beside the rest. */
type List = "accounts" | "objects" | "balances" | "monthlyAmounts";

/** A file as another thread is sent it: without its lists, and its columns without their methods. */
export type SieFileMessage = Omit<SieFile, List>;

/** A file for another thread. The memory of its columns is handed over: here it cannot be used any more. */
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

/** The file that {@link toMessage} was given, in the thread that received it. */
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

/** Objects of a class arrive as plain ones. */
function revive<T extends object>(received: T, Class: { prototype: T }): T {
  return Object.setPrototypeOf(received, Class.prototype) as T;
}
