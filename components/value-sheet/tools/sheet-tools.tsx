"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import { fillSeries } from "@/lib/grid/fill-handle";
import type { GridStore } from "@/lib/grid/grid-store";
import { rangeOf } from "@/lib/grid/selection";
import { DEFAULT_ARRANGEMENT } from "@/lib/inputs/arrange-rows";
import type { StoredValueKey } from "@/lib/inputs/history";
import { showToast } from "@/lib/toasts";
import { useClipboardItems } from "@/components/grid/use-clipboard-items";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { isFindShortcut, type EarlyFind } from "@/components/value-sheet/early-find";
import { Note } from "@/components/value-sheet/note";
import { ArrangeRows } from "./arrange-rows";
import { FindBar } from "./find-bar";
import type { ToolGrid } from "./tool-grid";
import { useArrangement } from "./use-arrangement";
import { useExport } from "./use-export";
import { useRowGrowth } from "./use-row-growth";

const HistoryDialog = onDemand(() => import("./history-dialog").then((module) => module.HistoryDialog));
const ImportDialog = onDemand(() => import("./import-dialog").then((module) => module.ImportDialog));

interface SheetToolsProps {
  grid: ToolGrid;
  /** The element around the grid, on which the tools capture keys. */
  boxRef: RefObject<HTMLElement | null>;
  /** Search text typed before the tools were loaded, if they are loaded after the grid. */
  early?: EarlyFind;
  /** Content at the end of the toolbar. */
  end?: ReactNode;
}

