"use client";

import { useRef, type KeyboardEvent } from "react";
import type { GridStore } from "@/lib/grid/grid-store";
import { commandInEditor, commandInGrid } from "@/lib/grid/keymap";
import { cellOf, isInEditor } from "./cell-position";

/**
 * Keys of a spreadsheet. Tab moves between cells; it leaves the grid at the last one, after Escape, and where nothing
 * can be edited (WCAG 2.1.2: no keyboard trap). A press of the mouse ends the effect of Escape.
 */
export function useGridKeyboard(store: GridStore, readOnly: boolean, onHelp: (() => void) | undefined) {
  const leaving = useRef(false);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Dialogs inside the grid, such as the one before a paste, handle their own keys.
    if (event.nativeEvent.isComposing || !cellOf(event.target)) return;
    const mode = store.editMode();
    // The mode has changed, but the editor is not opened or closed in the page yet.
    if (isInEditor(event.target) !== (mode !== null)) return;
    if (event.key === "?" && !mode && onHelp) {
      event.preventDefault();
      onHelp();
      return;
    }
    const command = mode ? commandInEditor(event, mode) : commandInGrid(event, navigator.userAgent.includes("Mac"));
    const tab = event.key === "Tab" && !mode;
    if (tab && (leaving.current || readOnly)) return;
    if (event.key !== "Shift") leaving.current = command?.type === "collapse";
    if (command && store.run(command)) event.preventDefault();
  };
  const onMouseDownCapture = () => {
    leaving.current = false;
  };
  return { onKeyDown, onMouseDownCapture };
}
