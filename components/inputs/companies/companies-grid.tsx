"use client";

import { useTranslations } from "next-intl";
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { CompanyFigure } from "@/contract/inputs/agency-key-figure-data";
import { periodOfDays } from "@/contract/period";
import { useFormats } from "@/lib/format/use-formats";
import { columnIdOf, columnPeriods, periodOfColumn, type Granularity } from "@/lib/inputs/columns";
import { TOTAL_ROW } from "@/lib/inputs/companies-sheet";
import { hasUnsaved } from "@/lib/inputs/value-edits";
import { Button } from "@/components/ui/button";
import { SaveStatus } from "@/components/ui/save-status";
import { GridFrame } from "@/components/grid/grid-frame";
import type { GridLayout } from "@/components/grid/grid-layout";
import { ConflictChoice } from "@/components/value-sheet/conflict-choice";
import { Note } from "@/components/value-sheet/note";
import { saveStateOf } from "@/components/value-sheet/save-progress";
import { SheetTools } from "@/components/value-sheet/tools/sheet-tools";
import type { ToolGrid } from "@/components/value-sheet/tools/tool-grid";
import { CompanyState } from "./company-state";
import { useGridTexts } from "@/components/value-sheet/use-grid-texts";
import { useCompaniesSheet } from "./use-companies-sheet";

interface CompaniesGridProps {
  agencyId: string;
  figure: string;
  figureName: string;
  year: number;
  by: Granularity;
  companies: readonly CompanyFigure[];
}

/**
 * A grid with one company in each row. Each fiscal year of a row is saved separately; the row shows the worst state of
 * these saves.
 */
export function CompaniesGrid(props: CompaniesGridProps) {
  const { agencyId, figure, figureName, year, by, companies } = props;
  const t = useTranslations("inputs");
  const formats = useFormats();
  const boxRef = useRef<HTMLDivElement>(null);
  const gridTexts = useGridTexts(true);
  const periods = useMemo(
    () => columnPeriods(periodOfDays(`${String(year)}-01-01`, `${String(year)}-12-31`), by),
    [year, by],
  );
  const { model, store, restored, areDraftsKept } = useCompaniesSheet({ agencyId, figure, year, periods, companies });
  const status = useSyncExternalStore(model.subscribeToStatus, model.getStatus, model.getStatus);
  const [restoredSeen, setRestoredSeen] = useState(false);
  const nameOf = useCallback((id: string) => (id === TOTAL_ROW ? t("agency.total") : model.nameOf(id)), [model, t]);
  const rowIds = useMemo(() => companies.map(({ id }) => id), [companies]);

  const layout = useMemo((): GridLayout => {
    const header = (start: string) => (by === "year" ? String(year) : formats.monthOfYear(start.slice(0, 10)));
    return {
      lead: [
        {
          id: "name",
          header: t("agency.company"),
          width: "min(280px, 44vw)",
          align: "start",
          cell: (rowId) => (
            <span className="flex items-center gap-1.5">
              <span className="min-w-0 flex-1 truncate">{nameOf(rowId)}</span>
              {rowId !== TOTAL_ROW && <CompanyState model={model} companyId={rowId} />}
            </span>
          ),
        },
      ],
      columns: periods.map((period) => ({
        id: columnIdOf(period),
        header: by === "quarter" ? formats.period(period) : header(period.start),
        label: formats.period(period),
      })),
      digits: 12,
      hasSums: true,
      rowLabel: nameOf,
    };
  }, [by, year, periods, formats, nameOf, model, t]);

  const tools = useMemo(
    (): ToolGrid => ({
      store,
      model,
      rowIds,
      nameOf,
      readOnly: false,
      periods: true,
      columns: layout.columns.map(({ id, label }) => ({ id, label })),
      setShown: (shown) => {
        model.setShown(shown);
      },
      fileName: `${figureName} ${String(year)}`,
      storedValueOf: (companyId, columnId) => {
        const fiscalYearId = model.fiscalYearAt(companyId, columnId);
        return fiscalYearId === undefined
          ? null
          : {
              companyId,
              fiscalYearId,
              keyFigureInfoId: figure,
              period: periodOfColumn(columnId),
              dimensionId: undefined,
            };
      },
    }),
    [store, model, rowIds, nameOf, layout, figure, figureName, year],
  );

  const { failedCompanies, conflicts, unread } = status;
  const flush = () => void model.flush();
  const focusGrid = useCallback(() => {
    store.focus();
  }, [store]);
  // The pressed button disappears, so the focus moves to the grid.
  const retry = () => {
    flush();
    focusGrid();
  };
  const label = t("agency.grid", { figure: figureName, year: String(year) });
  return (
    <>
      <div className="mb-3 flex flex-col gap-2 empty:hidden">
        {failedCompanies > 0 && (
          <Note
            icon="alert"
            tone="bad"
            actions={
              <Button size="small" icon="refresh" onClick={retry}>
                {t("failedSave.retry")}
              </Button>
            }
          >
            {t("agency.failed", { count: failedCompanies })}
          </Note>
        )}
        <ConflictChoice
          count={conflicts}
          conflicts={() =>
            model.conflicts().map(({ key, companyId, address, mine, theirs }) => ({
              key,
              mine,
              theirs,
              label: `${model.nameOf(companyId)}, ${formats.period(address.period)}`,
            }))
          }
          onChoose={(choice, key) => {
            model.resolveConflicts(choice, key);
          }}
          onDone={focusGrid}
        />
        {restored > 0 && !restoredSeen && (
          <Note
            icon="undo"
            actions={
              <Button
                size="small"
                onClick={() => {
                  setRestoredSeen(true);
                  focusGrid();
                }}
              >
                {t("restored.dismiss")}
              </Button>
            }
          >
            {t("agency.restored", { count: restored })}
          </Note>
        )}
        {unread > 0 && (
          <Note icon="alert" tone="warn">
            {t("unreadCount", { count: unread })}
          </Note>
        )}
        {!areDraftsKept && hasUnsaved(status) && (
          <Note icon="alert" tone="warn">
            {t("draftsNotKept")}
          </Note>
        )}
      </div>
      <GridFrame
        grid={store}
        {...{ layout, label }}
        readOnly={null}
        {...gridTexts}
        onLeave={flush}
        boxRef={boxRef}
        around={264}
        tools={<SheetTools grid={tools} boxRef={boxRef} end={<SaveStatus state={saveStateOf(status, retry)} />} />}
      />
    </>
  );
}
