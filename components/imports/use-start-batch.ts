"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiError, apiErrorKind, apiErrorValues, isTransient } from "@/lib/api/error";
import { agencyImportPage } from "@/lib/paths";
import { showToast } from "@/lib/toasts";

/** Uploads files as a new batch of the agency, or to the batch `batchId`, and opens the batch's page. */
export function useStartBatch(agencyId: string, batchId?: string) {
  const t = useTranslations("shell.fileDrop");
  const tErrors = useTranslations("errors");
  const router = useRouter();
  const [isSending, setSending] = useState(false);

  const send = async (readFiles: () => File[] | Promise<File[]>) => {
    setSending(true);
    try {
      const [{ addToBatch, startBatch }, { MAX_BATCH_FILES }] = await Promise.all([
        import("@/lib/imports/batch-uploads"),
        import("@/contract/imports/batch-states"),
      ]);
      const files = await readFiles();
      if (files.length === 0) return;
      if (files.length > MAX_BATCH_FILES) {
        showToast(t("tooManyFiles", { count: files.length, max: MAX_BATCH_FILES }), { tone: "bad" });
        return;
      }
      if (batchId !== undefined) addToBatch({ agencyId, batchId }, files);
      else router.push(agencyImportPage(agencyId, await startBatch(agencyId, files)));
    } catch (error) {
      const reason = tErrors(`${apiErrorKind(error)}.title`, apiErrorValues(error));
      const mayWorkAgain = isTransient(error) || !(error instanceof ApiError);
      showToast(mayWorkAgain ? t("failed") : t("refused", { reason }), { tone: "bad" });
    } finally {
      setSending(false);
    }
  };
  return { isSending, send };
}
