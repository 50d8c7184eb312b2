"use client";

import { useTranslations } from "next-intl";
import { isReady, needsCompanyChoice, type QueuedFile } from "@/lib/imports/queued-file";
import { Button } from "@/components/ui/button";

interface ImportAllBarProps {
  files: readonly QueuedFile[];
  onImportAll: () => void;
}

/** Counts the files that are ready and that are set aside, with a button that imports the ready ones. */
export function ImportAllBar({ files, onImportAll }: ImportAllBarProps) {
  const t = useTranslations("imports");
  const ready = files.filter(isReady).length;
  const setAside = files.filter(needsCompanyChoice).length;
  // A single file has its own buttons.
  if (files.length < 2 || (ready < 2 && setAside === 0)) return null;
  return (
    <div className="sticky top-12 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-paper py-2">
      <p className="min-w-0 text-ink-2" role="status">
        {ready > 0 && t("readyCount", { count: ready })} {setAside > 0 && t("setAsideCount", { count: setAside })}
      </p>
      {ready > 0 && (
        <Button variant="primary" icon="upload" className="ml-auto" onClick={onImportAll}>
          {t("importAll", { count: ready })}
        </Button>
      )}
    </div>
  );
}
