"use client";

import { useTranslations } from "next-intl";
import { Table, Th } from "@/components/ui/table";
import { useWindowedRows } from "@/components/ui/use-windowed-rows";
import type { SearchableCompany } from "@/lib/companies/search";
import { CompanyRow, type CompanyAction } from "./company-row";

interface CompanyTableProps {
  companies: readonly SearchableCompany[];
  mayDelete: boolean;
  onAction: (action: CompanyAction) => void;
}

/** Renders only the rows in view, as there may be ten thousand; two empty rows have the height of the others. */
export function CompanyTable({ companies, mayDelete, onAction }: CompanyTableProps) {
  const t = useTranslations("companies");
  const { ref, first, end, above, below } = useWindowedRows<HTMLTableSectionElement>(companies.length);
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
      <tbody ref={ref}>
        {above > 0 && <tr aria-hidden="true" style={{ height: above }} />}
        {companies.slice(first, end).map(({ company }, index) => (
          <CompanyRow
            key={company.id}
            company={company}
            index={first + index + 2}
            mayDelete={mayDelete}
            onAction={onAction}
          />
        ))}
        {below > 0 && <tr aria-hidden="true" style={{ height: below }} />}
      </tbody>
    </Table>
  );
}
