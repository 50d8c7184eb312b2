"use client";

import { useTranslations } from "next-intl";
import type { SieNote } from "@/contract/imports/sie-import";
import type { SieExcerpt } from "@/lib/imports/excerpt";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { RemarkText } from "./remark-text";

/** True for a remark that has the text of its line, so that the line can be shown without the file. */
export function hasStoredLine(note: SieNote): boolean {
  return note.line !== "";
}

/** The line that is stored with a remark, without its neighbours. */
export function StoredLineDialog({ note, onClose }: { note: SieNote; onClose: () => void }) {
  const t = useTranslations("imports.notes");
  const { lineNo, line, explanation } = note;
  return (
    <LineDialog
      {...{ explanation, lineNo, onClose }}
      title={t("line", { line: lineNo })}
      excerpt={{ firstLineNo: lineNo, lines: [line] }}
    />
  );
}

interface LineDialogProps {
  title: string;
  explanation: string;
  /** Number of the line, counted from 1. */
  lineNo: number;
  /** The line, with its neighbours if they are known; undefined while it is being read. */
  excerpt: SieExcerpt | undefined;
  onClose: () => void;
}

/** The line of a file that a remark is about. */
export function LineDialog({ title, explanation, lineNo, excerpt, onClose }: LineDialogProps) {
  return (
    <Dialog open onClose={onClose} size="large" title={title}>
      <p className="mb-3">
        <RemarkText explanation={explanation} />
      </p>
      {excerpt === undefined ? (
        <Skeleton className="h-52" />
      ) : (
        <pre
          tabIndex={0}
          className="overflow-x-auto rounded-md border border-line bg-paper py-2 font-mono text-xs leading-5"
        >
          {excerpt.lines.map((line, i) => {
            const number = excerpt.firstLineNo + i;
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
    </Dialog>
  );
}
