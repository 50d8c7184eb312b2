"use client";

import { useTranslations } from "next-intl";
import { useCallback, useSyncExternalStore } from "react";
import { useFormats } from "@/lib/format/use-formats";
import type { GridStore } from "@/lib/grid/grid-store";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import { undoRestored } from "@/lib/inputs/undo-restored";
import { Button } from "@/components/ui/button";
import { ConflictChoice } from "./conflict-choice";
import { Note } from "./note";
import { FailedSave } from "./failed-save";

interface SheetNotesProps {
  values: FiscalYearValues;
  grid: GridStore;
  nameOf: (keyFigureId: string) => string;
  /** Unknown dimension in the address. */
  badDimension: string | null;
}

/** Notices above the grid: unsaved values with the reason, restored values, conflicts to decide. */
export function SheetNotes({ values, grid, nameOf, badDimension }: SheetNotesProps) {
  const t = useTranslations("inputs");
  const formats = useFormats();
  const { queue, edits } = values;
  const status = useSyncExternalStore(queue.subscribe, queue.getStatus, queue.getStatus);
  const restored = useSyncExternalStore(values.subscribe, values.getRestored, values.getRestored);
  const draftsKept = useSyncExternalStore(values.subscribe, values.areDraftsKept, values.areDraftsKept);
  const conflicts = useSyncExternalStore(values.subscribeToFilled, edits.conflicts, edits.conflicts);
  const focusGrid = useCallback(() => {
    grid.focus();
  }, [grid]);
  // A note that is dealt with goes, and its button with it: the keyboard goes back to the grid.
  const then = (act: () => void) => () => {
    act();
    grid.focus();
  };
  return (
    <div className="mb-3 flex flex-col gap-2 empty:hidden">
      <FailedSave queue={queue} onRetry={then(() => void queue.flush())} />
      {restored && (
        <Note
          icon="undo"
          actions={
            <>
              <Button
                size="small"
                onClick={then(() => {
                  undoRestored(values);
                })}
              >
                {t("restored.undo")}
              </Button>
              <Button
                size="small"
                onClick={then(() => {
                  values.dismissRestored();
                })}
              >
                {t("restored.dismiss")}
              </Button>
            </>
          }
        >
          {t("restored.text", { count: restored.edits.length, at: formats.moment(restored.at.toISOString()) })}
        </Note>
      )}
      <ConflictChoice
        count={conflicts.length}
        conflicts={() =>
          conflicts.map(({ key, address, mine, theirs }) => ({
            ...{ key, mine, theirs },
            label: [nameOf(address.keyFigureInfoId), formats.period(address.period), address.dimensionId]
              .filter(Boolean)
              .join(", "),
          }))
        }
        onChoose={(choice, key) => {
          edits.resolveConflicts(choice, key);
        }}
        onDone={focusGrid}
      />
      {status.unread > 0 && (
        <Note icon="alert" tone="warn">
          {t("unreadCount", { count: status.unread })}
        </Note>
      )}
      {!draftsKept && status.waiting + status.saving + status.failed > 0 && (
        <Note icon="alert" tone="warn">
          {t("draftsNotKept")}
        </Note>
      )}
      {badDimension !== null && (
        <Note icon="alert" tone="warn">
          {t("dimension.unknown", { dimension: badDimension })}
        </Note>
      )}
    </div>
  );
}
