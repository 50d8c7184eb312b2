import { expect, test } from "vitest";
import { MONTH_STEPS } from "@/contract/month-steps";
import type { Company } from "@/contract/companies/company";
import { countMonths, filterMonths, monthsRows, type MonthsFilter } from "./rows";

const company = (id: string, companyTypeId?: string): Company => ({
  id,
  name: `${id} AB`,
  businessIdentityCode: "556000-0000",
  typeOfCompany: "Company",
  ...(companyTypeId !== undefined && { companyTypeId }),
});
const months = (companyId: string, books: string, reconciled: string, commented: string, reported: string) => ({
  companyId,
  books,
  reconciled,
  commented,
  reported,
});
/** A letter for each month: `y` is done, `n` is missing, `-` is not to be done, or not before the month is booked. */
const LIST = {
  months: ["2026-02", "2026-01"],
  companies: [
    months("one", "ny", "-y", "-n", "-n"),
    months("two", "yy", "yn", "yy", "ny"),
    months("new", "n-", "--", "--", "--"),
  ],
};
const ROWS = monthsRows([company("one"), company("two", "trade"), company("new"), company("unknown")], LIST, [
  { companyId: "two", consultants: [{ userName: "eva", name: "Eva" }] },
]);
const ALL: MonthsFilter = { words: [], type: null, consultant: null, missing: null, month: 0 };
const idsOf = (filter: Partial<MonthsFilter>) => filterMonths(ROWS, { ...ALL, ...filter }).map((row) => row.company.id);

test("a client has a row when the service's response has its months", () => {
  expect(idsOf({})).toEqual(["one", "two", "new"]);
});

test("rows are found by words, type, consultant, and by the step that a month lacks", () => {
  expect(idsOf({ words: ["two"] })).toEqual(["two"]);
  expect(idsOf({ type: "trade" })).toEqual(["two"]);
  expect(idsOf({ consultant: "eva" })).toEqual(["two"]);
  expect(idsOf({ missing: "books" })).toEqual(["one", "new"]);
  expect(idsOf({ missing: "reported" })).toEqual(["one", "two", "new"]);
  expect(idsOf({ missing: "any", month: 1 })).toEqual(["one", "two"]);
});

test("each step is counted out of the clients that have to do it, including those whose books are missing", () => {
  const [latest, before] = countMonths(ROWS, 2);
  expect(latest).toEqual({
    books: { done: 1, of: 3 },
    reconciled: { done: 1, of: 3 },
    commented: { done: 1, of: 3 },
    reported: { done: 0, of: 3 },
  });
  expect(before!.books).toEqual({ done: 2, of: 2 });
  expect(before!.reconciled).toEqual({ done: 1, of: 2 });
});

test("the filter for a missing step agrees with the counts", () => {
  for (const [month, counts] of countMonths(ROWS, 2).entries()) {
    for (const step of MONTH_STEPS) {
      const { done, of } = counts[step];
      expect([month, step, idsOf({ missing: step, month }).length]).toEqual([month, step, of - done]);
    }
  }
});
