"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { fiscalYearPath } from "@/lib/fiscal-years/paths";
import { today } from "@/lib/dates/today";
import { datesOfYear } from "@/lib/fiscal-years/dates-of-year";
import { chartsOfAccountsQuery, fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { useFormats } from "@/lib/format/use-formats";
import { freshnessOf, gapAfter, type Freshness } from "@/lib/figures/freshness";
import { useFreshnessNotes } from "@/lib/figures/use-freshness-notes";
import { companyPage } from "@/lib/paths";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { NoBooks } from "@/components/shell/no-books";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { Link } from "@/components/ui/link";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import { ChartChoice } from "./chart-choice";
import { CurrencyChoice } from "./currency-choice";
import { DeleteFiscalYear } from "./delete-fiscal-year";

/** The company's fiscal years, the latest first; currency and chart of accounts can be edited in place. */
export function FiscalYearsView({ companyId }: { companyId: string }) {
  const may = useCompanyPermissions(companyId);
  const t = useTranslations("fiscalYears");
  const query = useQuery(fiscalYearsQueries.list(companyId));
  // The ChartChoice of each row uses the same query. An error is shown here once instead of in every row.
  const charts = useQuery({ ...chartsOfAccountsQuery(companyId), enabled: may.writeFiscalYears });
  const held = useHeldDeletions();
  const [deleting, setDeleting] = useState<FiscalYear | null>(null);
  const notes = useFreshnessNotes();
  const missingAfter = (freshness: Freshness, year: FiscalYear, next: FiscalYear | undefined) => {
    const gap = gapAfter(freshness, year, next);
    return gap ? notes.gap(gap) : next ? null : notes.end(freshness);
  };
  return (
    <div className="max-w-page">
      <PageHeading title={t("title")} detail={may.writeFiscalYears ? t("detail") : t("readOnly")} />
      <QueryView query={query} skeleton={<SkeletonRows rows={4} label={t("loading")} />} errorTitle={t("failed")}>
        {(all) => {
          const inOrder = all.filter(({ id }) => !held.has(fiscalYearPath(companyId, id)));
          const years = inOrder.toReversed();
          const freshness = freshnessOf(inOrder, today());
          if (!freshness) {
            return <NoBooks companyId={companyId}>{t("noBooks")}</NoBooks>;
          }
          return (
            <>
              {charts.isLoadingError && (
                <div className="mb-3">
                  <FailureNote error={charts.error} title={t("chartsFailed")} />
                </div>
              )}
              <Table label={t("title")}>
                <thead>
                  <tr>
                    <Th>{t("columns.year")}</Th>
                    <Th>{t("columns.currency")}</Th>
                    <Th wideOnly>{t("columns.chart")}</Th>
                    <Th wideOnly>{t("columns.booksUntil")}</Th>
                    <Th wideOnly>{t("columns.imported")}</Th>
                    <Th>
                      <span className="sr-only">{t("columns.actions")}</span>
                    </Th>
                  </tr>
                </thead>
                <tbody>
                  {years.map((year, index) => (
                    <FiscalYearRow
                      key={year.id}
                      companyId={companyId}
                      year={year}
                      missing={missingAfter(freshness, year, years[index - 1])}
                      mayWrite={may.writeFiscalYears}
                      onDelete={() => {
                        setDeleting(year);
                      }}
                    />
                  ))}
                </tbody>
              </Table>
              {deleting && (
                <DeleteFiscalYear
                  companyId={companyId}
                  year={deleting}
                  // Budgets are read with the permission for targets.
                  seesBudget={may.seeTargets}
                  onClose={() => {
                    setDeleting(null);
                  }}
                />
              )}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

interface RowProps {
  companyId: string;
  year: FiscalYear;
  /** Text about months without books in this year or right after it; null when there are none to report. */
  missing: string | null;
  mayWrite: boolean;
  onDelete: () => void;
}

function FiscalYearRow({ companyId, year, missing, mayWrite, onDelete }: RowProps) {
  const t = useTranslations("fiscalYears");
  const formats = useFormats();
  const name = datesOfYear(year);
  return (
    <Tr>
      <Td className="font-medium whitespace-nowrap tabular-nums">{name}</Td>
      <Td>
        <CurrencyChoice companyId={companyId} year={year} yearName={name} mayWrite={mayWrite} />
      </Td>
      <Td wideOnly>
        <span className="flex items-center gap-2">
          <ChartChoice companyId={companyId} year={year} yearName={name} mayWrite={mayWrite} />
          <Link
            href={companyPage(companyId, "charts-of-accounts", year.id)}
            aria-label={t("showChartOf", { year: name })}
            className="text-accent hover:underline"
          >
            {t("showChart")}
          </Link>
        </span>
      </Td>
      <Td wideOnly className="tabular-nums">
        {formats.day(year.lastLedgerDate.slice(0, 10))}
        {missing !== null && (
          <span className="block pb-1">
            <Badge tone="warning" icon="alert" wraps>
              {missing}
            </Badge>
          </span>
        )}
      </Td>
      <Td wideOnly className="text-ink-2">
        {formats.moment(year.activePeriodLastUpdate)}
      </Td>
      <Td className="w-0 text-right">
        {mayWrite && <IconButton icon="trash" label={t("delete.button", { year: name })} onClick={onDelete} />}
      </Td>
    </Tr>
  );
}
