"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { closeBatch } from "@/lib/imports/batches";
import { agencyImportsPage } from "@/lib/paths";
import { showToast } from "@/lib/toasts";
import type { BatchDialogProps } from "./batch-dialogs-shared";
import { BatchQuestion } from "./batch-question";

/** Asks for confirmation before a batch is closed: its list is deleted, and its imports are kept. */
export function CloseBatchDialog({ place, onClose }: BatchDialogProps) {
  const t = useTranslations("imports.batches.close");
  const router = useRouter();
  const { onSuccess: forget, ...close } = closeBatch(useQueryClient(), place);
  const closing = useMutation({
    ...close,
    onSuccess: async (...closed) => {
      showToast(t("done"));
      router.push(agencyImportsPage(place.agencyId));
      await forget?.(...closed);
    },
  });
  return (
    <BatchQuestion
      title={t("title")}
      confirm={t("confirm")}
      icon="trash"
      isDanger
      // Busy until the list of batches is shown in place of this page, because a second press would find no batch.
      isPending={closing.isPending || closing.isSuccess}
      error={closing.error}
      failed={t("failed")}
      onClose={onClose}
      onConfirm={() => {
        closing.mutate();
      }}
    >
      <p>{t("explanation")}</p>
    </BatchQuestion>
  );
}
