import { MANDATORY_KNOWN_GROUPS, type ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";

/**
 * A valid chart of accounts with net sales in one interval of accounts; most known groups are empty.
 * @param more members in place of these
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
    ...{ type: "AccountGroup" as const, id: group, name: group },
    children: [{ type: "AccountIntervalGroup" as const, id: `${group}Accounts`, intervals: [interval] }],
  }));
  return {
    ...{ id, name: id, children },
    knownGroups: {
      ...Object.fromEntries(MANDATORY_KNOWN_GROUPS.map((known) => [known, { children: [] as string[] }])),
      ...{ Assets: "Money", Income: "Sales", NetSales: "Sales" },
    },
    ...more,
  };
}
