import { expect, test } from "vitest";
import type { Company } from "@/contract/companies/company";
import { monthsPreview } from "./preview";

const COMPANIES: Company[] = Array.from({ length: 60 }, (_, i) => ({
  id: `c${i}`,
  name: `Company ${i}`,
  businessIdentityCode: String(i),
  typeOfCompany: "Company",
}));
/** The first letter of each step is for 2026-02, and every third company lacks the books of that month. */
const LIST = {
  months: ["2026-02", "2026-01"],
  companies: COMPANIES.map(({ id }, i) => ({
    companyId: id,
    books: i % 3 === 0 ? "ny" : "yy",
    reconciled: "yy",
    commented: "yn",
    reported: "--",
  })),
};
const STATUSES = COMPANIES.map(({ id }) => ({ companyId: id, consultants: [] }));
const ADDRESS = { q: "", type: null, consultant: null, missing: null, month: null, through: null };

test("a preview has the first clients of a long list, and counts over all of them", () => {
  const preview = monthsPreview(COMPANIES, LIST, STATUSES, ADDRESS);
  expect(preview).toMatchObject({ total: 60, found: 60 });
  const ids = COMPANIES.slice(0, 40).map(({ id }) => id);
  expect(preview.companies.map(({ id }) => id)).toEqual(ids);
  expect(preview.list.companies.map(({ companyId }) => companyId)).toEqual(ids);
  expect(preview.statuses!.map(({ companyId }) => companyId)).toEqual(ids);
  expect(preview.counts.map(({ books }) => books)).toEqual([
    { done: 40, of: 60 },
    { done: 60, of: 60 },
  ]);
});

test("a preview has the clients that match the filter in the address", () => {
  const lacking = monthsPreview(COMPANIES, LIST, undefined, { ...ADDRESS, missing: "books" });
  expect(lacking).toMatchObject({ total: 60, found: 20, statuses: undefined });
  expect(lacking.companies.map(({ id }) => id).slice(0, 3)).toEqual(["c0", "c3", "c6"]);
  expect(lacking.counts[0]!.books).toEqual({ done: 0, of: 20 });
  const other = { ...ADDRESS, missing: "books", month: "2026-01" };
  expect(monthsPreview(COMPANIES, LIST, STATUSES, other)).toMatchObject({ found: 0, companies: [] });
  expect(monthsPreview(COMPANIES, LIST, STATUSES, { ...ADDRESS, q: "company 59" }).companies).toHaveLength(1);
  expect(monthsPreview(COMPANIES, LIST, STATUSES, { ...ADDRESS, missing: "nonsense" }).found).toBe(60);
});
