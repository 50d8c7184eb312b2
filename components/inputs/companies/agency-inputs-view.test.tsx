// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter, type OnUrlUpdateFunction } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { AgencyInputsView } from "./agency-inputs-view";

afterEach(cleanup);

const HOURS: KeyFigureFormula = {
  id: "Hours",
  name: "Hours",
  formula: "[NumberOfEmployees] * 8",
  valueType: "Amount",
  version: 1,
  changed: "2026-01-01T00:00:00",
  changedBy: "director",
};

it("refuses the name of a key figure that the agency computes", async () => {
  installTestTransport(({ path }) =>
    Promise.resolve(responseOf(path.endsWith("/StandardKeyFigureFormula") ? [HOURS] : [])),
  );
  const onUrlUpdate = vi.fn<OnUrlUpdateFunction>();
  render(
    <PageProviders user={{ userName: "anna", name: "Anna", type: "AgencyConsultant", agencyId: "demo" }}>
      <NuqsTestingAdapter hasMemory onUrlUpdate={onUrlUpdate}>
        <AgencyInputsView agencyId="demo" thisYear={2026} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  openPopover(screen.getByRole("button", { name: "Own input" }));
  await act(() => vi.dynamicImportSettled());
  const add = (name: string) => {
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: name } });
    fireEvent.click(screen.getByText("Add"));
  };
  add("Hours");
  expect(await screen.findByText("It is computed by a formula already. Write another name.")).toBeTruthy();
  expect(onUrlUpdate).not.toHaveBeenCalled();
  add("Visits");
  await waitFor(() => {
    expect(onUrlUpdate.mock.calls.map(([{ queryString }]) => queryString)).toEqual(["?figure=Visits"]);
  });
});
