import * as z from "zod";
import { periodSchema } from "@/contract/dates";
import { reportLanguage } from "@/contract/reports/blocks";
import { periodReportSchema } from "@/contract/reports/period-report";
import { requiredText } from "@/contract/text";
import type { ReportChange } from "./change-report";

const { title, comment } = periodReportSchema.shape;

/** The form of the dialog that changes a report. */
export const reportFormSchema = z.object({
  title: requiredText(title),
  /** The comment, or the main text of a report of blocks. */
  comment: comment.unwrap(),
  period: periodSchema.nullable().refine((period) => period !== null, { message: "expected a period" }),
  keyFigurePresetId: z.string(),
  /** `keyFigures` for a report without blocks, `standard` for the built-in template, or an agency template's id. */
  template: z.string(),
  language: reportLanguage,
  /** The report's values that the edit began with. A restored draft has those of the earlier visit. */
  began: z.object({ title: z.string(), comment: z.string(), language: reportLanguage }),
});
type ReportForm = z.input<typeof reportFormSchema>;

/** The form of the dialog that creates a report, whose figures are always those of a preset. */
export const newReportFormSchema = reportFormSchema.extend({ keyFigurePresetId: z.string().min(1) });

type ChangedFields = Pick<ReportForm, "title" | "comment" | "language" | "began">;

/**
 * The fields that the user has changed.
 * @param hasText false for a report of blocks without a text block
 */
export function reportChangeOf({ began, ...form }: ChangedFields, isOfBlocks: boolean, hasText: boolean): ReportChange {
  const isChanged = (name: keyof typeof began) => form[name] !== began[name];
  return {
    ...(isChanged("title") && { title: form.title }),
    ...(isOfBlocks && isChanged("language") && { language: form.language }),
    ...(hasText && isChanged("comment") && { text: { before: began.comment, after: form.comment } }),
  };
}

interface Known {
  templates: readonly { id: string }[];
  presets: readonly { id: string }[];
  /** Returns a stored text as the comment of a report without blocks shows it. */
  toShown: (text: string) => string;
}

/**
 * The values of a restored draft: fields that the user had not changed follow the report, and templates and presets
 * that are no longer there are replaced by the initial ones.
 */
export function restoredReportForm(
  draft: ReportForm,
  initial: ReportForm,
  { templates, presets, toShown }: Known,
): ReportForm {
  const sourceOf = (name: keyof ReportForm["began"]) => (draft[name] === draft.began[name] ? initial : draft);
  const ofTitle = sourceOf("title");
  const ofComment = sourceOf("comment");
  const ofLanguage = sourceOf("language");
  const isTemplate =
    ["keyFigures", "standard"].includes(draft.template) || templates.some(({ id }) => id === draft.template);
  const template = isTemplate ? draft.template : initial.template;
  const isPreset = presets.some(({ id }) => id === draft.keyFigurePresetId);
  return {
    ...draft,
    title: ofTitle.title,
    // A text typed for an agency's template has ids of key figures; the plain comment shows their names instead.
    comment: !isTemplate && template === "keyFigures" ? toShown(ofComment.comment) : ofComment.comment,
    language: ofLanguage.language,
    began: { title: ofTitle.began.title, comment: ofComment.began.comment, language: ofLanguage.began.language },
    template,
    keyFigurePresetId: isPreset ? draft.keyFigurePresetId : initial.keyFigurePresetId,
  };
}
