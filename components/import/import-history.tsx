"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { SieImportEntry } from "@/contract/sie-import";
import { useFormats } from "@/lib/format/use-formats";
import { importsQuery } from "@/lib/import/imports";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { classes } from "../ui/classes";
import { QueryView } from "../ui/query-view";
import { SkeletonRows } from "../ui/skeleton";
import { Table, Td, Th, Tr } from "../ui/table";
import { nameOfYear } from "./name-of-year";
import { TakeBackDialog } from "./take-back-dialog";

const SHOWN_AT_FIRST = 8;

/** The company's imports, the newest first; the latest of each fiscal year can be taken back. */
export function ImportHistory({ companyId }: { companyId: string }) {
  const t = useTranslations("import.history");
  const query = useQuery(importsQuery(companyId));
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<SieImportEntry | null>(null);
  const [all, setAll] = useState(false);
  const [isEmptied, setEmptied] = useState(false);
  // Once the last one has been taken back here, the list stays to say so and to keep the focus.
  if (query.data?.length === 0 && !isEmptied) return null;
  return (
    <section className="mt-8" aria-labelledby="import-history">
      <h2 id="import-history" ref={heading} tabIndex={-1} className="mb-3 text-lg font-semibold outline-none">
        {t("title")}
      </h2>
      <QueryView query={query} skeleton={<SkeletonRows rows={3} label={t("loading")} />} errorTitle={t("failed")}>
        {(imports) => (
          <>
            {imports.length > 0 ? (
              <ImportTable imports={all ? imports : imports.slice(0, SHOWN_AT_FIRST)} onTakeBack={setChosen} />
            ) : (
              <p className="text-ink-2">{t("empty")}</p>
            )}
            {!all && imports.length > SHOWN_AT_FIRST && (
              <Button
                variant="quiet"
                size="small"
                className="mt-2"
                onClick={() => {
                  setAll(true);
                }}
              >
                {t("showAll", { count: imports.length })}
              </Button>
            )}
          </>
        )}
      </QueryView>
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
            setEmptied(true);
            // The button that opened the dialog goes with the next state of the list.
            requestAnimationFrame(() => heading.current?.focus());
          }}
        />
      )}
    </section>
  );
}

interface ImportTableProps {
  imports: readonly SieImportEntry[];
  onTakeBack: (entry: SieImportEntry) => void;
}

function ImportTable({ imports, onTakeBack }: ImportTableProps) {
  const t = useTranslations("import.history");
  return (
    <Table label={t("title")}>
      <thead>
        <tr>
          <Th wideOnly>{t("columns.at")}</Th>
          <Th>{t("columns.year")}</Th>
          <Th wideOnly>{t("columns.change")}</Th>
          <Th wideOnly>{t("columns.source")}</Th>
          <Th wideOnly>{t("columns.user")}</Th>
          <Th>
            <span className="sr-only">{t("columns.actions")}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {imports.map((entry) => (
          <ImportRow key={entry.id} entry={entry} onTakeBack={onTakeBack} />
        ))}
      </tbody>
    </Table>
  );
}

function ImportRow({ entry, onTakeBack }: { entry: SieImportEntry; onTakeBack: ImportTableProps["onTakeBack"] }) {
  const t = useTranslations("import.history");
  const type = useTranslations("import.summary");
  const formats = useFormats();
  const at = formats.moment(entry.at);
  const year = nameOfYear(entry);
  const change =
    entry.takenBack === undefined ? (
      t(`actions.${entry.action}`)
    ) : (
      <Badge icon="undo">{t("takenBackAt", { at: formats.moment(entry.takenBack) })}</Badge>
    );
  return (
    <Tr className={classes(entry.takenBack !== undefined && "text-ink-2")}>
      <Td wideOnly className="whitespace-nowrap tabular-nums">
        {at}
      </Td>
      <Td className="py-1 whitespace-nowrap tabular-nums">
        {year}
        <span className="block text-xs text-ink-2 sm:hidden">{at}</span>
        <span className="block text-xs text-ink-2 sm:hidden">{change}</span>
      </Td>
      <Td wideOnly>{change}</Td>
      <Td wideOnly>
        {entry.program} <span className="text-ink-2">{type("type", { type: entry.sieType })}</span>
      </Td>
      <Td wideOnly>{entry.user}</Td>
      <Td className="w-0 text-right whitespace-nowrap">
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
  );
}
