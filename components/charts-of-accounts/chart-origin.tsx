"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { StandardOrigin } from "@/components/standards/standard-origin";
import { usePutBack } from "@/components/standards/use-standard-actions";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { putStandardChart, standardChartsQueries } from "@/lib/charts-of-accounts/standard-charts";

const ChartComparisonDialog = onDemand(() =>
  import("./chart-comparison-dialog").then((module) => module.ChartComparisonDialog),
);

interface ChartOriginProps {
  companyId: string;
  chart: ChartOfAccounts;
  /** False for users who may not write, and while there are unsaved edits. */
  mayPutBack: boolean;
}

/** Shows the origin of a company's chart, and restores the inherited chart when the company's own differs from it. */
export function ChartOrigin({ companyId, chart, mayPutBack }: ChartOriginProps) {
  const t = useTranslations("standards.actions");
  const { data: all = [] } = useQuery(standardChartsQueries.inherited(companyId));
  const putting = useMutation(putStandardChart(useQueryClient(), companyId));
  const putBack = usePutBack<ChartOfAccounts>({ nameOf: ({ name }) => name, put: putting });
  const [isCompared, setCompared] = useState(false);
  const inherited = all.find(({ id }) => id === chart.id);
  if (!inherited) return null;
  // A company's own version has no origin. The service does not store one that equals the inherited chart.
  const differs = chart.origin === undefined;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <StandardOrigin place={companyId} origin={chart.origin} inherited={inherited} />
      {differs && (
        <Button
          size="small"
          variant="quiet"
          icon="copy"
          onClick={() => {
            setCompared(true);
          }}
        >
          {t("compare")}
        </Button>
      )}
      {differs && mayPutBack && (
        <Button
          size="small"
          variant="quiet"
          icon="refresh"
          busy={putting.isPending}
          onClick={() => {
            putBack(chart, inherited);
          }}
        >
          {/* An inherited chart always has an origin, because the built-in chart is not inherited. */}
          {t(`back.${inherited.origin ?? "agency"}`)}
        </Button>
      )}
      {isCompared && (
        <ChartComparisonDialog
          place={companyId}
          standard={chart}
          inherited={inherited}
          onClose={() => {
            setCompared(false);
          }}
        />
      )}
    </div>
  );
}
