"use client";

import { useLocale, useTranslations } from "next-intl";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { ReportTextConflict, UnsavedBlocksError } from "@/lib/reports/change-report";
import { toShownText } from "@/lib/reports/live-text-names";
import { ConflictNote } from "@/components/ui/conflict-note";
import { FailureNote } from "@/components/ui/failure-note";

interface FailedReportSaveProps {
  /** Null renders nothing. */
  error: unknown;
  keyFigures: readonly KeyFigure[];
}

interface LeftOutTextProps {
  /** The reason, and a request to copy the text. */
  title: string;
  /** In the stored form with ids, or as it was typed in the plain field. */
  text: string;
  keyFigures: readonly KeyFigure[];
}

/** A text that the user typed but that will not be in the report. */
export function LeftOutText({ title, text, keyFigures }: LeftOutTextProps) {
  const locale = useLocale();
  return (
    <ConflictNote title={title}>
      <span className="whitespace-pre-wrap text-ink">{toShownText(text, keyFigures, locale)}</span>
    </ConflictNote>
  );
}

/** The reason why a report was not saved. After a conflict, the text that another user has saved is shown too. */
export function FailedReportSave({ error, keyFigures }: FailedReportSaveProps) {
  const t = useTranslations("reports.form");
  const publishing = useTranslations("reports.publishing");
  const locale = useLocale();
  if (error instanceof UnsavedBlocksError) return <p role="alert">{publishing("notSaved")}</p>;
  if (!(error instanceof ReportTextConflict)) return <FailureNote error={error} title={t("failed")} />;
  if (error.theirs === null) return <ConflictNote title={t("conflict.removed")} />;
  const text = toShownText(error.theirs, keyFigures, locale);
  return (
    <ConflictNote
      title={t("conflict.title")}
      theirs={{ label: t("conflict.theirs"), content: <p className="whitespace-pre-wrap">{text}</p> }}
    >
      {t("conflict.mine")}
    </ConflictNote>
  );
}
