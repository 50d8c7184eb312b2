import * as z from "zod";
import { calendarDay, periodSchema, timestamp } from "./dates";
import { double } from "./inputs/key-figure-data";
import { oreAmount } from "./statements/statement";

// Extension: the vouchers of the books as their SIE files hold them (#VER with its rows). A voucher is addressed by
// the import that brought it and its line in that file: some programs repeat or omit series and number.

/** Maximum and default number of vouchers in a list. */
export const LISTED_VOUCHERS = { max: 1_000, default: 100 };

const address = { import: z.string(), line: z.int() };

const head = {
  ...address,
  /** Both may be empty. */
  series: z.string(),
  number: z.string(),
  date: calendarDay,
  text: z.string(),
  /** Sum of the rows in debit that count, in öre. */
  debit: oreAmount,
};

export const voucherSummarySchema = z.object({
  ...head,
  /** The accounts of its rows that count, each once, in the order of the file. */
  accounts: z.array(z.string()),
});
export type VoucherSummary = z.output<typeof voucherSummarySchema>;

/** Vouchers by date, then in the order of the books. */
export const voucherListSchema = z.object({
  /** Number of vouchers that fit the filter; the list may hold only a page of them. */
  count: z.int(),
  vouchers: z.array(voucherSummarySchema),
});
export type VoucherList = z.output<typeof voucherListSchema>;

export const voucherRowSchema = z.object({
  line: z.int(),
  /**
   * TRANS counts; RTRANS was added and BTRANS struck out by a later correction. Neither counts, because an added row is
   * among the rows as TRANS too.
   */
  kind: z.enum(["TRANS", "RTRANS", "BTRANS"]),
  account: z.object({ number: z.string(), name: z.string() }),
  /** Öre, debit positive. */
  amount: oreAmount,
  /** The voucher's day unless the file gives the row its own. */
  date: calendarDay,
  /** The row's own text; empty where the file gives none. */
  text: z.string(),
  /** In the account's unit. */
  quantity: double.optional(),
  unit: z.string().optional(),
  signature: z.string(),
  objects: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type VoucherRow = z.output<typeof voucherRowSchema>;

const voucherAddressSchema = z.object(address);
export type VoucherAddress = z.output<typeof voucherAddressSchema>;

export const voucherSchema = z.object({
  ...head,
  fiscalYear: periodSchema.extend({ id: z.string() }),
  /** The day it was registered, where the file says so. */
  registered: calendarDay.optional(),
  signature: z.string(),
  /** The program that wrote the file, and when the file was imported. */
  program: z.string(),
  importedAt: timestamp,
  rows: z.array(voucherRowSchema),
  /** Its neighbours in the order of the books. */
  previous: voucherAddressSchema.optional(),
  next: voucherAddressSchema.optional(),
});
export type Voucher = z.output<typeof voucherSchema>;

/** The lines of the imported file that a voucher was read from. */
export const voucherSourceSchema = z.object({ firstLine: z.int(), lines: z.array(z.string()) });
export type VoucherSource = z.output<typeof voucherSourceSchema>;
