"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiError, apiErrorKind, apiErrorValues, isTransient } from "@/lib/api/error";
import { agencyImportPage } from "@/lib/paths";
import { showToast } from "@/lib/toasts";

/** Seconds that the notice about too many files is shown: it is longer than others and says how to go on. */
const SECONDS_OF_REFUSAL = 15;

/**
 * Uploads files to the batch `batchId`; without it, to a new batch of the agency, whose page is then opened. A failure
 * is shown as a toast, unless `send` is called with `onFailure`.
 */
export function useStartBatch(agencyId: string, batchId?: string) {
  const t = useTranslations("shell.fileDrop");
  const tErrors = useTranslations("errors");
  const router = useRouter();
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);

  const showFailure = (error: unknown) => {
    const reason = tErrors(`${apiErrorKind(error)}.title`, apiErrorValues(error));
    const mayWorkAgain = isTransient(error) || !(error instanceof ApiError);
    showToast(mayWorkAgain ? t("failed") : t("refused", { reason }), { tone: "bad" });
  };

  const send = async (readFiles: () => File[] | Promise<File[]>, onFailure: (error: unknown) => void = showFailure) => {
    setSending(true);
    try {
      const [{ addToBatch, startBatch }, { countFiles, countWith }, { MAX_BATCH_FILES: max }] = await Promise.all([
        import("@/lib/imports/batch-uploads"),
        import("@/lib/imports/batch-room"),
        import("@/contract/imports/batch-states"),
      ]);
      const files = await readFiles();
      if (files.length === 0) return;
      const place = batchId === undefined ? null : { agencyId, batchId };
      const count = await (place ? countWith(queryClient, place, files) : countFiles(files));
      if (count > max) {
        const message = t(place ? "tooManyInBatch" : "tooManyFiles", { count, max });
        showToast(message, { tone: "bad", seconds: SECONDS_OF_REFUSAL });
      } else if (place) addToBatch(place, files);
      else router.push(agencyImportPage(agencyId, await startBatch(agencyId, files)));
    } catch (error) {
      onFailure(error);
    } finally {
      setSending(false);
    }
  };
  return { isSending, send };
}
