"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { usePrintedTitle } from "@/components/shell/use-printed-title";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { companiesQueries } from "@/lib/companies/queries";
import { useFormats } from "@/lib/format/use-formats";

interface PresentationHeaderProps {
  companyId: string;
  year: FiscalYear | null;
}

/** The company and period of the figures: the heading of printed pages. */
export function PresentationHeader({ companyId, year }: PresentationHeaderProps) {
  const t = useTranslations("figures.header");
  const formats = useFormats();
  const { data: company } = useQuery(companiesQueries.one(companyId));
  const name = company?.name ?? companyId;
  const period = year ? `${formats.day(year.start)} – ${formats.day(year.end)}` : "";

  usePrintedTitle([name, period]);
  return (
    <header className="mb-5 hidden border-b border-line-strong pb-3 print:block">
      <p className="text-2xl font-semibold text-balance">{name}</p>
      <p className="mt-0.5 text-ink-2">
        {[
          company?.businessIdentityCode,
          ...(year
            ? [
                t("fiscalYear", { period }),
                t("until", { until: formats.day(year.lastLedgerDate) }),
                t("amounts", { unit: formats.amountUnit(year.currency) }),
              ]
            : []),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </header>
  );
}
