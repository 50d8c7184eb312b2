// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Company } from "@/contract/companies/company";
import type { CompanyStatus } from "@/contract/portfolio";
import { portfolioRows } from "@/lib/portfolio/rows";
import type { Field } from "@/lib/portfolio/settings";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { FieldCell } from "./field-cell";
import { useRowWords } from "./use-row-words";

type Status = Omit<CompanyStatus, "companyId" | "consultants">;

afterEach(cleanup);

function Cell({ field, company, status }: { field: Field; company?: Partial<Company>; status?: Status }) {
  const [row] = portfolioRows({
    companies: [{ id: "a", name: "Åkes", businessIdentityCode: "", ...company }],
    values: undefined,
    lines: undefined,
    statuses: [{ companyId: "a", consultants: [], ...status }],
    types: new Map(),
    today: "2026-11-20",
  });
  return (
    <table>
      <tbody>
        <tr>
          <FieldCell field={field} row={row!} isCompact words={useRowWords()} />
        </tr>
      </tbody>
    </table>
  );
}

it.each([
  [{ bookedThrough: "2026-10-31", agreement: "differs" }, "not reconciled"],
  [{ bookedThrough: "2026-06-30" }, "5 months missing"],
  [{ bookedThrough: "2026-06-30", agreement: "differs" }, "5 months missing, not reconciled"],
  [{ bookedThrough: "2026-10-31" }, null],
] as const)("a compact row says in a tooltip what is wrong with the books: %j", (status, fault) => {
  render(
    <PageProviders>
      <Cell field="books" status={status} />
    </PageProviders>,
  );
  expect(screen.getByText(/2026/).getAttribute("title")).toBe(fault);
});

it.each([
  ["+46 (0)70 123 45 67", "tel:+46701234567"],
  ["070-123 45 67", "tel:0701234567"],
  ["(08) 12 34 56", "tel:08123456"],
])("calls %s by %s", (phone, address) => {
  render(
    <PageProviders>
      <Cell field="phone" company={{ contactInfo: { phone } }} />
    </PageProviders>,
  );
  expect(screen.getByRole("link", { name: phone }).getAttribute("href")).toBe(address);
});
