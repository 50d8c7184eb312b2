"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback } from "react";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { tableOfGrid } from "@/lib/inputs/grid-table";
import { decimalSignOf } from "@/lib/numbers/locale-signs";
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
        const { writeFile } = await import("@/lib/spreadsheets/spreadsheets");
        const decimalSign = decimalSignOf(locale) === "," ? "," : ".";
        const blob = await writeFile(kind, tableOfGrid(model, nameOf), fileName, { decimalSign });
        const link = document.createElement("a");
        link.href = URL.createObjectURL(blob);
        link.download = `${fileName.replace(/[\\/:*?"<>|]/g, "-")}.${kind}`;
        link.click();
        URL.revokeObjectURL(link.href);
        showToast(t("done", { name: link.download }));
      } catch {
        showToast(t("failed"), { tone: "bad" });
      }
    },
    [model, nameOf, fileName, locale, t],
  );
}
