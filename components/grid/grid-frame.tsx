"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from "react";
import type { GridStore } from "@/lib/grid/grid-store";
import type { Shortcut } from "@/lib/shortcuts";
import { useCurrentUser } from "@/components/auth/current-user";
import { onDemand } from "@/components/ui/on-demand";
import { Grid } from "./grid";
import type { GridLayout } from "./grid-layout";

const GridStatus = onDemand(
  () => import("./grid-status").then((module) => module.GridStatus),
  // As high as the status line.
  <div className="mt-3 h-4" />,
);
const GridShortcutsDialog = onDemand(() =>
  import("./grid-shortcuts-dialog").then((module) => module.GridShortcutsDialog),
);

interface GridFrameProps {
  grid: GridStore;
  layout: GridLayout;
  /** Accessible name of the grid. */
  label: string;
  /** Reason why nothing can be edited; null where it can. */
  readOnly: string | null;
  /** Called when an element outside the grid gets the focus, so that pending changes can be saved at once. */
  onLeave?: () => void;
  /** Set to the element around the grid, for tools that listen to its events or copy and paste in it. */
  boxRef: RefObject<HTMLDivElement | null>;
  /** Content above the grid. */
  tools?: ReactNode;
  /** Height in px of everything above and below the grid; the default fits a company's pages. */
  around?: number;
  /** Text about the formats that paste accepts. */
  pasteHint?: string | undefined;
  /** Keys of the tools, in addition to those of the grid. */
  shortcuts?: readonly Shortcut[] | undefined;
}

/** A grid with its tools, its status line and its shortcuts. */
export function GridFrame(props: GridFrameProps) {
  const { grid, layout, label, onLeave, boxRef, tools, shortcuts, around = 380 } = props;
  const t = useTranslations("grid");
  const readOnly = props.readOnly !== null;
  const usageId = useId();
  const { userName } = useCurrentUser();
  // The path identifies the grid for stored column widths, because a page has one grid.
  const path = usePathname();
  const [helpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => {
    setHelpOpen(true);
  }, [setHelpOpen]);

  // When the focused button disappeared with the previous view, the new grid takes the focus.
  const shown = useRef(grid);
  useEffect(() => {
    if (shown.current !== grid && document.activeElement === document.body) grid.focus();
    shown.current = grid;
  }, [grid]);

  // Focuses the cell after the dialog has closed.
  useEffect(() => {
    if (!helpOpen) return;
    return () => {
      grid.focus();
    };
  }, [helpOpen, grid]);

  return (
    <>
      {tools}
      <div
        ref={boxRef}
        onBlur={(event) => {
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onLeave?.();
        }}
      >
        <Grid
          key={keyOf(grid)}
          store={grid}
          layout={layout}
          label={label}
          describedBy={usageId}
          readOnly={readOnly}
          // A whole number of rows, plus the 2 px of the border.
          maxHeight={`calc(round(down, max(280px, 100dvh - ${String(around)}px), var(--row)) + 2px)`}
          widthsName={`${userName}${path}`}
          onHelp={openHelp}
        />
      </div>
      <p id={usageId} className="sr-only">
        {t(readOnly ? "usageReadOnly" : "usage")}
      </p>
      <GridStatus grid={grid} onHelp={openHelp} readOnly={props.readOnly} pasteHint={props.pasteHint} />
      {helpOpen && (
        <GridShortcutsDialog
          readOnly={readOnly}
          more={shortcuts}
          onClose={() => {
            setHelpOpen(false);
          }}
        />
      )}
    </>
  );
}

const keys = new WeakMap<GridStore, string>();
let made = 0;

/** Returns a React key for the store, so that each store gets a grid of its own. */
function keyOf(grid: GridStore): string {
  let key = keys.get(grid);
  if (key === undefined) keys.set(grid, (key = String(made++)));
  return key;
}
