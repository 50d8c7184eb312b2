"use client";

import { useTranslations } from "next-intl";
import type { Shortcut } from "@/lib/shortcuts";

/** Additional texts for grids of values: how pasted numbers are read, and the shortcuts of the tools. */
export function useGridTexts(): { pasteHint: string; shortcuts: Shortcut[] } {
  const t = useTranslations("inputs");
  return {
    pasteHint: t("pasteHint"),
    shortcuts: (["find", "series", "history"] as const).map((tool) => ({
      keys: t(`shortcuts.${tool}.keys`),
      label: t(`shortcuts.${tool}.does`),
      ...(tool === "series" && { isEdit: true }),
    })),
  };
}
