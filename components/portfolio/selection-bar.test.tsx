// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { SelectionBar } from "./selection-bar";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), useParams: () => ({}) }));

afterEach(cleanup);

it.each([
  [["x"], "Choose all 2 shown", ["x", "a", "b"]],
  [["x", "a", "b"], "Leave out all 2 shown", ["x"]],
  [["a", "b"], "Choose none", []],
])("of the chosen %j the button %j keeps those that the filter hides", (chosen, name, wanted) => {
  const onSelect = vi.fn();
  render(
    <PageProviders user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <SelectionBar
        agencyId="demo"
        selection={{ ids: new Set(chosen), last: null }}
        shown={["a", "b"]}
        onSelect={onSelect}
        onClose={() => undefined}
      />
    </PageProviders>,
  );
  fireEvent.click(screen.getByRole("button", { name }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ ids: new Set(wanted), last: null });
});

it("offers no choice of all where the filter shows nobody", () => {
  render(
    <PageProviders user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <SelectionBar
        agencyId="demo"
        selection={{ ids: new Set(["x"]), last: null }}
        shown={[]}
        onSelect={() => undefined}
        onClose={() => undefined}
      />
    </PageProviders>,
  );
  expect(screen.getByRole("button", { name: "Choose all 0 shown" })).toHaveProperty("disabled", true);
});
