"use client";

import { useTranslations } from "next-intl";
import type { GridShortcut } from "@/components/grid/shortcuts-dialog";

/** Additional texts for grids of values: how pasted numbers are read, and the shortcuts of the tools. */
export function useGridTexts(): { pasteHint: string; shortcuts: GridShortcut[] } {
  const t = useTranslations("inputs");
  return {
    pasteHint: t("pasteHint"),
    shortcuts: (["find", "series", "history"] as const).map((tool) => ({
      keys: t(`shortcuts.${tool}.keys`),
      does: t(`shortcuts.${tool}.does`),
    })),
  };
}
