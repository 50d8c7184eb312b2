"use client";

import type { Voucher, VoucherRow } from "@/contract/vouchers";
import { useFormats } from "@/lib/format/use-formats";

/** Returns a function that lists a row's text and day, if they differ from the voucher's, its quantity and objects. */
export function useRowDetails(voucher: Pick<Voucher, "text" | "date">): (row: VoucherRow) => string[] {
  const formats = useFormats();
  return ({ text, date, quantity, unit = "", objects }) =>
    [
      text !== "" && text !== voucher.text && text,
      date !== voucher.date && formats.day(date),
      quantity !== undefined && `${formats.number(quantity, { maxDecimals: 4 })} ${unit}`.trim(),
      ...objects.map(({ id, name }) => name || id),
    ].filter((detail) => detail !== false);
}
