"use client";

import { useTranslations } from "next-intl";
import type { FileDecision } from "@/contract/imports/batch-states";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { Table, Th } from "@/components/ui/table";
import { WindowedBody } from "@/components/ui/windowed-body";
import type { OpenedDialog } from "./batch-dialogs-shared";
import { BatchRow } from "./batch-row";

interface BatchTableProps {
  files: readonly SieImportBatchFile[];
  onDecide: (file: SieImportBatchFile, decision: FileDecision) => void;
  onOpen: (dialog: OpenedDialog) => void;
}

/** The files of a batch, one in each row; only the rows in view are rendered. */
export function BatchTable({ files, onDecide, onOpen }: BatchTableProps) {
  const t = useTranslations("imports.batches");
  return (
    <Table label={t("title")} rowCount={files.length + 1} className="[&_table]:table-fixed">
      <thead>
        <tr aria-rowindex={1}>
          <Th>{t("columns.company")}</Th>
          <Th wideOnly className="w-52 max-lg:hidden">
            {t("columns.year")}
          </Th>
          <Th wideOnly className="w-[28%]">
            {t("columns.state")}
          </Th>
          <Th className="w-14 sm:w-60">
            <span className="max-sm:sr-only">{t("columns.actions")}</span>
          </Th>
        </tr>
      </thead>
      <WindowedBody rows={files} keyOf={({ id }) => id}>
        {(file, index) => <BatchRow key={file.id} file={file} index={index + 2} onDecide={onDecide} onOpen={onOpen} />}
      </WindowedBody>
    </Table>
  );
}
