"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useParams } from "next/navigation";
import { useCallback } from "react";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import type { FileKind } from "@/lib/spreadsheets/table";
import { showToast } from "@/lib/toasts";
import type { ToolGrid } from "./tool-grid";

/**
 * Saves the visible rows as a file; numbers in a CSV file have the decimal sign of the user's language. On a company's
 * pages the file's name starts with the company's.
 */
export function useExport({ model, nameOf, fileName }: ToolGrid): (kind: FileKind) => Promise<void> {
  const t = useTranslations("inputs.tools.export");
  const culture = CULTURE_OF_LOCALE[useLocale()];
  const queryClient = useQueryClient();
  // useParams returns null in tests, which render without the router.
  const companyId = (useParams() as { companyId?: string } | null)?.companyId;
  return useCallback(
    async (kind) => {
      try {
        const { saveGrid } = await import("@/lib/inputs/save-grid");
        const name = await saveGrid(kind, { model, nameOf, fileName, companyId, queryClient, culture });
        showToast(t("done", { name }));
      } catch {
        showToast(t("failed"), { tone: "bad" });
      }
    },
    [model, nameOf, fileName, companyId, queryClient, culture, t],
  );
}
