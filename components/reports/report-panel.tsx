"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsBoolean, useQueryState } from "nuqs";
import { useState } from "react";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { agencyOf } from "@/contract/companies/company-ids";
import { useFormats } from "@/lib/format/use-formats";
import { editedReport, recalledReport } from "@/lib/reports/form-drafts";
import { reportsQueries } from "@/lib/reports/queries";
import { useAgencyPermissions, useCompanyPermissions } from "@/components/auth/current-user";
import { useReopened } from "@/components/auth/use-reopened";
import { MeetingLink } from "@/components/shell/meeting-link";
import { Badge } from "@/components/ui/badge";
import { Button, IconButton } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { ReportExport } from "./report-export";
import { ReportFigures } from "./report-figures";
import { ReportMenu } from "./report-menu";
import { stateOf } from "./report-nav";
import { RestatementNote } from "./restatement-note";
import { useReportTime } from "./use-report-time";

const ReportDialog = onDemand(() => import("./report-dialog").then((module) => module.ReportDialog));
const ReportEditor = onDemand(() => import("./report-editor").then((module) => module.ReportEditor));
const ReportBlocks = onDemand(() => import("./report-blocks").then((module) => module.ReportBlocks));
const PublishDialog = onDemand(() => import("./publish-dialog").then((module) => module.PublishDialog));
const SaveTemplateDialog = onDemand(() => import("./save-template-dialog").then((module) => module.SaveTemplateDialog));
const LinksDialog = onDemand(() => import("./links-dialog").then((module) => module.LinksDialog));
const ArchivedReports = onDemand(() => import("./archived-reports").then((module) => module.ArchivedReports));
const RecallDialog = onDemand(() => import("./recall-dialog").then((module) => module.RecallDialog));

interface ReportPanelProps {
  companyId: string;
  reportId: string;
  onDelete: () => void;
}

/** A report: its texts and figures, and a note when the books give other figures today. */
export function ReportPanel({ companyId, reportId, onDelete }: ReportPanelProps) {
  const t = useTranslations("reports");
  const query = useQuery(reportsQueries.one(companyId, reportId));
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows rows={6} label={t("loading")} />}
      errorTitle={t("reportLoadFailed")}
    >
      {(report) => <Report companyId={companyId} report={report} onDelete={onDelete} />}
    </QueryView>
  );
}

const TONES = { published: "good", recalled: "warning", draft: "neutral" } as const;
const ICONS = { published: "check", recalled: "undo", draft: "pencil" } as const;

interface ReportProps {
  companyId: string;
  report: FullPeriodReport;
  onDelete: () => void;
}

function Report({ companyId, report, onDelete }: ReportProps) {
  const t = useTranslations("reports");
  const formats = useFormats();
  const timeOf = useReportTime();
  const { writeReports, seeDocuments } = useCompanyPermissions(companyId);
  const [isEditorOpen, setEditorOpen] = useQueryState("edit", parseAsBoolean.withDefault(false));
  const [open, setOpen] = useState<"edit" | "publish" | "recall" | "links" | "template" | null>(null);
  const { writeReportTemplates } = useAgencyPermissions();
  const agencyId = agencyOf(companyId);
  // A published report of blocks has to be recalled before it is edited.
  const mayEdit = writeReports && !(report.blocks && report.isPublished);
  useReopened(editedReport(companyId, report.id), () => {
    if (mayEdit) setOpen("edit");
  });
  useReopened(recalledReport(companyId, report.id), () => {
    if (writeReports && report.isPublished) setOpen("recall");
  });
  const mayArrange = writeReports && report.blocks !== undefined && !report.isPublished;
  const state = stateOf(report);
  const close = () => {
    setOpen(null);
  };
  return (
    <article aria-labelledby="report-title" className="min-w-0">
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id="report-title" className="text-xl font-semibold text-balance">
            {report.title}
          </h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
            {timeOf(report)}
            <span className="contents print:hidden">
              <Badge tone={TONES[state]} icon={ICONS[state]}>
                {t(`list.${state}`)}
              </Badge>
            </span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {mayArrange && (
            <Button
              icon={isEditorOpen ? "check" : "sliders"}
              onPointerEnter={ReportEditor.preload}
              onFocus={ReportEditor.preload}
              onClick={() => {
                void setEditorOpen(isEditorOpen ? null : true);
              }}
            >
              {t(isEditorOpen ? "editor.done" : "editor.open")}
            </Button>
          )}
          {writeReports && report.isPublished && (
            <Button
              icon="undo"
              onClick={() => {
                setOpen("recall");
              }}
            >
              {t("recall.button")}
            </Button>
          )}
          {writeReports && !report.isPublished && (
            <Button
              variant="primary"
              icon="check"
              onClick={() => {
                setOpen("publish");
              }}
            >
              {t("publish")}
            </Button>
          )}
          <MeetingLink companyId={companyId} page="reports" more={{ report: report.id }} />
          <ReportExport companyId={companyId} report={report} />
          <IconButton
            icon="printer"
            label={t("print")}
            onClick={() => {
              window.print();
            }}
          />
          {writeReports && (
            <ReportMenu
              companyId={companyId}
              report={report}
              onEdit={
                mayEdit
                  ? () => {
                      setOpen("edit");
                    }
                  : undefined
              }
              onSaveTemplate={
                report.blocks && agencyId !== null && writeReportTemplates
                  ? () => {
                      setOpen("template");
                    }
                  : undefined
              }
              onLinks={() => {
                setOpen("links");
              }}
              onDelete={onDelete}
            />
          )}
        </div>
      </header>
      {report.recall && (
        <p className="mb-4 rounded-md bg-warn-soft px-3 py-2 text-warn print:hidden">
          {t("recall.told", { by: report.recall.by, at: formats.moment(report.recall.at) })}
          {report.recall.reason !== "" && <span className="block whitespace-pre-wrap">{report.recall.reason}</span>}
        </p>
      )}
      {/* Not for drafts with blocks, which always show the values of today. */}
      {(!report.blocks || report.isPublished) && (
        <RestatementNote companyId={companyId} report={report} mayRecompute={writeReports && !report.isPublished} />
      )}
      {mayArrange && isEditorOpen ? (
        <ReportEditor companyId={companyId} report={report} />
      ) : report.blocks ? (
        <ReportBlocks companyId={companyId} reportId={report.id} />
      ) : (
        <>
          {report.comment && <p className="mb-5 max-w-[72ch] text-base whitespace-pre-wrap">{report.comment}</p>}
          <ReportFigures companyId={companyId} report={report} />
        </>
      )}
      <p className="mt-3 text-xs text-ink-2">
        {t("made", { author: report.author, at: formats.moment(report.created) })}
        {report.lastUpdated !== undefined && <> · {t("changed", { at: formats.moment(report.lastUpdated) })}</>}
      </p>
      {seeDocuments && (report.isPublished || report.recall) && (
        <ArchivedReports companyId={companyId} reportId={report.id} />
      )}
      {open === "edit" && <ReportDialog companyId={companyId} change={report} onClose={close} />}
      {open === "publish" && <PublishDialog companyId={companyId} report={report} onClose={close} />}
      {open === "template" && agencyId !== null && (
        <SaveTemplateDialog {...{ agencyId, companyId, report }} onClose={close} />
      )}
      {open === "links" && <LinksDialog companyId={companyId} report={report} onClose={close} />}
      {open === "recall" && <RecallDialog companyId={companyId} report={report} onClose={close} />}
    </article>
  );
}
