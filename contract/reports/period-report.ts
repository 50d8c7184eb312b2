import * as z from "zod";
import { periodSchema, timestamp } from "../dates";
import { presetId } from "../ids";
import { keyFigureResultListSchema } from "../figures/key-figure-value";
import { name, text } from "../text";
import { MAX_LONG_TEXT_LENGTH, MAX_RECALL_REASON_LENGTH } from "../text-limits";
import { createForm, updateForm } from "../write-forms";
import { reportBlocksSchema, reportLanguage } from "./blocks";

export const periodReportSchema = z.object({
  id: z.string(),
  title: name(),
  /** A second name that programs may give it; the dashboard shows the title. */
  name: text().optional(),
  comment: text(MAX_LONG_TEXT_LENGTH).optional(),
  author: z.string(),
  created: timestamp,
  period: periodSchema,
  lastUpdated: timestamp.optional(),
  /** Users with the role Limited see published reports only. */
  isPublished: z.boolean(),
  /** Extension: when, by whom and why it was last taken back after it had been published. */
  recall: z.object({ at: timestamp, by: z.string(), reason: z.string() }).optional(),
  /**
   * Extension, of a published report in a list that asks for it: how many of its key figures, and of the lines of its
   * statements, the books give otherwise today.
   */
  restated: z.object({ keyFigures: z.int(), statementLines: z.int() }).optional(),
});
export type PeriodReport = z.output<typeof periodReportSchema>;
export type Restated = NonNullable<PeriodReport["restated"]>;
export const periodReportListSchema = z.array(periodReportSchema);

/** Extension: the blocks of a report of blocks, and its language; by default that of the user who publishes it. */
const blocksAndLanguage = { blocks: reportBlocksSchema.optional(), language: reportLanguage.optional() };

/**
 * Extension: a report read alone has its figures as they were when it was made or last computed again; imports do not
 * change them. A report of blocks has its figures computed again as it is published: those that its blocks show.
 */
export const fullPeriodReportSchema = periodReportSchema.extend({
  keyFigurePresetId: presetId,
  keyFigures: keyFigureResultListSchema,
  ...blocksAndLanguage,
});
export type FullPeriodReport = z.output<typeof fullPeriodReportSchema>;

/** The reason why a published report is taken back. */
export const recallReasonSchema = text(MAX_RECALL_REASON_LENGTH);

const written = periodReportSchema
  .pick({ title: true, name: true, comment: true, isPublished: true })
  .extend(blocksAndLanguage);

/** Extension: the key figures of the preset are computed when the report is created. */
export const periodReportCreateSchema = createForm(
  written.extend({ isPublished: z.boolean().optional(), period: periodSchema, keyFigurePresetId: presetId }),
);
export type PeriodReportCreate = z.output<typeof periodReportCreateSchema>;
/** Extension. The period never changes: it and the figures may be present in a PUT and are ignored. */
export const periodReportUpdateSchema = updateForm(
  written.extend({
    /** The reason why the report is no longer published. */
    recallReason: recallReasonSchema.optional(),
    /** Computes the figures of a draft again, as the books are now. */
    recompute: z.boolean().optional(),
  }),
);
export type PeriodReportUpdate = z.output<typeof periodReportUpdateSchema>;
