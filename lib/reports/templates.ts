import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ReportTemplate } from "@/contract/reports/report-template";
import { apiGet, apiSend } from "@/lib/api/client";
import { reportTemplatePath, reportTemplatesPath } from "./paths";

const contract = () => import("@/contract/reports/report-template");
const oneSchema = () => contract().then(({ reportTemplateSchema }) => reportTemplateSchema);

export const reportTemplatesQueries = {
  /** Those of an agency, by name. */
  list: (agencyId: string) =>
    queryOptions({
      queryKey: ["reportTemplates", agencyId] as const,
      queryFn: ({ signal }) =>
        apiGet(reportTemplatesPath(agencyId), async () => (await contract()).reportTemplateListSchema, { signal }),
    }),
};

/** `companyTypeId` is null for a template of all company types. */
type Written = Pick<ReportTemplate, "name" | "blocks"> & { companyTypeId: string | null };
/** The changed members of a template, or a new one without an id. */
type SavedTemplate = (Partial<Written> & { id: string }) | (Written & { id?: undefined });

export function saveReportTemplate(queryClient: QueryClient, agencyId: string) {
  const mutationKey = ["reportTemplates", agencyId, "save"];
  return mutationOptions({
    mutationKey,
    // Saves run one after the other, so that the later of two changes is kept.
    scope: { id: mutationKey.join(" ") },
    mutationFn: ({ id, ...template }: SavedTemplate): Promise<ReportTemplate> =>
      id === undefined
        ? apiSend("POST", reportTemplatesPath(agencyId), template, oneSchema)
        : apiSend("PUT", reportTemplatePath(agencyId, id), template, oneSchema),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportTemplatesQueries.list(agencyId).queryKey }),
  });
}

/** Sorts templates for a company: those of its type, those of all types, then those of other types. */
export function templatesFor(
  templates: readonly ReportTemplate[],
  companyTypeId: string | undefined,
): ReportTemplate[] {
  const place = (template: ReportTemplate) =>
    template.companyTypeId === undefined ? 1 : template.companyTypeId === companyTypeId ? 0 : 2;
  return templates.toSorted((one, other) => place(one) - place(other));
}

/**
 * The preset for a new report from a template: the first preset in the template's blocks that the company has, else the
 * company's first preset; undefined if the company has none.
 */
export function presetOf(
  { blocks }: Pick<ReportTemplate, "blocks">,
  presets: readonly { id: string }[],
): string | undefined {
  const named = blocks.flatMap((block) => (block.type === "keyFigures" ? [block.keyFigurePresetId] : []));
  return named.find((wanted) => presets.some(({ id }) => id === wanted)) ?? presets[0]?.id;
}
