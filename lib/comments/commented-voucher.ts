import type { CommentVoucher } from "@/contract/comments";
import { parseVoucherAddress, writeVoucherAddress } from "@/lib/vouchers/voucher-address";

const WRITTEN = /^([^~]*~[^~]*)~(\d{4}-\d{2}-\d{2})~([^~]*)~(.*)$/;

/** Reads a voucher that a link begins a comment on: its address, day, series and number; null for all else. */
export function parseCommentedVoucher(text: string): CommentVoucher | null {
  const [, written, date, series, number] = WRITTEN.exec(text) ?? [];
  const address = parseVoucherAddress(written ?? "");
  if (!address || date === undefined || series === undefined || number === undefined) return null;
  return { series, number, date, ...address };
}

export function writeCommentedVoucher({
  series,
  number,
  date,
  ...address
}: Pick<Required<CommentVoucher>, keyof CommentVoucher>): string {
  return [writeVoucherAddress(address), date, series, number].join("~");
}
