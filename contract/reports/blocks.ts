import * as z from "zod";
import { LOCALES } from "../format/locale";
import { keyFigureId, presetId } from "../ids";
import { distinctList, list } from "../list";
import { STATEMENTS } from "../statements/statement";
import { text } from "../text";
import { MAX_LONG_TEXT_LENGTH } from "../text-limits";

/*
 * Extension: a report of blocks (ADR 0089). Blocks say what is to be shown; content.ts has the same blocks with all
 * values.
 */

/** The most blocks of a report, and key figures of a block that lists them. */
export const MAX_BLOCKS = 40;
export const MAX_BLOCK_KEY_FIGURES = 60;

/** The languages that a report can be in. */
export const reportLanguage = z.enum(LOCALES);

/**
 * Columns beside the value: `yearBefore` is of the same months a year before, `sparkline` of the twelve months up to
 * the end of the period.
 */
export const KEY_FIGURE_COLUMNS = ["yearBefore", "target", "budget", "sparkline"] as const;
/**
 * The columns of a statement. `amount` is of the report's period, in a balance sheet at its end; `yearToDate` is from
 * the beginning of the fiscal year. A balance sheet shows only `amount`, `yearBefore` and `opening`, the balance when
 * the fiscal year begins; an income statement shows all but `opening`.
 */
export const STATEMENT_COLUMNS = [
  "amount",
  "yearBefore",
  "budget",
  "yearToDate",
  "yearToDateBefore",
  "opening",
] as const;
export type ReportStatementColumn = (typeof STATEMENT_COLUMNS)[number];

const blockId = z.string().regex(/^[0-9A-Za-z-]{1,40}$/, { message: "expected 1 to 40 of A-Z, a-z, 0-9 and -" });
/**
 * A heading of its own; otherwise the block has the usual one in the report's language, a chart the name of its key
 * figure, and a text none.
 */
const heading = text().optional();
const columnsOf = <T extends string>(names: readonly T[]) =>
  distinctList(z.enum(names as [T, ...T[]]), names.length, "column");

/** The agency's logo, and company, organisation number, period, agency and author. */
const letterheadSchema = z.object({ id: blockId, type: z.literal("letterhead") });

/** The text may hold live values, with the ids of key figures (live-text.ts). */
const textSchema = z.object({ id: blockId, type: z.literal("text"), heading, text: text(MAX_LONG_TEXT_LENGTH) });

/** The key figures of a preset, as it is when the report is shown or published, or those of a list. */
const keyFiguresSchema = z
  .object({
    id: blockId,
    type: z.literal("keyFigures"),
    heading,
    keyFigurePresetId: presetId.optional(),
    keyFigureIds: distinctList(keyFigureId, MAX_BLOCK_KEY_FIGURES, "key figure").optional(),
    columns: columnsOf(KEY_FIGURE_COLUMNS),
  })
  .refine(({ keyFigurePresetId, keyFigureIds }) => (keyFigurePresetId === undefined) !== (keyFigureIds === undefined), {
    message: "expected keyFigurePresetId or keyFigureIds",
  });

/** The twelve months or the five fiscal years up to the end of the period. */
const chartSchema = z.object({
  id: blockId,
  type: z.literal("chart"),
  heading,
  keyFigureId,
  resolution: z.enum(["month", "year"]),
});

const statementSchema = z.object({
  id: blockId,
  type: z.literal("statement"),
  heading,
  statement: z.enum(STATEMENTS),
  columns: columnsOf(STATEMENT_COLUMNS),
  /** Shows the accounts under the lines. */
  showsAccounts: z.boolean().optional(),
});

/** The comments whose days are all within the period, without questions. */
const commentsSchema = z.object({ id: blockId, type: z.literal("comments"), heading });

/**
 * The figures of the report published last among those that end no later than this one, where the books give other
 * values today.
 */
const restatementBlockSchema = z.object({ id: blockId, type: z.literal("restatement"), heading });

export const reportBlockSchema = z.discriminatedUnion("type", [
  letterheadSchema,
  textSchema,
  keyFiguresSchema,
  chartSchema,
  statementSchema,
  commentsSchema,
  restatementBlockSchema,
]);
export type ReportBlock = z.output<typeof reportBlockSchema>;
export type ReportBlockOf<T extends ReportBlock["type"]> = Extract<ReportBlock, { type: T }>;

export const reportBlocksSchema = list(reportBlockSchema, MAX_BLOCKS).refine(
  (blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length,
  { message: "expected each id once" },
);
