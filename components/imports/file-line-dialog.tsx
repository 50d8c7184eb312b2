"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { SieNote } from "@/contract/imports/sie-import";
import type { SieExcerpt } from "@/lib/imports/excerpt";
import type { QueuedFile } from "@/lib/imports/queued-file";
import { LineDialog } from "./line-dialog";

export interface ShownLine {
  /** Company of the page; ids of files are unique only within it. */
  companyId: string;
  file: QueuedFile;
  note: SieNote;
}

interface FileLineDialogProps {
  shown: ShownLine;
  load: (lineNo: number) => Promise<SieExcerpt>;
  onClose: () => void;
}

/** A line of a dropped file, with the lines around it, or alone when the file cannot be read again. */
export function FileLineDialog({ shown: { companyId, file, note }, load, onClose }: FileLineDialogProps) {
  const t = useTranslations("imports.notes");
  const { lineNo, explanation } = note;
  const { data, isError } = useQuery({
    queryKey: ["sie-excerpt", companyId, file.id, lineNo],
    queryFn: () => load(lineNo),
    staleTime: Infinity,
  });
  const lineAlone = isError ? { firstLineNo: lineNo, lines: [note.line] } : undefined;
  return (
    <LineDialog
      title={t("lineOf", { line: lineNo, name: file.name })}
      explanation={explanation}
      lineNo={lineNo}
      excerpt={data ?? lineAlone}
      onClose={onClose}
    />
  );
}
