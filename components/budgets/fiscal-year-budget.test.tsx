// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Statement } from "@/contract/statements/statement";
import { installTransport } from "@/lib/api/transport";
import { TIME_ZONE } from "@/lib/i18n/locale";
import { MESSAGES } from "@/lib/i18n/messages";
import { createQueryClient } from "@/lib/query-client";
import { CurrentUserProvider } from "@/components/auth/current-user";
import { FiscalYearBudget } from "./fiscal-year-budget";

const YEAR = {
  id: "0123456789abcdef0123456789abcdef",
  start: "2024-01-01T00:00:00",
  end: "2024-12-31T00:00:00",
  chartOfAccountsId: "EUBAS97",
  currency: "SEK",
  lastLedgerDate: "2024-12-31T00:00:00",
  activePeriodLastUpdate: "2025-01-10T08:00:00",
};

/** A statement whose income is in these accounts. */
function statementOf(...numbers: string[]): Statement {
  const accounts = numbers.map((number) => ({ number, name: "Sales", values: [], total: 0 }));
  const line = { id: "NetSales", name: "Net sales", kind: "group", values: [], total: 0, lines: [], accounts };
  return { fiscalYear: YEAR, columns: [], incomeStatement: [line] } as unknown as Statement;
}

beforeEach(() => {
  installTransport(() => Promise.reject(new Error("nothing is stored")));
});
afterEach(cleanup);

it("shows a row for an account that has come into the books since the page was opened", () => {
  const client = createQueryClient();
  const budget = { typed: [], file: [] };
  const page = (statement: Statement) => (
    <NextIntlClientProvider locale="en" messages={MESSAGES.en} timeZone={TIME_ZONE}>
      <CurrentUserProvider
        user={{
          userName: "owner",
          name: "Owner",
          type: "CompanyUser",
          companies: [{ companyId: "company", typeOfRole: "Normal" }],
        }}
      >
        <QueryClientProvider client={client}>
          <NuqsTestingAdapter hasMemory>
            <FiscalYearBudget companyId="company" fiscalYear={YEAR} {...{ statement, budget }} />
          </NuqsTestingAdapter>
        </QueryClientProvider>
      </CurrentUserProvider>
    </NextIntlClientProvider>
  );
  const { rerender } = render(page(statementOf("3010")));
  rerender(page(statementOf("3005", "3010")));
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent.slice(0, 4))).toEqual(["3005", "3010"]);
});
