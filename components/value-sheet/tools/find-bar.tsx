"use client";

import { useTranslations } from "next-intl";
import { useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from "react";
import { selectCell } from "@/lib/grid/selection";
import { findCells, MAX_FOUND } from "@/lib/inputs/find-cells";
import { IconButton } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { controlClasses } from "@/components/ui/field";
import type { ToolGrid } from "./tool-grid";

interface FindBarProps {
  grid: ToolGrid;
  /** Initial search text. */
  first: string;
  onClose: () => void;
}

/** Finds rows and values in the grid. Enter goes to the next match, Shift+Enter to the previous one, Escape closes. */
export function FindBar({ grid, first, onClose }: FindBarProps) {
  const t = useTranslations("inputs.tools.findBar");
  const { store, model, nameOf } = grid;
  const [wanted, setWanted] = useState(first);
  const [at, setAt] = useState(-1);
  const searched = useDeferredValue(wanted);
  const subscribe = useCallback((listener: () => void) => model.subscribe(listener), [model]);
  const getRows = useCallback(() => model.rowIds(), [model]);
  const version = useSyncExternalStore(subscribe, getRows, getRows);
  const found = useMemo(
    () => ({ version, cells: findCells(model, nameOf, searched) }).cells,
    [version, model, nameOf, searched],
  );
  const go = (step: 1 | -1) => {
    if (found.length === 0) return;
    const next = (at + step + (at === -1 && step === -1 ? 1 : 0) + found.length) % found.length;
    setAt(next);
    store.select(selectCell(found[next]!));
  };
  return (
    <div role="search" className="flex items-center gap-1.5">
      <div className="w-48">
        <input
          type="search"
          aria-label={t("label")}
          placeholder={t("label")}
          autoFocus
          value={wanted}
          className={classes(controlClasses, "h-8.5")}
          onChange={(event) => {
            setWanted(event.target.value);
            setAt(-1);
          }}
          onKeyDown={(event) => {
            if (event.key === "Escape") onClose();
            else if (event.key === "Enter") go(event.shiftKey ? -1 : 1);
            else return;
            event.preventDefault();
          }}
        />
      </div>
      <span role="status" className="min-w-16 pl-1 text-xs text-ink-2">
        {searched.trim() !== "" &&
          (at < 0
            ? t("count", { count: found.length, more: found.length === MAX_FOUND ? "yes" : "no" })
            : t("at", { at: at + 1, count: found.length }))}
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
