"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Icon } from "@/components/ui/icon";
import { isDragOfFiles, takeDropped } from "@/lib/imports/dropped-files";
import { useDroppedFiles } from "./use-dropped-files";
import { useStartBatch } from "./use-start-batch";

interface FileDropProps {
  agencyId: string;
  /** The batch that the files are added to; without it they become a new batch. */
  batchId?: string;
}

/** Receives files that are dropped anywhere on the page, if the user may import to the agency. */
export function FileDrop({ agencyId, batchId }: FileDropProps) {
  const t = useTranslations("shell.fileDrop");
  const { importBooks: mayImport } = useAgencyPermissions();
  const filesOf = useDroppedFiles();
  const { isSending, send } = useStartBatch(agencyId, batchId);
  const [isOver, setOver] = useState(false);

  const onDrop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    // Another part of the page has handled the event.
    if (event.defaultPrevented || !isDragOfFiles(event) || !event.dataTransfer) return;
    event.preventDefault();
    const dropped = takeDropped(event.dataTransfer);
    void send(() => filesOf(dropped));
  });

  useEffect(() => {
    if (!mayImport) return;
    const onDragOver = (event: DragEvent) => {
      if (!isDragOfFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // The pointer left the window.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      onDrop(event);
    };
    window.addEventListener("dragover", onDragOver);
    window.addEventListener("dragleave", onDragLeave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", onDragOver);
      window.removeEventListener("dragleave", onDragLeave);
      window.removeEventListener("drop", drop);
    };
  }, [mayImport]);

  if (!isOver && !isSending) return null;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-3 z-50 flex animate-appear flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed border-accent bg-panel/95 px-6 text-center"
    >
      <Icon name="upload" size={24} className="text-accent" />
      <p className="text-lg font-semibold">{t(isSending ? "sending" : "title")}</p>
      <p className="max-w-[56ch] text-ink-2 text-pretty">{t("detail")}</p>
    </div>
  );
}
