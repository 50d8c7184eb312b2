"use client";

import { memo, useCallback, useEffect, useState, type RefObject } from "react";
import { blockOfHtml, hasExactNumbers } from "@/lib/grid/clipboard-html";
import type { GridGeometry } from "@/lib/grid/geometry";
import type { GridStore } from "@/lib/grid/grid-store";
import { isQuestionable, pasteBlock, preparePaste, type PastedBlock } from "@/lib/grid/paste";
import { parseTsv } from "@/lib/grid/tsv";
import { FillHandle } from "./fill-handle";
import type { DrawnLayout, ColumnWidths } from "./grid-layout";
import { PastePrompt } from "./paste-prompt";
import { PrintedGrid } from "./printed-grid";
import type { ClipboardTexts, GridToolbox } from "./grid-toolbox";
import { RowSlots } from "./row-slots";
import { useColumnResize } from "./use-column-resize";
import { useKeptWidths } from "./use-kept-widths";
import { useGridToolbox } from "./use-grid-toolbox";

interface GridToolsProps {
  store: GridStore;
  layout: DrawnLayout;
  boxRef: RefObject<HTMLDivElement | null>;
  geometryRef: RefObject<GridGeometry | null>;
  toolsRef: RefObject<GridToolbox>;
  /** Widths that the user has set. */
  givenWidths: ColumnWidths;
  onWidths: (change: (given: ColumnWidths) => ColumnWidths) => void;
  onSlots: (slots: RowSlots) => void;
  readOnly: boolean;
  widthsName: string | undefined;
}

/** Exported from here, so that it is loaded together with the tools. */
export { ReadingEcho } from "./reading-echo";

/** Parts of a grid that are loaded after its first render. */
export const GridTools = memo(function GridTools(props: GridToolsProps) {
  const { store, layout, boxRef, geometryRef, readOnly } = props;
  const [pendingPaste, setPendingPaste] = useState<PastedBlock | null>(null);
  const { onSlots } = props;
  // Until the slots are loaded with the tools, each row has an element of its own.
  useEffect(() => {
    onSlots(new RowSlots());
  }, [onSlots]);
  useColumnResize(boxRef, layout, props.onWidths);
  useKeptWidths(props.widthsName, props.givenWidths, props.onWidths);

  const paste = useCallback(
    (texts: ClipboardTexts) => {
      const block = parseClipboard(texts);
      const plan = preparePaste(store, block);
      if (!plan) return;
      if (isQuestionable(plan)) setPendingPaste(block);
      else pasteBlock(store, plan);
    },
    [store, setPendingPaste],
  );
  useGridToolbox(props, paste);

  return (
    <>
      {!readOnly && <FillHandle store={store} layout={layout} boxRef={boxRef} geometryRef={geometryRef} />}
      <PrintedGrid store={store} layout={layout} boxRef={boxRef} />
      {pendingPaste && (
        <PastePrompt
          store={store}
          block={pendingPaste}
          onClose={() => {
            setPendingPaste(null);
          }}
        />
      )}
    </>
  );
});

/** Prefers the table if it has numbers that are more exact than the text, or if there is no text. */
function parseClipboard({ text, html }: ClipboardTexts): PastedBlock {
  const table = blockOfHtml(html);
  return table && (text === "" || hasExactNumbers(table)) ? table : parseTsv(text);
}
