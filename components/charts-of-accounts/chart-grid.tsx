"use client";

import { useLocale, useTranslations } from "next-intl";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { draftOf, groupNumbers, placedGroups } from "@/lib/charts-of-accounts/chart-draft";
import { ChartSheet, chartColumns, isTextColumn, type ShownChart } from "@/lib/charts-of-accounts/chart-sheet";
import type { Coverage } from "@/lib/charts-of-accounts/coverage";
import { formatFiscalYear } from "@/contract/format/format-days";
import { useFormats } from "@/lib/format/use-formats";
import { setGrowth } from "@/lib/grid/grid-growth";
import { GridStore } from "@/lib/grid/grid-store";
import { rangeOf, selectCell } from "@/lib/grid/selection";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { GridFrame } from "@/components/grid/grid-frame";
import type { GridLayout } from "@/components/grid/grid-layout";
import { useClipboardItems } from "@/components/grid/use-clipboard-items";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { EmptyState } from "@/components/ui/states";
import { ChartGaps } from "./chart-gaps";
import type { ChartWork } from "./use-chart-edits";
import type { GroupActions } from "./use-group-actions";
import { useKnownNames } from "./use-known-names";
import { useProblemText } from "./use-problem-text";

interface ChartGridProps {
  companyId: string;
  work: ChartWork;
  coverage: Coverage;
  /** The year whose accounts are counted; null when there is none, or while its accounts are fetched. */
  yearShown: FiscalYear | null;
  /** The group that is open beside the grid. */
  chosen: string | null;
  /** The reason why nothing can be changed; null when it can. */
  readOnly: string | null;
  actions: GroupActions;
  onChoose: (groupId: string) => void;
  /** Content at the right end of the toolbar. */
  end: ReactNode;
}

/** Widths of the columns in CSS pixels. */
const WIDTHS = { name: 252, accounts: 224, count: 80, balance: 120 };

/** The groups of a chart as a grid: names and accounts are typed, pasted and filled as in a spreadsheet. */
export function ChartGrid({
  companyId,
  work,
  coverage,
  yearShown,
  chosen,
  readOnly,
  actions,
  onChoose,
  end,
}: ChartGridProps) {
  const t = useTranslations("chartsOfAccounts");
  const tGrid = useTranslations("grid");
  const sectionRef = useRef<HTMLElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const shown = useShownChart(companyId, work, yearShown ? coverage : null, readOnly !== null);
  const [{ sheet, store }] = useState(() => {
    const made = new ChartSheet(shown);
    return { sheet: made, store: new GridStore(made) };
  });
  useLayoutEffect(() => {
    if (sheet.show(shown)) store.report({ type: "changedElsewhere" });
  }, [sheet, store, shown]);

  useEffect(() => {
    if (readOnly !== null) return;
    setGrowth(store, (count) => {
      sheet.addRows(count, null);
      return sheet.rowIds().slice(-count);
    });
    return () => {
      setGrowth(store, null);
    };
  }, [sheet, store, readOnly]);

  // A group that was opened elsewhere, from a problem or an account, becomes the active row.
  useEffect(() => {
    const row = chosen === null ? -1 : sheet.rowIds().indexOf(chosen);
    const { active } = store.selection();
    if (row !== -1 && row !== active.row) store.select(selectCell({ ...active, row }));
  }, [sheet, store, chosen]);

  const selection = useSyncExternalStore(store.subscribe, store.selection, store.selection);
  const { top, bottom } = rangeOf(selection);
  const selected = placedGroups(work.draft).slice(top, bottom + 1);
  const activeGroup = selected[selection.active.row - top];
  const add = () => {
    const id = sheet.addRows(1, activeGroup?.parentId ?? null);
    store.select(selectCell({ row: sheet.rowIds().indexOf(id), column: 0 }));
    store.focus();
  };
  useGridKeys(sectionRef, store, readOnly === null ? add : null);
  const clipboardItems = useClipboardItems(store, boxRef, readOnly !== null);

  const columns = useColumns(yearShown);
  const { draft } = work;
  const layout = useMemo(() => {
    const numbers = groupNumbers(draft);
    const names = new Map(placedGroups(draft).map(({ group }) => [group.id, group.name]));
    const nameOf = (id: string) => names.get(id) ?? t("tree.withoutGroup");
    return {
      lead: [
        {
          id: "number",
          header: t("grid.number"),
          width: "72px",
          align: "start",
          cell: (id) => (
            <>
              {numbers.get(id)}
              <span className="sr-only"> {nameOf(id)}</span>
            </>
          ),
        },
      ],
      columns,
      digits: 12,
      rowLabel: (id) => `${numbers.get(id) ?? ""} ${nameOf(id)}`,
    } satisfies GridLayout;
  }, [columns, draft, t]);
  return (
    <section ref={sectionRef} aria-label={t("tree.label", { name: draft.name })} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        {readOnly === null && (
          <>
            <Button variant="pill" icon="plus" onClick={add}>
              {t("tree.add")}
            </Button>
            <Button
              variant="pill"
              icon="trash"
              disabled={!activeGroup}
              onClick={() => {
                actions.remove(...selected.map(({ group }) => group.id));
              }}
            >
              {t("grid.remove", { count: selected.length })}
            </Button>
          </>
        )}
        <Button
          variant="pill"
          icon="tree"
          disabled={!activeGroup}
          onClick={() => {
            if (activeGroup) onChoose(activeGroup.group.id);
          }}
        >
          {t("grid.open")}
        </Button>
        <Menu label={tGrid("more")} items={clipboardItems} />
        <div className="ml-auto">{end}</div>
      </div>
      {draft.groups.length === 0 ? (
        <EmptyState icon="tree" title={t("tree.empty")} />
      ) : (
        <GridFrame
          grid={store}
          layout={layout}
          label={t("tree.label", { name: draft.name })}
          readOnly={readOnly}
          boxRef={boxRef}
          pasteHint={t("grid.pasteHint")}
          shortcuts={
            readOnly === null
              ? [
                  { keys: "Insert", label: t("grid.insert") },
                  { keys: "Ctrl + S", label: t("grid.save") },
                ]
              : undefined
          }
        />
      )}
      <ChartGaps draft={draft} />
    </section>
  );
}

