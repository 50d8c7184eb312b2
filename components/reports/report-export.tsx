"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { firstDay, lastDay } from "@/contract/period";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { reportPdfPath } from "@/lib/reports/paths";
import { companiesQueries } from "@/lib/companies/queries";
import { useReason } from "@/lib/figures/use-reason";
import { reportsQueries } from "@/lib/reports/queries";
import { fileNameOf } from "@/lib/spreadsheets/file-name";
import { SaveMenu } from "@/components/ui/save-menu";

/**
 * Exports the content of a report as it was published, or the present content of a draft. A workbook has a sheet for
 * each block, with formulas for derived values.
 */
export function ReportExport({ companyId, report }: { companyId: string; report: FullPeriodReport }) {
  const client = useQueryClient();
  const { data: company } = useQuery(companiesQueries.one(companyId));
  const locale = useLocale();
  const reasonOf = useReason();
  const { title, period } = report;
  const name = fileNameOf(company?.name ?? companyId, title, firstDay(period), lastDay(period));
  return (
    <SaveMenu
      pdfPath={reportPdfPath(companyId, report.id)}
      save={async (kind, culture) => {
        const [{ saveSheets, saveTable }, { reportSheets, reportTable }, content] = await Promise.all([
          import("@/lib/spreadsheets/save-table"),
          import("@/lib/reports/report-workbook"),
          client.query({ ...reportsQueries.content(companyId, report.id), staleTime: 0 }),
        ]);
        const sheets = reportSheets({
          content,
          hasBlocks: report.blocks !== undefined,
          // The reasons for missing values can only be written in the page's language.
          ...(content.language === locale && { reasonOf }),
        });
        return kind === "csv"
          ? saveTable(kind, reportTable(sheets), name, culture)
          : saveSheets(kind, sheets, name, culture);
      }}
    />
  );
}
