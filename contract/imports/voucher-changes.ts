/**
 * Ways in which an import changes a voucher, without zod, because pages import this module. `renumbered`: the same
 * voucher under another series or number. `changed`: the same series and number with another day, text or rows, or for
 * vouchers without a number the same series, day and text with other rows.
 */
export const VOUCHER_CHANGES = ["added", "removed", "changed", "renumbered"] as const;
export type VoucherChange = (typeof VOUCHER_CHANGES)[number];
