// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { ReactNode } from "react";
import type { Unsaved } from "@/lib/drafts/autosaved-edit";
import { dismissToast, toastStore } from "@/lib/toasts";
import { PageProviders } from "./testing/page-providers";
import { useAutosave } from "./use-autosave";

afterEach(cleanup);

/** Unmounts a view whose edits stay unsaved for the reason `left` (null: all are saved), and returns the toasts. */
async function leaveWith(left: Unsaved | null) {
  toastStore.get().forEach(({ id }) => {
    dismissToast(id);
  });
  const edits = { settle: () => Promise.resolve(left), sendOnLeave: () => undefined };
  const wrapper = ({ children }: { children: ReactNode }) => <PageProviders>{children}</PageProviders>;
  const use = () => {
    useAutosave(edits, "Not saved");
  };
  renderHook(use, { wrapper }).unmount();
  await Promise.resolve();
  return toastStore.get().map(({ message, action }) => [message, action?.label ?? null]);
}

it("a failure when the view is left can be tried again, and a conflict cannot", async () => {
  expect([await leaveWith(null), await leaveWith("restored")]).toEqual([[], []]);
  expect(await leaveWith("failed")).toEqual([["Not saved", "Try again"]]);
  expect(await leaveWith("unsure")).toEqual([
    ["The change may or may not have been saved. Reload to see.", "Try again"],
  ]);
  expect(await leaveWith("conflict")).toEqual([["Not saved", null]]);
});

it("edits are saved when a left page returns from the back/forward cache", () => {
  const edits = { settle: vi.fn(() => Promise.resolve(null)), sendOnLeave: vi.fn() };
  renderHook(
    () => {
      useAutosave(edits, "Not saved");
    },
    {
      wrapper: ({ children }) => <PageProviders>{children}</PageProviders>,
    },
  );
  const show = (persisted: boolean) => fireEvent(window, Object.assign(new Event("pageshow"), { persisted }));
  show(false);
  fireEvent(window, new Event("pagehide"));
  expect([edits.sendOnLeave.mock.calls.length, edits.settle.mock.calls.length]).toEqual([1, 0]);
  show(true);
  expect(edits.settle).toHaveBeenCalledOnce();
});
