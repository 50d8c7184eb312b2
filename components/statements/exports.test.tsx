// @vitest-environment happy-dom
import { cleanup, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { AccountVouchers } from "@/contract/statements/account-vouchers";
import type { Statement } from "@/contract/statements/statement";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { COMPANY, exportAsCsv } from "@/components/ui/testing/export-of-object";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { AccountVouchersExport } from "./account-vouchers-export";
import { StatementsExport } from "./statements-export";

const saved = vi.hoisted((): string[] => []);
vi.mock("@/lib/spreadsheets/save-table", () => ({
  saveSheets: (_kind: string, _sheets: unknown, name: string) => {
    saved.push(name);
    return Promise.resolve(name);
  },
}));

afterEach(() => {
  cleanup();
  saved.length = 0;
});

async function save(exported: ReactNode) {
  exportAsCsv(exported);
  await waitFor(() => {
    expect(saved).toHaveLength(1);
  });
}

it("the name of a file with an object's statements contains the object", async () => {
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

it("the name of a file with an account's vouchers of an object contains the object", async () => {
  // The members that the export reads, for the name of the file and the balances; it fetches the rows.
  const vouchers = { account: { number: "5010", name: "Hyra" }, period: YEAR_2024, opening: 0, closing: 0 };
  installTestTransport(() => Promise.resolve(responseOf({ ...vouchers, rows: [], count: 0 })));
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
