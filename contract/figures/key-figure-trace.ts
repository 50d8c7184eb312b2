import * as z from "zod";
import { calendarDay, periodSchema } from "../dates";
import { keyFigureSchema } from "./key-figure";
import { double } from "../inputs/key-figure-data";
import { keyFigureValueSchema, missingReasonSchema } from "./key-figure-value";

// The computation of a value of a key figure, down to lines of SIE files (ADR 0046). Its leaves are accounts of fiscal
// years, inputs, numbers and the legal tax rate. The details of each account are once in `accounts`, even if the tree
// refers to it several times. Amounts are in units of the currency, debit + and credit −, exact to the öre.

/**
 * Maximum number of rows of a trace that includes its vouchers. For the rows of a single account it is the page size,
 * in each fiscal year.
 */
export const TRACED_ROWS = 2_000;

/**
 * Accounts of a fiscal year in an amount: with the opening balance, with what was booked in the period, or with both.
 */
const tracedYearSchema = z.object({
  fiscalYearId: z.string(),
  /** True for the year before that fiscal year, as its file describes it (#RAR −1). */
  yearBefore: z.literal(true).optional(),
  opening: z.boolean(),
  period: periodSchema.optional(),
  groups: z.array(
    z.object({
      /**
       * The AccountGroup with the accounts in the year's chart of accounts. Where the chart lacks the group, it is the
       * leaf of the built-in chart, with its id as the name.
       */
      id: z.string(),
      name: z.string(),
      /** The names of the groups above it, the outermost first. */
      parents: z.array(z.string()),
      amount: double,
      accounts: z.array(z.object({ number: z.string(), amount: double })),
    }),
  ),
});
export type TracedYear = z.output<typeof tracedYearSchema>;

const tracedInputSchema = z.object({
  /** mean: of the months; flow: the sum, each value spread evenly over its months; level: the value. */
  measure: z.enum(["mean", "level", "flow"]),
  values: z.array(
    z.object({
      period: periodSchema,
      value: double,
      /** The number of months of `period` that count. */
      months: z.int(),
      /** The number of months of `period`. */
      of: z.int(),
    }),
  ),
});

/** The functions of formulas, each with its value in words of the step's `terms`. FORMULA_FUNCTIONS defines them. */
export const TRACED_FUNCTIONS = [
  /** The terms' mean. */
  "average",
  /** The first term less the second. */
  "change",
  /** The term; where it was scaled, times 12 divided by `months`. */
  "twelveMonths",
  /** As `twelveMonths`, of the flow over the range. */
  "annual",
  /** The term. */
  "yearBefore",
  /** The term. */
  "yearToDate",
  /**
   * The first term is a percentage and the second an amount: so many percent of it. It is rounded to öre if the
   * percentage is finite and the amount is a sum of booked amounts, without an input or a division.
   */
  "percent",
  /** The last of its terms: the second is there only where the first lacks an input. */
  "either",
  /** The term, an input as of the last day. */
  "last",
  /** The term without its sign. */
  "abs",
  /** The smallest of the terms. */
  "min",
  /** The greatest of the terms. */
  "max",
] as const;

/** A part of a value, with its own parts. */
export const traceStepSchema = z.object({
  /** The text of this part in its formula; at the top, the key figure's id. */
  text: z.string(),
  value: double.nullable(),
  reason: missingReasonSchema.optional(),
  /** The display name of a key figure, term or input. */
  label: z.string().optional(),
  /**
   * The period of a flow, or of an input over months. Absent when the books do not reach so far back, and for a year to
   * date at the opening of its year.
   */
  period: periodSchema.optional(),
  /** The day of a balance, or of an input or tax rate of one day. A formula has both, since its parts may be either. */
  day: calendarDay.optional(),
  /** The value is this formula over `terms`, whose texts are in the formula. */
  formula: z.string().optional(),
  function: z.enum(TRACED_FUNCTIONS).optional(),
  /** The number of months that a flow was scaled from. */
  months: z.int().optional(),
  get terms(): z.ZodOptional<z.ZodArray<typeof traceStepSchema>> {
    return z.array(traceStepSchema).optional();
  },
  /** The value is the sum of the years' groups times the sign. */
  sum: z.object({ sign: z.union([z.literal(1), z.literal(-1)]), years: z.array(tracedYearSchema) }).optional(),
  input: tracedInputSchema.optional(),
});
export type TraceStep = z.output<typeof traceStepSchema>;

/** A record with a balance or a month's amount; `import` is the id of the import of its file. */
const tracedRecordSchema = z.object({
  record: z.enum(["IB", "UB", "RES", "OIB", "OUB", "PSALDO"]),
  /** 0 the file's own year, −1 the one before it. */
  yearIndex: z.int(),
  /** YYYY-MM; absent for a balance. */
  month: z.string().optional(),
  /** The amount that counts: in books without vouchers, a year's movement is #UB less #IB. */
  amount: double,
  import: z.string(),
  line: z.int(),
});

const tracedRowSchema = z.object({
  date: calendarDay,
  text: z.string(),
  amount: double,
  /** Ids of dimension objects. */
  objects: z.array(z.string()),
  import: z.string(),
  line: z.int(),
  voucher: z.object({ series: z.string(), number: z.string(), date: calendarDay, text: z.string(), line: z.int() }),
});

const tracedAccountSchema = z.object({
  fiscalYearId: z.string(),
  /** As in the years of the tree. */
  yearBefore: z.literal(true).optional(),
  number: z.string(),
  name: z.string(),
  /** Present if the tree uses the account's opening balance, which is the sum of `records`. */
  opening: z.object({ amount: double, records: z.array(tracedRecordSchema) }).optional(),
  /** The movements of the account that the tree uses: by month, or one of the whole year if its months are unknown. */
  movements: z.array(z.object({ period: periodSchema, amount: double })),
  /**
   * `records` and rows add up to the movements. Each of them belongs to a movement, which is 0 if those of a month
   * cancel each other out. Dates outside the fiscal year count in its first or last month.
   */
  records: z.array(tracedRecordSchema),
  rowCount: z.int(),
  /** Absent when the trace has too many rows, or for other accounts than the requested one. */
  rows: z.array(tracedRowSchema).optional(),
});
export type TracedAccount = z.output<typeof tracedAccountSchema>;

/** Identifies an account of a year among those of a trace. */
export function tracedAccountKey(
  { fiscalYearId, yearBefore }: Pick<TracedYear, "fiscalYearId" | "yearBefore">,
  number: string,
): string {
  return `${fiscalYearId} ${yearBefore ? -1 : 0} ${number}`;
}

/** A key figure's value over a range, with its derivation. */
export const keyFigureTraceSchema = keyFigureValueSchema.extend({
  keyFigure: keyFigureSchema,
  dimensionId: z.string().optional(),
  tree: traceStepSchema,
  accounts: z.array(tracedAccountSchema),
  /** The sum over all accounts. */
  rowCount: z.int(),
});
export type KeyFigureTrace = z.output<typeof keyFigureTraceSchema>;
