"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ImportChange } from "@/contract/imports/import-change";
import { firstDay, lastDay } from "@/contract/period";
import { companiesQueries } from "@/lib/companies/queries";
import { useFormats } from "@/lib/format/use-formats";
import { fileNameOf } from "@/lib/spreadsheets/file-name";
import { SaveMenu } from "@/components/ui/save-menu";

interface ChangesExportProps {
  companyId: string;
  change: ImportChange;
  books: NonNullable<ImportChange["books"]>;
}

/** Exports the changes of an import, ignoring the filter of the list; as CSV, only the accounts. */
export function ChangesExport({ companyId, change, books }: ChangesExportProps) {
  const t = useTranslations("imports.changes");
  const formats = useFormats();
  const { data: company } = useQuery(companiesQueries.one(companyId));
  const { id, fiscalYear } = change.import;
  return (
    <SaveMenu
      save={async (kind, culture) => {
        const [{ saveSheets }, { changeSheets }, { readAllChangedVouchers }] = await Promise.all([
          import("@/lib/spreadsheets/save-table"),
          import("@/lib/imports/change-sheets"),
          import("@/lib/imports/import-changes"),
        ]);
        const list = kind === "csv" ? { vouchers: [], isComplete: true } : await readAllChangedVouchers(companyId, id);
        const sheets = changeSheets(books, list, {
          sheet: { accounts: t("accounts.title"), vouchers: t("vouchers.title"), figures: t("figures.title") },
          column: (column) => t(`columns.${column}`),
          opening: t("accounts.opening"),
          closing: t("accounts.closing"),
          month: (month) => formats.month(`${month}-01`),
          change: (voucherChange) => t(`vouchers.changes.${voucherChange}`),
          row: (rowChange) => t(`vouchers.rowChanges.${rowChange}`),
          moreRows: (count) => t("vouchers.moreRows", { count }),
          incomplete: t("vouchers.incomplete"),
          unit: (type) => (type === "Amount" ? change.currency : type === "Percent" ? "%" : ""),
        });
        const name = fileNameOf(company?.name ?? companyId, t("title"), firstDay(fiscalYear), lastDay(fiscalYear));
        return saveSheets(kind, sheets, name, culture);
      }}
    />
  );
}
