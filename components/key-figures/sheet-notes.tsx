"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore, type ReactNode } from "react";
import { useFormats } from "@/lib/format/use-formats";
import type { FiscalYearValues } from "@/lib/key-figures/fiscal-year-values";
import { Button } from "../ui/button";
import { classes } from "../ui/classes";
import { FailureNote } from "../ui/failure-note";
import { Icon, type IconName } from "../ui/icon";

interface SheetNotesProps {
  values: FiscalYearValues;
  failed: boolean;
  readOnly: boolean;
  /** What stands in the address for a dimension but is none. */
  badDimension: string | null;
}

/** What must be said above the grid: what is not saved and why, what came back, what waits for a decision. */
export function SheetNotes({ values, failed, readOnly, badDimension }: SheetNotesProps) {
  const t = useTranslations("keyFigures");
  const formats = useFormats();
  const { queue, edits } = values;
  const status = useSyncExternalStore(queue.subscribe, queue.getStatus, queue.getStatus);
  const restored = useSyncExternalStore(values.subscribe, values.getRestored, values.getRestored);
  const draftsKept = useSyncExternalStore(values.subscribe, values.areDraftsKept, values.areDraftsKept);
  return (
    <div className="mb-3 flex flex-col gap-2 empty:hidden">
      {failed && (
        <div className="flex flex-col items-start gap-2">
          <FailureNote error={status.failure} title={t("failedSave.title", { count: status.failed })} />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
            {status.retrying && t("failedSave.retrying")}
            <Button size="small" icon="refresh" onClick={() => void queue.flush()}>
              {t("failedSave.retry")}
            </Button>
          </p>
        </div>
      )}
      {restored && (
        <Note
          icon="undo"
          actions={
            <>
              <Button size="small" onClick={() => { values.undoRestored(); }}>{t("restored.undo")}</Button>
              <Button size="small" onClick={() => { values.dismissRestored(); }}>{t("restored.dismiss")}</Button>
            </>
          } // prettier-ignore
        >
          {t("restored.text", { count: restored.edits.length, at: formats.moment(restored.at.toISOString()) })}
        </Note>
      )}
      {status.conflicts > 0 && (
        <Note
          icon="alert"
          tone="warn"
          actions={
            <>
              <Button size="small" onClick={() => { edits.resolveConflicts("mine"); }}>{t("conflicts.mine")}</Button>
              <Button size="small" onClick={() => { edits.resolveConflicts("stored"); }}>{t("conflicts.stored")}</Button>
            </>
          } // prettier-ignore
        >
          {t("conflicts.text", { count: status.conflicts })}
        </Note>
      )}
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
      {readOnly && <Note icon="lock">{t("readOnly")}</Note>}
    </div>
  );
}

interface NoteProps {
  icon: IconName;
  tone?: "plain" | "warn";
  actions?: ReactNode;
  children: ReactNode;
}

function Note({ icon, tone = "plain", actions, children }: NoteProps) {
  return (
    <div
      role="status"
      className={classes(
        "flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md px-3 py-2",
        tone === "warn" ? "bg-warn-soft text-warn" : "bg-accent-soft text-ink",
      )}
    >
      <Icon name={icon} />
      <p className="min-w-0 flex-1 basis-60">{children}</p>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
