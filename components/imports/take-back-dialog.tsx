"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { SieImportEntry } from "@/contract/imports/sie-import";
import { datesOfYear } from "@/lib/fiscal-years/dates-of-year";
import { useFormats } from "@/lib/format/use-formats";
import { takeBackImport } from "@/lib/imports/imports";
import { showToast } from "@/lib/toasts";
import { Dialog } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { SubmitActions } from "@/components/ui/submit-actions";

interface TakeBackDialogProps {
  companyId: string;
  entry: SieImportEntry;
  onClose: () => void;
  onTakenBack: () => void;
}

/** Says what taking back an import restores and removes, and asks for confirmation. */
export function TakeBackDialog({ companyId, entry, onClose, onTakenBack }: TakeBackDialogProps) {
  const t = useTranslations("imports.history");
  const summary = useTranslations("imports.summary");
  const formats = useFormats();
  const { action } = entry;
  const year = datesOfYear(entry.fiscalYear);
  const takingBack = useMutation({
    ...takeBackImport(useQueryClient(), companyId),
    onSuccess: () => {
      showToast(t(`done.${action}`, { year }));
      onTakenBack();
    },
  });
  const { isPending } = takingBack;
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isPending}
      title={t("dialog.title")}
      size="small"
      footer={
        <SubmitActions
          variant={action === "new" ? "danger" : "primary"}
          icon="undo"
          onCancel={onClose}
          busy={isPending}
          onConfirm={() => {
            takingBack.mutate(entry.id);
          }}
        >
          {isPending ? t("dialog.working") : t("dialog.confirm")}
        </SubmitActions>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-ink-2">
          {t("dialog.what", {
            at: formats.moment(entry.at),
            user: entry.user,
            program: entry.program || summary("type", { type: entry.sieType }),
          })}
        </p>
        <p>{t(`dialog.${action}`, { year })}</p>
        <p className="text-ink-2">{t(action === "new" ? "dialog.keptOfNew" : "dialog.kept")}</p>
        <FailureNote error={takingBack.error} title={t("dialog.failed")} />
      </div>
    </Dialog>
  );
}
