// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { QueryClient } from "@tanstack/react-query";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { User } from "@/contract/users/user";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { figuresQueries } from "@/lib/figures/queries";
import { createQueryClient } from "@/lib/query-client";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { FiscalYearTargets } from "./fiscal-year-targets";

const keyFigure = (name: string): KeyFigure => ({ id: name, name, valueType: "Percent", description: "" });

beforeEach(() => {
  installTestTransport(() => Promise.reject(new Error("no request is answered")));
});
afterEach(cleanup);

const OWNER: User = {
  userName: "owner",
  name: "Owner",
  type: "CompanyUser",
  companies: [{ companyId: "company", typeOfRole: "Normal" }],
};
const DIRECTOR: User = { userName: "director", name: "Director", type: "AgencyDirector" };

const page = (client: QueryClient, catalogue: KeyFigure[], { user = OWNER, address = "" } = {}) => (
  <PageProviders client={client} user={user}>
    <NuqsTestingAdapter hasMemory searchParams={address}>
      <FiscalYearTargets companyId="company" fiscalYear={YEAR_2024} catalogue={catalogue} targets={[]} />
    </NuqsTestingAdapter>
  </PageProviders>
);

it("shows a row for a key figure that the company has got since the page was opened", () => {
  const client = createQueryClient();
  const { rerender } = render(page(client, [keyFigure("Margin")]));
  rerender(page(client, [keyFigure("Margin"), keyFigure("Loyalty")]));
  expect(screen.getAllByRole("rowheader", { name: /^(Margin|Loyalty)/ })).toHaveLength(2);
});

it("keeps the grid with its open editor when actual values are fetched anew", async () => {
  const client = createQueryClient();
  const margin = keyFigure("Margin");
  const { queryKey } = figuresQueries.year("company", YEAR_2024, "month");
  const period = periodOfDays("2024-01-01", "2024-01-31");
  /** Each actual value comes with its target, which may have changed too. */
  const setActual = (value: number, target: number) =>
    client.setQueryData(queryKey, [{ keyFigure: margin, keyFigureValues: [{ period, value, target }] }]);
  setActual(12, 10);
  render(page(client, [margin], { user: DIRECTOR, address: "?actual=true" }));
  await screen.findByText("12.0");
  // The new grid takes the focus once it is ready.
  await waitFor(() => {
    expect(document.activeElement?.getAttribute("data-column")).toBe("0");
  });
  fireEvent.keyDown(document.activeElement!, { key: "F2" });
  const editor = document.querySelector<HTMLInputElement>(".grid-editor")!;
  fireEvent.change(editor, { target: { value: "7" } });
  act(() => {
    setActual(13, 11);
  });
  await screen.findByText("13.0");
  expect(screen.queryByText("12.0")).toBeNull();
  expect(editor.isConnected).toBe(true);
  expect(editor.value).toBe("7");
  expect(document.activeElement).toBe(editor);
  // Otherwise the grid would commit the text when it is unmounted.
  fireEvent.keyDown(editor, { key: "Escape" });
});
