// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Statement } from "@/contract/statements/statement";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { createQueryClient } from "@/lib/query-client";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { FiscalYearBudget } from "./fiscal-year-budget";

/** A statement whose income is in these accounts. */
function statementOf(...numbers: string[]): Statement {
  const accounts = numbers.map((number) => ({ number, name: "Sales", amounts: [], total: 0 }));
  const line = { id: "NetSales", name: "Net sales", kind: "group", amounts: [], total: 0, lines: [], accounts };
  return { fiscalYear: YEAR_2024, columns: [], incomeStatement: [line] } as unknown as Statement;
}

beforeEach(() => {
  installTestTransport(() => Promise.reject(new Error("nothing is stored")));
});
afterEach(cleanup);

it("shows a row for an account that has come into the books since the page was opened", () => {
  const client = createQueryClient();
  const budget = { typed: [], file: [] };
  const page = (statement: Statement) => (
    <PageProviders
      client={client}
      user={{
        userName: "owner",
        name: "Owner",
        type: "CompanyUser",
        companies: [{ companyId: "company", typeOfRole: "Normal" }],
      }}
    >
      <NuqsTestingAdapter hasMemory>
        <FiscalYearBudget companyId="company" fiscalYear={YEAR_2024} {...{ statement, budget }} />
      </NuqsTestingAdapter>
    </PageProviders>
  );
  const { rerender } = render(page(statementOf("3010")));
  rerender(page(statementOf("3005", "3010")));
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent.slice(0, 4))).toEqual(["3005", "3010"]);
});
