"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import type { GridStore } from "@/lib/grid/grid-store";
import { showToast } from "@/lib/toasts";
import type { MenuItem } from "@/components/ui/menu";
import { copyFromGrid, pasteIntoGrid } from "./clipboard";

/**
 * Copy and paste for a menu, for those without the keys.
 * @param boxRef the element around the grid
 */
export function useClipboardItems(
  store: GridStore,
  boxRef: RefObject<HTMLElement | null>,
  readOnly: boolean,
): () => MenuItem[] {
  const t = useTranslations("grid.clipboard");
  const clip = async (what: "copy" | "paste") => {
    if (!boxRef.current) return;
    store.focus();
    try {
      await (what === "copy" ? copyFromGrid : pasteIntoGrid)(boxRef.current);
      if (what === "copy") showToast(t("copied"));
    } catch {
      showToast(t(what === "copy" ? "noCopy" : "noPaste"), { tone: "bad" });
    }
  };
  const item = (what: "copy" | "paste", detail: string): MenuItem => ({
    label: t(what),
    icon: "copy",
    detail,
    onSelect: () => void clip(what),
  });
  return () => [item("copy", "Ctrl C"), ...(readOnly ? [] : [item("paste", "Ctrl V")])];
}
