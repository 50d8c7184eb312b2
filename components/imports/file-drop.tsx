"use client";

import { useTranslations } from "next-intl";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Icon } from "@/components/ui/icon";
import { usePageDrop } from "./use-page-drop";
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
  const { isSending, send } = useStartBatch(agencyId, batchId);
  const isOver = usePageDrop((files) => void send(() => files), mayImport);

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
