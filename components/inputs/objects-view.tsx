"use client";

import { useLocale, useTranslations } from "next-intl";
import { parseAsString, parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { periodOfFiscalYear } from "@/contract/period";
import { useFormats } from "@/lib/format/use-formats";
import { GridStore } from "@/lib/grid/grid-store";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { nameCollator } from "@/lib/i18n/name-collator";
import { columnIdOf, columnPeriods, GRANULARITIES } from "@/lib/inputs/columns";
import { countsByObject } from "@/lib/inputs/dimensions";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import { COMPANY_COLUMN, computedColumn, ObjectsSheet } from "@/lib/inputs/objects-sheet";
import { typeOfRow } from "@/lib/inputs/rows";
import { dimensionName } from "@/lib/statements/object-name";
import type { ObjectNames } from "@/lib/statements/use-object-names";
import { GridFrame } from "@/components/grid/grid-frame";
import { PageHeading } from "@/components/ui/page-heading";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { Note } from "@/components/value-sheet/note";
import { SaveProgress } from "@/components/value-sheet/save-progress";
import { SheetNotes } from "@/components/value-sheet/sheet-notes";
import { SheetTools } from "@/components/value-sheet/tools/sheet-tools";
import type { ToolGrid } from "@/components/value-sheet/tools/tool-grid";
import { useFilledValues } from "@/components/value-sheet/use-filled-values";
import { useGridTexts } from "@/components/value-sheet/use-grid-texts";
import { useSheetSetting, type RowTexts } from "@/components/value-sheet/use-sheet";

interface ObjectsViewProps {
  values: FiscalYearValues;
  fiscalYear: FiscalYear;
  texts: RowTexts;
  /** The reason why nothing can be changed; null when it can. */
  readOnly: string | null;
  /** Id of the company, if the user may see the history of its values. */
  historyOf: string | undefined;
  objects: ObjectNames;
  actions: ReactNode;
}

/**
 * Grid with one period of a fiscal year: the company's value, the objects side by side, their sum by dimension, and the
 * company's value less that sum.
 */
export function ObjectsView(props: ObjectsViewProps) {
  const { values, fiscalYear, texts, readOnly, historyOf, objects: names, actions } = props;
  const t = useTranslations("inputs");
  const formats = useFormats();
  const culture = CULTURE_OF_LOCALE[useLocale()];
  const boxRef = useRef<HTMLDivElement>(null);
  const gridTexts = useGridTexts(historyOf !== undefined);
  const { start, end, id: fiscalYearId } = fiscalYear;
  const [by, setBy] = useQueryState(
    "by",
    parseAsStringLiteral(GRANULARITIES).withDefault("month").withOptions({ history: "push" }),
  );
  const [wanted, setWanted] = useQueryState("period", parseAsString.withOptions({ history: "push" }));
  const periods = useMemo(() => columnPeriods(periodOfFiscalYear({ start, end }), by), [start, end, by]);
  const period = periods.find((one) => one.start.slice(0, 10) === wanted) ?? periods[0]!;
  const objects = useObjects(values, culture);
  const setting = useSheetSetting(fiscalYear.currency, readOnly !== null);
  const rowIds = useSyncExternalStore(values.subscribe, values.rows, values.rows);
  const { model, store } = useMemo(() => {
    const made = new ObjectsSheet(values, period, objects, typeOfRow, setting);
    const grid = new GridStore(made);
    // Registered before it is shown, because it takes over the undo history of the grid before it.
    values.addGrid(`objects ${period.start} ${period.end}`, grid);
    return { model: made, store: grid };
  }, [values, period, objects, setting]);
  useEffect(() => model.follow(), [model]);

  const columns = useMemo(
    () =>
      model.columnIds().map((id) => {
        const header = headerOf(id, names, t);
        return { id, header, label: header };
      }),
    [model, names, t],
  );
  const layout = useMemo(
    () => ({
      lead: [
        {
          id: "name",
          header: t("columns.input"),
          width: "min(240px, 44vw)",
          align: "start" as const,
          cell: texts.name,
        },
        { id: "unit", header: t("columns.unit"), width: "64px", align: "end" as const, cell: texts.unit },
      ],
      columns,
      digits: 12,
      rowLabel: (rowId: string) => `${texts.name(rowId)}, ${texts.unit(rowId)}`,
    }),
    [columns, texts, t],
  );
  const name = t("objects.grid", { period: formats.period(period) });
  const tools = useMemo(
    (): ToolGrid => ({
      store,
      model,
      rowIds,
      columns,
      readOnly: readOnly !== null,
      fileName: name,
      periods: false,
      nameOf: texts.name,
      setShown: (shown) => {
        model.setShown(shown);
      },
      storedValueOf:
        historyOf === undefined
          ? null
          : (keyFigureInfoId, columnId) =>
              computedColumn(columnId)
                ? null
                : {
                    companyId: historyOf,
                    fiscalYearId,
                    keyFigureInfoId,
                    period,
                    dimensionId: columnId === COMPANY_COLUMN ? undefined : columnId,
                  },
    }),
    [store, model, rowIds, columns, readOnly, name, texts, historyOf, fiscalYearId, period],
  );
  const flush = () => void values.queue.flush();
  return (
    <>
      <PageHeading
        title={t("title")}
        detail={name}
        status={
          <SaveProgress
            queue={values.queue}
            onRetry={() => {
              flush();
              store.focus();
            }}
          />
        }
        actions={
          <>
            <Segmented
              label={t("by.label")}
              options={GRANULARITIES.map((value) => ({ value, label: t(`by.${value}`) }))}
              value={by}
              onChange={(value) => {
                void setWanted(null);
                void setBy(value);
              }}
            />
            <Select
              label={t("objects.period")}
              shape="pill"
              value={period.start.slice(0, 10)}
              options={periods.map((one) => ({ value: one.start.slice(0, 10), label: formats.period(one) }))}
              onChange={({ target }) => void setWanted(target.value)}
            />
            {actions}
          </>
        }
      />
      {readOnly !== null && (
        <div className="mb-3">
          <Note icon="lock">{readOnly}</Note>
        </div>
      )}
      <SheetNotes values={values} grid={store} nameOf={texts.name} objectName={names.nameOf} badDimension={null} />
      {objects.length === 0 && (
        <div className="mb-3">
          <Note icon="info">{t("objects.none")}</Note>
        </div>
      )}
      <GridFrame
        grid={store}
        {...{ layout, readOnly, label: name }}
        {...gridTexts}
        onLeave={flush}
        boxRef={boxRef}
        tools={
          <SheetTools
            // Another period is another grid, whose tools begin anew.
            key={columnIdOf(period)}
            grid={tools}
            boxRef={boxRef}
          />
        }
      />
    </>
  );
}

function headerOf(columnId: string, names: ObjectNames, t: ReturnType<typeof useTranslations<"inputs">>): string {
  if (columnId === COMPANY_COLUMN) return t("objects.company");
  const column = computedColumn(columnId);
  if (!column) return names.nameOf(columnId);
  const { name, dimension } = column;
  if (dimension === null) return t(`objects.${name}`);
  const named = names.objects.find((object) => String(object.dimension.number) === dimension);
  return t(`objects.${name}Of`, { dimension: named ? dimensionName(named.dimension) : dimension });
}

/** Ids of objects with values. The array stays the same object until one is added, so that typing makes no new grid. */
function useObjects(values: FiscalYearValues, culture: string): readonly string[] {
  const filled = useFilledValues(values);
  const found = countsByObject(filled, culture).map(({ id }) => id);
  const [known, setKnown] = useState<readonly string[]>(found);
  // An object whose last value is cleared stays in a column until this view is left.
  const added = found.filter((id) => !known.includes(id));
  if (added.length === 0) return known;
  const next = [...known, ...added].sort(nameCollator(culture).compare);
  setKnown(next);
  return next;
}
