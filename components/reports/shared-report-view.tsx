"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { writtenBusinessIdentityCode } from "@/contract/companies/company-ids";
import type { ReportContent } from "@/contract/reports/content";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { Icon } from "@/components/ui/icon";
import { useFormats } from "@/lib/format/use-formats";
import { sharedReportPath } from "@/contract/reports/shared-report-path";
import { usePrintedTitle } from "@/components/shell/use-printed-title";
import { ReportContentView } from "./report-blocks";

interface SharedReportViewProps {
  content: ReportContent;
  expires: string;
  token: string;
}

/** A published report for readers of a shared link, to read and print. */
export function SharedReportView({ content, expires, token }: SharedReportViewProps) {
  const t = useTranslations("reports.shared");
  const formats = useFormats();
  useRecordOpening(token);
  const { title, company, agency, period, blocks } = content;
  const code = writtenBusinessIdentityCode(company.businessIdentityCode);
  usePrintedTitle([company.name, code, agency?.name ?? "", title, formats.months(period)]);
  const hasLetterhead = blocks.some(({ type }) => type === "letterhead");
  return (
    <main className="mx-auto max-w-240 px-4 py-8 sm:px-6 print:max-w-none print:p-0">
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold text-balance">{title}</h1>
          {!hasLetterhead && (
            <p className="mt-1 text-ink-2">
              {[company.name, code, formats.months(period), agency?.name].filter(Boolean).join(" · ")}
            </p>
          )}
        </div>
        <div className="flex gap-2 print:hidden">
          <a href={`${sharedReportPath(token)}/pdf`} download className={buttonClasses({})}>
            <Icon name="download" />
            {t("pdf")}
          </a>
          <Button
            icon="printer"
            onClick={() => {
              window.print();
            }}
          >
            {t("print")}
          </Button>
        </div>
      </header>
      <ReportContentView content={content} heading="h2" />
      <p className="mt-6 text-xs text-ink-2 print:hidden">{t("until", { at: formats.moment(expires) })}</p>
    </main>
  );
}

/** Records once that the report was opened. It waits until the page is visible, to exclude prefetches. */
function useRecordOpening(token: string): void {
  useEffect(() => {
    let isRecorded = false;
    const record = () => {
      if (isRecorded || document.visibilityState !== "visible") return;
      isRecorded = true;
      const request = { method: "POST", headers: { "X-CSRF": "1" }, keepalive: true };
      void fetch(`${sharedReportPath(token)}/opening`, request).catch(() => undefined);
    };
    record();
    document.addEventListener("visibilitychange", record);
    return () => {
      document.removeEventListener("visibilitychange", record);
    };
  }, [token]);
}
