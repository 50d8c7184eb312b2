// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { MESSAGES } from "@/lib/i18n/messages";
import { formulasQueries } from "@/lib/formulas/queries";
import { createQueryClient } from "@/lib/query-client";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { OwnKeyFigureDialog } from "./own-key-figure-dialog";

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

afterEach(cleanup);

function renderDialog(onClose = () => undefined, reopened?: string) {
  const client = createQueryClient();
  render(
    <PageProviders client={client} user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <OwnKeyFigureDialog companyId="a-demo-1" {...{ reopened, onClose }} onTyped={() => undefined} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  return client;
}

const isLocked = (element: HTMLElement) => element.closest("[inert]") !== null;

it("locks the kinds and the list, which would replace its form, while a save is running", async () => {
  let fail: (() => void) | undefined;
  installTestTransport(({ method, path }) => {
    if (method === "GET") return Promise.resolve(responseOf(path.endsWith("/KeyFigureFormula") ? [FORMULA] : []));
    return new Promise((resolve) => {
      fail = () => {
        resolve(responseOf({ typeOfError: "Forbidden", message: "No.", identifier: "x" }, 403));
      };
    });
  });
  renderDialog();
  fireEvent.click(await screen.findByRole("radio", { name: "Computed by a formula" }));
  fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Third" } });
  fireEvent.change(screen.getByRole("combobox", { name: "Formula" }), { target: { value: "1 / 3" } });
  const others = [screen.getByRole("radio", { name: "Typed in" }), await screen.findByText("= 1 / 2")];
  expect(others.map(isLocked)).toEqual([false, false]);
  fireEvent.click(screen.getByRole("button", { name: "Create" }));
  await waitFor(() => {
    expect(fail).toBeDefined();
  });
  expect(others.map(isLocked)).toEqual([true, true]);
  fail!();
  expect((await screen.findByRole("alert")).textContent).toContain("The key figure is not saved.");
  expect(others.map(isLocked)).toEqual([false, false]);
});

it("locks its form and stays open while a version is being restored", async () => {
  let finish: (() => void) | undefined;
  const latest = { ...FORMULA, version: 2 };
  installTestTransport(({ method, path }) => {
    if (method === "GET" && path.endsWith("/Version")) return Promise.resolve(responseOf([latest, FORMULA]));
    if (method === "GET") return Promise.resolve(responseOf(path.endsWith("/KeyFigureFormula") ? [latest] : []));
    return new Promise((resolve) => {
      finish = () => {
        resolve(responseOf({ ...FORMULA, version: 3 }));
      };
    });
  });
  const onClose = vi.fn();
  renderDialog(onClose);
  fireEvent.click(await screen.findByRole("radio", { name: "Computed by a formula" }));
  const menu = openPopover(await screen.findByRole("button", { name: "More to do with Half" }));
  fireEvent.click(within(menu).getByRole("menuitem", { name: "Edit", hidden: true }));
  const restore = await screen.findByRole("button", { name: "Restore version 1" });
  const save = screen.getByRole("button", { name: "Save as version 3" });
  expect(isLocked(save)).toBe(false);
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Typed" } });
  fireEvent.click(restore);
  await waitFor(() => {
    expect(finish).toBeDefined();
  });
  expect(isLocked(save)).toBe(true);
  // The pressed button only ignores presses, because a disabled one would lose the focus.
  expect(restore).toHaveProperty("disabled", false);
  const escape = () => fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  escape();
  expect(onClose).not.toHaveBeenCalled();
  finish!();
  expect(isLocked(await screen.findByRole("button", { name: "Save as version 4" }))).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "Half");
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});

it("keeps a reopened form when the list gets a newer version, and shows this version after a conflict", async () => {
  let stored = FORMULA;
  installTestTransport(({ method, path }) => {
    if (method === "PUT") return Promise.reject(new Error("the conflict is found before anything is sent"));
    if (path.endsWith("/KeyFigureFormula")) return Promise.resolve(responseOf([stored]));
    return Promise.resolve(responseOf(path.endsWith("/Half") ? stored : []));
  });
  const client = renderDialog(() => undefined, "Half");
  const save = await screen.findByRole("button", { name: "Save as version 2" });
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Typed" } });
  stored = { ...FORMULA, name: "Theirs", version: 2 };
  await client.invalidateQueries({ queryKey: formulasQueries.list("a-demo-1").queryKey });
  expect(save.isConnected).toBe(true);
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "Typed");
  // The list is outdated again, so that the test sees the conflict refresh it.
  client.setQueryData(formulasQueries.list("a-demo-1").queryKey, [FORMULA]);
  fireEvent.click(save);
  expect((await screen.findByRole("alert")).textContent).toContain("Theirs = 1 / 2");
  await waitFor(() => {
    expect(client.getQueryData(formulasQueries.list("a-demo-1").queryKey)).toEqual([stored]);
  });
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "Typed");
});

it("offers no inherited key figure as a deleted one when the company's could not be fetched", async () => {
  const fault = { typeOfError: "NotFound", message: "No.", identifier: "x" };
  installTestTransport(({ path }) => {
    if (path.endsWith("/StandardKeyFigureFormula")) return Promise.resolve(responseOf([FORMULA]));
    return Promise.resolve(path.endsWith("/KeyFigureFormula") ? responseOf(fault, 404) : responseOf([]));
  });
  renderDialog();
  fireEvent.click(await screen.findByRole("radio", { name: "Computed by a formula" }));
  expect((await screen.findByRole("alert")).textContent).toContain(MESSAGES.en.formulas.listFailed);
  expect(screen.queryByRole("button", { name: "Add Half back" })).toBeNull();
});
