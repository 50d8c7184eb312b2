"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsString, useQueryState } from "nuqs";
import { useFormats } from "@/lib/format/use-formats";
import { shownInMeeting } from "@/lib/reports/shown-in-meeting";
import { reportsQueries } from "@/lib/reports/queries";
import { QueryView } from "@/components/ui/query-view";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";
import { ReportBlocks } from "./report-blocks";
import { ReportFigures } from "./report-figures";
import { useReportTime } from "./use-report-time";

/** The company's reports for a screen that a client sees. A draft is shown only if the URL names it. */
export function MeetingReports({ companyId }: { companyId: string }) {
  const t = useTranslations("reports");
  const formats = useFormats();
  const list = useQuery(reportsQueries.list(companyId));
  const [wanted, setWanted] = useQueryState("report", parseAsString.withOptions({ history: "push" }));
  return (
    <QueryView query={list} skeleton={<SkeletonRows rows={8} label={t("loading")} />} errorTitle={t("loadFailed")}>
      {(all) => {
        const { reports, chosen } = shownInMeeting(all, wanted);
        return (
          <>
            {reports.some((report) => report !== chosen) && (
              <div className="mb-4 flex *:max-w-full *:min-w-0 print:hidden">
                <Select
                  shape="pill"
                  label={t("list.label")}
                  value={chosen?.id ?? ""}
                  onChange={({ target }) => {
                    void setWanted(target.value);
                  }}
                  options={[
                    ...(chosen ? [] : [{ value: "", label: t("unknown.title"), disabled: true }]),
                    ...reports.map(({ id, title, period }) => ({
                      value: id,
                      label: `${title} · ${formats.period(period)}`,
                    })),
                  ]}
                />
              </div>
            )}
            {chosen ? (
              <ShownReport key={chosen.id} companyId={companyId} reportId={chosen.id} />
            ) : (
              <EmptyState icon="book" title={wanted === null ? t("meeting.none") : t("unknown.title")} />
            )}
          </>
        );
      }}
    </QueryView>
  );
}

function ShownReport({ companyId, reportId }: { companyId: string; reportId: string }) {
  const t = useTranslations("reports");
  const timeOf = useReportTime();
  const query = useQuery(reportsQueries.one(companyId, reportId));
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows rows={6} label={t("loading")} />}
      errorTitle={t("reportLoadFailed")}
    >
      {(report) => (
        <article aria-labelledby="report-title" className="min-w-0">
          <h2 id="report-title" className="text-xl font-semibold text-balance">
            {report.title}
          </h2>
          <p className="mb-4 text-ink-2">{timeOf(report)}</p>
          {report.blocks ? (
            <ReportBlocks companyId={companyId} reportId={report.id} />
          ) : (
            <>
              {report.comment && <p className="mb-5 max-w-[72ch] text-base whitespace-pre-wrap">{report.comment}</p>}
              <ReportFigures companyId={companyId} report={report} />
            </>
          )}
        </article>
      )}
    </QueryView>
  );
}
