// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { User } from "@/contract/users/user";
import { responseOf } from "@/lib/api/testing/response";
import { installTransport } from "@/lib/api/transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { InputsCard } from "./inputs-card";

beforeEach(() => {
  installTransport(() => Promise.resolve(responseOf([])));
});
afterEach(cleanup);
afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

const YEAR: FiscalYear = {
  id: "year",
  start: "2025-01-01T00:00:00",
  end: "2025-12-31T00:00:00",
  chartOfAccountsId: "BAS",
  currency: "SEK",
  lastLedgerDate: "2025-03-31T00:00:00",
  activePeriodLastUpdate: "2025-04-01T00:00:00",
};

it.each([
  ["Normal", "Edit in the grid"],
  ["Limited", "Show in the grid"],
] as const)("offers editing only to users who may (%s)", (role, link) => {
  const user: User = {
    userName: "dan",
    name: "Dan",
    type: "CompanyUser",
    companies: [{ companyId: "a-demo-1", typeOfRole: role }],
  };
  render(
    <PageProviders user={user}>
      <InputsCard companyId="a-demo-1" year={YEAR} />
    </PageProviders>,
  );
  expect(screen.getByRole("link").textContent).toBe(link);
});
