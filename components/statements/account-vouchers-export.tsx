"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { firstDay, lastDay } from "@/contract/period";
import type { AccountVouchers } from "@/contract/statements/account-vouchers";
import type { ReadSoFar } from "@/lib/api/read-all-pages";
import { companiesQueries } from "@/lib/companies/queries";
import { fileNameOf } from "@/lib/spreadsheets/file-name";
import type { AccountRowsQuery } from "@/lib/statements/paths";
import { useObjectNames } from "@/lib/statements/use-object-names";
import { SaveMenu } from "@/components/ui/save-menu";
import { ReadingProgress } from "@/components/vouchers/reading-progress";

interface AccountVouchersExportProps {
  companyId: string;
  fiscalYearId: string;
  rows: AccountRowsQuery;
  /** The first page of the vouchers. */
  vouchers: AccountVouchers;
}

/**
 * Exports all rows of an account with its opening and closing balance, including rows that are not loaded; the file's
 * name contains the chosen object.
 */
export function AccountVouchersExport({ companyId, fiscalYearId, rows, vouchers }: AccountVouchersExportProps) {
  const t = useTranslations("statements.vouchers");
  const tVouchers = useTranslations("vouchers");
  const { data: company } = useQuery(companiesQueries.one(companyId));
  const { nameOf } = useObjectNames(companyId, fiscalYearId);
  const [soFar, setSoFar] = useState<ReadSoFar | null>(null);
  const { account, period } = vouchers;
  return (
    <div className="flex items-center gap-3">
      <ReadingProgress soFar={soFar} />
      <SaveMenu
        save={async (kind, culture) => {
          const [{ saveSheets }, { accountVouchersSheet }, { readAllAccountVouchers }] = await Promise.all([
            import("@/lib/spreadsheets/save-table"),
            import("@/lib/statements/account-vouchers-sheet"),
            import("@/lib/statements/read-all-account-vouchers"),
          ]);
          try {
            const all = await readAllAccountVouchers(companyId, fiscalYearId, account.number, rows, setSoFar);
            const sheet = accountVouchersSheet(vouchers, all, {
              sheet: t("title", { account: account.number, name: account.name }),
              column: (column) =>
                column === "series" || column === "number"
                  ? tVouchers(`export.columns.${column}`)
                  : t(`columns.${column}`),
              opening: t("opening"),
              closing: t("closing"),
            });
            const object = rows.dimensionId !== undefined && nameOf(rows.dimensionId);
            const content = [tVouchers("vouchers"), account.number, account.name, object].filter(Boolean).join(" ");
            const name = fileNameOf(company?.name ?? companyId, content, firstDay(period), lastDay(period));
            return await saveSheets(kind, [sheet], name, culture);
          } finally {
            setSoFar(null);
          }
        }}
      />
    </div>
  );
}
