"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { today } from "@/lib/dates/today";
import { useFormats } from "@/lib/format/use-formats";
import { freshnessOf } from "@/lib/figures/freshness";
import { useFreshnessNotes } from "@/lib/figures/use-freshness-notes";
import { latestChangePage } from "@/lib/paths";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";

interface BooksCardsProps {
  companyId: string;
  year: FiscalYear;
  years: readonly FiscalYear[];
}

/** Cards about the year's books and about how far the company's books reach. */
export function BooksCards({ companyId, year, years }: BooksCardsProps) {
  const t = useTranslations("figures.books");
  const formats = useFormats();
  const mayImport = useCompanyPermissions(companyId).importBooks;
  const notes = useFreshnessNotes();
  const freshness = freshnessOf(years, today());
  const missing = freshness ? [notes.end(freshness), notes.gaps(freshness)].filter((note) => note !== null) : [];
  return (
    <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Fact label={t("fiscalYear")} detail={t("chart", { chart: year.chartOfAccountsId })}>
        {formats.day(year.start)} – {formats.day(year.end)}
      </Fact>
      <Fact
        label={t("until")}
        detail={
          missing.length > 0 ? (
            <span className="flex flex-wrap gap-1">
              {missing.map((note) => (
                <Badge key={note} tone="warning" icon="alert" wraps>
                  {note}
                </Badge>
              ))}
            </span>
          ) : (
            t("upToDate")
          )
        }
      >
        {formats.day(year.lastLedgerDate)}
      </Fact>
      <Fact
        label={t("imported")}
        detail={
          mayImport && (
            <Link
              href={latestChangePage(companyId, year.id)}
              prefetch={false}
              className="text-accent underline underline-offset-2"
            >
              {t("changes")}
            </Link>
          )
        }
      >
        {formats.moment(year.activePeriodLastUpdate)}
      </Fact>
      <Fact label={t("currency")}>{year.currency}</Fact>
    </dl>
  );
}

function Fact({ label, detail, children }: { label: string; detail?: ReactNode; children: ReactNode }) {
  return (
    <div className="rounded-lg border border-line bg-panel p-4 shadow-card">
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd className="mt-1 text-lg font-semibold">{children}</dd>
      {detail !== undefined && detail !== false && <dd className="mt-1 text-xs text-ink-2">{detail}</dd>}
    </div>
  );
}