/** The edited chart in the form that ChartSheet needs. */
function useShownChart(companyId: string, work: ChartWork, coverage: Coverage | null, readOnly: boolean): ShownChart {
  const t = useTranslations("chartsOfAccounts");
  const ui = useTranslations("ui.save");
  const locale = CULTURE_OF_LOCALE[useLocale()];
  const formats = useFormats();
  const problem = useProblemText(useKnownNames(companyId));
  const { draft, edits, state, change, undo, redo } = work;
  const base = useMemo(() => draftOf(edits.base), [edits.base]);
  const saving = state.kind === "saving";
  return useMemo(
    (): ShownChart => ({
      draft,
      base,
      coverage,
      saving,
      readOnly,
      texts: {
        locale,
        problem,
        amount: (value) => formats.number(value, { decimals: 2 }),
        withoutGroup: t("tree.withoutGroup"),
        unsaved: ui("unsaved"),
        saving: ui("saving"),
      },
      onChange: change,
      onReplay: (direction) => {
        (direction === "undo" ? undo : redo)();
      },
    }),
    [draft, base, coverage, saving, readOnly, locale, formats, problem, change, undo, redo, t, ui],
  );
}

function useColumns(year: FiscalYear | null): GridLayout["columns"] {
  const t = useTranslations("chartsOfAccounts.tree");
  return useMemo(() => {
    const headers = {
      name: t("group"),
      accounts: t("accounts"),
      count: year ? t("count", { year: formatFiscalYear(year) }) : "",
      balance: t("balance"),
    };
    return chartColumns(year !== null).map((id) => ({
      id,
      header: headers[id],
      label: headers[id],
      width: WIDTHS[id],
      ...(isTextColumn(id) ? { align: "start" as const } : {}),
    }));
  }, [t, year]);
}

/** Keys that the grid itself does not have: Insert adds a group; Ctrl+S commits an open cell before the save. */
function useGridKeys(ref: RefObject<HTMLElement | null>, store: GridStore, add: (() => void) | null): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const control = event.ctrlKey || event.metaKey;
    if (control && event.key.toLowerCase() === "s") {
      flushSync(() => {
        store.commit();
      });
    } else if (event.key === "Insert" && !control && !event.shiftKey && !event.altKey && add) {
      event.preventDefault();
      event.stopPropagation();
      add();
    }
  });
  useEffect(() => {
    const element = ref.current;
    const listener = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    element?.addEventListener("keydown", listener, { capture: true });
    return () => {
      element?.removeEventListener("keydown", listener, { capture: true });
    };
  }, [ref]);
}
