"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState, type ReactNode } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { Coverage } from "@/lib/charts-of-accounts/coverage";
import { groupsAbove, placedGroups } from "@/lib/charts-of-accounts/chart-draft";
import { openAtFirst, chartRows, type ChartRow } from "@/lib/charts-of-accounts/rows";
import { formatFiscalYear } from "@/contract/format/format-days";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import { useTreeKeys } from "@/components/ui/use-tree-keys";
import { ChartGaps } from "./chart-gaps";
import { ChartTreeRow } from "./chart-tree-row";
import type { ChartWork } from "./use-chart-edits";
import type { GroupActions } from "./use-group-actions";

interface ChartTreeProps {
  work: ChartWork;
  coverage: Coverage;
  /** The year whose accounts are listed in the groups; null when there is none, or while its accounts are fetched. */
  yearShown: FiscalYear | null;
  /** The group that is open beside the tree. */
  chosen: string | null;
  readOnly: boolean;
  actions: GroupActions;
  onChoose: (groupId: string) => void;
  /** Content at the right end of the toolbar. */
  end: ReactNode;
}

/** The groups of a chart with their accounts (ARIA treegrid pattern). */
export function ChartTree({ work, coverage, yearShown, chosen, readOnly, actions, onChoose, end }: ChartTreeProps) {
  const t = useTranslations("chartsOfAccounts.tree");
  const { draft } = work;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(openAtFirst(draft)));
  const [active, setActive] = useState<string | null>(null);
  // When another group is chosen, or the chosen group is moved, the groups above it are opened, so that it is shown.
  const above = chosen === null ? [] : groupsAbove(draft, chosen);
  const [shownAbove, setShownAbove] = useState<string | null>(null);
  const aboveText = JSON.stringify([chosen, ...above]);
  if (aboveText !== shownAbove) {
    setShownAbove(aboveText);
    setOpen(new Set([...open, ...above]));
  }
  const rows = useMemo(() => chartRows(draft, coverage, open), [draft, coverage, open]);
  const all = placedGroups(draft).map(({ group }) => group.id);
  const isAllOpen = all.every((id) => open.has(id));
  const toggle = (key: string) => {
    const row = rows.find((one) => one.key === key);
    if (row?.kind !== "group") return;
    const next = new Set(open);
    if (row.isOpen) next.delete(row.group.id);
    else next.add(row.group.id);
    setOpen(next);
  };
  const openAll = () => {
    setOpen(new Set(all));
  };
  /** Makes the handler of a key that acts on groups only; it leaves the key alone in the row of an account. */
  const forGroups = (act: (groupId: string) => void) => (row: ChartRow) => {
    if (row.kind === "group") act(row.group.id);
    return row.kind === "group";
  };
  const onKeyDown = useTreeKeys({
    rows,
    onToggle: toggle,
    onOpenAll: openAll,
    onEnter: (row) => {
      onChoose(row.kind === "group" ? row.group.id : row.groupId);
    },
    others: readOnly
      ? {}
      : {
          Delete: forGroups(actions.remove),
          Insert: forGroups((groupId) => {
            setOpen(new Set([...open, groupId]));
            actions.add(groupId);
          }),
        },
  });
  const current = rows.some(({ key }) => key === active) ? active : rows[0]?.key;

  return (
    <section aria-label={t("label", { name: draft.name })} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <Button
          variant="pill"
          onClick={() => {
            if (isAllOpen) setOpen(new Set());
            else openAll();
          }}
        >
          {t(isAllOpen ? "closeAll" : "openAll")}
        </Button>
        {!readOnly && (
          <Button
            variant="pill"
            icon="plus"
            onClick={() => {
              actions.add(null);
            }}
          >
            {t("add")}
          </Button>
        )}
        <div className="ml-auto">{end}</div>
      </div>
      {rows.length === 0 ? (
        <EmptyState icon="tree" title={t("empty")} />
      ) : (
        <div className="overflow-hidden rounded-lg border border-line bg-panel shadow-card">
          <table
            role="treegrid"
            aria-label={t("label", { name: draft.name })}
            aria-describedby="chart-keys"
            className="w-full table-fixed border-collapse text-left"
            onKeyDown={onKeyDown}
          >
            <caption id="chart-keys" className="sr-only">
              {t(readOnly ? "keysReadOnly" : "keys")}
            </caption>
            <thead>
              <tr className="text-xs text-ink-2">
                <th scope="col" className="h-9 pl-3 font-medium">
                  {t("group")}
                </th>
                <th scope="col" className="w-44 px-3 font-medium max-sm:hidden">
                  {t("accounts")}
                </th>
                {yearShown && (
                  <>
                    <th scope="col" className="numeric w-18 px-3 font-medium max-sm:hidden">
                      {t("count", { year: formatFiscalYear(yearShown) })}
                    </th>
                    <th scope="col" title={t("balanceHint")} className="numeric w-32 pr-4 pl-3 font-medium max-sm:w-28">
                      {t("balance")}
                    </th>
                  </>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <ChartTreeRow
                  key={row.key}
                  row={row}
                  hasBooks={yearShown !== null}
                  isCurrent={row.key === current}
                  isChosen={row.kind === "group" && row.group.id === chosen}
                  onFocus={() => {
                    setActive(row.key);
                  }}
                  onToggle={() => {
                    toggle(row.key);
                  }}
                  onChoose={onChoose}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ChartGaps draft={draft} />
    </section>
  );
}
