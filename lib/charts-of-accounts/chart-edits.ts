import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { Draft } from "@/lib/drafts/drafts";
import { chartOf, draftOf, type ChartDraft } from "./chart-draft";
import { problemsOf } from "./chart-problems";

/** The user's edits of a chart, with undo. */
export interface ChartEdits {
  /** The stored chart when the edits began, were last saved, or last had a conflict ended. */
  base: ChartOfAccounts;
  current: ChartDraft;
  past: readonly ChartDraft[];
  future: readonly ChartDraft[];
  /** Names the target of the last change; successive changes to one target, as in typing, are one step of undo. */
  step: string | null;
  /** The time of edits that were restored from an earlier visit; null otherwise. */
  restoredAt: Date | null;
}

export function beginEdits(chart: ChartOfAccounts): ChartEdits {
  return { base: chart, current: draftOf(chart), past: [], future: [], step: null, restoredAt: null };
}

export function withChange(edits: ChartEdits, current: ChartDraft, step: string | null = null): ChartEdits {
  const isSameStep = step !== null && step === edits.step;
  return { ...edits, current, past: isSameStep ? edits.past : [...edits.past, edits.current], future: [], step };
}

export function undone(edits: ChartEdits): ChartEdits {
  const { past, current, future } = edits;
  const before = past.at(-1);
  if (!before) return edits;
  return { ...edits, current: before, past: past.slice(0, -1), future: [...future, current], step: null };
}

export function redone(edits: ChartEdits): ChartEdits {
  const { past, current, future } = edits;
  const after = future.at(-1);
  if (!after) return edits;
  return { ...edits, current: after, past: [...past, current], future: future.slice(0, -1), step: null };
}

/** The edits after a save. Undo still leads back to states before it. */
export function saved(edits: ChartEdits, chart: ChartOfAccounts): ChartEdits {
  return { ...edits, base: chart, step: null, restoredAt: null };
}

/**
 * Ends a conflict: "mine" keeps the edits, to be saved over the stored chart; "theirs" replaces them with the stored
 * chart, and undo brings them back.
 */
export function resolved(edits: ChartEdits, theirs: ChartOfAccounts, choice: "mine" | "theirs"): ChartEdits {
  const settled = { ...saved(edits, theirs), restoredAt: choice === "mine" ? edits.restoredAt : null };
  return choice === "mine" ? settled : withChange(settled, draftOf(theirs));
}

/** Discards all unsaved edits; redo brings them back. */
export function discarded(edits: ChartEdits): ChartEdits {
  const { base, current, future } = edits;
  return { ...edits, current: draftOf(base), past: [], future: [...future, current], step: null, restoredAt: null };
}

export function isDirty({ base, current }: ChartEdits): boolean {
  // `chartOf` leaves out parts of account texts that cannot be read, but they are edits too.
  return !isSameChart(chartOf(base, current), base) || problemsOf(current).some(({ kind }) => kind === "accounts");
}

/**
 * Returns true for charts with the same name, groups and known groups. It makes no difference whether a group has its
 * leaves before or after the groups below it.
 */
export function isSameChart(one: ChartOfAccounts, other: ChartOfAccounts): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf(chart: ChartOfAccounts): string {
  const { name, children, knownGroups } = chartOf(chart, draftOf(chart));
  return JSON.stringify([name, children, knownGroups]);
}

/** The edits as text, to store in the browser until they are saved. */
export function writeEdits({ base, current }: ChartEdits): string {
  return JSON.stringify({ base, current });
}

/** The edits of this chart from an earlier visit; null when there are none, or when their text cannot be read. */
export function readEdits(draft: Draft | null, chartId: string): ChartEdits | null {
  if (!draft) return null;
  try {
    const { base, current } = JSON.parse(draft.text) as Pick<ChartEdits, "base" | "current">;
    if (base.id !== chartId || !Array.isArray(current.groups)) return null;
    return { ...beginEdits(base), current, past: [draftOf(base)], restoredAt: draft.at };
  } catch {
    return null;
  }
}

/**
 * Edits of an earlier visit in place of later ones. One undo brings the later ones back, as long as the restored ones
 * are not discarded.
 */
export function restoredOver(later: ChartEdits, restored: ChartEdits): ChartEdits {
  return later.past.length === 0 ? restored : { ...restored, past: [...restored.past, later.current] };
}
