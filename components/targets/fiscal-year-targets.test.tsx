// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { installTransport } from "@/lib/api/transport";
import { TIME_ZONE } from "@/lib/i18n/locale";
import { MESSAGES } from "@/lib/i18n/messages";
import { createQueryClient } from "@/lib/query-client";
import { CurrentUserProvider } from "@/components/auth/current-user";
import { FiscalYearTargets } from "./fiscal-year-targets";

const YEAR = {
  id: "0123456789abcdef0123456789abcdef",
  start: "2024-01-01T00:00:00",
  end: "2024-12-31T00:00:00",
  chartOfAccountsId: "EUBAS97",
  currency: "SEK",
  lastLedgerDate: "2024-12-31T00:00:00",
  activePeriodLastUpdate: "2025-01-10T08:00:00",
};
const keyFigure = (name: string): KeyFigure => ({ id: name, name, valueType: "Percent", description: "" });

beforeEach(() => {
  installTransport(() => Promise.reject(new Error("nothing is stored")));
});
afterEach(cleanup);

it("shows a row for a key figure that the company has got since the page was opened", () => {
  const client = createQueryClient();
  const page = (catalogue: KeyFigure[]) => (
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
            <FiscalYearTargets companyId="company" fiscalYear={YEAR} catalogue={catalogue} targets={[]} />
          </NuqsTestingAdapter>
        </QueryClientProvider>
      </CurrentUserProvider>
    </NextIntlClientProvider>
  );
  const { rerender } = render(page([keyFigure("Margin")]));
  rerender(page([keyFigure("Margin"), keyFigure("Loyalty")]));
  expect(screen.getAllByRole("rowheader", { name: /^(Margin|Loyalty)/ })).toHaveLength(2);
});
