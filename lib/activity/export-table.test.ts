import { expect, test } from "vitest";
import type { ActivityEntry } from "@/contract/activity";
import { activityFileName, activityTable } from "./export-table";

const words = {
  header: ["When"],
  shortened: "too long",
  action: ({ action }: ActivityEntry) => action,
  field: ({ field }: { field: string }) => field,
  value: (value: unknown) => String(value),
  said: (text: string) => text.replace("NetSales", "Net sales"),
};
const entry: ActivityEntry = {
  id: "1",
  at: "2026-02-01T10:20:30",
  user: "anna",
  author: "Anna Lind",
  action: "update",
  resource: "Company",
  resourceId: "c",
  companyId: "c",
  companyName: "Bageriet AB",
  before: { name: "Ett", phone: "1" },
  after: { name: "Två" },
};
const common = ["2026-02-01 11:20:30", "Anna Lind", "anna", "Bageriet AB", "update", "Två"];

test("an entry has a row for each change, with the time in Sweden, and an empty cell where there is no value", () => {
  expect(activityTable([entry], words)).toEqual([
    ["When"],
    [...common, "name", "Ett", "Två"],
    [...common, "phone", "1", null],
  ]);
});

test("an entry without changes, and one that is too long, have one row", () => {
  const shortened = { ...entry, before: null, after: null, isShortened: true, companyName: undefined };
  const [, one, other] = activityTable([shortened, { ...entry, before: null, after: null }], words);
  expect(one).toEqual(["2026-02-01 11:20:30", "Anna Lind", "anna", "c", "update", "c", "too long", null, null]);
  expect(other).toEqual([...common.slice(0, 5), "c", null, null, null]);
});

test("the file name has the company or agency, the content and the months of the entries", () => {
  const before = { ...entry, at: "2025-11-30T23:59:59" };
  expect(activityFileName("Bageriet AB", "Händelser", [entry, before])).toBe("Bageriet AB – Händelser 2025-12–2026-02");
  expect(activityFileName("Byrån: A/B", "Händelser", [entry])).toBe("Byrån- A-B – Händelser 2026-02");
  expect(activityFileName("Bageriet AB", "Händelser", [])).toBe("Bageriet AB – Händelser");
});

test("a comment is named by what was typed in it", () => {
  const comment = { ...entry, resource: "Comment", before: null, after: { message: "Sold {[NetSales]}\nMore" } };
  expect(activityTable([comment], words)[1]![5]).toBe("Sold {[Net sales]}");
});
