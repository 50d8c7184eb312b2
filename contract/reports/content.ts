import * as z from "zod";
import { commentVoucherSchema } from "../comments";
import { STATEMENTS, oreAmount } from "../statements/statement";
import { periodSchema, timestamp } from "../dates";
import { keyFigureSchema } from "../figures/key-figure";
import { keyFigureValueSchema, missingReasonSchema } from "../figures/key-figure-value";
import { double } from "../inputs/key-figure-data";
import { colour, logoSchema } from "../letterhead/letterhead";
import { KEY_FIGURE_COLUMNS, reportLanguage, STATEMENT_COLUMNS } from "./blocks";
import { MEASURES } from "./live-text";
import { restatementSchema } from "./restatement";

/*
 * Extension: a report with all its values, names and texts (ADR 0089): a draft of blocks has those of today, a
 * published one those of its publication. A report without blocks is shown as blocks with its comment and its stored
 * key figures.
 */

const block = { id: z.string(), heading: z.string().optional() };

/** The address of a number in a text, which opens the trace of its key figure; a target or budget has no trace. */
const figureAddressSchema = z.object({
  keyFigureId: z.string(),
  period: periodSchema,
  /** The value itself, its change from a year earlier, or a value that it is compared with. */
  measure: z.enum(MEASURES),
  /** In the key figure's unit; a change may also be in percent or percentage points. */
  value: double,
});

/** A part of a text. A part with `figure` is the number of a live value; one with `word` is the author's name. */
export const textPartSchema = z.object({
  text: z.string(),
  word: z.literal("author").optional(),
  figure: figureAddressSchema.optional(),
});
export type TextPart = z.output<typeof textPartSchema>;

const letterheadSchema = z.object({ ...block, type: z.literal("letterhead") });

const textSchema = z.object({ ...block, type: z.literal("text"), parts: z.array(textPartSchema) });

const keyFigureRowSchema = z.object({
  keyFigure: keyFigureSchema,
  /**
   * The value with all comparisons, even without a column for them; a report without blocks has no targets. Readers who
   * may not see targets and budgets, and those with a link, have only those with a column.
   */
  value: keyFigureValueSchema,
  /** The twelve months up to the end of the period, as far as there are fiscal years. */
  sparkline: z.array(z.object({ period: periodSchema, value: double.nullable() })).optional(),
});
export type KeyFigureRow = z.output<typeof keyFigureRowSchema>;

const keyFiguresSchema = z.object({
  ...block,
  type: z.literal("keyFigures"),
  /** The column of the values is always the first; names are in the report's language. */
  columns: z.array(z.object({ column: z.enum(["value", ...KEY_FIGURE_COLUMNS]), name: z.string() })),
  rows: z.array(keyFigureRowSchema),
});

const chartSchema = z.object({
  ...block,
  type: z.literal("chart"),
  resolution: z.enum(["month", "year"]),
  /** Absent when the company no longer has the key figure. */
  keyFigure: keyFigureSchema.optional(),
  values: z.array(keyFigureValueSchema),
});

/** Amounts as the statement shows them, in öre: costs negative; income, assets, equity and liabilities positive. */
const reportStatementLineSchema = z.object({
  /** The id of a statement's line; of an account, its number. */
  id: z.string(),
  name: z.string(),
  kind: z.enum(["group", "sum", "account"]),
  /** 0 for the lines of the statement, 1 for what those consist of, and so on. */
  level: z.int(),
  /** One per column; null where it is not known. */
  amounts: z.array(oreAmount.nullable()),
});
export type ReportStatementLine = z.output<typeof reportStatementLineSchema>;

const statementSchema = z.object({
  ...block,
  type: z.literal("statement"),
  statement: z.enum(STATEMENTS),
  /**
   * Absent for readers with a link. Absent too where no fiscal year has the end of the period; columns and lines are
   * then empty.
   */
  fiscalYearId: z.string().optional(),
  columns: z.array(
    z.object({
      column: z.enum(STATEMENT_COLUMNS),
      /** The name in the report's language. */
      name: z.string(),
      /** The booked months that the amounts are of; in a balance sheet, its end is the day. */
      period: periodSchema,
    }),
  ),
  lines: z.array(reportStatementLineSchema),
});

const commentsSchema = z.object({
  ...block,
  type: z.literal("comments"),
  comments: z.array(
    z.object({
      keyFigureId: z.string(),
      /** The name of the key figure; absent when the company no longer has it. */
      keyFigureName: z.string().optional(),
      /** The account that the comment is also about, and the voucher; each absent where there is none. */
      account: z.object({ number: z.string(), name: z.string() }).optional(),
      voucher: commentVoucherSchema.pick({ series: true, number: true, date: true }).optional(),
      period: periodSchema,
      message: z.string(),
      /** The same in parts, where it has live values. */
      parts: z.array(textPartSchema).optional(),
      author: z.string(),
      created: timestamp,
    }),
  ),
});

const restatementBlockSchema = z.object({
  ...block,
  type: z.literal("restatement"),
  /** The report that is compared; absent where no other one is published whose period ends no later. */
  report: z.object({ id: z.string(), title: z.string(), period: periodSchema }).optional(),
  /** Names are in the report's language. */
  columns: z.array(z.object({ column: z.enum(["reported", "now", "difference"]), name: z.string() })),
  restatements: z.array(restatementSchema),
});

export type ReportComment = z.output<typeof commentsSchema>["comments"][number];

export const contentBlockSchema = z.discriminatedUnion("type", [
  letterheadSchema,
  textSchema,
  keyFiguresSchema,
  chartSchema,
  statementSchema,
  commentsSchema,
  restatementBlockSchema,
]);
export type ContentBlock = z.output<typeof contentBlockSchema>;
export type ContentBlockOf<T extends ContentBlock["type"]> = Extract<ContentBlock, { type: T }>;

/** The reason why a report cannot be published as it is. */
const contentProblemSchema = z.object({
  blockId: z.string(),
  /** `noValue` and `unreadable` are of live values in texts (ADR 0090). */
  code: z.enum(["unknownPreset", "unknownKeyFigure", "noValue", "unreadable"]),
  /** The unknown id, or the live value: as typed if it is unreadable, else in the words of the report's language. */
  name: z.string(),
  /** The reason why a value is missing, where that is known. */
  reason: missingReasonSchema.optional(),
});
export type ContentProblem = z.output<typeof contentProblemSchema>;

export const reportContentSchema = z.object({
  language: reportLanguage,
  /**
   * The time at which the values were computed, for a published report that of publication; for a report without blocks
   * the time of its last change.
   */
  asOf: timestamp,
  title: z.string(),
  name: z.string().optional(),
  author: z.string(),
  period: periodSchema,
  company: z.object({ id: z.string(), name: z.string(), businessIdentityCode: z.string() }),
  /** With its logo and colour, where it has them. */
  agency: z
    .object({ id: z.string(), name: z.string(), colour: colour.optional(), logo: logoSchema.optional() })
    .optional(),
  /** ISO 4217, of the fiscal year in which the period ends; empty where there is none. */
  currency: z.string(),
  blocks: z.array(contentBlockSchema),
  /** They have to be mended before the report can be published; none once it is. */
  problems: z.array(contentProblemSchema),
});
export type ReportContent = z.output<typeof reportContentSchema>;
