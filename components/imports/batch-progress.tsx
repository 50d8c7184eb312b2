"use client";

import { useTranslations } from "next-intl";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { isSending, type BatchUpload } from "@/lib/imports/batch-uploads";
import { isException, isWorking } from "@/lib/imports/batches";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { ProgressBar } from "@/components/ui/progress-bar";

interface BatchProgressProps {
  files: readonly SieImportBatchFile[];
  upload: BatchUpload;
  onSendAgain: () => void;
}

/** The progress of this window's upload, and of the service's work on the files that have arrived. */
export function BatchProgress({ files, upload, onSendAgain }: BatchProgressProps) {
  const t = useTranslations("imports.batches");
  const count = (...states: SieImportBatchFile["state"][]) =>
    files.filter(({ state }) => states.includes(state)).length;
  const checking = count("waiting", "checking");
  const importing = count("importing");
  const takingBack = count("takingBack");
  const [failed] = upload.failed;
  const unsent = upload.failed.length;
  return (
    <>
      {isSending(upload) && (
        <ProgressBar
          label={t("progress.sending", { done: upload.sent, total: upload.total })}
          value={upload.sent}
          max={upload.total}
        />
      )}
      {failed && !isSending(upload) && (
        <div className="flex flex-col items-start gap-2">
          <FailureNote error={failed.error} title={t("unsent.title", { count: unsent })} />
          <Button icon="refresh" onClick={onSendAgain}>
            {t("unsent.again")}
          </Button>
        </div>
      )}
      {checking > 0 && (
        <ProgressBar
          label={t("progress.checking", { done: files.length - checking, total: files.length })}
          value={files.length - checking}
          max={files.length}
        />
      )}
      {importing > 0 && <ProgressBar label={t("progress.importing", { count: importing })} />}
      {takingBack > 0 && <ProgressBar label={t("progress.takingBack", { count: takingBack })} />}
      {/* Only this window has the files that were not sent. */}
      {files.some(isWorking) && !isSending(upload) && !failed && (
        <p className="text-xs text-ink-2">{t("progress.goesOn")}</p>
      )}
      <p className="sr-only" role="status">
        {!isSending(upload) &&
          !files.some(isWorking) &&
          [
            t("list.clear", { count: count("clear") }),
            t("list.exceptions", { count: files.filter(isException).length }),
          ].join(", ")}
      </p>
    </>
  );
}
