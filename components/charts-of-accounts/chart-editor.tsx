"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsString, parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useMemo, useState } from "react";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { YearAccount } from "@/contract/statements/year-account";
import { findGroup } from "@/lib/charts-of-accounts/chart-draft";
import { coverageOf } from "@/lib/charts-of-accounts/coverage";
import { yearAccountsQuery } from "@/lib/charts-of-accounts/queries";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { FailureNote } from "@/components/ui/failure-note";
import { onDemand } from "@/components/ui/on-demand";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { ChartHeader } from "./chart-header";
import { ChartNotes } from "./chart-notes";
import { CHART_COLUMNS } from "./chart-skeleton";
import { ChartTree } from "./chart-tree";
import { focusOnGroup } from "./focus-on-group";
import { MisplacedAccounts } from "./misplaced-accounts";
import { useChartEdits } from "./use-chart-edits";
import { useGroupActions } from "./use-group-actions";

const EffectCard = onDemand(
  () => import("./effect-card").then((module) => module.EffectCard),
  <Skeleton className="h-48 rounded-lg" />,
);
const KnownGroupsCard = onDemand(
  () => import("./known-groups-card").then((module) => module.KnownGroupsCard),
  <Skeleton className="h-24 rounded-lg" />,
);
const ChartGrid = onDemand(
  () => import("./chart-grid").then((module) => module.ChartGrid),
  <Skeleton className="h-96 rounded-lg" />,
);
const ChartOrigin = onDemand(() => import("./chart-origin").then((module) => module.ChartOrigin));
const GroupPanel = onDemand(() => import("./group-panel").then((module) => module.GroupPanel));

const VIEWS = ["tree", "grid"] as const;

interface ChartEditorProps {
  companyId: string;
  chart: ChartOfAccounts;
  mayWrite: boolean;
  /** True for the built-in chart, which nobody can change. */
  isStandard: boolean;
  onChoose: (chartId: string | null) => void;
}

const NO_ACCOUNTS: YearAccount[] = [];

/**
 * A chart as a tree or a grid. Beside it: the chosen group, accounts in no group or in several, the effect of the chart
 * on key figures, and the known groups.
 */
export function ChartEditor({ companyId, chart, mayWrite, isStandard, onChoose }: ChartEditorProps) {
  const t = useTranslations("chartsOfAccounts");
  const readOnly = !mayWrite || isStandard;
  const { year } = useFiscalYear(companyId);
  const work = useChartEdits(companyId, chart, readOnly);
  const { draft } = work;
  const [groupId, setGroupId] = useQueryState("group", parseAsString.withOptions({ history: "replace" }));
  const [isFocusWanted, setFocusWanted] = useState(false);
  const accounts = useYearAccounts(companyId, year);
  const coverage = useMemo(() => coverageOf(draft, accounts.data ?? NO_ACCOUNTS), [draft, accounts.data]);
  const chosen = groupId === null ? undefined : findGroup(draft, groupId);
  const choose = (id: string | null) => {
    setFocusWanted(id !== null);
    void setGroupId(id);
  };
  const actions = useGroupActions(work, choose);
  // Loaded before a group is chosen, so that keys pressed right after the choice reach the panel.
  useEffect(() => {
    GroupPanel.preload();
  }, []);
  const [view, setView] = useQueryState(
    "view",
    parseAsStringLiteral(VIEWS).withDefault("tree").withOptions({ history: "push" }),
  );
  const shown = {
    work,
    coverage,
    actions,
    onChoose: choose,
    yearShown: accounts.data && year ? year : null,
    chosen: chosen?.group.id ?? null,
    end: (
      <Segmented
        label={t("views.label")}
        options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
        value={view}
        onChange={(value) => void setView(value)}
      />
    ),
  };

  return (
    <>
      <ChartHeader {...{ companyId, work, mayWrite, isStandard, onChoose }} year={year ?? null} />
      <ChartOrigin companyId={companyId} chart={chart} mayPutBack={!readOnly && !work.dirty} />
      <ChartNotes companyId={companyId} work={work} onGroup={choose} />
      <div className={CHART_COLUMNS}>
        {view === "tree" ? (
          <ChartTree {...shown} readOnly={readOnly} />
        ) : (
          <ChartGrid
            {...shown}
            companyId={companyId}
            readOnly={readOnly ? t(mayWrite ? "standardReadOnly" : "readOnly") : null}
          />
        )}
        <div className="flex flex-col gap-4 lg:sticky lg:top-26 lg:-m-1 lg:max-h-[calc(100dvh-7.5rem)] lg:self-start lg:overflow-y-auto lg:p-1">
          {chosen && (
            <GroupPanel
              key={chosen.group.id}
              {...{ companyId, work, coverage, readOnly, actions, isFocusWanted }}
              placed={chosen}
              year={shown.yearShown}
              onClose={() => {
                choose(null);
                focusOnGroup(chosen.group.id);
              }}
            />
          )}
          {year === null && <p className="text-ink-2">{t("noBooks")}</p>}
          {accounts.isError && <FailureNote error={accounts.error} title={t("accountsFailed")} />}
          {year && accounts.data && <MisplacedAccounts {...{ work, coverage, readOnly, year }} onGroup={choose} />}
          {year && mayWrite && <EffectCard companyId={companyId} year={year} work={work} />}
          <KnownGroupsCard companyId={companyId} work={work} readOnly={readOnly} />
        </div>
      </div>
    </>
  );
}

function useYearAccounts(companyId: string, year: FiscalYear | null | undefined) {
  return useQuery({ ...yearAccountsQuery(companyId, year?.id ?? ""), enabled: Boolean(year) });
}
