"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { importQueueOf, type ImportTarget } from "@/lib/import/company-queue";
import type { QueuedFile } from "@/lib/import/import-queue";
import { Button } from "../ui/button";
import { DropZone } from "./drop-zone";
import { FileCard } from "./file-card";
import { LineDialog, type ShownLine } from "./line-dialog";

const NONE: readonly QueuedFile[] = [];

interface ImportViewProps extends ImportTarget {
  companyName: string;
  businessIdentityCode: string;
}

/** Where books come in: files are dropped, what each would do is shown, and then it is done. */
export function ImportView({ companyName, businessIdentityCode, ...target }: ImportViewProps) {
  const t = useTranslations("import");
  const queue = importQueueOf(target, useQueryClient());
  const files = useSyncExternalStore(queue.subscribe, queue.current, () => NONE);
  const [shownLine, setShownLine] = useState<ShownLine | null>(null);
  const ready = files.filter(({ state }) => state.stage === "checked" && state.result.success);

  return (
    <div className="flex flex-col gap-4">
      <DropZone
        compact={files.length > 0}
        onFiles={(dropped) => {
          queue.add(dropped);
        }}
      />
      {ready.length > 1 && (
        <div className="flex items-center justify-between gap-4">
          <p className="text-ink-2">{t("readyCount", { count: ready.length })}</p>
          <Button
            variant="primary"
            icon="upload"
            onClick={() => {
              queue.importAll();
            }}
          >
            {t("importAll", { count: ready.length })}
          </Button>
        </div>
      )}
      <ul className="flex flex-col gap-4">
        {files.map((file) => (
          <li key={file.id}>
            <FileCard
              file={file}
              company={{ id: target.companyId, name: companyName, businessIdentityCode }}
              onImport={() => {
                queue.import(file.id);
              }}
              onCheckAgain={(givenYear) => {
                queue.checkAgain(file.id, givenYear);
              }}
              onRemove={() => {
                queue.remove(file.id);
              }}
              onShowLine={(note) => {
                setShownLine({ file, note });
              }}
            />
          </li>
        ))}
      </ul>
      <LineDialog
        shown={shownLine}
        load={(lineNo) => queue.excerpt(shownLine!.file.id, lineNo)}
        onClose={() => {
          setShownLine(null);
        }}
      />
    </div>
  );
}
