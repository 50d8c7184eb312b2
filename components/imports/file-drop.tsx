"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Icon } from "@/components/ui/icon";
import { isDragOfFiles, takeDropped, type Dropped } from "@/lib/imports/dropped-files";
import { agencyImportPage } from "@/lib/paths";
import { showToast } from "@/lib/toasts";

interface FileDropProps {
  agencyId: string;
  /** The batch that files are added to; without it they make a new one. */
  batchId?: string;
}

/** Takes files that are dropped anywhere on the page, for those who may import to the agency. */
export function FileDrop({ agencyId, batchId }: FileDropProps) {
  const t = useTranslations("shell.fileDrop");
  const router = useRouter();
  const { importBooks: mayImport } = useAgencyPermissions();
  const [stage, setStage] = useState<"none" | "over" | "sending">("none");

  useEffect(() => {
    if (!mayImport) return;
    const receive = async (dropped: Dropped) => {
      try {
        const [{ addToBatch, startBatch }, { filesOf }] = await Promise.all([
          import("@/lib/imports/batch-uploads"),
          import("@/lib/imports/dropped-files"),
        ]);
        const files = await filesOf(dropped);
        if (files.length === 0) return;
        if (batchId !== undefined) addToBatch({ agencyId, batchId }, files);
        else router.push(agencyImportPage(agencyId, await startBatch(agencyId, files)));
      } catch {
        showToast(t("failed"), { tone: "bad" });
      } finally {
        setStage("none");
      }
    };
    const onDragOver = (event: DragEvent) => {
      if (!isDragOfFiles(event)) return;
      event.preventDefault();
      setStage("over");
    };
    const onDragLeave = (event: DragEvent) => {
      // Left the window.
      if (event.relatedTarget === null) setStage("none");
    };
    const onDrop = (event: DragEvent) => {
      setStage("none");
      // Another part of the page has taken them.
      if (event.defaultPrevented || !isDragOfFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      setStage("sending");
      void receive(takeDropped(event.dataTransfer));
    };
    window.addEventListener("dragover", onDragOver);
    window.addEventListener("dragleave", onDragLeave);
    window.addEventListener("drop", onDrop);
    return () => {
      window.removeEventListener("dragover", onDragOver);
      window.removeEventListener("dragleave", onDragLeave);
      window.removeEventListener("drop", onDrop);
    };
  }, [agencyId, batchId, mayImport, router, t]);

  if (stage === "none") return null;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-3 z-50 flex animate-appear flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed border-accent bg-panel/95 px-6 text-center"
    >
      <Icon name="upload" size={24} className="text-accent" />
      <p className="text-lg font-semibold">{t(stage === "over" ? "title" : "sending")}</p>
      <p className="max-w-[56ch] text-ink-2 text-pretty">{t("detail")}</p>
    </div>
  );
}