/** Toolbar of a grid: find, filter and sort, copy, history, export and import. */
export function SheetTools({ grid, boxRef, early, end }: SheetToolsProps) {
  const t = useTranslations("inputs.tools");
  const tGrid = useTranslations("grid");
  const { store, model, readOnly, storedValueOf } = grid;
  const [finding, setFinding] = useState(early?.text ?? null);
  const findRef = useRef<HTMLInputElement>(null);
  const openFind = useCallback(() => {
    // The open search keeps its text, as in a browser.
    const input = findRef.current;
    if (!input) setFinding("");
    input?.focus();
    input?.select();
  }, [setFinding]);
  const [importing, setImporting] = useState(false);
  const [history, setHistory] = useState<{ storedValue: StoredValueKey; label: string } | null>(null);
  const { arrangement, setArrangement, hiddenRows } = useArrangement(grid);
  const exportTo = useExport(grid);
  const growth = useRowGrowth(grid, arrangement === DEFAULT_ARRANGEMENT);

  useEffect(() => {
    if (arrangement === DEFAULT_ARRANGEMENT) return;
    return store.onAllRowsWanted(() => {
      // flushSync, because a row is selected by its place right after this.
      flushSync(() => {
        setArrangement(null);
      });
    });
  }, [store, arrangement, setArrangement]);

  const openHistory = useCallback(() => {
    const at = idsAt(store);
    const storedValue = at && storedValueOf?.(at.rowId, at.columnId);
    if (!at || !storedValue) {
      showToast(t("history.none"));
      return;
    }
    const column = grid.columns.find(({ id }) => id === at.columnId)?.label ?? "";
    setHistory({ storedValue, label: `${grid.nameOf(at.rowId)}, ${column}` });
  }, [store, storedValueOf, grid, t, setHistory]);

  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isFindShortcut(event)) openFind();
      else if (storedValueOf && event.key === "F2" && event.shiftKey && store.editMode() === null) openHistory();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    box.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      box.removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, [boxRef, store, storedValueOf, openFind, openHistory]);

  useEffect(() => {
    // `useEarlyFind` shares this object; `loaded` makes its listener leave the keys to the tools.
    if (early) Object.assign(early, { text: null, loaded: true } satisfies EarlyFind);
  }, [early]);

  const clipboardItems = useClipboardItems(store, boxRef, readOnly);
  const close = (hide: () => void) => () => {
    hide();
    store.focus();
  };
  const items = (): MenuItem[] => {
    const { top, bottom } = rangeOf(store.selection());
    const selected = model.rowIds().slice(top, bottom + 1);
    return [
      {
        label: t("find"),
        icon: "search",
        detail: "Ctrl + F",
        onSelect: openFind,
      },
      ...(storedValueOf
        ? [{ label: t("history.open"), icon: "undo" as const, detail: "Shift + F2", onSelect: openHistory }]
        : []),
      {
        label: t("hide", { count: selected.length }),
        icon: "filter",
        onSelect: () => {
          setArrangement((last) => ({ ...last, hidden: new Set([...last.hidden, ...selected]) }));
        },
      },
      ...clipboardItems(),
      ...(readOnly
        ? []
        : [
            {
              label: t("series"),
              icon: "plus" as const,
              onSelect: () => {
                if (!fillSeries(store)) showToast(t("noSeries"));
                store.focus();
              },
            },
          ]),
      ...(grid.periods && !readOnly
        ? [
            {
              label: t("copyPeriod"),
              icon: "copy" as const,
              onSelect: () => {
                showToast(t("copied", { count: copyPeriod(store) }));
                store.focus();
              },
            },
          ]
        : []),
      { kind: "separator" },
      { label: t("export.csv"), icon: "download", onSelect: () => void exportTo("csv") },
      { label: t("export.xlsx"), icon: "download", onSelect: () => void exportTo("xlsx") },
      ...(readOnly
        ? []
        : [
            {
              label: t("import.open"),
              icon: "upload" as const,
              onSelect: () => {
                setImporting(true);
              },
            },
          ]),
    ];
  };

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
        <ArrangeRows grid={grid} arrangement={arrangement} onChange={setArrangement} />
        <Menu label={tGrid("more")} items={items} align="end" className="w-72" />
        {finding !== null && (
          <FindBar
            grid={grid}
            first={finding}
            inputRef={findRef}
            onClose={close(() => {
              setFinding(null);
            })}
          />
        )}
        {end && <div className="ml-auto">{end}</div>}
      </div>
      {hiddenRows > 0 && (
        <div className="mb-3">
          <Note
            icon="filter"
            actions={
              <Button
                size="small"
                onClick={() => {
                  setArrangement(null);
                  store.focus();
                }}
              >
                {t("showAll")}
              </Button>
            }
          >
            {t("hidden", { count: hiddenRows })}
          </Note>
        </div>
      )}
      {growth}
      {history && (
        <HistoryDialog
          {...history}
          onClose={close(() => {
            setHistory(null);
          })}
        />
      )}
      {importing && (
        <ImportDialog
          grid={grid}
          onShowAll={() => {
            setArrangement(null);
          }}
          onClose={close(() => {
            setImporting(false);
          })}
        />
      )}
    </>
  );
}

function idsAt(store: GridStore): { rowId: string; columnId: string } | null {
  const { row, column } = store.selection().active;
  const rowId = store.model.rowIds()[row];
  const columnId = store.model.columnIds()[column];
  return rowId === undefined || columnId === undefined ? null : { rowId, columnId };
}

/**
 * Copies the period of the active cell into the next one, for the selected rows, or for all shown rows if only one is
 * selected. Empty values are not copied. Returns the number of changed cells.
 */
function copyPeriod(store: GridStore): number {
  const selection = store.selection();
  const { column } = selection.active;
  if (column + 1 >= store.size.columns) return 0;
  const { top, bottom } = rangeOf(selection);
  const all = top === bottom;
  const cells = Array.from({ length: store.size.rows }, (_, row) => row)
    .filter((row) => all || (row >= top && row <= bottom))
    .map((row) => ({ row, column: column + 1, content: store.edits.contentAt({ row, column }) }))
    .filter((cell) => cell.content !== null && store.edits.canEdit(cell));
  return store.edits.put("fill", cells, selection);
}
