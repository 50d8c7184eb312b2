import { expect, test } from "vitest";
import { feedFilter, isFeedNarrowed, type FeedParams } from "./feed-filter";

const NONE: FeedParams = {
  range: null,
  from: null,
  to: null,
  show: null,
  mine: false,
  figure: null,
  company: null,
  author: null,
};
const filterOf = (params: Partial<FeedParams>) => feedFilter({ ...NONE, ...params }, "anna", "2026-03-15");

test("open questions come first unless the address says otherwise", () => {
  expect(filterOf({})).toEqual({ order: "openFirst" });
  expect(filterOf({ show: "anything" })).toEqual({ order: "openFirst" });
  expect(filterOf({ show: "newest" })).toEqual({});
  expect(filterOf({ show: "open" })).toEqual({ state: "open" });
});

test("every part of the address narrows the list", () => {
  const params = { show: "resolved", mine: true, figure: "NetSales", company: "a-demo-1", author: "Eva" };
  expect(filterOf({ ...params, range: "last-month" })).toEqual({
    state: "resolved",
    assignee: "anna",
    keyFigureType: "NetSales",
    companyId: "a-demo-1",
    author: "Eva",
    startDate: "2026-02-01",
    endDate: "2026-02-28",
  });
});

test("an order leaves no comment out, and every other parameter may", () => {
  expect(isFeedNarrowed(NONE)).toBe(false);
  expect(isFeedNarrowed({ ...NONE, show: "newest" })).toBe(false);
  // Days that cannot be read are left out of the filter.
  expect(isFeedNarrowed({ ...NONE, range: "some-month", from: "2026-02-31" })).toBe(false);
  for (const params of [
    { show: "open" },
    { show: "resolved" },
    { mine: true },
    { author: "Eva" },
    { figure: "NetSales" },
    { company: "a-demo-1" },
    { from: "2026-01-01" },
    { to: "2026-01-31" },
    { range: "last-month" },
  ]) {
    expect(isFeedNarrowed({ ...NONE, ...params }), JSON.stringify(params)).toBe(true);
  }
});
