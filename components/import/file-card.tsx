"use client";

import { useTranslations } from "next-intl";
import type { SieNote } from "@/contract/sie-import";
import { useFormats } from "@/lib/format/use-formats";
import type { GivenYear, QueuedFile } from "@/lib/import/import-queue";
import { Badge } from "../ui/badge";
import { Button, IconButton } from "../ui/button";
import { ErrorState } from "../ui/states";
import { ProgressBar } from "../ui/progress-bar";
import { FileResult } from "./file-result";
import type { ImportCompany } from "./import-company";
import { WorkingBar } from "./working-bar";

interface FileCardProps {
  file: QueuedFile;
  company: ImportCompany;
  onImport: () => void;
  onCheckAgain: (givenYear?: GivenYear) => void;
  onRemove: () => void;
  onShowLine: (note: SieNote) => void;
}

/** One dropped file: how far it is, what it would do, what it did. */
export function FileCard({ file, company, onImport, onCheckAgain, onRemove, onShowLine }: FileCardProps) {
  const t = useTranslations("import");
  const formats = useFormats();
  const { state } = file;
  return (
    <article className="rounded-lg border border-line bg-panel p-4 shadow-card" aria-label={file.name}>
      <header className="flex items-center gap-3">
        <h2 className="min-w-0 truncate font-semibold">{file.name}</h2>
        <span className="text-ink-2 max-sm:hidden">{formats.bytes(file.size)}</span>
        {file.encoding && <Badge>{t(`encodings.${file.encoding}`)}</Badge>}
        <IconButton icon="close" label={t("remove", { name: file.name })} onClick={onRemove} className="ml-auto" />
      </header>
      <div className="mt-3" aria-live="polite">
        {state.stage === "reading" && <ProgressBar label={t("stages.reading")} />}
        {state.stage === "uploading" && (
          <ProgressBar
            label={t("stages.uploading", { sent: formats.bytes(state.sent), total: formats.bytes(state.total) })}
            value={state.sent}
            max={state.total}
          />
        )}
        {state.stage === "working" &&
          (state.dryRun ? <ProgressBar label={t("stages.checking")} /> : <WorkingBar companyId={company.id} />)}
        {state.stage === "failed" && (
          <ErrorState
            error={state.error}
            title={t(`failed.${state.during}`)}
            onRetry={
              state.during === "importing"
                ? onImport
                : () => {
                    onCheckAgain();
                  }
            }
          />
        )}
        {(state.stage === "checked" || state.stage === "done") && (
          <FileResult
            result={state.result}
            done={state.stage === "done"}
            company={company}
            onShowLine={onShowLine}
            onGiveYear={onCheckAgain}
          />
        )}
      </div>
      {state.stage === "checked" && (
        <footer className="mt-4 flex flex-wrap items-center justify-end gap-2">
          {state.result.success ? (
            <Button variant="primary" icon="upload" onClick={onImport}>
              {t(state.result.summary?.outcome === "unchanged" ? "importAnyway" : "import")}
            </Button>
          ) : (
            <Button
              icon="refresh"
              onClick={() => {
                onCheckAgain();
              }}
            >
              {t("checkAgain")}
            </Button>
          )}
        </footer>
      )}
    </article>
  );
}
