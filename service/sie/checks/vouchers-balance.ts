import { formatOre } from "../amounts";
import { voucherName } from "../voucher-reader";
import type { SieCheck } from "./check";

/** The rows of a voucher sum to zero. A voucher without rows does. */
export const checkVouchersBalance: SieCheck = ({ file, notes }) => {
  for (const voucher of file.vouchers) {
    let sum = 0n;
    for (const row of voucher.rows) sum += row.amount;
    if (sum === 0n) continue;
    notes.warn(
      "voucherUnbalanced",
      { lineNo: voucher.lineNo, linePos: 1, label: "#VER" },
      `Expected the rows of voucher ${voucherName(voucher)} to sum to zero; the difference is ${formatOre(sum)}.`,
    );
  }
};
