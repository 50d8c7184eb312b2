import * as z from "zod";
import { calendarDay, calendarMonth, periodSchema } from "../dates";
import { bookkeepingCurrency } from "../fiscal-years/currency";
import { keyFigureSchema } from "../figures/key-figure";
import { double } from "../inputs/key-figure-data";
import { oreAmount } from "../statements/statement";
import { sieImportEntrySchema } from "./sie-import";
import { VOUCHER_CHANGES } from "./voucher-changes";

// Extension: an import compared with the books that were there before it (ADR 0098).

/** Maximum and default number of changed vouchers in a response. */
export const VOUCHER_CHANGE_ROWS = { max: 500, default: 100 };
/** Maximum number of rows that are listed for a changed voucher. */
export const MAX_CHANGED_ROWS = 50;

const changed = { before: oreAmount, after: oreAmount, difference: oreAmount };
/** An amount before and after the import, in öre; `difference` is `after` minus `before`. */
const changedAmountSchema = z.object(changed);
export type ChangedAmount = z.output<typeof changedAmountSchema>;

/** An account whose opening balance or months differ; debit positive. */
export const changedAccountSchema = z.object({
  number: z.string(),
  name: z.string(),
  opening: changedAmountSchema,
  /** The sum of the opening balance and all months. */
  closing: changedAmountSchema,
  /** The months that differ, in order, with the amounts that the account moved in each. */
  months: z.array(z.object({ month: calendarMonth, ...changed })),
});
export type ChangedAccount = z.output<typeof changedAccountSchema>;

/** A key figure with those values of the latest months that differ; null where it cannot be computed. */
export const changedFigureSchema = z.object({
  keyFigure: keyFigureSchema.pick({ id: true, name: true, valueType: true, decimals: true }),
  values: z.array(z.object({ period: periodSchema, before: double.nullable(), after: double.nullable() })),
});
export type ChangedFigure = z.output<typeof changedFigureSchema>;

export const importChangeSchema = z.object({
  import: sieImportEntrySchema.pick({ id: true, at: true, user: true, fiscalYear: true, program: true, action: true }),
  /** The currency of the amounts: that of the fiscal year after the import. */
  currency: bookkeepingCurrency,
  /**
   * `nothingBefore`: the import created the year. `notKept`: the files of the books before are no longer stored.
   * `otherCurrency`: the fiscal year had another currency before.
   */
  state: z.enum(["compared", "nothingBefore", "notKept", "otherCurrency", "takenBack"]),
  /** True while the vouchers of this import are in the books. */
  isInBooks: z.boolean(),
  /** The differences from the books before the import; absent unless `state` is `compared`. */
  books: z
    .object({
      /** Sorted by account number. */
      accounts: z.array(changedAccountSchema),
      /** Number of vouchers before and after, and number of changed vouchers by kind of change. */
      vouchers: z.object({
        before: z.int(),
        after: z.int(),
        added: z.int(),
        removed: z.int(),
        changed: z.int(),
        renumbered: z.int(),
      }),
      /** The latest months up to the last booked day of either books, which the values in `keyFigures` are from. */
      months: z.array(periodSchema),
      keyFigures: z.array(changedFigureSchema),
    })
    .optional(),
});
export type ImportChange = z.output<typeof importChangeSchema>;

const voucherStateSchema = z.object({
  /** Line number of its #VER in the imported file. */
  line: z.int(),
  /** Series and number may be empty. */
  series: z.string(),
  number: z.string(),
  date: calendarDay,
  text: z.string(),
  /** Sum of the rows in debit, in öre. */
  debit: oreAmount,
  /** Id of the import that added it. */
  import: z.string(),
});
export type VoucherState = z.output<typeof voucherStateSchema>;

export const changedVoucherSchema = z.object({
  change: z.enum(VOUCHER_CHANGES),
  /** Absent when the voucher was added. */
  before: voucherStateSchema.optional(),
  /** Absent when the voucher was removed. */
  after: voucherStateSchema.optional(),
  /** Rows that only `before` or only `after` has, including rows of corrections. */
  rows: z
    .array(
      z.object({
        change: z.enum(["added", "removed"]),
        kind: z.enum(["TRANS", "RTRANS", "BTRANS"]),
        account: z.object({ number: z.string(), name: z.string() }),
        /** Öre, debit positive. */
        amount: oreAmount,
        date: calendarDay,
        text: z.string(),
        quantity: double.optional(),
        /** Ids of dimension objects. */
        objects: z.array(z.string()),
      }),
    )
    .max(MAX_CHANGED_ROWS),
  /** Number of all differing rows, which may be more than `rows` has. */
  rowCount: z.int(),
});
export type ChangedVoucher = z.output<typeof changedVoucherSchema>;

/** Changed vouchers, sorted by date. */
export const changedVoucherListSchema = z.object({
  /** Number of vouchers that match the filter; `vouchers` may be one page of them. */
  count: z.int(),
  /** False when there are so many changes that only the first are listed and searched. */
  isComplete: z.boolean(),
  vouchers: z.array(changedVoucherSchema),
});
export type ChangedVoucherList = z.output<typeof changedVoucherListSchema>;
