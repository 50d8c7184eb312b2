import type { VoucherSummary } from "@/contract/vouchers";
import type { Sheet, SheetCell } from "@/lib/spreadsheets/workbook";

/** The columns with their widths in characters. */
const COLUMNS = { date: 12, series: 8, number: 12, text: 44, accounts: 32, amount: 16 };

interface Words {
  sheet: string;
  column: (column: keyof typeof COLUMNS) => string;
}

/** Makes a sheet with a row for each voucher, with its account numbers and the sum of its debit rows. */
export function voucherSheet(vouchers: readonly VoucherSummary[], { sheet, column }: Words): Sheet {
  const columns = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  return {
    name: sheet,
    columns: Object.values(COLUMNS),
    frozen: { rows: 1, columns: 0 },
    filterRow: 0,
    rows: [
      columns.map((of): SheetCell => ({ value: column(of), style: "heading" })),
      ...vouchers.map(({ date, series, number, text, accounts, debit }): SheetCell[] => [
        ...[date, series, number, text, accounts.join(", ")].map((value): SheetCell => (value === "" ? {} : { value })),
        { value: debit / 100, decimals: 2 },
      ]),
    ],
  };
}
