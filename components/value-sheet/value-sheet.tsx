"use client";

import { useRef, type ReactNode } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { GridStore } from "@/lib/grid/grid-store";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import { GridFrame } from "@/components/grid/grid-frame";
import { onDemand } from "@/components/ui/on-demand";
import { PageHeading } from "@/components/ui/page-heading";
import { useEarlyFind } from "./early-find";
import type { Columns } from "./use-columns";
import { useGridTexts } from "./use-grid-texts";
import { useSheet, type ExtraColumns, type RowTexts } from "./use-sheet";

// Loaded after the page, so that the grid itself is shown first.
const Note = onDemand(() => import("./note").then((module) => module.Note), <div className="h-9" />);
const OtherPeriods = onDemand(() => import("./other-periods").then((module) => module.OtherPeriods));
const SaveProgress = onDemand(() => import("./save-progress").then((module) => module.SaveProgress));
const SheetNotes = onDemand(() => import("./sheet-notes").then((module) => module.SheetNotes));
const ValueSheetTools = onDemand(
  () => import("./value-sheet-tools").then((module) => module.ValueSheetTools),
  <div className="mb-3 h-8.5" />,
);

interface ValueSheetProps {
  values: FiscalYearValues;
  fiscalYear: FiscalYear;
  title: string;
  detail: string;
  /** Accessible name of the grid. */
  label: string;
  texts: RowTexts;
  /** The reason why nothing can be changed; null when it can. */
  readOnly: string | null;
  /** Id of an object; undefined for the whole company. */
  dimensionId?: string | undefined;
  /** Names an object by its id; needed where values can be of objects. */
  objectName?: (dimensionId: string) => string;
  /** The URL's `dimension` parameter where it is not the id of an object; null otherwise. */
  badDimension?: string | null;
  /** Id of the company, if its values have a history that the user may see. */
  historyOf?: string | undefined;
  /** Undefined when values can only be monthly. */
  columns?: Columns;
  /** Content beside the choice of columns. */
  actions?: ReactNode | ((grid: GridStore) => ReactNode);
  /** Adds columns to those of the values. */
  beside?: ExtraColumns | null;
  /** Content under the grid. */
  children: (grid: GridStore) => ReactNode;
}

/** A grid of a fiscal year's values with its choice of columns, state of saving, notices and tools. */
export function ValueSheet(props: ValueSheetProps) {
  const { values, fiscalYear, title, detail, label, texts, dimensionId, badDimension = null } = props;
  const readOnly = props.readOnly !== null;
  const boxRef = useRef<HTMLDivElement>(null);
  const early = useEarlyFind(boxRef);
  const gridTexts = useGridTexts(props.historyOf !== undefined);
  const { columns } = props;
  const by = columns?.by ?? "month";
  const own = useSheet(values, { fiscalYear, by, dimensionId, readOnly, texts });
  const sheet = props.beside?.(own) ?? own;
  const { grid, layout } = sheet;
  const flush = () => void values.queue.flush();
  return (
    <>
      <PageHeading
        title={title}
        detail={detail}
        status={
          <SaveProgress
            queue={values.queue}
            onRetry={() => {
              flush();
              grid.focus();
            }}
          />
        }
        actions={
          <>
            {columns?.choice}
            {typeof props.actions === "function" ? props.actions(grid) : props.actions}
          </>
        }
      />
      {props.readOnly !== null && (
        <div className="mb-3">
          <Note icon="lock">{props.readOnly}</Note>
        </div>
      )}
      <SheetNotes
        values={values}
        grid={grid}
        nameOf={texts.name}
        objectName={props.objectName}
        badDimension={badDimension}
      />
      <GridFrame
        {...{ grid, layout, label }}
        readOnly={props.readOnly}
        {...gridTexts}
        onLeave={flush}
        boxRef={boxRef}
        tools={
          <ValueSheetTools
            // Another choice of columns or object is another grid, whose tools begin anew.
            key={`${by} ${dimensionId ?? ""}`}
            {...{ values, sheet, readOnly, texts, boxRef, early, fiscalYear, dimensionId }}
            fileName={label}
            historyOf={props.historyOf}
          />
        }
      />
      {columns && <OtherPeriods values={values} view={own.view} nameOf={texts.name} onShow={columns.setBy} />}
      {props.children(grid)}
    </>
  );
}
