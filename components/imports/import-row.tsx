"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { SieImportEntry, SieNote } from "@/contract/imports/sie-import";
import { datesOfYear } from "@/lib/fiscal-years/dates-of-year";
import { useFormats } from "@/lib/format/use-formats";
import { importChangePage } from "@/lib/paths";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { Td, Tr } from "@/components/ui/table";
import { hasStoredLine } from "./line-dialog";
import { NoteList } from "./note-list";

interface ImportRowProps {
  companyId: string;
  entry: SieImportEntry;
  onTakeBack: (entry: SieImportEntry) => void;
  onShowLine: (note: SieNote) => void;
}

/** One import of a company, whose remarks open below it. */
export function ImportRow({ companyId, entry, onTakeBack, onShowLine }: ImportRowProps) {
  const t = useTranslations("imports.history");
  const summary = useTranslations("imports.summary");
  const formats = useFormats();
  const remarksId = useId();
  const [isOpen, setOpen] = useState(false);
  const at = formats.moment(entry.at);
  const year = datesOfYear(entry.fiscalYear);
  const isTakenBack = entry.takenBack !== undefined;
  const count = entry.warnings.length;
  const change =
    entry.takenBack === undefined ? (
      t(`actions.${entry.action}`)
    ) : (
      <Badge icon="undo">{t("takenBackAt", { at: formats.moment(entry.takenBack) })}</Badge>
    );
  const remarks = count > 0 && (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? remarksId : undefined}
      aria-label={t("remarksOf", { count, at, year })}
      className="text-accent underline underline-offset-2"
      onClick={() => {
        setOpen(!isOpen);
      }}
    >
      {t("remarks", { count })}
    </button>
  );
  return (
    <>
      <Tr className={classes(isTakenBack && "text-ink-2")}>
        <Td wideOnly className="py-1.5 whitespace-nowrap tabular-nums">
          {at}
        </Td>
        <Td className="py-1.5 whitespace-nowrap tabular-nums">
          {year}
          <span className="block text-xs text-ink-2 sm:hidden">{at}</span>
          <span className="block text-xs text-ink-2 sm:hidden">{change}</span>
          {remarks && <span className="block text-xs sm:hidden">{remarks}</span>}
        </Td>
        <Td wideOnly className="py-1.5">
          {change}
        </Td>
        <Td wideOnly className="py-1.5">
          {entry.program}{" "}
          <span className="whitespace-nowrap text-ink-2">{summary("type", { type: entry.sieType })}</span>
        </Td>
        <Td wideOnly className="py-1.5">
          {entry.user}
        </Td>
        <Td wideOnly className="py-1.5 whitespace-nowrap">
          {remarks || <span className="text-ink-2">{t("noRemarks")}</span>}
        </Td>
        <Td className="w-0 py-1 text-right whitespace-nowrap">
          {!isTakenBack && entry.action !== "new" && (
            <Link
              href={importChangePage(companyId, entry.id)}
              prefetch={false}
              aria-label={t("whatChangedOf", { at, year })}
              className="mr-3 text-accent underline underline-offset-2 max-sm:mr-0 max-sm:block max-sm:py-1"
            >
              {t("whatChanged")}
            </Link>
          )}
          {entry.canBeTakenBack && (
            <Button
              size="small"
              icon="undo"
              aria-label={t("takeBackOf", { at, year })}
              onClick={() => {
                onTakeBack(entry);
              }}
            >
              {t("takeBack")}
            </Button>
          )}
        </Td>
      </Tr>
      {isOpen && (
        <tr id={remarksId}>
          <td colSpan={7} className="px-4 pt-1 pb-4">
            <NoteList kind="warnings" notes={entry.warnings} canShowLine={hasStoredLine} onShowLine={onShowLine} />
          </td>
        </tr>
      )}
    </>
  );
}
