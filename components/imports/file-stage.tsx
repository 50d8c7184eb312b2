"use client";

import { useLocale, useTranslations } from "next-intl";
import type { QueuedFile } from "@/lib/imports/queued-file";
import { formatBytes } from "@/lib/numbers/format-bytes";
import { ProgressBar } from "@/components/ui/progress-bar";
import { ErrorState } from "@/components/ui/states";
import { WorkingBar } from "./working-bar";

interface FileStageProps {
  file: QueuedFile;
  onImport: () => void;
  onCheckAgain: () => void;
}

/** Progress of a file until the service has responded, or the error. */
export function FileStage({ file: { state, company }, onImport, onCheckAgain }: FileStageProps) {
  const t = useTranslations("imports");
  const locale = useLocale();
  switch (state.stage) {
    case "reading":
      return <ProgressBar label={t("stages.reading")} />;
    case "uploading": {
      const { sent, total } = state;
      const label = t("stages.uploading", { sent: formatBytes(sent, locale), total: formatBytes(total, locale) });
      return <ProgressBar label={label} value={sent} max={total} />;
    }
    case "working":
      return state.dryRun ? <ProgressBar label={t("stages.checking")} /> : <WorkingBar companyId={company.id} />;
    case "waiting":
      return <ProgressBar label={t("stages.waiting")} />;
    case "failed":
      return (
        <ErrorState
          error={state.error}
          title={t(`failed.${state.during}`)}
          onRetry={state.during === "importing" ? onImport : onCheckAgain}
          isRepeated={false}
        />
      );
    default:
      return null;
  }
}
