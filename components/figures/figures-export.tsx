"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { firstDay, lastDay } from "@/contract/period";
import { companiesQueries } from "@/lib/companies/queries";
import { keyFigurePdfPath } from "@/lib/figures/paths";
import { figuresQueries } from "@/lib/figures/queries";
import { usePresentation } from "@/lib/figures/use-presentation";
import { useReason } from "@/lib/figures/use-reason";
import { chosenPreset } from "@/lib/presets/chosen-preset";
import { presetsQueries } from "@/lib/presets/queries";
import { fileNameOf } from "@/lib/spreadsheets/file-name";
import { useObjectNames } from "@/lib/statements/use-object-names";
import { SaveMenu } from "@/components/ui/save-menu";

/**
 * Exports the key figures of the fiscal year at the resolution shown: all of them as a workbook with formulas or as
 * CSV, those of the preset (all if the company has none) as a PDF. The file's name contains the chosen object.
 */
export function FiguresExport({ companyId, year }: { companyId: string; year: FiscalYear }) {
  const t = useTranslations("figures");
  const queryClient = useQueryClient();
  const { data: company } = useQuery(companiesQueries.one(companyId));
  const { nameOf } = useObjectNames(companyId, year.id);
  const { data: presets } = useQuery(presetsQueries.list(companyId));
  const { preset: wanted, resolution, dimensionId } = usePresentation();
  const reasonOf = useReason();
  const days = { startDate: firstDay(year), endDate: lastDay(year) };
  const preset = chosenPreset(presets ?? [], wanted);
  const pdfPath = keyFigurePdfPath(companyId, {
    ...days,
    resolution,
    dimensionId,
    ...(preset && { keyFigurePresetId: preset.id }),
  });
  return (
    <SaveMenu
      {...(presets && { pdfPath })}
      save={async (kind, culture) => {
        const [{ saveSheets }, { sheetsOfWorkbook }, workbook] = await Promise.all([
          import("@/lib/spreadsheets/save-table"),
          import("@/lib/figures/workbook-sheets"),
          queryClient.query(figuresQueries.workbook(companyId, { ...days, resolution, dimensionId })),
        ]);
        const content = [t("figures.title"), dimensionId && nameOf(dimensionId)].filter(Boolean).join(" ");
        const name = fileNameOf(company?.name ?? companyId, content, days.startDate, days.endDate);
        return saveSheets(kind, sheetsOfWorkbook(workbook, reasonOf), name, culture);
      }}
    />
  );
}
