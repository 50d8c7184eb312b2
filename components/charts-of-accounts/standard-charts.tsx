"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { StandardList } from "@/components/standards/standard-list";
import { StandardCard, StandardSection } from "@/components/standards/standard-section";
import { useStandardActions } from "@/components/standards/use-standard-actions";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { groupsOf } from "@/lib/charts-of-accounts/chart-differences";
import {
  createStandardChart,
  putStandardChart,
  refreshCharts,
  standardChartPath,
  standardChartsQueries,
} from "@/lib/charts-of-accounts/standard-charts";
import { placeKey, type AgencyPlace } from "@/lib/standards/place";
import { useStandardPlace } from "@/lib/standards/use-standard-place";

const StandardChartDialog = onDemand(() =>
  import("./standard-chart-dialog").then((module) => module.StandardChartDialog),
);
const ChartComparisonDialog = onDemand(() =>
  import("./chart-comparison-dialog").then((module) => module.ChartComparisonDialog),
);

/** The charts of accounts that the agency, or the type that is chosen, has for its clients. */
export function StandardCharts({ agencyId }: { agencyId: string }) {
  const t = useTranslations("standards.charts");
  const may = useAgencyPermissions().writeStandards;
  const { place } = useStandardPlace(agencyId);
  const list = useQuery(standardChartsQueries.list(place));
  const { data: inherited = [] } = useQuery(standardChartsQueries.inherited(place));
  /** The chart in the dialog: null for a new one, undefined without a dialog. */
  const [edited, setEdited] = useState<ChartOfAccounts | null>();
  const newButton = may && (
    <Button
      icon="plus"
      onPointerEnter={StandardChartDialog.preload}
      onFocus={StandardChartDialog.preload}
      onClick={() => {
        setEdited(null);
      }}
    >
      {t("new")}
    </Button>
  );
  return (
    <StandardSection
      id="standard-charts"
      title={t("title")}
      detail={t("detail")}
      action={(list.data?.length ?? 0) > 0 && newButton}
    >
      <QueryView query={list} skeleton={<SkeletonRows rows={3} label={t("loading")} />} errorTitle={t("loadFailed")}>
        {(charts) =>
          charts.length + inherited.length === 0 ? (
            <EmptyState icon="tree" title={t("empty")} action={newButton}>
              {t("emptyLook")}
            </EmptyState>
          ) : (
            <StandardCard>
              <ChartList key={placeKey(place)} {...{ place, charts, inherited }} onEdit={may ? setEdited : null} />
            </StandardCard>
          )
        }
      </QueryView>
      {edited !== undefined && (
        <StandardChartDialog
          place={place}
          chart={edited}
          taken={(list.data ?? []).map(({ id }) => id)}
          onClose={() => {
            setEdited(undefined);
          }}
        />
      )}
    </StandardSection>
  );
}

interface ChartListProps {
  place: AgencyPlace;
  charts: readonly ChartOfAccounts[];
  inherited: readonly ChartOfAccounts[];
  onEdit: ((chart: ChartOfAccounts) => void) | null;
}

function ChartList({ place, charts, inherited, onEdit }: ChartListProps) {
  const t = useTranslations("standards.charts");
  const queryClient = useQueryClient();
  const actions = useStandardActions<ChartOfAccounts>({
    nameOf: ({ name }) => name,
    pathOf: ({ id }) => standardChartPath(place, id),
    put: useMutation(putStandardChart(queryClient, place)),
    create: useMutation(createStandardChart(queryClient, place)),
    refresh: () => refreshCharts(queryClient, place),
    notDeleted: (name) => t("notDeleted", { name }),
  });
  return (
    <StandardList
      {...{ place, inherited, actions, onEdit }}
      things={charts}
      nameOf={({ name }) => name}
      lineOf={(chart) => (
        <p className="text-xs text-ink-2">{t("line", { id: chart.id, groups: groupsOf(chart).size })}</p>
      )}
      comparison={(compared) => <ChartComparisonDialog place={place} {...compared} />}
    />
  );
}
