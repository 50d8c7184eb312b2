"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { importQueueOf } from "@/lib/imports/company-queue";
import { MAX_FILE_CARDS } from "@/lib/imports/file-views";
import type { QueuedFile } from "@/lib/imports/queued-file";
import { onDemand } from "@/components/ui/on-demand";
import { DropZone } from "./drop-zone";
import { FileCard } from "./file-card";
import { FileLineDialog, type ShownLine } from "./file-line-dialog";
import { ImportAllBar } from "./import-all-bar";
import type { ImportContext } from "./import-context";

/** Loaded after the page, because on most screens it is below the first view. */
const ImportHistory = onDemand(() => import("./import-history").then((module) => module.ImportHistory));

/** Loaded on demand, because most users drop only a file or two. */
const ManyFiles = onDemand(() => import("./many-files").then((module) => module.ManyFiles));

const NONE: readonly QueuedFile[] = [];

/** Page for importing books: the user drops files, sees the effect of each, and confirms. */
export function ImportView(page: ImportContext) {
  const t = useTranslations("imports");
  const queue = importQueueOf(page, useQueryClient());
  const files = useSyncExternalStore(queue.subscribe, queue.current, () => NONE);
  useEffect(() => {
    queue.setCompany(page.company);
  }, [queue, page.company]);
  const [shownLine, setShownLine] = useState<ShownLine | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const remove = ({ id }: QueuedFile) => {
    queue.remove(id);
    // In the next frame, because the files that are left may be rendered in another list.
    requestAnimationFrame(() => list.current?.focus());
  };
  const cardOf = (file: QueuedFile) => (
    <FileCard
      file={file}
      page={page}
      queue={queue}
      onRemove={() => {
        remove(file);
      }}
      onShowLine={(note) => {
        setShownLine({ companyId: page.company.id, file, note });
      }}
    />
  );

  return (
    <>
      <div className="flex flex-col gap-4">
        <DropZone
          compact={files.length > 0}
          onFiles={(dropped) => {
            queue.add(dropped);
          }}
        />
        <ImportAllBar
          files={files}
          onImportAll={() => {
            queue.importAll();
            // The button disappears when no file is ready any more.
            list.current?.focus();
          }}
        />
        {files.length > MAX_FILE_CARDS ? (
          <ManyFiles files={files} listRef={list} onRemove={remove}>
            {cardOf}
          </ManyFiles>
        ) : (
          <ul ref={list} tabIndex={-1} aria-label={t("files")} className="flex flex-col gap-4 outline-none">
            {files.map((file) => (
              <li key={file.id}>{cardOf(file)}</li>
            ))}
          </ul>
        )}
        {shownLine && (
          <FileLineDialog
            shown={shownLine}
            load={(lineNo) => queue.excerpt(shownLine.file.id, lineNo)}
            onClose={() => {
              setShownLine(null);
            }}
          />
        )}
      </div>
      <ImportHistory companyId={page.company.id} />
    </>
  );
}
