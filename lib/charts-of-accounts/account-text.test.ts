import { expect, test } from "vitest";
import { leafHolds } from "@/contract/charts-of-accounts/chart-leaves";
import { readAccounts, withAccount, withoutAccount, writeAccounts } from "./account-text";

const SALES = [
  { start: "3000", end: "3799" },
  { start: "3900", end: "3900" },
];

const leafOf = (text: string) => ({
  type: "AccountIntervalGroup" as const,
  id: "leaf",
  intervals: readAccounts(text).intervals,
});
/** Accounts inside, beside and at the bounds of the intervals below, each alone and with one more digit. */
const ACCOUNTS = "0001 1000 1930 1931 3000 3099 3100 3101 3102 3110 3200 3500 3799 3900 8000 9998"
  .split(" ")
  .flatMap((account) => [account, ...Array.from("0123456789", (digit) => account + digit)]);

test.each([
  "3000–3799, 3900",
  "3000-3799,3900",
  " 3000 – 3799 ; 3900 ",
  "3000..3799 3900",
  "3000—3799\n3900",
  "3000 to 3799, 3900",
  "3000 till 3799, 3900,",
])("%j is read as two intervals, and written in one form", (text) => {
  expect(readAccounts(text)).toEqual({ intervals: SALES, faults: [] });
  expect(writeAccounts(readAccounts(text).intervals)).toBe("3000–3799, 3900");
});

test("nothing typed is no accounts", () => {
  expect(readAccounts("  ,")).toEqual({ intervals: [], faults: [] });
});

test.each([
  ["3000–", { kind: "unreadable", part: "3000–" }],
  ["A300", { kind: "unreadable", part: "A300" }],
  ["3000–3100–3200", { kind: "unreadable", part: "3000–3100–3200" }],
  ["3799-3000", { kind: "reversed", part: "3799–3000" }],
  ["3000-379", { kind: "shortEnd", part: "3000–379" }],
  ["30-39", { kind: "shortEnd", part: "30–39" }],
])("%j names the part that is wrong", (text, fault) => {
  expect(readAccounts(`1000–1999, ${text}`)).toEqual({
    intervals: [{ start: "1000", end: "1999" }],
    faults: [fault],
  });
});

test("intervals that share accounts are named, in whatever order they are typed", () => {
  const fault = { kind: "overlap", part: "3500–3900", other: "3000–3799" };
  expect(readAccounts("3500–3900, 3000–3799").faults).toEqual([fault]);
  expect(readAccounts("3000–3499, 3500–3900").faults).toEqual([]);
  expect(readAccounts("3900, 3900").faults).toEqual([{ kind: "overlap", part: "3900", other: "3900" }]);
});

test("each interval within a longer one is named", () => {
  expect(readAccounts("3000–3999, 3100–3200, 3500–3600").faults).toEqual([
    { kind: "overlap", part: "3100–3200", other: "3000–3999" },
    { kind: "overlap", part: "3500–3600", other: "3000–3999" },
  ]);
});

test("an account is put in its place among the intervals", () => {
  expect(withAccount("3000–3799, 3900", "3850")).toBe("3000–3799, 3850, 3900");
  expect(withAccount("", "15a")).toBe("15a");
});

test.each([
  ["3000–3799", "3100", "3000–3099, 3101–3799"],
  ["3000–3799", "3000", "3001–3799"],
  ["3000–3799", "3799", "3000–3798"],
  ["3099–3101", "3100", "3099, 3101"],
  ["3100, 3900", "3100", "3900"],
  ["3000–3799", "3900", "3000–3799"],
  ["3000–3799", "31001", "3000–31000, 31002–3799"],
  ["8000–9999", "9999", "8000–9998"],
  ["8000–9999", "99999", "8000–99998"],
  ["0–0999", "0000", "0001–0999"],
  ["1930–19310", "1930", "1931–19310"],
  ["1930–19310", "19305", "1930–19304, 19306–19310"],
  ["3000–3799", "31099", "3000–31098, 3110–3799"],
  ["3100", "31001", "3100–31000, 31002–31009"],
  ["30995–3200", "3100", "30995–30999, 3101–3200"],
])("%s without %s is %s, which holds all accounts that do not begin with it as before", (text, account, rest) => {
  expect(withoutAccount(text, account)).toBe(rest);
  expect(leafHolds(leafOf(rest), account)).toBe(false);
  const othersIn = (accounts: string) =>
    ACCOUNTS.filter((other) => !other.startsWith(account) && leafHolds(leafOf(accounts), other));
  expect(othersIn(rest)).toEqual(othersIn(text));
  expect(readAccounts(rest).faults).toEqual([]);
});

test.each([
  ["1930–19310", "19310"],
  ["1930–19310", "19300"],
  ["3100", "31000"],
])("%s cannot be written without %s and still hold the account with one digit less", (text, account) => {
  expect(withoutAccount(text, account)).toBeNull();
});

test("an account with letters is taken out where it stands alone, but not out of an interval", () => {
  expect(withoutAccount("15a, 16", "15a")).toBe("16");
  expect(withoutAccount("1000–1999", "15a0")).toBeNull();
});
