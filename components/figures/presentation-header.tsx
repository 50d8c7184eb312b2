"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, type ReactNode } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { companiesQueries } from "@/lib/companies/queries";
import { useFormats } from "@/lib/format/use-formats";
import { useIsMeeting } from "./meeting";

interface PresentationHeaderProps {
  companyId: string;
  year: FiscalYear | null;
  /** Not on paper. */
  controls?: ReactNode;
}

/** The company and period of the figures: the heading of a meeting and of printed pages. */
export function PresentationHeader({ companyId, year, controls }: PresentationHeaderProps) {
  const t = useTranslations("figures.header");
  const formats = useFormats();
  const isMeeting = useIsMeeting();
  const { data: company } = useQuery(companiesQueries.one(companyId));
  const name = company?.name ?? companyId;
  const period = year ? `${formats.day(year.start)} – ${formats.day(year.end)}` : "";

  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--printed-title", JSON.stringify([name, period].filter(Boolean).join(" · ")));
    return () => void style.removeProperty("--printed-title");
  }, [name, period]);

  const Name = isMeeting ? "h1" : "p";
  return (
    <header
      className={
        isMeeting
          ? "mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3"
          : "mb-5 hidden border-b border-line-strong pb-3 print:block"
      }
    >
      <div className="min-w-0">
        <Name className="text-2xl font-semibold text-balance">{name}</Name>
        <p className="mt-0.5 text-ink-2">
          {[
            company?.businessIdentityCode,
            ...(year
              ? [
                  t("fiscalYear", { period }),
                  t("until", { until: formats.day(year.lastLedgerDate) }),
                  t("amounts", { currency: year.currency }),
                ]
              : []),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {controls !== undefined && <div className="flex flex-wrap gap-2 print:hidden">{controls}</div>}
    </header>
  );
}
