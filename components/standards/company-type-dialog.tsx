"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import * as z from "zod";
import { Dialog } from "@/components/ui/dialog";
import { SubmitActions } from "@/components/ui/submit-actions";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { useZodForm } from "@/components/ui/use-zod-form";
import { companyTypeSchema, type CompanyType } from "@/contract/companies/company-type";
import { trimmed } from "@/contract/text";
import { saveCompanyType } from "@/lib/standards/company-types";

const formSchema = z.object({ Name: trimmed(companyTypeSchema.shape.Name) });

interface CompanyTypeDialogProps {
  agencyId: string;
  /** The type to rename; null for a new one. */
  type: CompanyType | null;
  onClose: () => void;
}

/** Creates a company type, or renames one. */
export function CompanyTypeDialog({ agencyId, type, onClose }: CompanyTypeDialogProps) {
  const t = useTranslations("standards.types");
  const ui = useTranslations("ui");
  const saving = useMutation(saveCompanyType(useQueryClient(), agencyId));
  const form = useZodForm(formSchema, { defaultValues: { Name: type?.Name ?? "" } });
  return (
    <Dialog open onClose={onClose} title={t(type ? "renameTitle" : "newTitle")} locked={saving.isPending}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit(({ Name }) => {
          const saved = type
            ? { isNew: false as const, type: { ...type, Name } }
            : { isNew: true as const, type: { Name } };
          saving.mutate(saved, { onSuccess: onClose });
        })}
      >
        <TextField
          label={t("name")}
          hint={t("nameHint")}
          autoFocus
          autoComplete="off"
          {...form.register("Name")}
          error={form.formState.errors.Name && t("nameWrong")}
        />
        <FailureNote error={saving.error} title={t("saveFailed")} />
        <SubmitActions onCancel={onClose} busy={saving.isPending}>
          {type ? ui("save.label") : ui("create")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}
