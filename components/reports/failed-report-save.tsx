"use client";

import { useLocale, useTranslations } from "next-intl";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { ReportTextConflict, UnsavedBlocksError } from "@/lib/reports/change-report";
import { toShownText } from "@/lib/reports/live-text-names";
import { FailureNote } from "@/components/ui/failure-note";
import { Icon } from "@/components/ui/icon";

interface FailedReportSaveProps {
  /** Null renders nothing. */
  error: unknown;
  keyFigures: readonly KeyFigure[];
}

interface RemovedTextProps {
  text: string;
  keyFigures: readonly KeyFigure[];
}

/** A text that the user typed in an earlier visit, for which the report has no text block any more. */
export function RemovedText({ text, keyFigures }: RemovedTextProps) {
  const t = useTranslations("reports.form");
  const locale = useLocale();
  return (
    <div role="alert" className="rounded-md bg-warn-soft px-3 py-2 text-warn">
      <p>{t("conflict.removed")}</p>
      <p className="mt-1 whitespace-pre-wrap text-ink">{toShownText(text, keyFigures, locale)}</p>
    </div>
  );
}

/** The reason why a report was not saved; after a conflict with the other user's text. */
export function FailedReportSave({ error, keyFigures }: FailedReportSaveProps) {
  const t = useTranslations("reports.form");
  const publishing = useTranslations("reports.publishing");
  const locale = useLocale();
  if (error instanceof UnsavedBlocksError) return <p role="alert">{publishing("notSaved")}</p>;
  if (!(error instanceof ReportTextConflict)) return <FailureNote error={error} title={t("failed")} />;
  return (
    <div role="alert" className="flex gap-2 rounded-md bg-warn-soft px-3 py-2 text-warn">
      <Icon name="alert" className="mt-0.5" />
      {error.theirs === null ? (
        <p>{t("conflict.removed")}</p>
      ) : (
        <div className="min-w-0">
          <p className="font-medium">{t("conflict.title")}</p>
          <p className="mt-1 text-xs">{t("conflict.theirs")}</p>
          <p className="whitespace-pre-wrap text-ink">{toShownText(error.theirs, keyFigures, locale)}</p>
          <p className="mt-1">{t("conflict.mine")}</p>
        </div>
      )}
    </div>
  );
}
