// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { toastStore } from "@/lib/toasts";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { OwnKeyFigureDialog } from "./own-key-figure-dialog";
import { useOwnKeyFigureDialog } from "./use-own-key-figure-dialog";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(), usePathname: () => "/" }));

const FORMULA: KeyFigureFormula = {
  id: "Half",
  name: "Half",
  formula: "1 / 2",
  valueType: "Ratio",
  version: 1,
  changed: "2026-11-26T00:00:00Z",
  changedBy: "d",
};

function Page() {
  const { isOpen, reopened, opening, open, close } = useOwnKeyFigureDialog("a-demo-1");
  return (
    <>
      <button onClick={open}>Open</button>
      {isOpen && (
        <OwnKeyFigureDialog
          key={opening}
          companyId="a-demo-1"
          reopened={reopened}
          onTyped={() => undefined}
          onClose={close}
        />
      )}
    </>
  );
}

beforeEach(() => {
  installTestTransport(({ path }) => Promise.resolve(responseOf(path.endsWith("/KeyFigureFormula") ? [FORMULA] : [])));
  render(
    <PageProviders user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <Page />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  fireEvent.click(screen.getByRole("radio", { name: "Computed by a formula" }));
});
afterEach(cleanup);

const escape = () => fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
const undo = () => {
  act(() => {
    toastStore.get().at(-1)!.action!.run();
  });
};

it("opens again with a new formula that was not saved when its closing is undone", async () => {
  fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Third" } });
  fireEvent.change(screen.getByRole("combobox", { name: "Formula" }), { target: { value: "1 / 3" } });
  escape();
  expect(screen.queryByRole("dialog")).toBeNull();
  undo();
  expect(await screen.findByLabelText("Name")).toHaveProperty("value", "Third");
  expect(screen.getByRole("combobox", { name: "Formula" })).toHaveProperty("value", "1 / 3");
});

async function editHalf(formula: string): Promise<void> {
  const menu = openPopover(await screen.findByRole("button", { name: "More to do with Half" }));
  fireEvent.click(within(menu).getByRole("menuitem", { name: "Edit", hidden: true }));
  fireEvent.change(await screen.findByRole("combobox", { name: "Formula" }), { target: { value: formula } });
}

it("opens again with the changes of an existing formula", async () => {
  await editHalf("1 / 4");
  escape();
  expect(screen.queryByRole("dialog")).toBeNull();
  undo();
  expect(await screen.findByRole("button", { name: "Save as version 2" })).toBeTruthy();
  expect(screen.getByRole("combobox", { name: "Formula" })).toHaveProperty("value", "1 / 4");
});

it("shows the changes of an existing formula each time that cancelling them is undone", async () => {
  await editHalf("1 / 4");
  for (let times = 0; times < 2; times++) {
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("button", { name: "Save as version 2" })).toBeNull();
    undo();
    expect(await screen.findByRole("button", { name: "Save as version 2" })).toBeTruthy();
    expect(screen.getByRole("combobox", { name: "Formula" })).toHaveProperty("value", "1 / 4");
  }
});
