import { figureDecimals } from "@/contract/format/format-figure";
import type { ChangedVoucher, ChangedVoucherList, ImportChange, VoucherState } from "@/contract/imports/import-change";
import { firstDay } from "@/contract/period";
import { cellAddress, type Sheet, type SheetCell } from "@/lib/spreadsheets/workbook";
import { voucherName } from "@/lib/vouchers/voucher-name";
import { changedText } from "./changed-text";

type Books = NonNullable<ImportChange["books"]>;
type ValueType = Books["keyFigures"][number]["keyFigure"]["valueType"];

type Column =
  | "account"
  | "name"
  /** Says which amount of an account a row has: its closing or opening balance, or a month. */
  | "of"
  | "before"
  | "after"
  | "difference"
  | "change"
  | "date"
  | "voucher"
  | "text"
  | "figure"
  | "month"
  | "unit";

interface Words {
  sheet: Record<"accounts" | "vouchers" | "figures", string>;
  column: (column: Column) => string;
  opening: string;
  closing: string;
  /** Formats "2024-01" as "Jan 2024". */
  month: (month: string) => string;
  change: (change: ChangedVoucher["change"]) => string;
  row: (change: "added" | "removed") => string;
  /** Says how many changed rows of a voucher are left out. */
  moreRows: (count: number) => string;
  /** Says that the service lists only the first of the changed vouchers. */
  incomplete: string;
  unit: (valueType: ValueType) => string;
}

/**
 * Sheets of the changes by an import: accounts, vouchers with their changed rows, and key figures. Differences are
 * formulas. The sheet of vouchers says where the service has left out vouchers or rows.
 */
export function changeSheets(
  { accounts, keyFigures }: Books,
  { vouchers, isComplete }: Pick<ChangedVoucherList, "vouchers" | "isComplete">,
  words: Words,
): [Sheet, ...Sheet[]] {
  const ofAccounts = new Rows(["account", "name", "of", "before", "after", "difference"], words);
  for (const { number, name, opening, closing, months } of accounts) {
    ofAccounts.add([number, name, words.closing], fromHundredths(closing));
    if (opening.difference !== 0) ofAccounts.add([number, name, words.opening], fromHundredths(opening));
    for (const { month, ...amount } of months)
      ofAccounts.add([number, name, words.month(month)], fromHundredths(amount));
  }
  const columns: Column[] = ["change", "date", "voucher", "text", "account", "name", "before", "after", "difference"];
  const ofVouchers = new Rows(columns, words);
  for (const { change, before, after, rows, rowCount } of vouchers) {
    const changed = (of: (state: VoucherState) => string) => changedText(before && of(before), after && of(after));
    const states = [changed(({ date }) => date), changed(voucherName), changed(({ text }) => text)];
    const amounts = { before: before && before.debit / 100, after: after && after.debit / 100 };
    ofVouchers.add([words.change(change), ...states, "", ""], { ...amounts, ...AMOUNT });
    for (const { change: kind, account, amount, text, date } of rows) {
      const amountOfRow = kind === "added" ? { after: amount / 100 } : { before: amount / 100 };
      ofVouchers.add([words.row(kind), date, changed(voucherName), text, account.number, account.name], {
        ...amountOfRow,
        ...AMOUNT,
      });
    }
    const left = rowCount - rows.length;
    if (left > 0) ofVouchers.add(["", "", changed(voucherName), words.moreRows(left), "", ""], AMOUNT);
  }
  if (!isComplete) ofVouchers.add(["", "", "", words.incomplete, "", ""], AMOUNT);
  const ofFigures = new Rows(["figure", "month", "unit", "before", "after", "difference"], words);
  for (const { keyFigure, values } of keyFigures) {
    const { name, valueType } = keyFigure;
    const decimals = figureDecimals(keyFigure);
    for (const { period, before, after } of values) {
      const month = words.month(firstDay(period).slice(0, 7));
      ofFigures.add([name, month, words.unit(valueType)], { before, after, decimals, needsBoth: true });
    }
  }
  return [
    ofAccounts.sheet(words.sheet.accounts, [9, 36, 18, 18, 18, 18]),
    ofVouchers.sheet(words.sheet.vouchers, [16, 24, 16, 44, 9, 32, 16, 16, 16]),
    ofFigures.sheet(words.sheet.figures, [40, 14, 8, 18, 18, 18]),
  ];
}

interface Compared {
  before?: number | null | undefined;
  after?: number | null | undefined;
  decimals: number;
  /** Number of decimals to which the difference is rounded; absent where it is not rounded. */
  roundTo?: 2;
  /** True when there is no difference without both values; otherwise a missing value counts as 0. */
  needsBoth?: boolean;
}

/** Booked amounts have two decimals, and a difference of doubles may have more. */
const AMOUNT = { decimals: 2, roundTo: 2 } as const;

/** Rows of a sheet whose last three columns are before, after and the difference. */
class Rows {
  private readonly rows: SheetCell[][];

  constructor(columns: readonly Column[], words: Words) {
    this.rows = [columns.map((column): SheetCell => ({ value: words.column(column), style: "heading" }))];
  }

  add(texts: readonly string[], { before, after, decimals, roundTo, needsBoth = false }: Compared): void {
    const row = this.rows.length;
    const [old, now] = [cellAddress(row, texts.length), cellAddress(row, texts.length + 1)];
    const numbers = [before, after].filter((value) => typeof value === "number");
    const hasDifference = numbers.every(Number.isFinite) && numbers.length >= (needsBoth ? 2 : 1);
    const difference = (after ?? 0) - (before ?? 0);
    this.rows.push([
      ...texts.map((value): SheetCell => (value === "" ? {} : { value })),
      ...[before, after].map((value): SheetCell => (typeof value === "number" ? { value, decimals } : {})),
      hasDifference
        ? {
            value: roundTo ? Math.round(difference * 100) / 100 : difference,
            formula: roundTo ? `ROUND(${now}-${old},${roundTo})` : `${now}-${old}`,
            decimals,
          }
        : {},
    ]);
  }

  sheet(name: string, columns: readonly number[]): Sheet {
    return { name, columns, frozen: { rows: 1, columns: 1 }, rows: this.rows };
  }
}

function fromHundredths({ before, after }: { before: number; after: number }): Compared {
  return { before: before / 100, after: after / 100, ...AMOUNT };
}
