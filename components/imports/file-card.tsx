"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { SieNote } from "@/contract/imports/sie-import";
import type { ImportCompany } from "@/lib/imports/import-company";
import type { ImportQueue } from "@/lib/imports/import-queue";
import { needsCompanyChoice, canChangeCompany, type GivenYear, type QueuedFile } from "@/lib/imports/queued-file";
import { formatBytes } from "@/lib/numbers/format-bytes";
import { Badge } from "@/components/ui/badge";
import { Button, IconButton } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { DecisionDialogs, type Decision } from "./decision-dialogs";
import { Destination } from "./destination";
import { FileResult } from "./file-result";
import { FileStage } from "./file-stage";
import type { ImportContext } from "./import-context";

// Loaded on demand, because most files belong to the page's company.
const SetAside = onDemand(() => import("./set-aside").then((module) => module.SetAside));

interface FileCardProps {
  file: QueuedFile;
  page: ImportContext;
  queue: Pick<ImportQueue, "import" | "importAnyway" | "checkAgain" | "sendTo">;
  onRemove: () => void;
  onShowLine: (note: SieNote) => void;
}

/** One dropped file: its progress, its planned or finished effect, and the company it goes to. */
export function FileCard({ file, page, queue, onRemove, onShowLine }: FileCardProps) {
  const t = useTranslations("imports");
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  // Not part of the file's state, because the file may be checked again while the dialog is open.
  const [decision, setDecision] = useState<Decision | null>(null);
  const { state, company } = file;
  const isAside = needsCompanyChoice(file);
  const isDecided = useRef(false);
  useEffect(() => {
    // The button that opened the dialog has disappeared, so the heading takes the focus.
    if (!decision && isDecided.current) heading.current?.focus();
    isDecided.current = false;
  }, [decision]);
  const decide = (begin: () => void) => {
    isDecided.current = true;
    setDecision(null);
    begin();
  };
  /** Runs an action whose button disappears when it begins, and moves the focus to the file's heading. */
  const andFocus = (begin: () => void) => {
    begin();
    heading.current?.focus();
  };
  const importFile = () => {
    andFocus(() => {
      queue.import(file.id);
    });
  };
  const checkAgain = (givenYear?: GivenYear) => {
    andFocus(() => {
      queue.checkAgain(file.id, givenYear);
    });
  };
  const sendTo = (to: ImportCompany | null) => {
    andFocus(() => {
      queue.sendTo(file.id, to);
    });
  };

  return (
    <article className="rounded-lg border border-line bg-panel p-4 shadow-card" aria-label={file.name}>
      <header className="flex items-center gap-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 scroll-mt-28 truncate font-semibold outline-none">
          {file.name}
        </h2>
        <span className="text-ink-2 max-sm:hidden">{formatBytes(file.size, locale)}</span>
        {file.encoding && <Badge>{t(`encodings.${file.encoding}`)}</Badge>}
        <IconButton icon="close" label={t("remove", { name: file.name })} onClick={onRemove} className="ml-auto" />
      </header>
      {company.id !== page.company.id && (
        <Destination
          company={company}
          onUndo={
            canChangeCompany(file)
              ? () => {
                  sendTo(null);
                }
              : undefined
          }
        />
      )}
      <div className="mt-3 flex flex-col gap-4" aria-live="polite">
        {isAside && <SetAside file={file} page={page} onSendTo={sendTo} onDecide={setDecision} />}
        <FileStage file={file} onImport={importFile} onCheckAgain={checkAgain} />
        {(state.stage === "checked" || state.stage === "done") && (
          <FileResult
            result={state.result}
            stage={state.stage === "done" ? "done" : isAside ? "setAside" : "planned"}
            company={company}
            isOtherCompany={company.id !== page.company.id}
            givenYear={file.givenYear}
            onShowLine={onShowLine}
            onGiveYear={checkAgain}
          />
        )}
      </div>
      {(state.stage === "checked" || (state.stage === "done" && !state.result.success)) && !isAside && (
        <footer className="mt-4 flex flex-wrap items-center justify-end gap-2">
          {state.result.success ? (
            <Button variant="primary" icon="upload" onClick={importFile}>
              {t(state.result.summary?.outcome === "unchanged" ? "importAnyway" : "import")}
            </Button>
          ) : (
            <Button
              icon="refresh"
              onClick={() => {
                checkAgain();
              }}
            >
              {t("checkAgain")}
            </Button>
          )}
        </footer>
      )}
      {decision && (
        <DecisionDialogs
          dialog={decision.dialog}
          result={state.stage === "checked" ? state.result : decision.result}
          page={page}
          isReady={isAside && state.stage === "checked" && state.result.success}
          onClose={() => {
            setDecision(null);
          }}
          onImportAnyway={() => {
            decide(() => {
              queue.importAnyway(file.id);
            });
          }}
          onCreated={(created) => {
            decide(() => {
              queue.sendTo(file.id, created);
            });
          }}
        />
      )}
    </article>
  );
}
