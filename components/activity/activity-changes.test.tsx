// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ActivityEntry } from "@/contract/activity";
import { useActivityWords } from "@/lib/activity/use-activity-words";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ActivityChanges } from "./activity-changes";

const entry: ActivityEntry = {
  id: "e1",
  at: "2026-01-10T08:00:00",
  user: "dan",
  action: "update",
  resource: "Comment",
  resourceId: "c1",
  before: null,
  after: null,
  isShortened: true,
};
const full = { ...entry, before: { message: "Old" }, after: { message: "A long text" }, isShortened: undefined };

afterEach(cleanup);

function Entry() {
  return <ActivityChanges place={{ agencyId: "demo" }} entry={entry} words={useActivityWords((id) => id)} />;
}

it("a shortened entry that could not be fetched can be fetched again, and is then shown in full", async () => {
  let isFailing = true;
  let respond: (() => void) | undefined;
  let requests = 0;
  installTestTransport(() => {
    const fault = { typeOfError: "NotFound", message: "No.", identifier: "x" };
    const response = isFailing ? responseOf(fault, 404) : responseOf(full);
    // The second waits, so that the button can be seen while it is busy.
    if (++requests !== 2) return Promise.resolve(response);
    return new Promise((resolve) => {
      respond = () => {
        resolve(response);
      };
    });
  });
  render(
    <PageProviders>
      <Entry />
    </PageProviders>,
  );
  fireEvent.click(screen.getByText("Show the change"));
  const retry = await screen.findByRole("button", { name: "Try again" });
  retry.focus();
  fireEvent.click(retry);
  await waitFor(() => {
    expect(retry.getAttribute("aria-busy")).toBe("true");
  });
  expect(document.activeElement).toBe(retry);
  screen.getByRole("alert");
  respond!();
  await waitFor(() => {
    expect(retry.getAttribute("aria-busy")).toBeNull();
  });
  isFailing = false;
  fireEvent.click(retry);
  const text = await screen.findByText("A long text");
  expect(text.closest("dd")?.className).not.toContain("line-clamp");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

it("a shortened entry that could not be fetched shows no failure while it is collapsed", async () => {
  installTestTransport(() =>
    Promise.resolve(responseOf({ typeOfError: "NotFound", message: "No.", identifier: "x" }, 404)),
  );
  render(
    <PageProviders>
      <Entry />
    </PageProviders>,
  );
  fireEvent.click(screen.getByText("Show the change"));
  await screen.findByRole("alert");
  fireEvent.click(screen.getByText("Show fewer"));
  expect(screen.queryByRole("alert")).toBeNull();
});
