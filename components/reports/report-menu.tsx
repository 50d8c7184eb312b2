"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { PeriodReport } from "@/contract/reports/period-report";
import { periodReportPath } from "@/lib/reports/paths";
import { holdDeletion } from "@/lib/held-deletions";
import { reportsQueries } from "@/lib/reports/queries";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { useFailureToast } from "@/components/ui/use-failure-toast";

interface ReportMenuProps {
  companyId: string;
  report: PeriodReport;
  /** Undefined for a published report of blocks, which has to be recalled before it is edited. */
  onEdit: (() => void) | undefined;
  /** Undefined when the report has no blocks, the company has no agency, or the user may not write templates. */
  onSaveTemplate: (() => void) | undefined;
  onLinks: () => void;
  onDelete: () => void;
}

/** Menu with further actions on a report; a deletion can be undone until its notice closes. */
export function ReportMenu({ companyId, report, onEdit, onSaveTemplate, onLinks, onDelete }: ReportMenuProps) {
  const t = useTranslations("reports.actions");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const { title } = report;
  const remove = () => {
    holdDeletion({
      path: periodReportPath(companyId, report.id),
      message: t("deleted", { title }),
      undoLabel: ui("undo"),
      onDeleted: () => queryClient.invalidateQueries({ queryKey: reportsQueries.list(companyId).queryKey }),
      onFailed: (error) => {
        showFailure(error, t("deleteFailed", { title }));
      },
    });
    onDelete();
  };
  return (
    <Menu
      label={t("menu", { title })}
      items={[
        ...(onEdit ? ([{ label: t("edit"), icon: "pencil", onSelect: onEdit }] satisfies MenuItem[]) : []),
        ...(onSaveTemplate
          ? ([{ label: t("saveTemplate"), icon: "copy", onSelect: onSaveTemplate }] satisfies MenuItem[])
          : []),
        { label: t("links"), icon: "link", onSelect: onLinks },
        { kind: "separator" },
        { label: t("delete"), icon: "trash", danger: true, onSelect: remove },
      ]}
    />
  );
}
