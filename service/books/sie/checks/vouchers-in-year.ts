import type { SieYear } from "../sie-records";
import type { SieCheck } from "./check";

/**
 * The vouchers of a file with balances belong to year 0; the format gives them dates but no year. Rows dated outside
 * the year get the date of their voucher.
 */
export const checkVouchersInYear: SieCheck = ({ file, notes }) => {
  const year = file.years.find(({ index }) => index === 0);
  if (!year || file.sieType === "4I") return;
  const { vouchers } = file;
  // These are all vouchers of the file, so a position is also the index in the columns.
  for (let index = 0; index < vouchers.length; index++) {
    const { date, lineNo } = vouchers.head(index);
    // A date that could not be read is empty, and has an error of its own.
    if (date === "" || (date >= year.start && date <= year.end)) continue;
    notes.warn(
      "voucherOutsideYear",
      { lineNo, linePos: 1, label: "#VER" },
      `Expected voucher ${vouchers.name(index)} to lie within the fiscal year ${year.start} to ${year.end}.`,
    );
  }
  const { count, lineNo } = vouchers.moveRowsInto(year);
  if (count === 0) return;
  notes.warn("rowOutsideYear", { lineNo, linePos: 1, label: "#TRANS" }, explainMovedRows(year, count));
};

export function explainMovedRows({ start, end }: Pick<SieYear, "start" | "end">, count: number): string {
  const rows = count === 1 ? "a row was" : `${count} rows were`;
  return `Expected rows dated within the fiscal year ${start} to ${end}; ${rows} given the date of the voucher.`;
}
