"use client";

import { useTranslations } from "next-intl";
import { useCallback, useSyncExternalStore } from "react";
import { useFormats } from "@/lib/format/use-formats";
import type { GridStore } from "@/lib/grid/grid-store";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import { hasUnsaved } from "@/lib/inputs/value-edits";
import { onDemand } from "@/components/ui/on-demand";
import { ConflictChoice } from "./conflict-choice";
import { Note } from "./note";
import { FailedSave } from "./failed-save";

const RestoredNote = onDemand(() => import("./restored-note").then((module) => module.RestoredNote));

interface SheetNotesProps {
  values: FiscalYearValues;
  grid: GridStore;
  nameOf: (keyFigureId: string) => string;
  /** Names an object by its id; needed where values can be of objects. */
  objectName: ((dimensionId: string) => string) | undefined;
  /** The URL's `dimension` parameter where it is not the id of an object; null otherwise. */
  badDimension: string | null;
}

/** Notices above the grid about values not saved, restored, unread or in conflict, and about an unknown object. */
export function SheetNotes({ values, grid, nameOf, objectName = String, badDimension }: SheetNotesProps) {
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
  // The note and its focused button may disappear after the action, so the focus moves to the grid.
  const andFocusGrid = (act: () => void) => () => {
    act();
    grid.focus();
  };
  return (
    <div className="mb-3 flex flex-col gap-2 empty:hidden">
      <FailedSave queue={queue} onRetry={andFocusGrid(() => void queue.flush())} />
      {restored && <RestoredNote values={values} restored={restored} onAction={focusGrid} />}
      <ConflictChoice
        count={conflicts.length}
        conflicts={() =>
          conflicts.map(({ key, address, mine, theirs }) => ({
            key,
            mine,
            theirs,
            label: [
              nameOf(address.keyFigureInfoId),
              formats.period(address.period),
              ...(address.dimensionId === undefined ? [] : [objectName(address.dimensionId)]),
            ].join(", "),
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
      {!draftsKept && hasUnsaved(status) && (
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
