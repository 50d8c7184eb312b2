"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import type { FullPeriodReport, PeriodReport } from "@/contract/reports/period-report";
import type { ReportChecklist, ReportChecklistItem } from "@/contract/reports/report-checklist";
import { firstDay, lastDay } from "@/contract/period";
import { companyPage, newCommentPage, reconciliationPage, reportEditorPage } from "@/lib/paths";
import { updateReport } from "@/lib/reports/mutations";
import { openBlockEdits } from "@/lib/reports/open-block-edits";
import { reportsQueries } from "@/lib/reports/queries";
import { showToast } from "@/lib/toasts";
import { useCurrentUser } from "@/components/auth/current-user";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { FailureNote } from "@/components/ui/failure-note";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";

interface PublishDialogProps {
  companyId: string;
  report: FullPeriodReport;
  onClose: () => void;
}

/** Maximum number of names shown under an open point; the others are counted. */
const MAX_NAMES = 6;

/** Publishes a report after showing its checklist, with links to the pages where open points are done. */
export function PublishDialog({ companyId, report, onClose }: PublishDialogProps) {
  const t = useTranslations("reports.publishing");
  const reports = useTranslations("reports");
  const ui = useTranslations("ui");
  const isSaved = useSavedFirst(companyId, report);
  const checklist = useQuery({ ...reportsQueries.checklist(companyId, report.id), enabled: isSaved === true });
  const update = useMutation(updateReport(useQueryClient(), companyId, report.id));
  const openItems = checklist.data?.items.filter(({ isDone }) => !isDone) ?? [];
  /** True when the service would refuse to publish: `liveValues` is open while the report's content has problems. */
  const isStopped = openItems.some(({ check }) => check === "liveValues");
  const publish = () => {
    update.mutate(
      { isPublished: true },
      {
        onSuccess: () => {
          showToast(reports("published"));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title", { title: report.title })}
      locked={update.isPending}
      footer={
        <DialogActions>
          <Button onClick={onClose} disabled={update.isPending}>
            {ui("cancel")}
          </Button>
          <Button
            variant="primary"
            icon="check"
            data-first-focus
            busy={update.isPending || (checklist.isPending && isSaved !== false)}
            disabled={isStopped || isSaved === false}
            onClick={publish}
          >
            {t(openItems.length > 0 && !isStopped ? "anyway" : "publish")}
          </Button>
        </DialogActions>
      }
    >
      <div className="flex flex-col gap-3">
        <p role="status" className="text-ink-2">
          {checklist.data &&
            t(isStopped ? "stopped" : openItems.length > 0 ? "asks" : "whole", { count: openItems.length })}
        </p>
        {isSaved === false ? (
          <p role="alert">{t("notSaved")}</p>
        ) : (
          <QueryView
            query={checklist}
            skeleton={<SkeletonRows rows={5} label={t("loading")} />}
            errorTitle={t("loadFailed")}
          >
            {(list) => (
              <ul aria-label={t("label")} className="flex flex-col divide-y divide-line">
                {list.items.map((item) => (
                  <Item key={item.check} item={item} page={pageOf(item, companyId, report, list)} onLeave={onClose} />
                ))}
              </ul>
            )}
          </QueryView>
        )}
        <FailureNote error={update.error} title={reports("failed")} />
      </div>
    </Dialog>
  );
}

/**
 * Saves pending edits as the dialog opens, so that the checklist and the published report include them. Returns null
 * while saving, and false if they could not be saved or wait for the user's choice in the editor.
 */
function useSavedFirst(companyId: string, report: FullPeriodReport): boolean | null {
  const { userName } = useCurrentUser();
  const [isSaved, setSaved] = useState<boolean | null>(null);
  const queryClient = useQueryClient();
  const save = useEffectEvent(() => openBlockEdits(queryClient, { userName, companyId, report }).settle());
  useEffect(() => {
    void save().then((unsaved) => {
      setSaved(unsaved === null);
    });
  }, []);
  return isSaved;
}

interface ItemProps {
  item: ReportChecklistItem;
  page: string;
  onLeave: () => void;
}

function Item({ item: { check, isDone, open }, page, onLeave }: ItemProps) {
  const t = useTranslations("reports.publishing");
  const names = open.slice(0, MAX_NAMES).map(({ name }) => name);
  return (
    <li className="flex items-start gap-2 py-2">
      <Icon name={isDone ? "check" : "alert"} className={isDone ? "mt-0.5 text-good" : "mt-0.5 text-warn"} />
      <div className="min-w-0">
        <p className="font-medium">
          <span className="sr-only">{t(isDone ? "isDone" : "isOpen")} </span>
          {t(`checks.${check}.${isDone ? "done" : "open"}`, { count: open.length })}
        </p>
        {names.length > 0 && (
          <p className="text-ink-2">
            {names.join(", ")}
            {open.length > MAX_NAMES && ` ${t("more", { count: open.length - MAX_NAMES })}`}
          </p>
        )}
        {!isDone && (
          <Link href={page} prefetch={false} onClick={onLeave} className="text-accent underline underline-offset-2">
            {t(`checks.${check}.link`)}
          </Link>
        )}
      </div>
    </li>
  );
}

/** The page on which an open point of the checklist is done. */
function pageOf(
  { check, open }: ReportChecklistItem,
  companyId: string,
  { id, period }: PeriodReport,
  { fiscalYearId }: ReportChecklist,
): string {
  switch (check) {
    case "books":
      return companyPage(companyId, "imports");
    case "reconciled":
      return fiscalYearId === undefined
        ? companyPage(companyId, "statements")
        : reconciliationPage(companyId, fiscalYearId);
    case "inputs":
      return companyPage(companyId, "inputs", fiscalYearId);
    case "swings":
      return newCommentPage(companyId, firstDay(period), lastDay(period), open[0]?.id);
    case "liveValues":
      return reportEditorPage(companyId, id);
  }
}
