"use client";

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Table, Th } from "@/components/ui/table";
import type { Company } from "@/contract/company";
import type { SearchableCompany } from "@/lib/companies/search";
import { CompanyRow } from "./company-row";

interface CompanyTableProps {
  companies: readonly SearchableCompany[];
  onEdit: (company: Company) => void;
  onDelete: ((company: Company) => void) | false;
}

/** Drawn on the server, before the window's height is known. */
const FIRST_DRAWN = 40;
const ROW = { regular: 36, compact: 28 };

/** Of ten thousand companies only the rows in the window are drawn; the others are two empty rows of their height. */
export function CompanyTable({ companies, onEdit, onDelete }: CompanyTableProps) {
  const t = useTranslations("companies");
  const ref = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [rowHeight, setRowHeight] = useState(ROW.regular);

  useEffect(() => {
    const table = ref.current;
    if (!table) return;
    const measure = () => {
      setScrollMargin(table.getBoundingClientRect().top + window.scrollY);
      setRowHeight(document.documentElement.dataset.density === "compact" ? ROW.compact : ROW.regular);
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributeFilter: ["data-density"] });
    return () => {
      observer.disconnect();
    };
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: companies.length,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin,
    initialRect: { width: 0, height: FIRST_DRAWN * ROW.regular },
  });
  const rows = virtualizer.getVirtualItems();
  const above = (rows[0]?.start ?? scrollMargin) - scrollMargin;
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin);

  return (
    <div ref={ref}>
      <Table label={t("title")} rowCount={companies.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <Th className="w-[44%]">{t("name")}</Th>
            <Th>{t("code")}</Th>
            <Th wideOnly>{t("contact")}</Th>
            <Th wideOnly>{t("phone")}</Th>
            <Th className="w-12">
              <span className="sr-only">{t("actions")}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr aria-hidden="true" style={{ height: above }} />}
          {rows.map((row) => {
            const company = companies[row.index]?.company;
            return (
              company && (
                <CompanyRow
                  key={company.id}
                  company={company}
                  index={row.index + 2}
                  onEdit={onEdit}
                  onDelete={onDelete}
                />
              )
            );
          })}
          {below > 0 && <tr aria-hidden="true" style={{ height: below }} />}
        </tbody>
      </Table>
    </div>
  );
}
