import * as z from "zod";
import { companyTypeId } from "../companies/company-type";
import { name } from "../text";
import { createForm, updateForm } from "../write-forms";
import { reportBlocksSchema } from "./blocks";

/** The most templates that an agency may have. */
export const MAX_REPORT_TEMPLATES = 100;

/** Extension: blocks that reports of an agency's companies begin with (ADR 0097); they name no language. */
export const reportTemplateSchema = z.object({
  id: z.string(),
  name: name(),
  /** The type of the companies that it is offered to first; absent when it is for all alike. */
  companyTypeId: companyTypeId.optional(),
  blocks: reportBlocksSchema,
});
export type ReportTemplate = z.output<typeof reportTemplateSchema>;
export const reportTemplateListSchema = z.array(reportTemplateSchema);

const written = reportTemplateSchema.omit({ id: true });
export const reportTemplateCreateSchema = createForm(written);
export const reportTemplateUpdateSchema = updateForm(written);
