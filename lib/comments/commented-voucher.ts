import type { CommentVoucher } from "@/contract/comments";
import { parseVoucherAddress, writeVoucherAddress } from "@/lib/vouchers/voucher-address";

const COMMENTED_VOUCHER = /^([^~]*~[^~]*)~(\d{4}-\d{2}-\d{2})~([^~]*)~(.*)$/;

/** Reads the voucher in a link to the form for a new comment: address, day, series, number; null for other texts. */
export function parseCommentedVoucher(text: string): CommentVoucher | null {
  const [, addressText, date, series, number] = COMMENTED_VOUCHER.exec(text) ?? [];
  const address = parseVoucherAddress(addressText ?? "");
  if (!address || date === undefined || series === undefined || number === undefined) return null;
  return { series, number, date, ...address };
}

export function writeCommentedVoucher({ series, number, date, ...address }: Required<CommentVoucher>): string {
  return [writeVoucherAddress(address), date, series, number].join("~");
}
