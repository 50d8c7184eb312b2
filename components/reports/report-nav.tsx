"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import type { PeriodReport } from "@/contract/reports/period-report";
import { useFormats } from "@/lib/format/use-formats";
import { reportsQueries } from "@/lib/reports/queries";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";

interface ReportNavProps {
  companyId: string;
  reports: readonly PeriodReport[];
  chosen: string | undefined;
  onChoose: (reportId: string) => void;
}

/** The reports to choose from, the newest first. */
export function ReportNav({ companyId, reports, chosen, onChoose }: ReportNavProps) {
  const t = useTranslations("reports.list");
  const unknown = useTranslations("reports.unknown");
  const formats = useFormats();
  const restatedOf = useRestated(companyId);
  return (
    <div className="self-start lg:sticky lg:top-16 print:hidden">
      <Select
        shape="pill"
        label={t("label")}
        value={chosen ?? ""}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
        options={[
          ...(chosen === undefined ? [{ value: "", label: unknown("title"), disabled: true }] : []),
          ...reports.map((report) => ({
            value: report.id,
            label: [report.title, formats.period(report.period), restatedOf(report)].filter(Boolean).join(" · "),
          })),
        ]}
        className="w-fit lg:hidden"
      />
      <nav aria-label={t("label")} className="max-lg:hidden">
        <ul>
          {reports.map((report) => (
            <li key={report.id}>
              <Link
                href={`?report=${encodeURIComponent(report.id)}`}
                prefetch={false}
                onClick={(event: MouseEvent) => {
                  // Ctrl+click opens a tab; a plain click changes the URL without a request to the server.
                  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  onChoose(report.id);
                }}
                aria-current={report.id === chosen ? "page" : undefined}
                className={classes(
                  "block rounded-md px-2 py-1.5",
                  report.id === chosen ? "bg-accent-soft text-accent" : "text-ink-2 hover:bg-hover hover:text-ink",
                )}
              >
                <span className={classes("block truncate", report.id === chosen && "font-semibold")}>
                  {report.title}
                </span>
                <span className="block text-xs">
                  {formats.period(report.period)} · {t(stateOf(report))}
                </span>
                {restatedOf(report) !== "" && (
                  <span className="flex items-start gap-1 text-xs text-warn">
                    <Icon name="alert" size={12} className="mt-0.5" />
                    {restatedOf(report)}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Returns a function that says how many values of a published report differ today; an empty text if none does. */
function useRestated(companyId: string) {
  const t = useTranslations("reports.list");
  const { data } = useQuery(reportsQueries.restated(companyId));
  return ({ id, isPublished }: PeriodReport): string => {
    const restated = isPublished && data?.get(id);
    if (!restated) return "";
    const { keyFigures, statementLines } = restated;
    return [
      keyFigures > 0 && t("restatedFigures", { count: keyFigures }),
      statementLines > 0 && t("restatedLines", { count: statementLines }),
    ]
      .filter(Boolean)
      .join(", ");
  };
}

/** `recalled` is a draft that was published before. */
export function stateOf({ isPublished, recall }: PeriodReport): "published" | "recalled" | "draft" {
  if (isPublished) return "published";
  return recall ? "recalled" : "draft";
}
