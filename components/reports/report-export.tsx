"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { firstDay, lastDay } from "@/contract/period";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { reportPdfPath } from "@/lib/api/paths";
import { companiesQueries } from "@/lib/companies/queries";
import { useFigureFormats } from "@/lib/figures/use-figure-formats";
import { useReason } from "@/lib/figures/use-reason";
import { fileNameOf } from "@/lib/spreadsheets/file-name";
import type { Sheet, SheetCell } from "@/lib/spreadsheets/workbook";
import { SaveMenu } from "@/components/ui/save-menu";
import { useCurrency } from "./report-figures";

/** Saves a report's figures as they were when it was made: values, no formulas. */
export function ReportExport({ companyId, report }: { companyId: string; report: FullPeriodReport }) {
  const t = useTranslations("reports.figures");
  const { data: company } = useQuery(companiesQueries.one(companyId));
  const figures = useFigureFormats(useCurrency(companyId, report));
  const reasonOf = useReason();
  const name = company?.name ?? companyId;
  const [first, last] = [firstDay(report.period), lastDay(report.period)];
  const sheet: Sheet = {
    name: report.title,
    columns: [44, 18, 12],
    frozen: { rows: 0, columns: 0 },
    rows: [
      [{ value: report.title, style: "title" }],
      [{ value: `${name} · ${first} – ${last}`, style: "note" }],
      [],
      [t("keyFigure"), t("value"), t("unit")].map((value): SheetCell => ({ value, style: "heading" })),
      ...report.keyFigures.map(({ keyFigure, keyFigureValues: [value] }): SheetCell[] => [
        { value: keyFigure.name },
        value === undefined || value.value === null
          ? { value: reasonOf(value?.reason), style: "note" }
          : { value: value.value, decimals: keyFigure.decimals ?? 2 },
        { value: figures.unit(keyFigure.valueType) },
      ]),
    ],
  };
  return (
    <SaveMenu
      pdfPath={reportPdfPath(companyId, report.id)}
      save={async (kind, culture) => {
        const { saveSheets } = await import("@/lib/spreadsheets/save-table");
        return saveSheets(kind, [sheet], fileNameOf(name, report.title, first, last), culture);
      }}
    />
  );
}
