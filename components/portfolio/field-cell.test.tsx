// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { CompanyStatus } from "@/contract/portfolio";
import { portfolioRows } from "@/lib/portfolio/rows";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { FieldCell } from "./field-cell";
import { useRowWords } from "./use-row-words";

afterEach(cleanup);

function Books({ status }: { status: Omit<CompanyStatus, "companyId" | "consultants"> }) {
  const [row] = portfolioRows({
    companies: [{ id: "a", name: "Åkes", businessIdentityCode: "" }],
    values: undefined,
    lines: undefined,
    statuses: [{ companyId: "a", consultants: [], ...status }],
    types: new Map(),
    today: "2026-11-20",
  });
  return <FieldCell field="books" row={row!} isCompact words={useRowWords()} />;
}

it.each([
  [{ bookedThrough: "2026-10-31", agreement: "differs" }, "not reconciled"],
  [{ bookedThrough: "2026-06-30" }, "5 months missing"],
  [{ bookedThrough: "2026-06-30", agreement: "differs" }, "5 months missing, not reconciled"],
  [{ bookedThrough: "2026-10-31" }, null],
] as const)("a compact row says in a tooltip what is wrong with the books: %j", (status, fault) => {
  render(
    <PageProviders>
      <table>
        <tbody>
          <tr>
            <Books status={status} />
          </tr>
        </tbody>
      </table>
    </PageProviders>,
  );
  expect(screen.getByText(/2026/).getAttribute("title")).toBe(fault);
});
