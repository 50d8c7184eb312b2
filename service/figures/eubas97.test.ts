import { describe, expect, it } from "vitest";
import type { ChartNode } from "@/contract/charts-of-accounts/chart-of-accounts";
import { LOCALES } from "@/contract/format/locale";
import { eubas97 } from "./eubas97";

const chart = eubas97("en");
const nodes = new Map<string, ChartNode>();
const collect = (node: ChartNode): void => {
  // An id that is there twice would hide a node from the tests.
  expect(nodes.has(node.id)).toBe(false);
  nodes.set(node.id, node);
  if (node.type === "AccountGroup") node.children.forEach(collect);
};
chart.children.forEach(collect);

function accountsOf(id: string): number[] {
  const node = nodes.get(id);
  if (node?.type === "AccountGroup") return node.children.flatMap((child) => accountsOf(child.id));
  if (node?.type !== "AccountIntervalGroup") throw new Error(`no group ${id}`);
  return node.intervals.flatMap(({ start, end }) => range(Number(start), Number(end)));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, n) => from + n);
}

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

describe("the built-in chart of accounts", () => {
  it("has every account from 1000 to 8999 in one place", () => {
    expect(sorted(chart.children.flatMap(({ id }) => accountsOf(id)))).toEqual(range(1000, 8999));
  });

  it("writes account numbers with four digits", () => {
    const intervals = [...nodes.values()].flatMap((node) =>
      node.type === "AccountIntervalGroup" ? node.intervals : [],
    );
    expect(intervals.filter(({ start, end }) => !/^\d{4}$/.test(start) || !/^\d{4}$/.test(end))).toEqual([]);
  });

  it("refers from known groups to groups of the tree only", () => {
    for (const group of Object.values(chart.knownGroups)) {
      if (typeof group === "string") expect(nodes.get(group)?.type).toBe("AccountGroup");
      else expect(group.children.filter((id) => !nodes.has(id))).toEqual([]);
    }
  });

  it.each<[string, [number, number][]]>([
    ["NetSales", [[3000, 3799]]],
    ["OtherOperatingIncome", [[3800, 3999]]],
    ["PurchaseOfGoodsAndEquipment", [[4000, 4999]]],
    [
      "ExternalCosts",
      [
        [5000, 6999],
        [7900, 7999],
      ],
    ],
    ["CostsOfPremisesAndProperty", [[5000, 5199]]],
    ["CostsForEmployees", [[7000, 7699]]],
    [
      "ImpairmentsAndWriteBack",
      [
        [7700, 7739],
        [7750, 7789],
      ],
    ],
    [
      "WriteDownsOfCurrentAssets",
      [
        [7740, 7749],
        [7790, 7799],
      ],
    ],
    ["DeprecationsAccordingToPlan", [[7800, 7899]]],
    ["FinancialIncome", [[8000, 8399]]],
    ["FinancialCosts", [[8400, 8799]]],
    ["Appropriations", [[8800, 8899]]],
    ["Taxes", [[8900, 8989]]],
    ["ProfitEntryAccounts", [[8990, 8999]]],
    ["Assets", [[1000, 1999]]],
    ["FixedAssets", [[1000, 1399]]],
    ["CurrentAssets", [[1400, 1999]]],
    ["Inventory", [[1400, 1499]]],
    ["AccountsReceivables", [[1500, 1599]]],
    ["CurrentInvestmentsAndLiquidFunds", [[1800, 1999]]],
    ["LiquidFunds", [[1900, 1999]]],
    ["Liabilities", [[2000, 2999]]],
    ["EquityCapital", [[2000, 2099]]],
    ["UntaxedReserves", [[2100, 2199]]],
    ["AllocationsAndProvisions", [[2200, 2299]]],
    ["LongTermLiabilities", [[2300, 2399]]],
    ["CurrentLiabilities", [[2400, 2999]]],
    ["AccountsPayable", [[2440, 2449]]],
    [
      "BankOverdraft",
      [
        [2330, 2339],
        [2480, 2489],
      ],
    ],
    [
      "InterestBearingLiabilities",
      [
        [2300, 2399],
        [2400, 2419],
        [2480, 2489],
        [2840, 2849],
        [2860, 2879],
        [2893, 2893],
      ],
    ],
    [
      "CurrentInterestBearingLiabilities",
      [
        [2400, 2419],
        [2480, 2489],
        [2840, 2849],
        [2860, 2879],
        [2893, 2893],
      ],
    ],
    ["DecidedDividends", [[2898, 2898]]],
    ["DisposalGains", [[3970, 3979]]],
    ["DisposalLosses", [[7970, 7979]]],
    ["ChangeOfWorkInProgress", [[4900, 4979]]],
    ["ChangeOfInventories", [[4900, 4999]]],
  ])("finds in %s the accounts that key figures need", (name, intervals) => {
    const group = chart.knownGroups[name]!;
    const found = typeof group === "string" ? accountsOf(group) : group.children.flatMap(accountsOf);
    expect(sorted(found)).toEqual(intervals.flatMap(([from, to]) => range(from, to)));
  });

  it("has a name for every group in both languages", () => {
    for (const language of LOCALES) {
      const named = JSON.stringify(eubas97(language)).match(/"name":"[^"]+"/g);
      const groups = [...nodes.values()].filter(({ type }) => type === "AccountGroup").length;
      const composed = Object.values(chart.knownGroups).filter((group) => typeof group !== "string").length;
      // The chart itself is the first.
      expect(named).toHaveLength(1 + groups + composed);
    }
  });
});
