// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Company } from "@/contract/companies/company";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { editedCompany, newCompany } from "@/lib/companies/form-drafts";
import { browserStorage, draftSlot } from "@/lib/drafts/drafts";
import { reopenedForms } from "@/lib/drafts/reopened-forms";
import { dismissToast, runToastAction, toastStore } from "@/lib/toasts";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CompaniesView } from "./companies-view";

const location = vi.hoisted(() => ({ search: "" }));
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: () => undefined }),
  useSearchParams: () => new URLSearchParams(location.search),
  usePathname: () => "/",
}));

const COMPANY: Company = { id: "a-demo-559900-0002", name: "Nya AB", businessIdentityCode: "559900-0002" };
const OTHER: Company = { id: "a-demo-559900-0003", name: "Andra AB", businessIdentityCode: "559900-0003" };
const DISCARDED = "What you had written was thrown away.";

beforeEach(() => {
  localStorage.clear();
  location.search = "";
  installTestTransport(({ method, path }) => {
    const list = path.includes("/Company?") || path.endsWith("/Company") ? [COMPANY, OTHER] : [];
    return Promise.resolve(responseOf(method === "GET" ? list : COMPANY));
  });
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

function renderView(preview: ComponentProps<typeof CompaniesView>["preview"] = null): void {
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter hasMemory>
        <CompaniesView agencyId="demo" preview={preview} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
}

async function show(shownName = COMPANY.name): Promise<void> {
  renderView();
  await screen.findByText(shownName);
}

const press = (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
};
const nameField = () => screen.findByLabelText<HTMLInputElement>("Company name");
const type = async (text: string) => {
  fireEvent.change(await nameField(), { target: { value: text } });
};
const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
  });
const said = () => toastStore.get().map(({ message }) => message);
const undo = () => {
  const toast = toastStore.get().find(({ message }) => message === DISCARDED)!;
  act(() => {
    runToastAction(toast.id);
  });
};
const kept = (draftKey: readonly string[]) => draftSlot(browserStorage(), "chief", "forms", ...draftKey).read();

const WAYS: [string, (dialog: HTMLElement) => void][] = [
  ["Cancel", (dialog) => fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }))],
  ["the cross", (dialog) => fireEvent.click(within(dialog).getByRole("button", { name: "Close" }))],
  ["Escape", (dialog) => fireEvent(dialog, new Event("cancel", { cancelable: true }))],
  ["a press beside the dialog", (dialog) => fireEvent.pointerDown(dialog)],
];

describe.each(WAYS)("the form of a new company that is closed by %s", (_, close) => {
  it("is open again with all that was typed when the closing is undone", async () => {
    await show();
    press("New company");
    await type("Halvskrivna AB");
    close(screen.getByRole("dialog"));
    await closed();
    expect(said()).toEqual([DISCARDED]);
    expect(kept(newCompany("demo"))).toBeNull();
    undo();
    await screen.findByDisplayValue("Halvskrivna AB");
    expect(said()).toEqual([]);
  });

  it("closes without a word when nothing was typed", async () => {
    await show();
    press("New company");
    await nameField();
    close(screen.getByRole("dialog"));
    await closed();
    expect(said()).toEqual([]);
  });
});

it("says nothing of the draft that it deletes when the company is saved", async () => {
  await show();
  press("New company");
  await type("Nya AB");
  fireEvent.change(screen.getByLabelText("Organisation number"), { target: { value: "559900-0002" } });
  press("Create");
  await closed();
  expect(said()).toEqual(["Nya AB was created"]);
  expect(kept(newCompany("demo"))).toBeNull();
});

it("fills a form that was opened again with the earlier text when the closing is undone", async () => {
  await show();
  press("New company");
  await type("Halvskrivna AB");
  press("Cancel");
  await closed();
  press("New company");
  await type("H");
  undo();
  await screen.findByDisplayValue("Halvskrivna AB");
  press("Cancel");
  await closed();
  expect(said()).toEqual([DISCARDED]);
  expect(kept(newCompany("demo"))).toBeNull();
});

it("opens the form of an edited company again when its cancelling is undone", async () => {
  await show();
  const menu = openPopover(screen.getByRole("menu", { name: "Actions for Nya AB", hidden: true }));
  fireEvent.click(within(menu).getByText("Edit…"));
  await type("Nyare AB");
  press("Cancel");
  await closed();
  expect(kept(editedCompany(COMPANY.id))).toBeNull();
  undo();
  await screen.findByDisplayValue("Nyare AB");
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  expect(kept(editedCompany(COMPANY.id))).not.toBeNull();
});

it("opens the form of a company that is not among the rows shown", async () => {
  const all = Array.from({ length: 300 }, (_, i) => ({ ...OTHER, id: `a-demo-${i}`, name: `Bolag ${1000 + i} AB` }));
  installTestTransport(({ path }) => Promise.resolve(responseOf(path.endsWith("/Company") ? [COMPANY, ...all] : [])));
  await show("Bolag 1000 AB");
  expect(screen.queryByText(COMPANY.name)).toBeNull();
  act(() => {
    reopenedForms.notify(editedCompany(COMPANY.id));
  });
  await screen.findByDisplayValue(COMPANY.name);
});

it("does not say that nothing matches a search while only the first companies have come", async () => {
  location.search = "?q=Andra";
  const requests: (() => void)[] = [];
  installTestTransport(
    () =>
      new Promise((resolve) => {
        requests.push(() => {
          resolve(responseOf([COMPANY, OTHER]));
        });
      }),
  );
  renderView({ companies: [COMPANY], total: 2 });
  await screen.findByDisplayValue("Andra");
  expect(screen.getByLabelText("Fetching the companies")).toBeDefined();
  expect(screen.getByText("2 companies")).toBeDefined();
  expect(screen.queryByText(/Nothing matches|No company/)).toBeNull();
  await waitFor(() => {
    expect(requests).toHaveLength(1);
  });
  act(requests[0]!);
  expect(await screen.findByText(OTHER.name)).toBeDefined();
});
