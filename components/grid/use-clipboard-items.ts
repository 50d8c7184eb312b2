"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import type { GridStore } from "@/lib/grid/grid-store";
import { showToast } from "@/lib/toasts";
import type { MenuItem } from "@/components/ui/menu";
import { copyFromGrid, pasteIntoGrid } from "./clipboard";

/**
 * Menu items for copy and paste, for users without a keyboard.
 * @param boxRef the element around the grid
 */
export function useClipboardItems(
  store: GridStore,
  boxRef: RefObject<HTMLElement | null>,
  readOnly: boolean,
): () => MenuItem[] {
  const t = useTranslations("grid.clipboard");
  const clip = async (action: "copy" | "paste") => {
    if (!boxRef.current) return;
    store.focus();
    try {
      if (action === "paste") await pasteIntoGrid(boxRef.current);
      else showToast(t((await copyFromGrid(boxRef.current)) ? "copied" : "notYet"));
    } catch {
      showToast(t(action === "copy" ? "noCopy" : "noPaste"), { tone: "bad" });
    }
  };
  const item = (action: "copy" | "paste", detail: string): MenuItem => ({
    label: t(action),
    icon: "copy",
    detail,
    onSelect: () => void clip(action),
  });
  return () => [item("copy", "Ctrl + C"), ...(readOnly ? [] : [item("paste", "Ctrl + V")])];
}
