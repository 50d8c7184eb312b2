import type { AccountVoucherRow, AccountVouchers } from "@/contract/statements/account-vouchers";
import { cellAddress, type Sheet, type SheetCell } from "@/lib/spreadsheets/workbook";

/** The columns in their order, with their widths in characters. */
const COLUMNS = { date: 12, series: 8, number: 12, text: 44, amount: 16, balance: 16, line: 12 };
// Indexes of some of these columns.
const TEXT = 3;
const AMOUNT = 4;
const BALANCE = 5;

interface Words {
  sheet: string;
  column: (column: keyof typeof COLUMNS) => string;
  opening: string;
  closing: string;
}

/**
 * The rows of an account between its opening and closing balance. Each balance is the one before plus the amount.
 * @param rows all of the period, in their order
 */
export function accountVouchersSheet(
  { opening, closing }: Pick<AccountVouchers, "opening" | "closing">,
  rows: readonly AccountVoucherRow[],
  words: Words,
): Sheet {
  const columns = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  // Rows count from 0, and the heading and the opening balance stand before the account's rows.
  const lastRow = rows.length + 1;
  return {
    name: words.sheet,
    columns: Object.values(COLUMNS),
    frozen: { rows: 1, columns: 0 },
    rows: [
      columns.map((of): SheetCell => ({ value: words.column(of), style: "heading" })),
      balanceRow(words.opening, { value: opening / 100, decimals: 2 }),
      ...rows.map(({ date, text, amount, balance, line, voucher }, at): SheetCell[] => [
        ...[date, voucher.series, voucher.number, text || voucher.text].map((value): SheetCell =>
          value === "" ? {} : { value },
        ),
        { value: amount / 100, decimals: 2 },
        balanceAfter(at + 1, cellAddress(at + 2, AMOUNT), balance),
        { value: line },
      ]),
      balanceRow(words.closing, {
        value: closing / 100,
        decimals: 2,
        // In a file without vouchers, no rows lead to the closing balance.
        ...(rows.at(-1)?.balance === closing && { formula: cellAddress(lastRow, BALANCE) }),
      }),
    ],
  };
}

function balanceRow(label: string, balance: SheetCell): SheetCell[] {
  const cells = Array.from({ length: BALANCE }, (_, at): SheetCell => (at === TEXT ? { value: label } : {}));
  return [...cells, balance, {}].map((cell): SheetCell => ({ ...cell, style: "sum" }));
}

/**
 * @param rowBefore row of the balance before, counted from 0
 * @param amountAddress the cell with the amount that is added to it
 */
function balanceAfter(rowBefore: number, amountAddress: string, ore: number): SheetCell {
  return { value: ore / 100, decimals: 2, formula: `ROUND(${cellAddress(rowBefore, BALANCE)}+${amountAddress},2)` };
}
