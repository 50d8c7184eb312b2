"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import * as z from "zod";
import { recallReasonSchema, type PeriodReport } from "@/contract/reports/period-report";
import { MAX_RECALL_REASON_LENGTH } from "@/contract/text-limits";
import { requiredText } from "@/contract/text";
import { recalledReport } from "@/lib/reports/form-drafts";
import { updateReport } from "@/lib/reports/mutations";
import { useFormDraft } from "@/components/drafts/use-form-draft";
import { Dialog } from "@/components/ui/dialog";
import { SubmitActions } from "@/components/ui/submit-actions";
import { FailureNote } from "@/components/ui/failure-note";
import { TextArea } from "@/components/ui/field";
import { RestoredNote } from "@/components/ui/restored-note";
import { useTextError } from "@/components/ui/use-text-error";
import { useZodForm } from "@/components/ui/use-zod-form";

const formSchema = z.object({
  recallReason: requiredText(recallReasonSchema),
});

interface RecallDialogProps {
  companyId: string;
  report: PeriodReport;
  onClose: () => void;
}

/** Recalls a published report, with a reason that is stored with it. */
export function RecallDialog({ companyId, report, onClose }: RecallDialogProps) {
  const t = useTranslations("reports.recall");
  const textError = useTextError();
  const update = useMutation(updateReport(useQueryClient(), companyId, report.id));
  const form = useZodForm(formSchema, { defaultValues: { recallReason: "" } });
  const draft = useFormDraft(form, recalledReport(companyId, report.id), onClose);
  return (
    <Dialog
      open
      onClose={draft.cancel}
      title={t("title", { title: report.title })}
      size="small"
      locked={update.isPending}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit(({ recallReason }) => {
          update.mutate({ isPublished: false, recallReason: recallReason.trim() }, { onSuccess: draft.close });
        })}
      >
        <p>{t("explanation")}</p>
        {draft.restoredAt && <RestoredNote at={draft.restoredAt} onDiscard={draft.discard} />}
        <TextArea
          label={t("reason")}
          hint={t("reasonHint")}
          rows={3}
          maxLength={MAX_RECALL_REASON_LENGTH}
          {...form.register("recallReason")}
          error={
            form.formState.errors.recallReason &&
            textError(form.getValues("recallReason"), { missing: t("reasonMissing"), max: MAX_RECALL_REASON_LENGTH })
          }
        />
        <FailureNote error={update.error} title={t("failed")} />
        <SubmitActions onCancel={draft.cancel} busy={update.isPending}>
          {t("button")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}
