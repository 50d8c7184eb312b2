// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, expect, it } from "vitest";
import type { FiscalYear, FiscalYearUpdate } from "@/contract/fiscal-years/fiscal-year";
import { parseWire, writeWire } from "@/contract/wire";
import { installTransport } from "@/lib/api/transport";
import { TIME_ZONE } from "@/lib/i18n/locale";
import { MESSAGES } from "@/lib/i18n/messages";
import { createQueryClient } from "@/lib/query-client";
import { toastStore } from "@/lib/toasts";
import { useFiscalYearChange } from "./fiscal-year-change";

const YEAR: FiscalYear = {
  id: "0123456789abcdef0123456789abcdef",
  start: "2024-01-01T00:00:00",
  end: "2024-12-31T00:00:00",
  chartOfAccountsId: "EUBAS97",
  currency: "SEK",
  lastLedgerDate: "2024-12-31T00:00:00",
  activePeriodLastUpdate: "2025-01-10T08:00:00",
};

afterEach(cleanup);
afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

function Change({ update }: { update: FiscalYearUpdate }) {
  const { change } = useFiscalYearChange("a-demo-1", YEAR);
  return (
    <button
      onClick={() => {
        change(update);
      }}
    >
      Change
    </button>
  );
}

it.each<[FiscalYearUpdate, FiscalYearUpdate]>([
  [{ currency: "EUR" }, { currency: "SEK" }],
  [{ chartOfAccountsId: "Own" }, { chartOfAccountsId: "EUBAS97" }],
])("undoing %j changes nothing but that member, as others may have changed since", async (update, undone) => {
  const puts: unknown[] = [];
  installTransport(({ method, body }) => {
    if (method === "PUT") puts.push(parseWire(body as string));
    return Promise.resolve({ status: 200, text: writeWire(method === "PUT" ? YEAR : [YEAR]), header: () => null });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={MESSAGES.en} timeZone={TIME_ZONE}>
        <Change update={update} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  const before = toastStore.get().length;
  fireEvent.click(screen.getByRole("button"));
  await waitFor(() => {
    expect(toastStore.get().length).toBeGreaterThan(before);
  });
  toastStore.get().at(-1)!.action!.run();
  await waitFor(() => {
    expect(puts).toEqual([update, undone]);
  });
});
