"use client";

import { useTranslations } from "next-intl";
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
  type RefObject,
} from "react";
import { selectCell, type Cell } from "@/lib/grid/selection";
import { findCells } from "@/lib/inputs/find-cells";
import { IconButton } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { controlClasses } from "@/components/ui/field";
import type { ToolGrid } from "./tool-grid";

interface FindBarProps {
  grid: ToolGrid;
  /** Initial search text. */
  first: string;
  inputRef: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/**
 * Finds rows and values in the grid. Enter goes to the match after the active cell, Shift+Enter to the one before.
 * After a new text they go to the first and the last match. Escape closes.
 */
export function FindBar({ grid, first, inputRef, onClose }: FindBarProps) {
  const t = useTranslations("inputs.tools.findBar");
  const { store, model, nameOf } = grid;
  const [text, setText] = useState(first);
  const [isStarted, setStarted] = useState(false);
  // Counts changes of values and rows.
  const [version, countChange] = useReducer((before: number) => before + 1, 0);
  useEffect(() => model.subscribe(countChange), [model]);
  const wanted = useMemo(() => ({ text, version }), [text, version]);
  const searched = useDeferredValue(wanted);
  const { cells: found, hasMore } = useMemo(() => findCells(model, nameOf, searched.text), [model, nameOf, searched]);
  const { active } = useSyncExternalStore(store.subscribe, store.selection, store.selection);
  const at = isStarted ? found.findIndex((cell) => compareCells(cell, active) === 0) : -1;
  const go = (step: 1 | -1) => {
    // The list on the screen may be that of an earlier text.
    const matches = searched === wanted ? found : findCells(model, nameOf, text).cells;
    if (matches.length === 0) return;
    const from = store.selection().active;
    const isAhead = (cell: Cell) => !isStarted || compareCells(cell, from) * step > 0;
    const next = step === 1 ? (matches.find(isAhead) ?? matches[0]!) : (matches.findLast(isAhead) ?? matches.at(-1)!);
    setStarted(true);
    store.select(selectCell(next));
  };
  const hits = { count: found.length, more: hasMore ? "yes" : "no" };
  return (
    <div
      role="search"
      className="flex items-center gap-1.5"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="w-48">
        <input
          ref={inputRef}
          type="search"
          aria-label={t("label")}
          placeholder={t("label")}
          autoFocus
          value={text}
          className={classes(controlClasses, "h-8.5")}
          onChange={(event) => {
            setText(event.target.value);
            setStarted(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            go(event.shiftKey ? -1 : 1);
          }}
        />
      </div>
      <span role="status" className="min-w-16 pl-1 text-xs text-ink-2">
        {searched.text.trim() !== "" && (at < 0 ? t("count", hits) : t("at", { at: at + 1, ...hits }))}
      </span>
      <IconButton
        icon="arrowUp"
        label={t("previous")}
        onClick={() => {
          go(-1);
        }}
      />
      <IconButton
        icon="arrowDown"
        label={t("next")}
        onClick={() => {
          go(1);
        }}
      />
      <IconButton icon="close" label={t("close")} shortcut="Esc" onClick={onClose} />
    </div>
  );
}

/** Compares two cells in reading order. */
function compareCells(one: Cell, other: Cell): number {
  return one.row - other.row || one.column - other.column;
}
