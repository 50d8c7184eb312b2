"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback } from "react";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { tableOfGrid } from "@/lib/inputs/grid-table";
import type { FileKind } from "@/lib/spreadsheets/table";
import { showToast } from "@/lib/toasts";
import type { ToolGrid } from "./tool-grid";

/** Saves the rows that are shown as a file, as the user's spreadsheet reads it. */
export function useExport({ model, nameOf, fileName }: ToolGrid): (kind: FileKind) => Promise<void> {
  const t = useTranslations("inputs.tools.export");
  const locale = CULTURE_OF_LOCALE[useLocale()];
  return useCallback(
    async (kind) => {
      try {
        const { saveTable } = await import("@/lib/spreadsheets/save-table");
        const name = await saveTable(kind, tableOfGrid(model, nameOf), fileName, locale);
        showToast(t("done", { name }));
      } catch {
        showToast(t("failed"), { tone: "bad" });
      }
    },
    [model, nameOf, fileName, locale, t],
  );
}
