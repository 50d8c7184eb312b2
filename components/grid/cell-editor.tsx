"use client";

import { useEffect, useRef } from "react";
import type { GridStore } from "@/lib/grid/grid-store";

interface CellEditorProps {
  store: GridStore;
  label: string;
}

/**
 * The text field in the active cell. Each keystroke updates the store, so that the text is committed in whatever way
 * the user leaves the field, except with Escape.
 */
export function CellEditor({ store, label }: CellEditorProps) {
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(input.value.length, input.value.length);
  }, []);

  return (
    <input
      ref={ref}
      aria-label={label}
      defaultValue={store.editorText()}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="done"
      onChange={(event) => {
        store.typed(event.target.value);
      }}
      onBlur={() => {
        store.commit();
      }}
      className="grid-editor"
    />
  );
}
