"use client";

import type { ClipboardEvent } from "react";
import type { GridStore } from "@/lib/grid/grid-store";
import { writeHtmlTable, writeTsv } from "@/lib/grid/tsv";
import { isInEditor } from "./cell-position";

/** Copy, cut and paste of the selection. In the editor of a cell they are the browser's own. */
export function useGridClipboard(store: GridStore) {
  const copy = (event: ClipboardEvent): boolean => {
    if (isInEditor(event.target)) return false;
    const rows = store.copy();
    event.clipboardData.setData("text/plain", writeTsv(rows));
    event.clipboardData.setData("text/html", writeHtmlTable(rows));
    event.preventDefault();
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent<HTMLDivElement>) => {
      copy(event);
    },
    onCut: (event: ClipboardEvent<HTMLDivElement>) => {
      if (copy(event)) store.run({ type: "clear" });
    },
    onPaste: (event: ClipboardEvent<HTMLDivElement>) => {
      if (isInEditor(event.target)) return;
      event.preventDefault();
      store.paste(event.clipboardData.getData("text/plain"));
    },
  };
}
