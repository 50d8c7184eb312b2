"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { archivedReportPath } from "@/lib/reports/paths";
import { useFormats } from "@/lib/format/use-formats";
import { reportsQueries } from "@/lib/reports/queries";
import { saveFromService } from "@/lib/spreadsheets/save-from-service";
import { showToast } from "@/lib/toasts";
import { FailureNote } from "@/components/ui/failure-note";

interface ArchivedReportsProps {
  companyId: string;
  reportId: string;
}

/** The PDFs of a report in the archive: the current one and superseded ones. */
export function ArchivedReports({ companyId, reportId }: ArchivedReportsProps) {
  const t = useTranslations("reports.archive");
  const ui = useTranslations("ui.export");
  const formats = useFormats();
  const { data: files = [], error } = useQuery(reportsQueries.archived(companyId, reportId));
  const [isSaving, setSaving] = useState(false);
  const save = async (servicePath: string) => {
    if (isSaving) return;
    setSaving(true);
    try {
      showToast(ui("saved", { name: await saveFromService(servicePath) }));
    } catch {
      showToast(ui("failed"), { tone: "bad" });
    } finally {
      setSaving(false);
    }
  };
  if (files.length === 0) {
    if (!error) return null;
    return (
      <div className="mt-1 print:hidden">
        <FailureNote error={error} title={t("loadFailed")} />
      </div>
    );
  }
  return (
    <section aria-label={t("label")} className="mt-1 text-xs text-ink-2 print:hidden">
      <ul>
        {files.map(({ id, path, superseded }) => (
          <li key={id}>
            {superseded === undefined ? t("current") : t("superseded", { at: formats.moment(superseded) })}{" "}
            <button
              type="button"
              aria-disabled={isSaving}
              onClick={() => void save(archivedReportPath(companyId, reportId, id))}
              className="text-left text-accent underline underline-offset-2 aria-disabled:opacity-50"
            >
              {path.slice(1).replaceAll("/", " / ")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
