"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { agencyImportPage } from "@/lib/paths";
import { showToast } from "@/lib/toasts";

/** Uploads files as a new batch of the agency, or to the batch `batchId`, and opens the batch's page. */
export function useStartBatch(agencyId: string, batchId?: string) {
  const t = useTranslations("shell.fileDrop");
  const router = useRouter();
  const [isSending, setSending] = useState(false);

  const send = async (readFiles: () => File[] | Promise<File[]>) => {
    setSending(true);
    try {
      const { addToBatch, startBatch } = await import("@/lib/imports/batch-uploads");
      const files = await readFiles();
      if (files.length === 0) return;
      if (batchId !== undefined) addToBatch({ agencyId, batchId }, files);
      else router.push(agencyImportPage(agencyId, await startBatch(agencyId, files)));
    } catch {
      showToast(t("failed"), { tone: "bad" });
    } finally {
      setSending(false);
    }
  };
  return { isSending, send };
}
