"use client";

import { useTranslations } from "next-intl";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useState, type ReactNode, type Ref } from "react";
import { countByView, FILE_VIEWS, isInView } from "@/lib/imports/file-views";
import type { QueuedFile } from "@/lib/imports/queued-file";
import { Segmented } from "@/components/ui/segmented";
import { NothingMatches } from "@/components/ui/states";
import { FileLine } from "./file-line";

interface ManyFilesProps {
  files: readonly QueuedFile[];
  /** The list, which takes the focus when the focused button disappears. */
  listRef: Ref<HTMLUListElement>;
  onRemove: (file: QueuedFile) => void;
  /** Renders the card of a file whose line is open. */
  children: (file: QueuedFile) => ReactNode;
}

/** Many dropped files, one in each line, with a filter. A line opens to the file's card. */
export function ManyFiles(props: ManyFilesProps) {
  const { files } = props;
  const t = useTranslations("imports.lines");
  const [view, setView] = useQueryState("show", parseAsStringLiteral(FILE_VIEWS).withDefault("all"));
  const counts = countByView(files);
  return (
    <div className="flex flex-col gap-4">
      <div className="-mx-1 overflow-x-auto px-1 py-1 [&_label]:whitespace-nowrap">
        <Segmented
          label={t("view.label")}
          options={FILE_VIEWS.map((value) => ({ value, label: t(`view.${value}`, { count: counts[value] }) }))}
          value={view}
          onChange={(value) => {
            void setView(value);
          }}
        />
      </div>
      {/* Another filter starts with closed lines. */}
      <Lines key={view} {...props} isShown={(file) => isInView(file, view)} />
      {view !== "all" && counts[view] === 0 && (
        <NothingMatches
          onClear={() => {
            void setView("all");
          }}
        >
          {t(`nothing.${view}`)}
        </NothingMatches>
      )}
    </div>
  );
}

interface LinesProps extends ManyFilesProps {
  isShown: (file: QueuedFile) => boolean;
}

function Lines({ files, listRef, onRemove, isShown, children }: LinesProps) {
  const t = useTranslations("imports");
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  // An open file stays in the list even if its state no longer matches the filter.
  const shown = files.filter((file) => isShown(file) || opened.has(file.id));
  return (
    <ul
      ref={listRef}
      tabIndex={-1}
      aria-label={t("files")}
      className={shown.length > 0 ? "rounded-lg border border-line bg-panel shadow-card outline-none" : "outline-none"}
    >
      {shown.map((file) => (
        <FileLine
          key={file.id}
          file={file}
          isOpen={opened.has(file.id)}
          onOpen={(isOpen) => {
            setOpened((before) => {
              const after = new Set(before);
              if (isOpen) after.add(file.id);
              else after.delete(file.id);
              return after;
            });
          }}
          onRemove={() => {
            onRemove(file);
          }}
        >
          {children(file)}
        </FileLine>
      ))}
    </ul>
  );
}
