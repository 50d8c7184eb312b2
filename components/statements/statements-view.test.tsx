// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import { endOfMonth } from "@/contract/calendar";
import { periodOfDays } from "@/contract/period";
import type { Reconciliation } from "@/contract/statements/reconciliation";
import type { Statement, StatementLine } from "@/contract/statements/statement";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { writeColumns } from "@/lib/statements/stored-columns";
import { StatementsView } from "./statements-view";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => "/",
}));

const STATEMENT: Statement = {
  fiscalYear: YEAR_2024,
  columns: ["2024-01-01", "2024-02-01"].map((first) => ({ period: periodOfDays(first, endOfMonth(first)) })),
  bookedColumns: 2,
  bookedThrough: "2024-02-29",
  monthsUnknown: [],
  hasBudget: false,
  incomeStatement: [],
  balanceSheet: [],
  outside: [],
};

const RECONCILIATION: Reconciliation = { fiscalYear: YEAR_2024, basis: "vouchers", agreement: "agrees", checks: [] };

function Page({ address }: { address: string }) {
  return (
    <NuqsTestingAdapter hasMemory searchParams={address}>
      <StatementsView companyId="a-demo-1" />
    </NuqsTestingAdapter>
  );
}

function open(address: string, statement = STATEMENT) {
  installTestTransport(({ path }) => {
    if (path.endsWith("/FiscalYear")) return Promise.resolve(responseOf([YEAR_2024]));
    if (path.endsWith("/Reconciliation")) return Promise.resolve(responseOf(RECONCILIATION));
    if (!path.includes("/Statement")) return Promise.resolve(responseOf([]));
    return Promise.resolve(responseOf(statement));
  });
  return render(<Page address={address} />, {
    wrapper: ({ children }) => (
      <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector" }}>{children}</PageProviders>
    ),
  });
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each([
  ["months", "The year by month"],
  ["quarters", "The year by quarter"],
  ["none", "The whole year"],
])("the choice of a month names the whole year divided into %s", async (by, name) => {
  open(`?by=${by}`);
  expect(await screen.findByRole("option", { name })).toBeTruthy();
});

it("a choice of columns does not change earlier views of the same visit, also after a table has been fetched", async () => {
  const { rerender } = open("");
  await screen.findByRole("option", { name: "The year by month" });
  writeColumns("chief", { by: "quarters", without: null, budget: false, share: false });
  rerender(<Page address="?dimension=1_20&by=quarters" />);
  // The statements of the object are not fetched yet, so a skeleton replaces the table and its settings.
  expect(screen.queryByRole("option", { name: /The year/ })).toBeNull();
  await screen.findByRole("option", { name: "The year by quarter" });
  rerender(<Page address="" />);
  expect(await screen.findByRole("option", { name: "The year by month" })).toBeTruthy();
  cleanup();
  open("");
  expect(await screen.findByRole("option", { name: "The year by quarter" })).toBeTruthy();
});

it("closing a line of one statement leaves those of the other open after all were opened", async () => {
  const line = (name: string, account: string): StatementLine => {
    const amounts = { amounts: [1, 1], total: 2 };
    const accounts = [{ number: account, name: `Account of ${name}`, ...amounts }];
    return { id: name, name, kind: "group", ...amounts, lines: [], accounts };
  };
  const incomeStatement = [line("Sales", "3010")];
  const balanceSheet = [line("Cash", "1910"), line("Equity", "2010")];
  open("?open=*", { ...STATEMENT, incomeStatement, balanceSheet });
  await screen.findByText("Account of Sales");
  fireEvent.click(screen.getByRole("radio", { name: "Balance sheet" }));
  fireEvent.click(screen.getByText("Cash"));
  expect(screen.queryByText("Account of Cash")).toBeNull();
  expect(screen.getByText("Account of Equity")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Income statement" }));
  expect(screen.getByText("Account of Sales")).toBeTruthy();
});
