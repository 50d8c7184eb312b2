import * as z from "zod";
import { timestamp } from "../dates";
import { documentFileSchema } from "../documents";

/** Extension: a PDF of a report in the company's archive, as it was published (ADR 0101). */
export const archivedReportSchema = documentFileSchema.omit({ data: true }).extend({
  /** The time since which the PDF is not what the report shows, for instance after a recall; absent until then. */
  superseded: timestamp.optional(),
});
export type ArchivedReport = z.output<typeof archivedReportSchema>;
export const archivedReportListSchema = z.array(archivedReportSchema);
