"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import type { PeriodReport } from "@/contract/reports/period-report";
import { useFormats } from "@/lib/format/use-formats";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";

interface ReportNavProps {
  reports: readonly PeriodReport[];
  chosen: string | undefined;
  onChoose: (reportId: string) => void;
}

/** The reports to choose from, the newest first. */
export function ReportNav({ reports, chosen, onChoose }: ReportNavProps) {
  const t = useTranslations("reports.list");
  const formats = useFormats();
  return (
    <div className="self-start lg:sticky lg:top-16 print:hidden">
      <Select
        shape="pill"
        label={t("label")}
        value={chosen ?? ""}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
        options={reports.map((report) => ({
          value: report.id,
          label: `${report.title} · ${formats.period(report.period)}`,
        }))}
        className="w-fit max-w-full lg:hidden"
      />
      <nav aria-label={t("label")} className="max-lg:hidden">
        <ul>
          {reports.map((report) => (
            <li key={report.id}>
              <Link
                href={`?report=${encodeURIComponent(report.id)}`}
                prefetch={false}
                onClick={(event: MouseEvent) => {
                  // A press with Ctrl opens a tab; a plain one changes the address without asking the server again.
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
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** State of a report for its readers. */
export function stateOf({ isPublished, recall }: PeriodReport): "published" | "recalled" | "draft" {
  if (isPublished) return "published";
  return recall ? "recalled" : "draft";
}
