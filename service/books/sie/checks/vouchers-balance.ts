import { formatOre } from "../amounts";
import type { SieCheck } from "./check";

/** The rows of each voucher must sum to zero; a voucher without rows does. */
export const checkVouchersBalance: SieCheck = ({ file, notes }) => {
  const { vouchers } = file;
  // These are all vouchers of the file, so a position is also the index in the columns.
  for (let index = 0; index < vouchers.length; index++) {
    const sum = vouchers.sumOf(index);
    if (sum === 0n) continue;
    notes.warn(
      "voucherUnbalanced",
      { lineNo: vouchers.head(index).lineNo, linePos: 1, label: "#VER" },
      `Expected the rows of voucher ${vouchers.name(index)} to sum to zero; the difference is ${formatOre(sum)}.`,
    );
  }
};
