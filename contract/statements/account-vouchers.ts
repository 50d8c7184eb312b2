import { z } from "zod";
import { calendarDay, periodSchema } from "../dates";
import { oreAmount } from "./statement";

/** Rows of an answer, at most and unless told. */
export const VOUCHER_ROWS = { most: 1_000, usual: 200 };

/** A row of a voucher on the account, in öre, debit positive. */
export const accountVoucherSchema = z.object({
  /** The row's own day, which is the voucher's unless the file says otherwise. */
  date: calendarDay,
  text: z.string(),
  amount: oreAmount,
  /** What stands on the account after it. */
  balance: oreAmount,
  /** Ids of dimension objects. */
  objects: z.array(z.string()),
  /** Of the row in the file; `import` is the id of the import that the file came with, `program` what wrote it. */
  line: z.int(),
  import: z.string(),
  program: z.string(),
  voucher: z.object({ series: z.string(), number: z.string(), date: calendarDay, text: z.string(), line: z.int() }),
});
export type AccountVoucher = z.output<typeof accountVoucherSchema>;

/** The vouchers of an account, by date. */
export const accountVouchersSchema = z.object({
  account: z.object({ number: z.string(), name: z.string() }),
  period: periodSchema,
  /** What stands on the account before and after the period; of income and cost accounts from the fiscal year's start. */
  opening: oreAmount,
  closing: oreAmount,
  /** Rows in the period, whatever part of them is answered. */
  count: z.int(),
  rows: z.array(accountVoucherSchema),
});
export type AccountVouchers = z.output<typeof accountVouchersSchema>;
