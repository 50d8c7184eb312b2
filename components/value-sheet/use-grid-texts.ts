"use client";

import { useTranslations } from "next-intl";
import type { GridShortcut } from "@/components/grid/shortcuts-dialog";

/** What grids of values say beside the words of every grid: how they read what is pasted, and the keys of their tools. */
export function useGridTexts(): { pasteHint: string; shortcuts: GridShortcut[] } {
  const t = useTranslations("inputs");
  return {
    pasteHint: t("pasteHint"),
    shortcuts: (["find", "history"] as const).map((tool) => ({
      keys: t(`shortcuts.${tool}.keys`),
      does: t(`shortcuts.${tool}.does`),
    })),
  };
}
