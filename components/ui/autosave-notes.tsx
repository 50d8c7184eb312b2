"use client";

import type { AutosaveState } from "@/lib/drafts/autosaved-edit";
import { Button } from "./button";
import { FailureNote } from "./failure-note";
import { Icon } from "./icon";
import { RestoredNote } from "./restored-note";
import type { SaveState } from "./save-status";

interface AutosaveNotesProps<T> {
  save: AutosaveState<T>;
  restoredAt: Date | null;
  /** Title of the note about a failed save. */
  failed: string;
  /** Title of the note about a conflict. */
  title: string;
  explanation: (theirs: T) => string;
  /** Labels of the buttons that resolve the conflict: with the other user's version, or with one's own. */
  theirs: string;
  mine: string;
  onDiscard: () => void;
  onResolve: (choice: "mine" | "theirs") => void;
}

/** Notices about restored changes, a failed save, or a conflict with the choice to make. */
export function AutosaveNotes<T>({ save, restoredAt, failed, onDiscard, onResolve, ...words }: AutosaveNotesProps<T>) {
  if (save.kind === "failed")
    return (
      <div className="mb-4">
        <FailureNote error={save.error} title={failed} />
      </div>
    );
  if (save.kind === "unsaved" && restoredAt)
    return (
      <div className="mb-4">
        <RestoredNote at={restoredAt} onDiscard={onDiscard} />
      </div>
    );
  if (save.kind !== "conflict") return null;
  return (
    <div role="alert" className="mb-4 flex gap-2 rounded-md bg-warn-soft px-3 py-2 text-warn">
      <Icon name="alert" className="mt-0.5" />
      <div>
        <p className="font-medium">{words.title}</p>
        <p>{words.explanation(save.theirs)}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          {(["theirs", "mine"] as const).map((choice) => (
            <Button
              key={choice}
              size="small"
              onClick={() => {
                onResolve(choice);
              }}
            >
              {words[choice]}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}

/**
 * Converts the state for SaveStatus. A restored edit counts as failed, because it is saved only by a change or by the
 * retry button. A conflict counts as unsaved, because AutosaveNotes has a note for it.
 */
export function saveStateOfEdit(save: AutosaveState<unknown>, isRestored: boolean, retry: () => void): SaveState {
  if (save.kind === "failed" || (save.kind === "unsaved" && isRestored)) return { kind: "failed", retry };
  return save.kind === "conflict" ? { kind: "unsaved" } : save;
}
