"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { decideBatch } from "@/lib/imports/batches";
import type { BatchDialogProps } from "./batch-dialogs-shared";
import { BatchQuestion } from "./batch-question";
import { useBatchFileDecision } from "./use-batch-file-decision";

/** Asks for confirmation before all imports of a batch are taken back. */
export function TakeBackAllDialog({
  files,
  place,
  onClose,
}: BatchDialogProps & { files: readonly SieImportBatchFile[] }) {
  const t = useTranslations("imports.batches.takeBack");
  const takingBack = useMutation({ ...decideBatch(useQueryClient(), place), onSuccess: onClose });
  return (
    <BatchQuestion
      title={t("titleAll", { count: files.filter(({ state }) => state === "imported").length })}
      confirm={t("confirm")}
      icon="undo"
      isPending={takingBack.isPending}
      error={takingBack.error}
      failed={t("failed")}
      onClose={onClose}
      onConfirm={() => {
        takingBack.mutate("takeBack");
      }}
    >
      <p>{t("explanation")}</p>
    </BatchQuestion>
  );
}

/** Asks for confirmation before the import of one file is taken back. */
export function TakeBackFileDialog({ file, place, onClose }: BatchDialogProps & { file: SieImportBatchFile }) {
  const t = useTranslations("imports.batches.takeBack");
  const takingBack = useBatchFileDecision(place, onClose);
  return (
    <BatchQuestion
      title={t("title")}
      confirm={t("confirm")}
      icon="undo"
      isPending={takingBack.isPending}
      error={takingBack.error}
      failed={t("failed")}
      onClose={onClose}
      onConfirm={() => {
        takingBack.mutate({ fileId: file.id, decision: "takeBack" });
      }}
    >
      <p className="font-medium">
        {file.company?.name} <span className="font-normal text-ink-2">{file.name}</span>
      </p>
      <p>{t("explanation")}</p>
    </BatchQuestion>
  );
}
