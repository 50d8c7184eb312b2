import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { createQueryClient } from "@/lib/query-client";
import { fiscalYearContents } from "./contents";

it.each([true, false])(
  "the vouchers, inputs and typed budget of a year are counted (budget seen: %s)",
  async (seesBudget) => {
    const amount = { account: "3010", month: "2025-01", amount: -100 };
    const value = { keyFigureInfoId: "TaxRate", period: periodOfDays("2025-01-01", "2025-01-31"), value: 20.6 };
    installTestTransport(({ path }) => {
      if (path.includes("/Voucher?limit=1")) return Promise.resolve(responseOf({ count: 501, vouchers: [] }));
      if (path.endsWith("/Budget") && seesBudget)
        return Promise.resolve(responseOf({ typed: [amount], file: [amount, amount] }));
      return path.includes("/KeyFigureData")
        ? Promise.resolve(responseOf([value, value]))
        : Promise.reject(new Error(path));
    });
    const contents = await new QueryClient().query(fiscalYearContents("c1", "y1", seesBudget));
    expect(contents).toEqual({ vouchers: 501, budgetAmounts: seesBudget ? 1 : 0, keyFigureValues: 2 });
  },
);

it("the contents are counted anew each time that a deletion is asked for", async () => {
  let requests = 0;
  installTestTransport(({ path }) => {
    requests++;
    return Promise.resolve(responseOf(path.includes("/Voucher?") ? { count: 0, vouchers: [] } : []));
  });
  const client = createQueryClient();
  for (let times = 0; times < 2; times++) await client.query(fiscalYearContents("c1", "y1", false));
  // Two requests each time: for the key figure data and for the vouchers.
  expect(requests).toBe(4);
});
