"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { lastDay } from "@/contract/period";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import type { Restatement } from "@/contract/reports/restatement";
import { useFormats } from "@/lib/format/use-formats";
import { useFigureFormats } from "@/lib/figures/use-figure-formats";
import { updateReport } from "@/lib/reports/mutations";
import { currencyOf, yearAtEndOf } from "@/lib/fiscal-years/currency-of";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { companyPage } from "@/lib/paths";
import { reportsQueries } from "@/lib/reports/queries";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { FailureNote } from "@/components/ui/failure-note";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { TraceLink } from "./number-link";

interface RestatementNoteProps {
  companyId: string;
  report: FullPeriodReport;
  /** True when the report is a draft and the user may write. */
  mayRecompute: boolean;
}

/**
 * Lists the figures of a report that differ today, and counts the statement lines that do. Renders nothing without
 * differences, and a note if they could not be fetched.
 */
export function RestatementNote({ companyId, report, mayRecompute }: RestatementNoteProps) {
  const t = useTranslations("reports.restatement");
  const query = useQuery(reportsQueries.restatement(companyId, report.id));
  // Only published reports have these counts, which take long to compute.
  const restated = useQuery({ ...reportsQueries.restated(companyId), enabled: report.isPublished });
  const update = useMutation(updateReport(useQueryClient(), companyId, report.id));
  const formats = useFormats();
  const { data: years = [] } = useQuery(fiscalYearsQueries.list(companyId));
  const figures = useFigureFormats(currencyOf(years, report.period));
  // Without the year, the page finds one by the month, and two years may share a month.
  const fiscalYearId = yearAtEndOf(years, report.period)?.id;
  const error = query.error ?? (report.isPublished ? restated.error : null);
  const failure = error !== null && <FailureNote error={error} title={t("failed")} />;
  const changed = query.data ?? [];
  const lines = restated.data?.get(report.id)?.statementLines ?? 0;
  if (changed.length === 0 && lines === 0) return failure && <div className="mb-4 print:hidden">{failure}</div>;
  const written = (value: number | null, { keyFigure }: Restatement) =>
    value === null ? "–" : figures.spoken(value, keyFigure);
  /** The last booked day of a value, shown if it explains the difference. */
  const reached = (one: Restatement, through: string | undefined) =>
    one.reportedThrough !== one.bookedThrough &&
    through !== undefined && (
      <span className="block text-xs text-ink-2">{t("through", { day: formats.day(through) })}</span>
    );
  return (
    <div className="mb-4 rounded-md bg-warn-soft px-3 py-2 text-warn print:hidden">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        {changed.length > 0 && (
          <details className="group min-w-0 grow">
            <summary className="flex min-h-7 cursor-pointer list-none items-center gap-2">
              <Icon name="alert" />
              {t("told", { count: changed.length })}
              <Icon name="chevronDown" className="transition-transform group-open:rotate-180" />
            </summary>
            <Table label={t("label")} className="mt-2 text-ink">
              <thead>
                <tr>
                  <Th>{t("keyFigure")}</Th>
                  <Th numeric>{t("reported")}</Th>
                  <Th numeric>{t("now")}</Th>
                  <Th numeric wideOnly>
                    {t("difference")}
                  </Th>
                </tr>
              </thead>
              <tbody>
                {changed.map((one) => (
                  <Tr key={one.keyFigure.id}>
                    <Td>{one.keyFigure.name}</Td>
                    <Td numeric>
                      {written(one.reported, one)}
                      {reached(one, one.reportedThrough)}
                    </Td>
                    <Td numeric>
                      {one.now === null ? (
                        written(one.now, one)
                      ) : (
                        <TraceLink companyId={companyId} keyFigureId={one.keyFigure.id} period={report.period}>
                          {written(one.now, one)}
                        </TraceLink>
                      )}
                      {reached(one, one.bookedThrough)}
                    </Td>
                    <Td numeric wideOnly>
                      {one.difference !== null && figures.fullDifference(one.difference, one.keyFigure)}
                    </Td>
                  </Tr>
                ))}
              </tbody>
            </Table>
          </details>
        )}
        {mayRecompute && (
          <Button
            size="small"
            icon="refresh"
            busy={update.isPending}
            onClick={() => {
              update.mutate({ recompute: true });
            }}
          >
            {t("recompute")}
          </Button>
        )}
      </div>
      {lines > 0 && (
        <p className={classes("flex flex-wrap items-center gap-x-2", changed.length > 0 && "mt-1")}>
          <Icon name="alert" />
          {t("lines", { count: lines })}
          <Link
            href={companyPage(companyId, "statements", fiscalYearId ?? lastDay(report.period).slice(0, 7))}
            prefetch={false}
            className="underline"
          >
            {t("showStatements")}
          </Link>
        </p>
      )}
      {failure}
      <FailureNote error={update.error} title={t("recomputeFailed")} />
    </div>
  );
}
