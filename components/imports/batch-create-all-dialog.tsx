"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { writtenBusinessIdentityCode } from "@/contract/companies/company-ids";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { decideBatch } from "@/lib/imports/batches";
import { companiesToCreate, type BatchDialogProps } from "./batch-dialogs-shared";
import { BatchQuestion } from "./batch-question";

/** Maximum number of companies that are listed by name. */
const MAX_NAMED = 8;

/** Asks for confirmation before the companies that files name and the agency lacks are created. */
export function CreateAllDialog({
  files,
  place,
  onClose,
}: BatchDialogProps & { files: readonly SieImportBatchFile[] }) {
  const t = useTranslations("imports.batches.createAll");
  const creating = useMutation({ ...decideBatch(useQueryClient(), place), onSuccess: onClose });
  const companies = companiesToCreate(files);
  const others = companies.length - MAX_NAMED;
  return (
    <BatchQuestion
      title={t("title", { count: companies.length })}
      confirm={t("confirm")}
      icon="plus"
      isPending={creating.isPending}
      error={creating.error}
      failed={t("failed")}
      onClose={onClose}
      onConfirm={() => {
        creating.mutate("newCompany");
      }}
    >
      <p>{t("explanation")}</p>
      <ul className="flex flex-col gap-1">
        {companies.slice(0, MAX_NAMED).map((file) => (
          <li key={file.id} className="flex justify-between gap-3">
            <span className="min-w-0 truncate">{file.fileCompanyName}</span>
            <span className="shrink-0 text-ink-2">
              {writtenBusinessIdentityCode(file.fileBusinessIdentityCode ?? "")}
            </span>
          </li>
        ))}
        {others > 0 && <li className="text-ink-2">{t("others", { count: others })}</li>}
      </ul>
    </BatchQuestion>
  );
}
