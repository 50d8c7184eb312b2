"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { KindSection } from "@/components/standards/kind-section";
import { StandardList } from "@/components/standards/standard-list";
import { StandardCard } from "@/components/standards/standard-section";
import { useStandardActions } from "@/components/standards/use-standard-actions";
import { onDemand } from "@/components/ui/on-demand";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { groupsOf } from "@/lib/charts-of-accounts/chart-differences";
import {
  createStandardChart,
  putStandardChart,
  refreshCharts,
  standardChartPath,
  standardChartsQueries,
} from "@/lib/charts-of-accounts/standard-charts";
import type { AgencyPlace } from "@/lib/standards/place";
import { useStandardPlace } from "@/lib/standards/use-standard-place";

const StandardChartDialog = onDemand(() =>
  import("./standard-chart-dialog").then((module) => module.StandardChartDialog),
);
const ChartComparisonDialog = onDemand(() =>
  import("./chart-comparison-dialog").then((module) => module.ChartComparisonDialog),
);

/** The charts of accounts that the agency, or the chosen company type, has for its clients. */
export function StandardCharts({ agencyId }: { agencyId: string }) {
  const t = useTranslations("standards.charts");
  const { place } = useStandardPlace(agencyId);
  const list = useQuery(standardChartsQueries.list(place));
  const { data: inherited = [] } = useQuery(standardChartsQueries.inherited(place));
  return (
    <KindSection
      id="standard-charts"
      t={t}
      icon="tree"
      query={list}
      hasInherited={inherited.length > 0}
      preload={StandardChartDialog.preload}
      dialog={({ edited, onClose }) => (
        <StandardChartDialog
          {...{ place, onClose }}
          chart={edited}
          taken={[...(list.data ?? []), ...inherited].map((chart) => chart.id)}
        />
      )}
    >
      {(charts, onEdit) => (
        <StandardCard>
          <ChartList {...{ place, charts, inherited, onEdit }} />
        </StandardCard>
      )}
    </KindSection>
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
      standards={charts}
      nameOf={({ name }) => name}
      lineOf={(chart) => (
        <p className="text-xs text-ink-2">{t("line", { id: chart.id, groups: groupsOf(chart).size })}</p>
      )}
      comparison={(compared) => <ChartComparisonDialog place={place} {...compared} />}
    />
  );
}
