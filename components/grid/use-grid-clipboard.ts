"use client";

import type { ClipboardEvent, RefObject } from "react";
import { isInEditor } from "./cell-position";
import type { GridToolbox } from "./grid-toolbox";

/** Copies, cuts and pastes the selection. In a cell's editor and in dialogs the browser handles these events. */
export function useGridClipboard(toolsRef: RefObject<GridToolbox>) {
  const copy = (event: ClipboardEvent<HTMLDivElement>) => {
    if (isInEditor(event.target) || isInDialog(event.target)) return;
    event.preventDefault();
    toolsRef.current.copy?.(event.clipboardData, event.type === "cut");
  };
  return {
    onCopy: copy,
    onCut: copy,
    onPaste: (event: ClipboardEvent<HTMLDivElement>) => {
      if (isInEditor(event.target) || isInDialog(event.target)) return;
      event.preventDefault();
      const { clipboardData } = event;
      const texts = { text: clipboardData.getData("text/plain"), html: clipboardData.getData("text/html") };
      if (toolsRef.current.paste) toolsRef.current.paste(texts);
      else toolsRef.current.kept = texts;
    },
  };
}

/** True in a dialog inside the grid, such as the one before a paste. */
function isInDialog(target: EventTarget): boolean {
  return target instanceof Element && target.closest("dialog") !== null;
}
