// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import type { ReactNode } from "react";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import type { AccountVouchers } from "@/contract/statements/account-vouchers";
import type { Statement } from "@/contract/statements/statement";
import { responseOf } from "@/lib/api/testing/response";
import { installTransport } from "@/lib/api/transport";
import { companiesQueries } from "@/lib/companies/queries";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { MESSAGES } from "@/lib/i18n/messages";
import { createQueryClient } from "@/lib/query-client";
import { objectsQuery } from "@/lib/statements/objects-query";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { AccountVouchersExport } from "./account-vouchers-export";
import { StatementsExport } from "./statements-export";

const saved = vi.hoisted((): string[] => []);
vi.mock("@/lib/spreadsheets/save-table", () => ({
  saveSheets: (_kind: string, _sheets: unknown, name: string) => {
    saved.push(name);
    return Promise.resolve(name);
  },
}));

const COMPANY = "a-demo-1";
const OBJECT = { id: "1_20", dimension: { number: 1, name: "Kst" }, code: "20", name: "Verkstaden" };

afterEach(() => {
  cleanup();
  saved.length = 0;
});
afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

async function save(exported: ReactNode) {
  const client = createQueryClient();
  client.setQueryData(objectsQuery(COMPANY, YEAR_2024.id).queryKey, [OBJECT]);
  client.setQueryData(companiesQueries.one(COMPANY).queryKey, {
    id: COMPANY,
    name: "Bageriet",
    businessIdentityCode: "556000-0001",
  });
  render(
    <PageProviders client={client} user={{ userName: "chief", name: "Chief", type: "AgencyDirector" }}>
      <NuqsTestingAdapter searchParams="?dimension=1_20">{exported}</NuqsTestingAdapter>
    </PageProviders>,
  );
  const menu = screen.getByRole("menu", { name: MESSAGES.en.ui.export.label, hidden: true });
  menu.hidePopover = () => undefined;
  fireEvent(menu, Object.assign(new Event("beforetoggle"), { newState: "open" }));
  fireEvent.click(screen.getByRole("menuitem", { name: "CSV (.csv)", hidden: true }));
  await waitFor(() => {
    expect(saved).toHaveLength(1);
  });
}

it("the file of statements of an object is named after it", async () => {
  const statement: Statement = {
    fiscalYear: YEAR_2024,
    columns: [{ period: YEAR_2024 }],
    bookedColumns: 1,
    bookedThrough: "2024-12-31",
    monthsUnknown: [],
    hasBudget: false,
    incomeStatement: [],
    balanceSheet: [],
    outside: [],
  };
  await save(<StatementsExport companyId={COMPANY} statement={statement} />);
  expect(saved[0]).toContain("Kst 20 Verkstaden 2024-01");
});

it("the file of an account's vouchers of an object is named after it", async () => {
  installTransport(() => Promise.resolve(responseOf({ ...vouchers, rows: [], count: 0 })));
  const vouchers = { account: { number: "5010", name: "Hyra" }, period: YEAR_2024, opening: 0, closing: 0 };
  await save(
    <AccountVouchersExport
      companyId={COMPANY}
      fiscalYearId={YEAR_2024.id}
      rows={{ dimensionId: "1_20" }}
      vouchers={vouchers as unknown as AccountVouchers}
    />,
  );
  expect(saved[0]).toContain("5010 Hyra Kst 20 Verkstaden 2024-01");
});
