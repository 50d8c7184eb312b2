"use client";

import { useTranslations } from "next-intl";
import { writtenBusinessIdentityCode } from "@/contract/companies/company-ids";
import { companySchema } from "@/contract/companies/company";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { Dialog } from "@/components/ui/dialog";
import { SubmitActions } from "@/components/ui/submit-actions";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { useZodForm } from "@/components/ui/use-zod-form";
import type { BatchDialogProps } from "./batch-dialogs-shared";
import { useBatchFileDecision } from "./use-batch-file-decision";

const formSchema = companySchema.pick({ name: true, businessIdentityCode: true });

/** Creates the company of a file; its name and identity code are prefilled from the file. */
export function CreateCompanyDialog({ file, place, onClose }: BatchDialogProps & { file: SieImportBatchFile }) {
  const t = useTranslations("imports.batches.create");
  const form = useZodForm(formSchema, {
    defaultValues: {
      name: file.fileCompanyName ?? "",
      businessIdentityCode: writtenBusinessIdentityCode(file.fileBusinessIdentityCode ?? ""),
    },
  });
  const { errors } = form.formState;
  const creating = useBatchFileDecision(place, onClose);
  return (
    <Dialog open onClose={onClose} title={t("title")} size="small" locked={creating.isPending}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit((company) => {
          creating.mutate({ fileId: file.id, decision: "newCompany", ...company });
        })}
      >
        <p className="text-ink-2">{t("explanation")}</p>
        <TextField label={t("name")} error={errors.name && t("nameRequired")} {...form.register("name")} />
        <TextField
          label={t("code")}
          error={errors.businessIdentityCode && t("codeRequired")}
          {...form.register("businessIdentityCode")}
        />
        <FailureNote error={creating.error} title={t("failed")} />
        <SubmitActions onCancel={onClose} busy={creating.isPending}>
          {t("submit")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}
