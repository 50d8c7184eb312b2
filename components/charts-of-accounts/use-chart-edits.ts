"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { chartOf, type ChartDraft } from "@/lib/charts-of-accounts/chart-draft";
import {
  beginEdits,
  discarded,
  isDirty,
  isSameChart,
  redone,
  resolved,
  saved,
  undone,
  withChange,
} from "@/lib/charts-of-accounts/chart-edits";
import { problemsOf } from "@/lib/charts-of-accounts/chart-problems";
import { ChartConflict, saveChart } from "@/lib/charts-of-accounts/mutations";
import type { SaveState } from "@/components/ui/save-status";
import { useKeptEdits } from "./use-kept-edits";

/** The user's edits of a chart; `chart` is the version that the service has now. */
export function useChartEdits(companyId: string, chart: ChartOfAccounts, readOnly: boolean) {
  const mutation = useMutation(saveChart(useQueryClient(), companyId));
  const [edits, setEdits] = useState(() => beginEdits(chart));
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const dirty = isDirty(edits);
  const isChanged = !isSameChart(chart, edits.base);
  const mine = chartOf(edits.base, edits.current);
  // A newer version from the service replaces a draft without edits, and becomes the base of a draft that equals it.
  if (isChanged && !dirty) setEdits(beginEdits(chart));
  else if (isChanged && isSameChart(chart, mine)) setEdits(saved(edits, chart));
  const problems = problemsOf(edits.current);
  // The chart of a save that is under way may arrive before its response.
  const isConflict = isChanged && dirty && !mutation.isPending;
  const canSave = dirty && !readOnly && !isConflict && problems.length === 0;
  useKeptEdits({ companyId, edits, restore: setEdits, readOnly });

  const save = () => {
    if (!canSave || mutation.isPending) return;
    const onSuccess = (stored: ChartOfAccounts) => {
      setSavedAt(new Date());
      // The user may have typed on during the save.
      setEdits((latest) => saved(latest, stored));
    };
    mutation.mutate({ base: edits.base, chart: mine }, { onSuccess });
  };
  const { reset, isError } = mutation;
  /** `step` names the field that is typed in: successive changes of one field are undone in one step. */
  const change = useCallback(
    (draft: ChartDraft | ((latest: ChartDraft) => ChartDraft), step?: string) => {
      // A pending save must not be reset: the next one would be sent beside it.
      if (isError) reset();
      setEdits((latest) => withChange(latest, typeof draft === "function" ? draft(latest.current) : draft, step));
    },
    [reset, isError],
  );
  const undo = useCallback(() => {
    setEdits(undone);
  }, []);
  const redo = useCallback(() => {
    setEdits(redone);
  }, []);
  const error = mutation.error instanceof ChartConflict ? null : mutation.error;
  const state: SaveState = mutation.isPending
    ? { kind: "saving" }
    : dirty
      ? { kind: "unsaved" }
      : savedAt
        ? { kind: "saved", at: savedAt }
        : { kind: "clean" };
  return {
    edits,
    draft: edits.current,
    chart: mine,
    dirty,
    problems,
    isConflict,
    canSave,
    save,
    state,
    error,
    change,
    undo,
    redo,
    discard: () => {
      setEdits(discarded);
    },
    resolve: (choice: "mine" | "theirs") => {
      mutation.reset();
      setEdits((latest) => resolved(latest, chart, choice));
    },
  };
}

export type ChartWork = ReturnType<typeof useChartEdits>;
