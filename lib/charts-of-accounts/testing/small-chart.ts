import type { ChartNode, ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";

const group = (id: string, children: ChartNode[]): ChartNode => ({
  type: "AccountGroup",
  id,
  name: `${id} name`,
  children,
});
const leaf = (id: string, ...intervals: [string, string][]): ChartNode => ({
  type: "AccountIntervalGroup",
  id,
  intervals: intervals.map(([start, end]) => ({ start, end })),
});

/**
 * A small chart for tests: assets, and income with two groups below it. Its known groups have every form: the id of a
 * group, a combination of a group and a leaf, and one without accounts.
 */
export const SMALL_CHART: ChartOfAccounts = {
  id: "own",
  name: "Own",
  language: "sv-SE",
  children: [
    group("Assets", [
      leaf("AssetsAccounts", ["1000", "1399"], ["1400", "1999"]),
      { type: "AccountListGroup", id: "AssetsList", accounts: ["15a"] },
    ]),
    group("Income", [
      group("NetSales", [leaf("NetSalesAccounts", ["3000", "3799"])]),
      group("Other", [leaf("OtherAccounts", ["3900", "3999"])]),
    ]),
  ],
  knownGroups: {
    Assets: "Assets",
    Income: "Income",
    NetSales: "NetSales",
    OtherOperatingIncome: { id: "OtherOperatingIncome", name: "Other income", children: ["Other", "AssetsList"] },
    Taxes: { children: [] },
  },
};
