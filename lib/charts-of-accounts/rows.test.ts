import { expect, test } from "vitest";
import { changeGroup, draftOf } from "./chart-draft";
import { coverageOf } from "./coverage";
import { chartRows, openAtFirst } from "./rows";
import { SMALL_CHART } from "./testing/small-chart";

const draft = draftOf(SMALL_CHART);
const ACCOUNTS = ["1510", "3850"].map((number) => ({ number, name: number, balance: 0, isUsed: true }));

test("the tree shows what is open, groups before accounts", () => {
  const rows = (open: string[], shown = draft) =>
    chartRows(shown, coverageOf(shown, ACCOUNTS), new Set(open)).map(({ key, depth, isOpen }) => [key, depth, isOpen]);
  expect(openAtFirst(draft)).toEqual(["Income"]);
  expect(rows(["Income"])).toEqual([
    ["Assets", 0, false],
    ["Income", 0, true],
    ["Income/NetSales", 1, false],
    ["Income/Other", 1, false],
  ]);
  expect(rows(["Assets", "NetSales"])).toEqual([
    ["Assets", 0, true],
    ["Assets/1510", 1, false],
    ["Income", 0, false],
  ]);
  const withOwn = changeGroup(draft, "Income", { accounts: "3850" });
  expect(rows(["Income"], withOwn).slice(2)).toEqual([
    ["Income/NetSales", 1, false],
    ["Income/Other", 1, false],
    ["Income/3850", 1, false],
  ]);
});
