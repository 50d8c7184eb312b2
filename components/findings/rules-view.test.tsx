// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it } from "vitest";
import { toastStore } from "@/lib/toasts";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { RulesView } from "./rules-view";

afterEach(cleanup);

function openNewRule() {
  render(
    <PageProviders user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <RulesView agencyId="demo" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  fireEvent.click(screen.getByRole("button", { name: "New rule" }));
}

it("opens the dialog of a rule again with what was typed when its closing is undone", async () => {
  installTestTransport(() => Promise.resolve(responseOf([])));
  openNewRule();
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: "Low margin" } });
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => {
    toastStore.get().at(-1)!.action!.run();
  });
  expect(await screen.findByLabelText(/^Name/)).toHaveProperty("value", "Low margin");
});

it("says in the dialog of a rule that the key figures could not be fetched, and fetches them again", async () => {
  let isFailing = true;
  installTestTransport(({ path }) => {
    if (!path.endsWith("/KeyFigure")) return Promise.resolve(responseOf([]));
    const failed = responseOf({ typeOfError: "Internal", message: "", identifier: "id-1" }, 500);
    return Promise.resolve(isFailing ? failed : responseOf([]));
  });
  openNewRule();
  expect(await screen.findByText("The key figures could not be fetched.")).toBeTruthy();
  isFailing = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByLabelText("Kind")).toBeTruthy();
});
