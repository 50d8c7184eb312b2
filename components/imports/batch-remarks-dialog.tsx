"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import type { SieNote } from "@/contract/imports/sie-import";
import { batchQueries } from "@/lib/imports/batches";
import { Dialog } from "@/components/ui/dialog";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { BatchDialogProps } from "./batch-dialogs-shared";
import { hasStoredLine, StoredLineDialog } from "./line-dialog";
import { NoteList } from "./note-list";

/** The remarks on a file, each with the line that it is about. */
export function RemarksDialog({ file, place, onClose }: BatchDialogProps & { file: SieImportBatchFile }) {
  const t = useTranslations("imports.batches.remarks");
  const query = useQuery(batchQueries.file(place, file.id));
  const [shown, setShown] = useState<SieNote | null>(null);
  return (
    <Dialog open onClose={onClose} title={t("title", { name: file.name })} size="large">
      <QueryView query={query} skeleton={<SkeletonRows rows={4} label={t("loading")} />} errorTitle={t("failed")}>
        {({ remarks: { errors, warnings } }) => (
          <div className="flex flex-col gap-4">
            <NoteList kind="errors" notes={errors} canShowLine={hasStoredLine} onShowLine={setShown} />
            <NoteList kind="warnings" notes={warnings} canShowLine={hasStoredLine} onShowLine={setShown} />
            {errors.length + warnings.length === 0 && <p className="text-ink-2">{t("none")}</p>}
          </div>
        )}
      </QueryView>
      {shown && (
        <StoredLineDialog
          note={shown}
          onClose={() => {
            setShown(null);
          }}
        />
      )}
    </Dialog>
  );
}
