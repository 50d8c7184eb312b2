"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { firstDay, lastDay } from "@/contract/period";
import type { ReadSoFar } from "@/lib/api/read-all-pages";
import { companiesQueries } from "@/lib/companies/queries";
import { fileNameOf } from "@/lib/spreadsheets/file-name";
import { voucherFilter, type VoucherParams } from "@/lib/vouchers/voucher-filter";
import { SaveMenu } from "@/components/ui/save-menu";
import { ReadingProgress } from "./reading-progress";

interface VouchersExportProps {
  companyId: string;
  year: FiscalYear;
  params: VoucherParams;
}

/** Exports all vouchers that match the filter, including those not loaded; the file's name contains the filter. */
export function VouchersExport({ companyId, year, params }: VouchersExportProps) {
  const t = useTranslations("vouchers");
  const { data: company } = useQuery(companiesQueries.one(companyId));
  const [soFar, setSoFar] = useState<ReadSoFar | null>(null);
  return (
    <>
      <ReadingProgress soFar={soFar} />
      <SaveMenu
        save={async (kind, culture) => {
          const filter = voucherFilter(params);
          const [{ saveSheets }, { voucherSheet }, { readAllVouchers }] = await Promise.all([
            import("@/lib/spreadsheets/save-table"),
            import("@/lib/vouchers/voucher-sheet"),
            import("@/lib/vouchers/read-all-vouchers"),
          ]);
          try {
            const vouchers = await readAllVouchers(companyId, year.id, filter, setSoFar);
            const sheet = voucherSheet(vouchers, {
              sheet: t("vouchers"),
              column: (column) => t(`export.columns.${column}`),
            });
            const content = [t("vouchers"), params.account, params.counter, params.text].filter(Boolean).join(" ");
            const { startDate = firstDay(year), endDate = lastDay(year) } = filter;
            const name = fileNameOf(company?.name ?? companyId, content, startDate, endDate);
            return await saveSheets(kind, [sheet], name, culture);
          } finally {
            setSoFar(null);
          }
        }}
      />
    </>
  );
}
