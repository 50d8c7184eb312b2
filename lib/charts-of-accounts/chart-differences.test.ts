import { expect, it } from "vitest";
import type { AccountGroup, ChartNode, ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
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
const NO_DIFFERENCES = {
  name: null,
  isLanguageChanged: false,
  added: [],
  removed: [],
  changed: [],
  isMoved: false,
  known: [],
};

it("a chart differs from another in its name and language, its groups and its known groups", () => {
  expect(chartDifferences(chart(), chart())).toEqual(NO_DIFFERENCES);
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
  expect(chartDifferences(withTop("9100"), withTop("9200"))).toEqual({ ...NO_DIFFERENCES, changed: ["Loose"] });
  expect(chartDifferences(chart(), withTop("9100"))).toEqual({ ...NO_DIFFERENCES, added: ["Loose"] });
});

it("groups in another order or under another parent are moved", () => {
  const [a, b] = [group("A", "1000"), group("B", "2000")];
  const reversed = chart({ children: [b, a] });
  expect(chartDifferences(chart(), reversed)).toEqual({ ...NO_DIFFERENCES, isMoved: true });
  const nested = chart({ children: [{ ...a, children: [...a.children, b] }] });
  expect(chartDifferences(chart(), nested)).toEqual({ ...NO_DIFFERENCES, isMoved: true });
});

it("it makes no difference whether a group has its accounts before or after the groups below it", () => {
  const [a, b] = [group("A", "1000"), group("B", "2000")];
  const before = chart({ children: [{ ...a, children: [...a.children, b] }] });
  const after = chart({ children: [{ ...a, children: [b, ...a.children] }] });
  expect(chartDifferences(before, after)).toEqual(NO_DIFFERENCES);
});

it("the order of an object's members makes no difference", () => {
  const { children, ...members } = group("A", "1000");
  const leaf: ChartNode = {
    intervals: [{ end: "9999", start: "1000" }],
    id: "AAccounts",
    type: "AccountIntervalGroup",
  };
  const reordered = chart({ children: [{ children: [leaf], ...members }, group("B", "2000")] });
  expect(reordered.children[0]).toEqual({ ...members, children });
  expect(chartDifferences(chart(), reordered)).toEqual(NO_DIFFERENCES);
});
