"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { MAX_BLOCKS } from "@/contract/reports/blocks";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { presetsQueries } from "@/lib/presets/queries";
import { freeId, newBlock, NEW_BLOCKS, withBlock, type NewBlock } from "@/lib/reports/arrange-blocks";
import { AutosaveNotes, saveStateOfEdit } from "@/components/ui/autosave-notes";
import { IconButton } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { QueryView } from "@/components/ui/query-view";
import { SaveStatus } from "@/components/ui/save-status";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useUndoKeys } from "@/components/ui/use-undo-keys";
import { BlockList, focusOnBlock } from "./block-list";
import { ReportBlocks } from "./report-blocks";
import { useBlockEdits } from "./use-block-edits";

interface ReportEditorProps {
  companyId: string;
  /** A draft that consists of blocks. */
  report: FullPeriodReport;
}

/** Editor of a draft's blocks, which are saved automatically, with a preview of the report beside them. */
export function ReportEditor({ companyId, report }: ReportEditorProps) {
  const t = useTranslations("reports.editor");
  const ui = useTranslations("ui");
  const [edit, edits] = useBlockEdits(companyId, report);
  const { blocks, save, canUndo, canRedo } = edit;
  const keyFigures = useQuery(catalogueQueries.list(companyId));
  const presets = useQuery(presetsQueries.list(companyId));
  const undo = () => {
    edits.undo();
  };
  const redo = () => {
    edits.redo();
  };
  useUndoKeys({ canUndo, canRedo, undo, redo });
  const add = (kind: NewBlock) => {
    const id = freeId(blocks, kind);
    edits.change(withBlock(blocks, newBlock(kind, id, presets.data?.[0]?.id), null));
    requestAnimationFrame(() => {
      focusOnBlock(id);
    });
  };
  const skeleton = <SkeletonRows rows={6} label={t("loading")} />;
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <section aria-label={t("label")} className="min-w-0 print:hidden">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-1">
          <Menu
            label={t("add")}
            align="start"
            buttonClassName={buttonClasses({})}
            items={NEW_BLOCKS.map((kind) => ({
              label: t(`kinds.${kind}`),
              // A new block gets the focus in the list, which is shown once key figures and presets have been loaded.
              disabled: blocks.length >= MAX_BLOCKS || !keyFigures.data || !presets.data,
              onSelect: () => {
                add(kind);
              },
            }))}
          >
            <Icon name="plus" />
            {t("add")}
          </Menu>
          <span className="flex items-center gap-1">
            <SaveStatus
              state={saveStateOfEdit(save, edit.restoredAt !== null, () => {
                void edits.flush();
              })}
            />
            <IconButton icon="undo" label={ui("undo")} shortcut="Ctrl + Z" aria-disabled={!canUndo} onClick={undo} />
            <IconButton
              icon="undo"
              label={ui("redo")}
              shortcut="Ctrl + Y"
              aria-disabled={!canRedo}
              onClick={redo}
              className="-scale-x-100"
            />
          </span>
        </div>
        <AutosaveNotes
          save={save}
          restoredAt={edit.restoredAt}
          failed={t("failed")}
          title={t("conflict.title")}
          explanation={(theirs) => t("conflict.explanation", { count: theirs.length })}
          theirs={t("conflict.theirs")}
          mine={t("conflict.mine")}
          onDiscard={() => {
            edits.discardRestored();
          }}
          onResolve={(choice) => {
            edits.resolve(choice);
          }}
        />
        <QueryView query={keyFigures} skeleton={skeleton} errorTitle={t("loadFailed")}>
          {(catalogue) => (
            <QueryView query={presets} skeleton={skeleton} errorTitle={t("presetsFailed")}>
              {(offered) => (
                <BlockList
                  companyId={companyId}
                  about={report}
                  blocks={blocks}
                  keyFigures={catalogue}
                  presets={offered}
                  onChange={(changed, step) => {
                    edits.change(changed, step);
                  }}
                />
              )}
            </QueryView>
          )}
        </QueryView>
        <p className="mt-2 flex items-start gap-1.5 text-xs text-ink-2">
          <Icon name="info" size={14} className="mt-0.5" />
          {t("order")}
        </p>
      </section>
      <section
        aria-label={t("preview")}
        className="min-w-0 xl:border-l xl:border-line xl:pl-6 print:border-0 print:pl-0"
      >
        <ReportBlocks companyId={companyId} reportId={report.id} />
      </section>
    </div>
  );
}
