"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { decideBatch } from "@/lib/imports/batches";
import type { BatchDialogProps } from "./batch-dialogs-shared";
import { BatchQuestion } from "./batch-question";
import { useBatchFileDecision } from "./use-batch-file-decision";

interface TakeBackFilesDialogProps extends BatchDialogProps {
  files: readonly SieImportBatchFile[];
  /** True to take back all imports of the batch, false for a single file. */
  isAll: boolean;
}

/** Asks for confirmation before imports of a batch are taken back. */
export function TakeBackFilesDialog({ files, isAll, place, onClose }: TakeBackFilesDialogProps) {
  const t = useTranslations("imports.batches.takeBack");
  const all = useMutation({ ...decideBatch(useQueryClient(), place), onSuccess: onClose });
  const one = useBatchFileDecision(place, onClose);
  const [file] = files;
  return (
    <BatchQuestion
      title={isAll ? t("titleAll", { count: files.length }) : t("title")}
      confirm={t("confirm")}
      icon="undo"
      isPending={all.isPending || one.isPending}
      error={all.error ?? one.error}
      failed={t("failed")}
      onClose={onClose}
      onConfirm={() => {
        if (isAll) all.mutate("takeBack");
        else if (file) one.mutate({ fileId: file.id, decision: "takeBack" });
      }}
    >
      {!isAll && file && (
        <p className="font-medium">
          {file.company?.name} <span className="font-normal text-ink-2">{file.name}</span>
        </p>
      )}
      <p>{t("explanation")}</p>
    </BatchQuestion>
  );
}
