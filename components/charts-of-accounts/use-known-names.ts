"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ChartNode } from "@/contract/charts-of-accounts/chart-of-accounts";
import { STANDARD_CHART } from "@/lib/charts-of-accounts/standard-chart";
import { chartsOfAccountsQuery } from "@/lib/fiscal-years/queries";

/** Names of the known groups in the user's language, as the standard chart has them. */
export function useKnownNames(companyId: string): (known: string) => string {
  const { data: charts } = useQuery(chartsOfAccountsQuery(companyId));
  return useMemo(() => {
    const standard = charts?.find(({ id }) => id === STANDARD_CHART);
    const names = new Map<string, string>();
    const collect = (node: ChartNode) => {
      if (node.type !== "AccountGroup") return;
      names.set(node.id, node.name);
      node.children.forEach(collect);
    };
    standard?.children.forEach(collect);
    return (known) => {
      const group = standard?.knownGroups[known];
      return (typeof group === "string" ? names.get(group) : group?.name) ?? known;
    };
  }, [charts]);
}
