"use client";

import { useTranslations } from "next-intl";
import type { Shortcut } from "@/lib/shortcuts";

/**
 * Additional texts for grids of values: how pasted numbers are read, and the shortcuts of the tools.
 * @param hasHistory true if the tools show the history of a cell
 */
export function useGridTexts(hasHistory: boolean): { pasteHint: string; shortcuts: Shortcut[] } {
  const t = useTranslations("inputs");
  return {
    pasteHint: t("pasteHint"),
    shortcuts: (["find", "series", ...(hasHistory ? (["history"] as const) : [])] as const).map((tool) => ({
      keys: t(`shortcuts.${tool}.keys`),
      label: t(`shortcuts.${tool}.does`),
      ...(tool === "series" && { isEdit: true }),
    })),
  };
}
