"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { parseAsString, parseAsStringLiteral, useQueryState } from "nuqs";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import type { FiscalYear } from "@/contract/fiscal-year";
import { DIMENSION_ID } from "@/contract/id-patterns";
import type { KeyFigureData } from "@/contract/key-figure-data";
import { formatFiscalYear } from "@/lib/format/days";
import { GRANULARITIES } from "@/lib/key-figures/columns";
import { useCompanyPermissions, useCurrentUser } from "../auth/current-user";
import { Grid } from "../grid/grid";
import { PageHeading } from "../ui/page-heading";
import { Segmented } from "../ui/segmented";
import { AddKeyFigure } from "./add-key-figure";
import { DimensionChoice } from "./dimension-choice";
import { GridStatus } from "./grid-status";
import { Note } from "./note";
import { SaveProgress } from "./save-progress";
import { useFiscalYearValues } from "./use-fiscal-year-values";
import { useGridReports } from "./use-grid-reports";
import { useSheet } from "./use-sheet";

// Not on the server: then Next puts no boundary around them, and the whole page would go away while they load.
// What they say can wait for the page: drafts come after it, and saves.
const OtherPeriods = dynamic(() => import("./other-periods").then((module) => module.OtherPeriods), { ssr: false });
const SheetNotes = dynamic(() => import("./sheet-notes").then((module) => module.SheetNotes), { ssr: false });
const ShortcutsDialog = dynamic(() => import("./shortcuts-dialog").then((module) => module.ShortcutsDialog), {
  ssr: false,
});

interface FiscalYearFiguresProps {
  companyId: string;
  fiscalYear: FiscalYear;
  items: readonly KeyFigureData[];
}

/** The grid of a fiscal year's key figure data with all that belongs to it: view, dimension, saving, notes, status. */
export function FiscalYearFigures({ companyId, fiscalYear, items }: FiscalYearFiguresProps) {
  const t = useTranslations("keyFigures");
  const usageId = useId();
  const { userName } = useCurrentUser();
  const readOnly = !useCompanyPermissions(companyId).writeKeyFigureData;
  const values = useFiscalYearValues({ userName, companyId, fiscalYearId: fiscalYear.id }, items);

  const [by, setBy] = useQueryState("by", parseAsStringLiteral(GRANULARITIES).withDefault("month").withOptions({ history: "push" })); // prettier-ignore
  const [wanted, setDimension] = useQueryState("dimension", parseAsString.withOptions({ history: "push" }));
  const dimensionId = wanted !== null && DIMENSION_ID.test(wanted) ? wanted.normalize("NFC") : undefined;
  const { model, grid, layout, view } = useSheet(values, { fiscalYear, by, dimensionId, readOnly });
  const { echo, onReport } = useGridReports(grid, readOnly);
  const [helpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => {
    setHelpOpen(true);
  }, [setHelpOpen]);
  // Another view by a button that went with the one before: the new grid has the keyboard.
  const shown = useRef(grid);
  useEffect(() => {
    if (shown.current !== grid && document.activeElement === document.body) grid.focus();
    shown.current = grid;
  }, [grid]);

  // Back to the cell once the dialog is gone.
  useEffect(() => {
    if (!helpOpen) return;
    return () => {
      grid.focus();
    };
  }, [helpOpen, grid]);

  const year = formatFiscalYear(fiscalYear);
  const dimension = dimensionId ?? t("dimension.whole");
  return (
    <>
      <PageHeading
        title={t("title")}
        detail={t("detail", { year, dimension })}
        actions={
          <>
            <SaveProgress
              queue={values.queue}
              onRetry={() => {
                void values.queue.flush();
                grid.focus();
              }}
            />
            <Segmented
              label={t("by.label")}
              options={GRANULARITIES.map((value) => ({ value, label: t(`by.${value}`) }))}
              value={by}
              onChange={(value) => void setBy(value)}
            />
            <DimensionChoice values={values} dimensionId={dimensionId} onChange={(id) => void setDimension(id)} />
          </>
        }
      />
      {readOnly && (
        <div className="mb-3">
          <Note icon="lock">{t("readOnly")}</Note>
        </div>
      )}
      <SheetNotes values={values} grid={grid} badDimension={dimensionId === undefined ? wanted : null} />
      <div
        onBlur={(event) => {
          // Whoever leaves the grid is done for now: nothing waits for a pause.
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) void values.queue.flush();
        }}
      >
        <Grid
          key={`${by} ${dimensionId ?? ""}`}
          store={grid}
          layout={layout}
          label={t("grid", { year, dimension })}
          describedBy={usageId}
          readOnly={readOnly}
          maxHeight="max(280px, 100dvh - 330px)"
          onReport={onReport}
          onHelp={openHelp}
        />
      </div>
      <p id={usageId} className="sr-only">
        {t(readOnly ? "usageReadOnly" : "usage")}
      </p>
      <GridStatus model={model} grid={grid} echo={echo} onHelp={openHelp} readOnly={readOnly} />
      <OtherPeriods values={values} view={view} onShow={(granularity) => void setBy(granularity)} />
      {!readOnly && <AddKeyFigure values={values} grid={grid} />}
      {helpOpen && (
        <ShortcutsDialog
          onClose={() => {
            setHelpOpen(false);
          }}
        />
      )}
    </>
  );
}
