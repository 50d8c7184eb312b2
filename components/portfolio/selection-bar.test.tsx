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
])("with %j chosen, the button %j changes only clients that the filter shows", (chosen, name, wanted) => {
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

it("disables the button that chooses all when the filter shows no client", () => {
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
