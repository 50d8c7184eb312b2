"use client";

import { useTranslations } from "next-intl";
import type { SieImportBatchFile, SieImportBatchFileDecision } from "@/contract/imports/sie-import-batch";
import { Table, Th } from "@/components/ui/table";
import { useWindowedRows } from "@/components/ui/use-windowed-rows";
import type { OpenedDialog } from "./batch-dialogs-shared";
import { BatchRow } from "./batch-row";

interface BatchTableProps {
  files: readonly SieImportBatchFile[];
  onDecide: (file: SieImportBatchFile, decision: SieImportBatchFileDecision["decision"]) => void;
  onOpen: (dialog: OpenedDialog) => void;
}

/** The files of a batch, one in each row; only the rows in view are rendered. */
export function BatchTable({ files, onDecide, onOpen }: BatchTableProps) {
  const t = useTranslations("imports.batches");
  const { ref, first, end, above, below } = useWindowedRows<HTMLTableSectionElement>(files.length);
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
      <tbody ref={ref}>
        {above > 0 && <tr aria-hidden="true" style={{ height: above }} />}
        {files.slice(first, end).map((file, index) => (
          <BatchRow key={file.id} file={file} index={first + index + 2} onDecide={onDecide} onOpen={onOpen} />
        ))}
        {below > 0 && <tr aria-hidden="true" style={{ height: below }} />}
      </tbody>
    </Table>
  );
}
