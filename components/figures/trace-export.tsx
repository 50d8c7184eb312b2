"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { KeyFigureTrace } from "@/contract/figures/key-figure-trace";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { companiesQueries } from "@/lib/companies/queries";
import { tracePdfPath } from "@/lib/figures/paths";
import { figuresQueries } from "@/lib/figures/queries";
import type { TraceAddress } from "@/lib/figures/trace-address";
import { useReason } from "@/lib/figures/use-reason";
import { fileNameOf } from "@/lib/spreadsheets/file-name";
import { objectName } from "@/lib/statements/object-name";
import { objectsQuery } from "@/lib/statements/objects-query";
import { SaveMenu } from "@/components/ui/save-menu";

interface TraceExportProps {
  companyId: string;
  address: TraceAddress;
  keyFigure: KeyFigureTrace["keyFigure"];
  /** The fiscal year of the value. */
  year: FiscalYear | undefined;
  dimensionId: string | undefined;
}

/** Exports the computation of a value as a workbook with formulas, as CSV or as a PDF. */
export function TraceExport({ companyId, address, keyFigure, year, dimensionId }: TraceExportProps) {
  const t = useTranslations("figures.trace");
  const queryClient = useQueryClient();
  const { data: company } = useQuery(companiesQueries.one(companyId));
  const reasonOf = useReason();
  const { keyFigureId, first, last } = address;
  return (
    <SaveMenu
      pdfPath={tracePdfPath(companyId, keyFigureId, { startDate: first, endDate: last, dimensionId })}
      save={async (kind, culture) => {
        const [{ saveSheets }, { sheetsOfWorkbook }, workbook] = await Promise.all([
          import("@/lib/spreadsheets/save-table"),
          import("@/lib/figures/workbook-sheets"),
          queryClient.query(figuresQueries.traceWorkbook(companyId, address, dimensionId)),
        ]);
        const sheets = sheetsOfWorkbook(workbook, reasonOf);
        const figure = t("file", { name: keyFigure.name });
        const objects =
          year && dimensionId !== undefined ? await queryClient.query(objectsQuery(companyId, year.id)) : [];
        const object = objects.find(({ id }) => id === dimensionId);
        const content = object ? `${figure} ${objectName(object)}` : figure;
        return saveSheets(kind, sheets, fileNameOf(company?.name ?? companyId, content, first, last), culture);
      }}
    />
  );
}
