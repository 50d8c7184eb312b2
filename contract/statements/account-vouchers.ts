import * as z from "zod";
import { calendarDay, periodSchema } from "../dates";
import { oreAmount } from "./statement";

/** Maximum and default number of rows in a response. */
export const VOUCHER_ROWS = { max: 1_000, default: 200 };

/** A row of a voucher on the account, in öre, debit positive. */
const accountVoucherRowSchema = z.object({
  /**
   * The row's own day, which is the voucher's unless the file says otherwise. One outside the fiscal year counts in the
   * balances on the year's first or last day.
   */
  date: calendarDay,
  /** The row's own text, empty where the voucher's holds for it. */
  text: z.string(),
  amount: oreAmount,
  /** Balance of the account after the row. */
  balance: oreAmount,
  /** Ids of dimension objects. */
  objects: z.array(z.string()),
  /** Source of the row: its line in the file, the id of the import, and the program that wrote the file. */
  line: z.int(),
  import: z.string(),
  program: z.string(),
  voucher: z.object({ series: z.string(), number: z.string(), date: calendarDay, text: z.string(), line: z.int() }),
});
export type AccountVoucherRow = z.output<typeof accountVoucherRowSchema>;

/** The vouchers of an account, by date. */
export const accountVouchersSchema = z.object({
  account: z.object({ number: z.string(), name: z.string() }),
  period: periodSchema,
  /** Balance before and after the period; income and cost accounts start at zero with the fiscal year. */
  opening: oreAmount,
  closing: oreAmount,
  /** Number of rows in the period; the response may hold only a page of them. */
  count: z.int(),
  rows: z.array(accountVoucherRowSchema),
});
export type AccountVouchers = z.output<typeof accountVouchersSchema>;
