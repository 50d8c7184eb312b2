"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsBoolean, parseAsString, useQueryState } from "nuqs";
import { useRef, useState } from "react";
import { agencyOf } from "@/contract/companies/company-ids";
import { periodReportPath } from "@/lib/reports/paths";
import { newReport } from "@/lib/reports/form-drafts";
import { reportsQueries } from "@/lib/reports/queries";
import { useAgencyPermissions, useCompanyPermissions } from "@/components/auth/current-user";
import { useReopened } from "@/components/auth/use-reopened";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { QueryView } from "@/components/ui/query-view";
import { EmptyState } from "@/components/ui/states";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import { ReportNav } from "./report-nav";
import { ReportPanel } from "./report-panel";
import { ReportsSkeleton } from "./reports-skeleton";

const ReportDialog = onDemand(() => import("./report-dialog").then((module) => module.ReportDialog));
const TemplatesDialog = onDemand(() => import("./templates-dialog").then((module) => module.TemplatesDialog));

/** A company's period reports: a list on the left, the chosen one (`?report=`) on the right. */
export function ReportsView({ companyId }: { companyId: string }) {
  const t = useTranslations("reports");
  const { writeReports } = useCompanyPermissions(companyId);
  const held = useHeldDeletions();
  const view = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useQueryState("report", parseAsString.withOptions({ history: "push" }));
  const [, setEditorOpen] = useQueryState("edit", parseAsBoolean);
  const [open, setOpen] = useState<"new" | "templates" | null>(null);
  const { writeReportTemplates } = useAgencyPermissions();
  const agencyId = agencyOf(companyId);
  const list = useQuery(reportsQueries.list(companyId));
  useReopened(newReport(companyId), () => {
    if (writeReports) setOpen("new");
  });
  const close = () => {
    setOpen(null);
  };
  const choose = (reportId: string | null, opensEditor = false) => {
    void setWanted(reportId);
    void setEditorOpen(opensEditor ? true : null);
  };
  const newButton = (
    <Button
      variant="primary"
      icon="plus"
      onPointerEnter={ReportDialog.preload}
      onFocus={ReportDialog.preload}
      onClick={() => {
        setOpen("new");
      }}
    >
      {t("new")}
    </Button>
  );
  return (
    <div ref={view} className="max-w-page">
      <div className="print:hidden">
        <PageHeading
          title={t("title")}
          detail={t("detail")}
          actions={
            writeReports && (
              <>
                {writeReportTemplates && agencyId !== null && (
                  <Button
                    onClick={() => {
                      setOpen("templates");
                    }}
                  >
                    {t("templates.title")}
                  </Button>
                )}
                {newButton}
              </>
            )
          }
        />
      </div>
      <QueryView query={list} skeleton={<ReportsSkeleton />} errorTitle={t("loadFailed")}>
        {(all) => {
          const reports = all.filter(({ id }) => !held.has(periodReportPath(companyId, id)));
          const first = reports[0];
          const report = wanted === null ? first : reports.find(({ id }) => id === wanted);
          if (!first) {
            return (
              <EmptyState icon="book" title={t("none.title")} action={writeReports && newButton}>
                {t(writeReports ? "none.look" : "none.readOnly")}
              </EmptyState>
            );
          }
          return (
            <div className="grid grid-cols-1 gap-6 lg:grid-cols-[248px_minmax(0,1fr)] print:block">
              <ReportNav companyId={companyId} reports={reports} chosen={report?.id} onChoose={choose} />
              {report ? (
                <ReportPanel
                  key={report.id}
                  companyId={companyId}
                  reportId={report.id}
                  onDelete={() => {
                    choose(null);
                    requestAnimationFrame(() => {
                      focusOnList(view.current);
                    });
                  }}
                />
              ) : (
                <EmptyState
                  icon="book"
                  title={t("unknown.title")}
                  action={
                    <Button
                      onClick={() => {
                        choose(first.id);
                      }}
                    >
                      {t("unknown.show", { title: first.title })}
                    </Button>
                  }
                >
                  {t("unknown.look")}
                </EmptyState>
              )}
            </div>
          );
        }}
      </QueryView>
      {open === "new" && <ReportDialog companyId={companyId} onCreated={choose} onClose={close} />}
      {open === "templates" && agencyId !== null && <TemplatesDialog agencyId={agencyId} onClose={close} />}
    </div>
  );
}

/**
 * Moves the focus that was lost with the deleted report: to the chosen report in the list, to the select that replaces
 * the list in narrow windows, or to the first button. Elements that are not displayed do not take the focus.
 */
function focusOnList(view: HTMLElement | null): void {
  for (const place of ["nav [aria-current]", "select", "button"]) {
    if (document.activeElement === document.body) view?.querySelector<HTMLElement>(place)?.focus();
  }
}
