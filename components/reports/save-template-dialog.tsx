"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import * as z from "zod";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { reportTemplateSchema } from "@/contract/reports/report-template";
import { requiredText } from "@/contract/text";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { saveBlockEdits } from "@/lib/reports/open-block-edits";
import { reportTemplatePath } from "@/lib/reports/paths";
import { reportsQueries } from "@/lib/reports/queries";
import { reportTemplatesQueries, saveReportTemplate } from "@/lib/reports/templates";
import { showToast } from "@/lib/toasts";
import { useCurrentUser } from "@/components/auth/current-user";
import { Dialog } from "@/components/ui/dialog";
import { SubmitActions } from "@/components/ui/submit-actions";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import { useTextError } from "@/components/ui/use-text-error";
import { useZodForm } from "@/components/ui/use-zod-form";

/** Value of the option for a new template; no template has this id. */
const NEW = "";
/** Value of the option for all companies; no company type has this id. */
const ALL = "";

const formSchema = z.object({
  replaced: z.string(),
  name: requiredText(reportTemplateSchema.shape.name),
  companyTypeId: z.string(),
});

interface SaveTemplateDialogProps {
  agencyId: string;
  companyId: string;
  /** A report that consists of blocks. */
  report: FullPeriodReport;
  onClose: () => void;
}

/** Saves the blocks of a report as a new template of the agency, or replaces a template. */
export function SaveTemplateDialog({ agencyId, companyId, report, onClose }: SaveTemplateDialogProps) {
  const t = useTranslations("reports.templates");
  const publishing = useTranslations("reports.publishing");
  const textError = useTextError();
  const queryClient = useQueryClient();
  const { userName } = useCurrentUser();
  const [isUnsaved, setUnsaved] = useState(false);
  const { data: listed = [], error: listError } = useQuery(reportTemplatesQueries.list(agencyId));
  const held = useHeldDeletions();
  // Without templates whose deletion can still be undone: they would be deleted together with the blocks saved in them.
  const templates = listed.filter(({ id }) => !held.has(reportTemplatePath(agencyId, id)));
  const { data: types = [] } = useQuery(companyTypesQuery(agencyId));
  const saving = useMutation(saveReportTemplate(queryClient, agencyId));
  const form = useZodForm(formSchema, { defaultValues: { replaced: NEW, name: report.title, companyTypeId: ALL } });
  const isBusy = saving.isPending || form.formState.isSubmitting;
  const submit = form.handleSubmit(async ({ replaced, name, companyTypeId }) => {
    // The template gets the blocks as the editor shows them.
    const isSaved = report.isPublished || (await saveBlockEdits({ userName, companyId, report }));
    setUnsaved(!isSaved);
    if (!isSaved) return;
    const stored = queryClient.getQueryData(reportsQueries.one(companyId, report.id).queryKey) ?? report;
    const { blocks = [] } = stored;
    const template = { name: name.trim(), companyTypeId: companyTypeId === ALL ? null : companyTypeId, blocks };
    saving.mutate(replaced === NEW ? template : { ...template, id: replaced }, {
      onSuccess: () => {
        showToast(t("saved", { name: template.name }));
        onClose();
      },
    });
  });
  return (
    <Dialog open onClose={onClose} title={t("saveTitle")} locked={isBusy}>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <p className="text-ink-2">{t("saveExplanation")}</p>
        {listed.length === 0 && <FailureNote error={listError} title={t("loadFailed")} />}
        {templates.length > 0 && (
          <Select
            label={t("place")}
            {...form.register("replaced", {
              onChange: () => {
                const chosen = templates.find(({ id }) => id === form.getValues("replaced"));
                form.setValue("name", chosen?.name ?? report.title);
                form.setValue("companyTypeId", chosen?.companyTypeId ?? ALL);
              },
            })}
            options={[
              { value: NEW, label: t("newPlace") },
              ...templates.map(({ id, name }) => ({ value: id, label: t("replace", { name }) })),
            ]}
          />
        )}
        <TextField
          label={t("name")}
          {...form.register("name")}
          error={form.formState.errors.name && textError(form.getValues("name"), { missing: t("nameMissing") })}
        />
        {types.length > 0 && (
          <Select
            label={t("type")}
            hint={t("typeHint")}
            {...form.register("companyTypeId")}
            options={[
              { value: ALL, label: t("allTypes") },
              ...types.map(({ Id, Name }) => ({ value: Id, label: Name })),
            ]}
          />
        )}
        {isUnsaved && <p role="alert">{publishing("notSaved")}</p>}
        <FailureNote error={saving.error} title={t("saveFailed")} />
        <SubmitActions onCancel={onClose} busy={isBusy}>
          {t("save")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}
