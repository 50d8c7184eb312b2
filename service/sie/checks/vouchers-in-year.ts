import { voucherName } from "../voucher-reader";
import type { SieCheck } from "./check";

/** The vouchers of a file with balances are those of year 0; the format gives them days, no year. */
export const checkVouchersInYear: SieCheck = ({ file, notes }) => {
  const year = file.years.find(({ index }) => index === 0);
  if (!year || file.sieType === "4I") return;
  for (const voucher of file.vouchers) {
    if (voucher.date >= year.start && voucher.date <= year.end) continue;
    notes.warn(
      "voucherOutsideYear",
      { lineNo: voucher.lineNo, linePos: 1, label: "#VER" },
      `Expected voucher ${voucherName(voucher)} to lie within the fiscal year ${year.start} to ${year.end}.`,
    );
  }
};
