"use client";

import type { ClipboardEvent, RefObject } from "react";
import { isInEditor } from "./cell-position";
import type { GridToolbox } from "./grid-toolbox";

/** Copies, cuts and pastes the selection. In a cell's editor the browser handles these events. */
export function useGridClipboard(toolsRef: RefObject<GridToolbox>) {
  const copy = (event: ClipboardEvent<HTMLDivElement>) => {
    if (isInEditor(event.target)) return;
    event.preventDefault();
    toolsRef.current.copy?.(event.clipboardData, event.type === "cut");
  };
  return {
    onCopy: copy,
    onCut: copy,
    onPaste: (event: ClipboardEvent<HTMLDivElement>) => {
      if (isInEditor(event.target)) return;
      event.preventDefault();
      const { clipboardData } = event;
      const texts = { text: clipboardData.getData("text/plain"), html: clipboardData.getData("text/html") };
      if (toolsRef.current.paste) toolsRef.current.paste(texts);
      else toolsRef.current.kept = texts;
    },
  };
}
