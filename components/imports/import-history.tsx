"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { SieImportEntry, SieNote } from "@/contract/imports/sie-import";
import { importsQuery } from "@/lib/imports/imports";
import { QueryView } from "@/components/ui/query-view";
import { ShowAllButton } from "@/components/ui/show-all-button";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Table, Th } from "@/components/ui/table";
import { ImportRow } from "./import-row";
import { StoredLineDialog } from "./line-dialog";
import { TakeBackDialog } from "./take-back-dialog";

const SHOWN_AT_FIRST = 8;

/**
 * The company's imports with their remarks, the newest first. The latest of each fiscal year can be taken back, unless
 * the files of the books before it are no longer stored.
 */
export function ImportHistory({ companyId }: { companyId: string }) {
  const t = useTranslations("imports.history");
  const query = useQuery(importsQuery(companyId));
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<SieImportEntry | null>(null);
  const [shownNote, setShownNote] = useState<SieNote | null>(null);
  const [all, setAll] = useState(false);
  const [hasTakenBack, setHasTakenBack] = useState(false);
  // After the last import has been taken back, the empty list stays to say so and to take the focus.
  if (query.data?.length === 0 && !hasTakenBack) return null;
  return (
    <section className="mt-8" aria-labelledby="import-history">
      <h2 id="import-history" ref={heading} tabIndex={-1} className="mb-3 text-lg font-semibold outline-none">
        {t("title")}
      </h2>
      <QueryView query={query} skeleton={<SkeletonRows rows={3} label={t("loading")} />} errorTitle={t("failed")}>
        {(imports) => (
          <>
            {imports.length > 0 ? (
              <ImportTable
                companyId={companyId}
                imports={all ? imports : imports.slice(0, SHOWN_AT_FIRST)}
                onTakeBack={setChosen}
                onShowLine={setShownNote}
              />
            ) : (
              <p className="text-ink-2">{t("empty")}</p>
            )}
            <ShowAllButton count={imports.length} atFirst={SHOWN_AT_FIRST} isAll={all} onChange={setAll} />
          </>
        )}
      </QueryView>
      {shownNote && (
        <StoredLineDialog
          note={shownNote}
          onClose={() => {
            setShownNote(null);
          }}
        />
      )}
      {chosen && (
        <TakeBackDialog
          key={chosen.id}
          companyId={companyId}
          entry={chosen}
          onClose={() => {
            setChosen(null);
          }}
          onTakenBack={() => {
            setChosen(null);
            setHasTakenBack(true);
            // The button that opened the dialog disappears when the list is updated.
            requestAnimationFrame(() => heading.current?.focus());
          }}
        />
      )}
    </section>
  );
}

interface ImportTableProps {
  companyId: string;
  imports: readonly SieImportEntry[];
  onTakeBack: (entry: SieImportEntry) => void;
  onShowLine: (note: SieNote) => void;
}

function ImportTable({ companyId, imports, onTakeBack, onShowLine }: ImportTableProps) {
  const t = useTranslations("imports.history");
  return (
    <Table label={t("title")}>
      <thead>
        <tr>
          <Th wideOnly>{t("columns.at")}</Th>
          <Th>{t("columns.year")}</Th>
          <Th wideOnly>{t("columns.change")}</Th>
          <Th wideOnly>{t("columns.source")}</Th>
          <Th wideOnly>{t("columns.user")}</Th>
          <Th wideOnly>{t("columns.remarks")}</Th>
          <Th>
            <span className="sr-only">{t("columns.actions")}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {imports.map((entry) => (
          <ImportRow
            key={entry.id}
            companyId={companyId}
            entry={entry}
            onTakeBack={onTakeBack}
            onShowLine={onShowLine}
          />
        ))}
      </tbody>
    </Table>
  );
}
