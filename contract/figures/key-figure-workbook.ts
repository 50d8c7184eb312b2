import * as z from "zod";
import { double } from "../inputs/key-figure-data";
import { missingReasonSchema } from "./key-figure-value";

/** Maximum number of periods, and of cells in all sheets together. */
export const MAX_WORKBOOK_PERIODS = 60;
export const MAX_WORKBOOK_CELLS = 250_000;

/** A cell. An empty cell has no members. */
const workbookCellSchema = z.object({
  /** A constant, or the result of the formula. */
  value: z.union([double, z.string()]).optional(),
  /** A formula without the equals sign, with English function names and commas between arguments. */
  formula: z.string().optional(),
  /** The formula's result, if it is an error. */
  error: z.enum(["#N/A", "#DIV/0!"]).optional(),
  /** The reason why there is no value. A formula beside it gives an error until what is missing has been entered. */
  reason: missingReasonSchema.optional(),
  /** Decimals of a number as it is shown. */
  decimals: z.int().optional(),
  style: z.enum(["title", "heading", "note", "input", "sum"]).optional(),
  /** Indentation level of a text. */
  indent: z.int().optional(),
});
export type WorkbookCell = z.output<typeof workbookCellSchema>;

/**
 * Extension: key figures, or how one is computed, as sheets of a workbook whose formulas refer to each other's cells
 * (ADR 0092).
 */
export const keyFigureWorkbookSchema = z.object({
  sheets: z.array(
    z.object({
      name: z.string(),
      /** Width of each column in characters. */
      columns: z.array(z.number()),
      /** Rows and columns that stay in view. */
      frozen: z.object({ rows: z.int(), columns: z.int() }),
      rows: z.array(z.array(workbookCellSchema)),
    }),
  ),
});
export type KeyFigureWorkbook = z.output<typeof keyFigureWorkbookSchema>;
export type WorkbookSheet = KeyFigureWorkbook["sheets"][number];
