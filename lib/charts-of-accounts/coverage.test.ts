import { expect, test } from "vitest";
import { changeGroup, draftOf } from "./chart-draft";
import { coverageOf, gapsOf, likelyGroup, overlapsOf, writeRanges } from "./coverage";
import { SMALL_CHART } from "./testing/small-chart";

const draft = draftOf(SMALL_CHART);
const account = (number: string, balance = 0) => ({
  number,
  name: `Account ${number}`,
  balance,
  isUsed: balance !== 0,
});
const ACCOUNTS = [
  account("1510", 500),
  account("3010", -300),
  account("31001", -200),
  account("3850", -7),
  account("3900"),
];

test("accounts stand in the groups that hold them, also those with longer numbers, and their balances add up", () => {
  const { own, sums, misplaced } = coverageOf(draft, ACCOUNTS);
  expect(own.get("NetSales")!.map(({ number }) => number)).toEqual(["3010", "31001"]);
  expect([sums.get("Income"), sums.get("NetSales")]).toEqual([
    { count: 3, balance: -500 },
    { count: 2, balance: -500 },
  ]);
  expect(misplaced).toEqual([{ account: ACCOUNTS[3], groups: [] }]);
});

test("an account in two groups is misplaced, and counts once above them", () => {
  const both = changeGroup(draft, "Other", { accounts: "3000–3100, 3800–3999" });
  const { sums, misplaced } = coverageOf(both, ACCOUNTS);
  expect(misplaced.map(({ account, groups }) => [account.number, groups.map(({ id }) => id)])).toEqual([
    ["3010", ["NetSales", "Other"]],
    ["31001", ["NetSales", "Other"]],
  ]);
  expect(sums.get("Income")).toEqual({ count: 4, balance: -507 });
});

test("numbers that no group has are gaps, numbers that two have are overlaps", () => {
  expect(writeRanges(gapsOf(draft))).toBe("2000–2999, 3800–3899, 4000–8999");
  const both = changeGroup(draft, "Other", { accounts: "37–8999, 20000–29999" });
  expect(writeRanges(gapsOf(both))).toBe("");
  expect(overlapsOf(both, "Other").map(({ group, numbers }) => [group.id, writeRanges(numbers)])).toEqual([
    ["NetSales", "3700–3799"],
  ]);
  expect(overlapsOf(both, "NetSales").map(({ group }) => group.id)).toEqual(["Other"]);
  expect(overlapsOf(draft, "NetSales")).toEqual([]);
});

test("an interval with a short end, which the service stores, ends before the accounts that begin with it", () => {
  const intervals = [
    { start: "30", end: "30" },
    { start: "38", end: "39" },
  ];
  const leaves = [{ type: "AccountIntervalGroup" as const, id: "OtherAccounts", intervals }];
  // The same text as that of the leaves: a changed one would be read anew, which refuses short ends.
  const short = changeGroup(draft, "Other", { accounts: "30, 38–39", leaves });
  expect(coverageOf(short, [account("3850"), account("3950")]).misplaced.map((one) => one.account.number)).toEqual([
    "3950",
  ]);
  expect(writeRanges(gapsOf(short))).toBe("2000–2999, 3900–8999");
});

test("an account of digits most likely belongs to the nearest numbers of its class, if there are any", () => {
  expect(["3801", "3899", "2050", "15b"].map((number) => likelyGroup(draft, number)?.id)).toEqual([
    "NetSales",
    "Other",
    undefined,
    undefined,
  ]);
});
