"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureValue } from "@/contract/figures/key-figure-value";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { currencyOf } from "@/lib/fiscal-years/currency-of";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { useFigureFormats } from "@/lib/figures/use-figure-formats";
import { useReason } from "@/lib/figures/use-reason";
import { useValueNotes } from "@/lib/figures/use-value-notes";
import { useWhen } from "@/lib/figures/use-when";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { TraceLink } from "./number-link";

interface ReportFiguresProps {
  companyId: string;
  report: FullPeriodReport;
}

/** The stored figures of a report. */
export function ReportFigures({ companyId, report }: ReportFiguresProps) {
  const t = useTranslations("reports.figures");
  const { data: years = [] } = useQuery(fiscalYearsQueries.list(companyId));
  const figures = useFigureFormats(currencyOf(years, report.period));
  const reasonOf = useReason();
  const notesOf = useValueNotes();
  const when = useWhen();
  // The booked part of the period is not repeated, as it is shown above the report.
  const detailsOf = (value: KeyFigureValue, { timeBasis }: KeyFigure) => [
    ...(timeBasis === "day" ? [when.day(value)] : []),
    ...notesOf(value).map(({ text }) => text),
  ];
  if (report.keyFigures.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <Table label={t("label")} className="max-w-2xl">
      <thead>
        <tr>
          <Th>{t("keyFigure")}</Th>
          <Th numeric>{t("value")}</Th>
          <Th wideOnly className="w-20">
            {t("unit")}
          </Th>
        </tr>
      </thead>
      <tbody>
        {report.keyFigures.map(({ keyFigure, keyFigure: { id, name, valueType }, keyFigureValues: [value] }) => (
          <Tr key={id}>
            <Td>
              {name}
              {value && value.value !== null && (
                <span className="text-xs text-ink-2">
                  {detailsOf(value, keyFigure).map((detail) => ` · ${detail}`)}
                </span>
              )}
            </Td>
            {value === undefined || value.value === null ? (
              <Td colSpan={2} className="text-sm text-ink-2">
                {reasonOf(value?.reason)}
              </Td>
            ) : (
              <>
                <Td numeric>
                  <TraceLink companyId={companyId} keyFigureId={id} period={value.period}>
                    {figures.full(value.value, keyFigure)}
                  </TraceLink>
                  <span className="text-ink-2 sm:hidden"> {figures.unit(valueType)}</span>
                </Td>
                <Td wideOnly className="text-ink-2">
                  {figures.unit(valueType)}
                </Td>
              </>
            )}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
