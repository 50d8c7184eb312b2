"use client";

import { useTranslations } from "next-intl";
import { useId, type ComponentProps, type ReactNode } from "react";
import type { SieImportResult } from "@/contract/imports/sie-import";
import { datesOfYear } from "@/lib/fiscal-years/dates-of-year";
import { fileStatusOf, warningsToShow, type FileStatus } from "@/lib/imports/file-views";
import type { QueuedFile } from "@/lib/imports/queued-file";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";

interface FileLineProps {
  file: QueuedFile;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onRemove: () => void;
  /** The file's card, shown while the line is open. */
  children: ReactNode;
}

const LOOKS: Readonly<Record<FileStatus, { tone: ComponentProps<typeof Badge>["tone"]; icon: IconName }>> = {
  working: { tone: "neutral", icon: "refresh" },
  ready: { tone: "accent", icon: "check" },
  setAside: { tone: "warning", icon: "alert" },
  refused: { tone: "bad", icon: "alert" },
  failed: { tone: "bad", icon: "alert" },
  imported: { tone: "good", icon: "check" },
};

/** One of many dropped files in a line: its name, company, fiscal year, progress and remarks. */
export function FileLine({ file, isOpen, onOpen, onRemove, children }: FileLineProps) {
  const t = useTranslations("imports");
  const cardId = useId();
  const status = fileStatusOf(file);
  const { state } = file;
  const result = state.stage === "checked" || state.stage === "done" ? state.result : null;
  const { summary } = result ?? {};
  const year = summary?.fiscalYear;
  const whose = [summary?.fileCompanyName, summary?.fileBusinessIdentityCode].filter(Boolean).join(" ");
  const look = LOOKS[status];
  return (
    <li className="border-b border-line last:border-b-0">
      <div className="flex items-center pr-2 hover:bg-hover">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? cardId : undefined}
          className="grid min-h-11 min-w-0 grow grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-2 px-3 py-1 text-left -outline-offset-2 sm:grid-cols-[1rem_minmax(0,3fr)_minmax(0,4fr)_10rem_minmax(0,3fr)]"
          onClick={() => {
            onOpen(!isOpen);
          }}
        >
          <Icon name={isOpen ? "chevronDown" : "chevronRight"} size={12} className="text-ink-3" />
          <span className="truncate font-medium" title={file.name}>
            {file.name}
          </span>
          <span className="truncate text-ink-2 max-sm:sr-only" title={whose}>
            {whose} {year && <span className="whitespace-nowrap tabular-nums">{datesOfYear(year)}</span>}
          </span>
          <span>
            <Badge {...look}>{t(`lines.standings.${status}`)}</Badge>
          </span>
          <span className="truncate text-xs text-ink-2 max-sm:sr-only">
            {result && <Remarks result={result} isAside={status === "setAside"} />}
          </span>
        </button>
        {/* The open card has its own button to remove the file. */}
        {!isOpen && (
          <IconButton icon="close" label={t("remove", { name: file.name })} onClick={onRemove} className="shrink-0" />
        )}
      </div>
      {isOpen && (
        <div id={cardId} className="px-2 pb-2">
          {children}
        </div>
      )}
    </li>
  );
}

interface RemarksProps {
  result: SieImportResult;
  isAside: boolean;
}

/** The kind of the first error, a note if the import changes nothing, and the numbers of errors and warnings. */
function Remarks({ result, isAside }: RemarksProps) {
  const t = useTranslations("imports.notes");
  const tCodes = useTranslations("imports.codes");
  const tOutcomes = useTranslations("imports.batches.outcomes");
  const warnings = warningsToShow(result, isAside).length;
  const { errors, summary } = result;
  const first = errors[0]?.code as Parameters<typeof tCodes>[0] | undefined;
  return [
    ...(first !== undefined && tCodes.has(first) ? [tCodes(first)] : []),
    ...(summary?.outcome === "unchanged" ? [tOutcomes("unchanged")] : []),
    ...(errors.length > 0 ? [t("errors", { count: errors.length })] : []),
    ...(warnings > 0 ? [t("warnings", { count: warnings })] : []),
  ].join(" · ");
}
