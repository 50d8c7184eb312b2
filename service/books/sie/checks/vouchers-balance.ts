import { formatOre } from "../amounts";
import type { SieCheck } from "./check";

/** The rows of a voucher sum to zero. A voucher without rows does. */
export const checkVouchersBalance: SieCheck = ({ file, notes }) => {
  const { vouchers } = file;
  for (let place = 0; place < vouchers.length; place++) {
    const sum = vouchers.sumOf(place);
    if (sum === 0n) continue;
    notes.warn(
      "voucherUnbalanced",
      { lineNo: vouchers.head(place).lineNo, linePos: 1, label: "#VER" },
      `Expected the rows of voucher ${vouchers.name(place)} to sum to zero; the difference is ${formatOre(sum)}.`,
    );
  }
};
