// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { useAutosave } from "./use-autosave";

afterEach(cleanup);

it("edits are saved when a left page returns from the back/forward cache", () => {
  const edits = { flush: vi.fn(() => Promise.resolve(true)), sendOnLeave: vi.fn() };
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
  expect([edits.sendOnLeave.mock.calls.length, edits.flush.mock.calls.length]).toEqual([1, 0]);
  show(true);
  expect(edits.flush).toHaveBeenCalledOnce();
});
