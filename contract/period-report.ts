import { z } from "zod";
import { timestamp } from "./dates";
import { presetId } from "./ids";
import { keyFigureResultListSchema } from "./key-figure-value";
import { periodSchema } from "./period";
import { name, text } from "./text";
import { createForm, updateForm } from "./write-forms";

export const periodReportSchema = z.object({
  id: z.string(),
  title: name(),
  name: text().optional(),
  comment: text(10_000).optional(),
  author: z.string(),
  created: timestamp,
  period: periodSchema,
  lastUpdated: timestamp.optional(),
  /** Users with the role Limited see published reports only. */
  isPublished: z.boolean(),
});
export type PeriodReport = z.output<typeof periodReportSchema>;
export const periodReportListSchema = z.array(periodReportSchema);

/** Extension: a report read alone has its figures as they were when it was made; imports since then do not change them. */
export const fullPeriodReportSchema = periodReportSchema.extend({
  keyFigurePresetId: presetId,
  keyFigures: keyFigureResultListSchema,
});
export type FullPeriodReport = z.output<typeof fullPeriodReportSchema>;

const written = periodReportSchema.pick({ title: true, name: true, comment: true, isPublished: true });

/** Extension: the preset says which key figures; they are computed once, when the report is made. */
export const periodReportCreateSchema = createForm(
  written.extend({ isPublished: z.boolean().optional(), period: periodSchema, keyFigurePresetId: presetId }),
);
export type PeriodReportCreate = z.output<typeof periodReportCreateSchema>;
/** Extension. Period and figures never change: a PUT may carry them along, they are ignored. */
export const periodReportUpdateSchema = updateForm(written);
export type PeriodReportUpdate = z.output<typeof periodReportUpdateSchema>;
