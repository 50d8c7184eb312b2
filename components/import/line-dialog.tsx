"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { SieNote } from "@/contract/sie-import";
import type { SieExcerpt } from "@/lib/import/excerpt";
import type { QueuedFile } from "@/lib/import/import-queue";
import { Dialog } from "../ui/dialog";
import { Skeleton } from "../ui/skeleton";

export interface ShownLine {
  file: QueuedFile;
  note: SieNote;
}

interface LineDialogProps {
  shown: ShownLine | null;
  load: (lineNo: number) => Promise<SieExcerpt>;
  onClose: () => void;
}

/** The line of the file that a remark is about, among its neighbours. */
export function LineDialog({ shown, load, onClose }: LineDialogProps) {
  const t = useTranslations("import.notes");
  const lineNo = shown?.note.lineNo ?? 0;
  const excerpt = useQuery({
    queryKey: ["sie-excerpt", shown?.file.id, lineNo],
    queryFn: () => load(lineNo),
    enabled: shown !== null,
    staleTime: Infinity,
  });
  return (
    <Dialog
      open={shown !== null}
      onClose={onClose}
      size="large"
      title={shown && t("lineOf", { line: lineNo, name: shown.file.name })}
    >
      {shown && (
        <>
          <p className="mb-3">{shown.note.explanation}</p>
          {excerpt.data === undefined ? (
            <Skeleton className="h-52" />
          ) : (
            <pre
              tabIndex={0}
              className="overflow-x-auto rounded-md border border-line bg-paper py-2 font-mono text-xs leading-5"
            >
              {excerpt.data.lines.map((line, i) => {
                const number = excerpt.data.firstLineNo + i;
                const isMeant = number === lineNo;
                return (
                  <span
                    key={number}
                    aria-current={isMeant || undefined}
                    className={`block px-3 ${isMeant ? "bg-warn-soft text-warn" : ""}`}
                  >
                    <span className="mr-4 inline-block w-12 text-right text-ink-3 select-none">{number}</span>
                    {line}
                  </span>
                );
              })}
            </pre>
          )}
        </>
      )}
    </Dialog>
  );
}
