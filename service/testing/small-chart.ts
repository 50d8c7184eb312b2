import { MANDATORY_KNOWN_GROUPS, type ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";

/**
 * A valid chart of accounts with sales in one interval of accounts and assets in 1000–1999; the other known groups are
 * empty.
 * @param more members that replace those made here
 */
export function smallChart(
  id: string,
  [start, end]: readonly [string, string],
  more: Partial<ChartOfAccounts> = {},
): ChartOfAccounts {
  const children = [
    { group: "Money", start: "1000", end: "1999" },
    { group: "Sales", start, end },
  ].map(({ group, ...interval }) => ({
    type: "AccountGroup" as const,
    id: group,
    name: group,
    children: [{ type: "AccountIntervalGroup" as const, id: `${group}Accounts`, intervals: [interval] }],
  }));
  return {
    id,
    name: id,
    children,
    knownGroups: {
      ...Object.fromEntries(MANDATORY_KNOWN_GROUPS.map((known) => [known, { children: [] as string[] }])),
      Assets: "Money",
      Income: "Sales",
      NetSales: "Sales",
    },
    ...more,
  };
}
