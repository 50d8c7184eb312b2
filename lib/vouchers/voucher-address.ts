import type { VoucherAddress } from "@/contract/vouchers";

const WRITTEN = /^([0-9a-f-]{36})~([1-9]\d{0,8})$/;

/** Reads a text that {@link writeVoucherAddress} has written into a page's address; null for any other text. */
export function parseVoucherAddress(text: string): VoucherAddress | null {
  const [, importId, line] = WRITTEN.exec(text) ?? [];
  return importId === undefined ? null : { import: importId, line: Number(line) };
}

export function writeVoucherAddress({ import: importId, line }: VoucherAddress): string {
  return `${importId}~${String(line)}`;
}
