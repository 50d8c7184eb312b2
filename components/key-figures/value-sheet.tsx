"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from "react";
import type { FiscalYear } from "@/contract/fiscal-year";
import type { GridStore } from "@/lib/grid/grid-store";
import { GRANULARITIES } from "@/lib/key-figures/columns";
import type { FiscalYearValues } from "@/lib/key-figures/fiscal-year-values";
import { Grid } from "../grid/grid";
import { PageHeading } from "../ui/page-heading";
import { Segmented } from "../ui/segmented";
import { Note } from "./note";
import { SaveProgress } from "./save-progress";
import { useGridReports } from "./use-grid-reports";
import { useSheet, type RowTexts } from "./use-sheet";

// Not on the server: then Next puts no boundary around them, and the whole page would go away while they load.
// What they say can wait for the page: drafts come after it, and saves.
const GridStatus = dynamic(() => import("./grid-status").then((module) => module.GridStatus), {
  ssr: false,
  // As high as the line that comes.
  loading: () => <div className="mt-3 h-4" />,
});
const OtherPeriods = dynamic(() => import("./other-periods").then((module) => module.OtherPeriods), { ssr: false });
const SheetNotes = dynamic(() => import("./sheet-notes").then((module) => module.SheetNotes), { ssr: false });
const ShortcutsDialog = dynamic(() => import("./shortcuts-dialog").then((module) => module.ShortcutsDialog), {
  ssr: false,
});

interface ValueSheetProps {
  values: FiscalYearValues;
  fiscalYear: FiscalYear;
  title: string;
  detail: string;
  /** What the grid is called. */
  label: string;
  texts: RowTexts;
  /** Why nothing can be changed; null where it can. */
  readOnly: string | null;
  /** Undefined is the whole company. */
  dimensionId?: string | undefined;
  /** What stands in the address for a dimension but is none. */
  badDimension?: string | null;
  /** Beside the choice of columns. */
  actions?: ReactNode;
  /** Under the grid. */
  children?: (grid: GridStore) => ReactNode;
}

/** A grid of a fiscal year's values with all that belongs to it: columns, saving, notes, status, shortcuts. */
export function ValueSheet(props: ValueSheetProps) {
  const {
    values,
    fiscalYear,
    title,
    detail,
    label,
    texts,
    dimensionId,
    badDimension = null,
    actions,
    children,
  } = props;
  const t = useTranslations("keyFigures");
  const usageId = useId();
  const readOnly = props.readOnly !== null;
  const [by, setBy] = useQueryState("by", parseAsStringLiteral(GRANULARITIES).withDefault("month").withOptions({ history: "push" })); // prettier-ignore
  const { model, grid, layout, view } = useSheet(values, { fiscalYear, by, dimensionId, readOnly, texts });
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

  return (
    <>
      <PageHeading
        title={title}
        detail={detail}
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
            {actions}
          </>
        }
      />
      {props.readOnly !== null && (
        <div className="mb-3">
          <Note icon="lock">{props.readOnly}</Note>
        </div>
      )}
      <SheetNotes values={values} grid={grid} nameOf={texts.name} badDimension={badDimension} />
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
          label={label}
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
      <OtherPeriods values={values} view={view} nameOf={texts.name} onShow={(granularity) => void setBy(granularity)} />
      {children?.(grid)}
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
