"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useParams } from "next/navigation";
import { useCallback } from "react";
import { companiesQueries } from "@/lib/companies/queries";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { tableOfGrid } from "@/lib/inputs/grid-table";
import type { FileKind } from "@/lib/spreadsheets/table";
import { showToast } from "@/lib/toasts";
import type { ToolGrid } from "./tool-grid";

/** Saves the rows that are shown as a file, as the user's spreadsheet reads it; its name begins with the company's. */
export function useExport({ model, nameOf, fileName }: ToolGrid): (kind: FileKind) => Promise<void> {
  const t = useTranslations("inputs.tools.export");
  const locale = CULTURE_OF_LOCALE[useLocale()];
  const { companyId } = useParams<{ companyId?: string }>();
  const id = companyId === undefined ? null : decodeURIComponent(companyId);
  const { data: company } = useQuery({ ...companiesQueries.one(id ?? ""), enabled: id !== null });
  const wholeName = id === null ? fileName : `${company?.name ?? id} – ${fileName}`;
  return useCallback(
    async (kind) => {
      try {
        const { saveTable } = await import("@/lib/spreadsheets/save-table");
        const name = await saveTable(kind, tableOfGrid(model, nameOf), wholeName, locale);
        showToast(t("done", { name }));
      } catch {
        showToast(t("failed"), { tone: "bad" });
      }
    },
    [model, nameOf, wholeName, locale, t],
  );
}
