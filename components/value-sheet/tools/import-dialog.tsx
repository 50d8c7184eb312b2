"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MAX_KEY_FIGURE_ID_LENGTH } from "@/contract/id-patterns";
import { planImport, type ImportPlan } from "@/lib/inputs/grid-table";
import { readFile } from "@/lib/spreadsheets/spreadsheets";
import { FileRefused, type TableCell } from "@/lib/spreadsheets/table";
import { Dialog } from "@/components/ui/dialog";
import { SubmitActions } from "@/components/ui/submit-actions";
import type { ToolGrid } from "./tool-grid";

interface ImportDialogProps {
  grid: ToolGrid;
  /** Shows all rows, because values of hidden rows are imported too. */
  onShowAll: () => void;
  onClose: () => void;
}

/** The chosen file with the changes it would make, or the reason why it cannot be imported; null without a file. */
type Read = { table: TableCell[][]; plan: ImportPlan } | { problem: string } | null;

/** Imports a file that was exported from such a grid: previews the changes, and makes them as one step of undo. */
export function ImportDialog({ grid, onShowAll, onClose }: ImportDialogProps) {
  const t = useTranslations("inputs.tools.import");
  const { store, model, addRows, refusedRow, setShown } = grid;
  const [read, setRead] = useState<Read>(null);
  const [reading, setReading] = useState(false);

  const choose = async (file: File) => {
    setReading(true);
    setRead(null);
    // At once, because `onShowAll` shows the rows only with the next render.
    setShown(null);
    onShowAll();
    try {
      const table = await readFile(file);
      const plan = planImport(table, model);
      setRead(plan ? { table, plan } : { problem: t("problem.noGrid") });
    } catch (error) {
      setRead({ problem: t(`problem.${error instanceof FileRefused ? error.problem : "unreadable"}`) });
    }
    setReading(false);
  };

  const plan = read && "plan" in read ? read.plan : null;
  const canAdd = (name: string) =>
    Array.from(name).length <= MAX_KEY_FIGURE_ID_LENGTH && refusedRow?.(name) === undefined;
  const unknown = plan ? [...plan.unknownRows] : [];
  const added = addRows ? unknown.filter(([name]) => canAdd(name)) : [];
  const skipped = unknown.filter((row) => !added.includes(row));

  const carryOut = () => {
    if (!read || "problem" in read) return;
    if (added.length > 0) addRows?.(added.map(([name]) => name));
    // Planned again, because values for the added rows are not in the plan that was shown.
    const { changes } = planImport(read.table, model) ?? read.plan;
    const rows = new Map(model.rowIds().map((id, index) => [id, index]));
    const columns = new Map(model.columnIds().map((id, index) => [id, index]));
    const cells = changes.map(({ rowId, columnId, content }) => ({
      row: rows.get(rowId)!,
      column: columns.get(columnId)!,
      content,
    }));
    store.edits.report({ type: "import", cells: store.edits.apply(cells, store.selection()) });
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      footer={
        <SubmitActions
          onCancel={onClose}
          disabled={!plan || (plan.changes.length === 0 && added.length === 0)}
          onConfirm={carryOut}
        >
          {t("carryOut")}
        </SubmitActions>
      }
    >
      <p className="mb-3 text-ink-2">{t("explanation")}</p>
      <input
        type="file"
        aria-label={t("file")}
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        data-first-focus
        className="w-full text-ink-2 file:mr-3 file:h-8.5 file:rounded-md file:border file:border-solid file:border-line-field file:bg-panel file:px-3 file:font-medium file:text-ink hover:file:bg-hover"
        disabled={reading}
        onClick={({ currentTarget }) => {
          // Without this, choosing the same file again, for instance a corrected one, would cause no event.
          currentTarget.value = "";
          setRead(null);
        }}
        onChange={({ target: { files } }) => {
          if (files?.[0]) void choose(files[0]);
        }}
      />
      <div role="status" className="mt-3">
        {reading && <p>{t("reading")}</p>}
        {read && "problem" in read && <p className="text-bad">{read.problem}</p>}
        {plan && (
          <ul className="list-disc pl-5">
            {(plan.changes.length > 0 || added.length === 0) && <li>{t("changes", { count: plan.changes.length })}</li>}
            {plan.cleared > 0 && <li>{t("cleared", { count: plan.cleared })}</li>}
            {plan.unread > 0 && <li>{t("unread", { count: plan.unread })}</li>}
            {plan.readOnly > 0 && <li>{t("readOnly", { count: plan.readOnly })}</li>}
            {added.length > 0 && (
              <li>
                {t("newRows", {
                  count: added.length,
                  values: added.reduce((sum, [, values]) => sum + values, 0),
                  first: added[0]![0],
                })}
              </li>
            )}
            {skipped.length > 0 && <li>{t("unknownRows", { count: skipped.length, first: skipped[0]![0] })}</li>}
            {plan.unknownColumns.length > 0 && (
              <li>{t("unknownColumns", { count: plan.unknownColumns.length, first: plan.unknownColumns[0]! })}</li>
            )}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
