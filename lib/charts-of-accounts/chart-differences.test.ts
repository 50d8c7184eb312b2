import { expect, it } from "vitest";
import type { AccountGroup, ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { chartDifferences } from "./chart-differences";

const group = (id: string, start: string): AccountGroup => ({
  type: "AccountGroup",
  id,
  name: `Group ${id}`,
  children: [{ type: "AccountIntervalGroup", id: `${id}Accounts`, intervals: [{ start, end: "9999" }] }],
});
const chart = (more: Partial<ChartOfAccounts> = {}): ChartOfAccounts => ({
  id: "c",
  name: "Plan",
  children: [group("A", "1000"), group("B", "2000")],
  knownGroups: { Assets: "A" },
  ...more,
});
const SAME = {
  name: null,
  isLanguageChanged: false,
  added: [],
  removed: [],
  changed: [],
  isMoved: false,
  known: [],
};

it("a chart differs from another in its name, its groups and what key figures know them by", () => {
  expect(chartDifferences(chart(), chart())).toEqual(SAME);
  const other = chart({
    name: "Ny",
    language: "sv-SE",
    children: [group("A", "1100"), group("C", "3000")],
    knownGroups: { Assets: { children: ["A"] }, Income: "C" },
  });
  expect(chartDifferences(chart(), other)).toEqual({
    name: { from: "Plan", to: "Ny" },
    isLanguageChanged: true,
    isMoved: false,
    added: ["Group C"],
    removed: ["Group B"],
    changed: ["Group A"],
    known: ["Assets", "Income"],
  });
});

it("accounts at the top, which have no group, differ too", () => {
  const withTop = (...accounts: string[]) =>
    chart({ children: [...chart().children, { type: "AccountListGroup", id: "Loose", accounts }] });
  expect(chartDifferences(withTop("9100"), withTop("9200"))).toEqual({ ...SAME, changed: ["Loose"] });
  expect(chartDifferences(chart(), withTop("9100"))).toEqual({ ...SAME, added: ["Loose"] });
});

it("groups in another order are told, whatever the order of members", () => {
  const moved = chart({ children: [...chart().children].reverse() });
  expect(chartDifferences(chart(), moved)).toEqual({ ...SAME, isMoved: true });
  const turned = JSON.parse(
    JSON.stringify(chart()).replace('"start":"1000","end":"9999"', '"end":"9999","start":"1000"'),
  );
  expect(chartDifferences(chart(), turned as ChartOfAccounts)).toEqual(SAME);
});
