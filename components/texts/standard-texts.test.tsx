// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { dismissToast, runToastAction, toastStore } from "@/lib/toasts";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { StandardTexts } from "./standard-texts";

beforeEach(() => {
  localStorage.clear();
  installTestTransport(({ path }) =>
    Promise.resolve(responseOf(path.endsWith("/StandardText") ? [{ id: "bank", name: "Bank", text: "Hej" }] : [])),
  );
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

const WAYS: [string, () => void][] = [
  ["a new text", () => fireEvent.click(screen.getByRole("button", { name: "New text" }))],
  [
    "a text that is edited",
    () => {
      const menu = openPopover(screen.getByRole("menu", { name: "More to do with Bank", hidden: true }));
      fireEvent.click(within(menu).getByText("Edit"));
    },
  ],
];

it.each(WAYS)("brings back %s that was closed by Escape", async (_, open) => {
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter hasMemory>
        <StandardTexts agencyId="demo" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  await screen.findByText("Bank");
  open();
  fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Halvskriven" } });
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  act(() => {
    runToastAction(toastStore.get()[0]!.id);
  });
  await screen.findByDisplayValue("Halvskriven");
});
