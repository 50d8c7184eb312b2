// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { FiscalYearUpdate } from "@/contract/fiscal-years/fiscal-year";
import { parseWire } from "@/contract/wire";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { useFiscalYearChange } from "./fiscal-year-change";

afterEach(cleanup);

function Change({ update }: { update: FiscalYearUpdate }) {
  const { change } = useFiscalYearChange("a-demo-1", YEAR_2024);
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
])("undoing %j sends only that member, since the others may have been changed meanwhile", async (update, undone) => {
  const puts: unknown[] = [];
  installTestTransport(({ method, body }) => {
    if (method === "PUT") puts.push(parseWire(body as string));
    return Promise.resolve(responseOf(method === "PUT" ? YEAR_2024 : [YEAR_2024]));
  });
  render(
    <PageProviders>
      <Change update={update} />
    </PageProviders>,
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
