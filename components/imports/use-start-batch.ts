"use client";

import { useQueryClient } from "@tanstack/react-query";
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
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);

  const send = async (readFiles: () => File[] | Promise<File[]>) => {
    setSending(true);
    try {
      const [{ addToBatch, startBatch }, { countWith }, { MAX_BATCH_FILES: max }] = await Promise.all([
        import("@/lib/imports/batch-uploads"),
        import("@/lib/imports/batch-room"),
        import("@/contract/imports/batch-states"),
      ]);
      const files = await readFiles();
      if (files.length === 0) return;
      const place = batchId === undefined ? null : { agencyId, batchId };
      const count = place ? countWith(queryClient, place, files) : files.length;
      if (count > max) showToast(t(place ? "tooManyInBatch" : "tooManyFiles", { count, max }), { tone: "bad" });
      else if (place) addToBatch(place, files);
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
