"use client";

import { useTranslations } from "next-intl";
import { Table, Th } from "@/components/ui/table";
import { WindowedBody } from "@/components/ui/windowed-body";
import type { SearchableCompany } from "@/lib/companies/search";
import { CompanyRow, type CompanyAction } from "./company-row";

interface CompanyTableProps {
  companies: readonly SearchableCompany[];
  onAction: (action: CompanyAction) => void;
}

/** The agency's companies; only those in view are rendered. */
export function CompanyTable({ companies, onAction }: CompanyTableProps) {
  const t = useTranslations("companies");
  return (
    <Table label={t("title")} rowCount={companies.length + 1} className="[&_table]:table-fixed">
      <thead>
        <tr aria-rowindex={1}>
          <Th className="sm:w-[44%]">{t("name")}</Th>
          <Th className="w-32 sm:w-36">{t("code")}</Th>
          <Th wideOnly>{t("contact")}</Th>
          <Th wideOnly className="w-44">
            {t("phone")}
          </Th>
          <Th className="w-12">
            <span className="sr-only">{t("actions")}</span>
          </Th>
        </tr>
      </thead>
      <WindowedBody rows={companies} keyOf={({ company }) => company.id}>
        {({ company }, index) => (
          <CompanyRow key={company.id} company={company} index={index + 2} onAction={onAction} />
        )}
      </WindowedBody>
    </Table>
  );
}
