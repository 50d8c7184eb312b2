// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSearchInAddress } from "./use-search-in-address";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/companies");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Milliseconds, longer than the pause in typing after which the text is written into the address. */
const AFTER_PAUSE = 300;

const open = () => renderHook(() => useSearchInAddress());

/** Shows another entry of the browser's history. */
function goTo(address: string): void {
  act(() => {
    history.replaceState(null, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
}

it("writes a text into the address when typing pauses", () => {
  const { result } = open();
  act(() => {
    result.current.setSearch("ab");
  });
  expect([result.current.search, location.search]).toEqual(["ab", ""]);
  vi.advanceTimersByTime(AFTER_PAUSE);
  expect(location.search).toBe("?q=ab");
});

it("shows the text of the address that the browser went back to, and does not write the typed text there", () => {
  const { result, rerender } = open();
  act(() => {
    result.current.setSearch("ab");
  });
  goTo("/companies?q=before");
  rerender();
  expect(result.current.search).toBe("before");
  vi.advanceTimersByTime(AFTER_PAUSE);
  expect(location.search).toBe("?q=before");
});

it("follows the browser's history also before the page has rendered with the text that was written", () => {
  const { result, rerender } = open();
  act(() => {
    result.current.setSearch("ab");
  });
  // The text is written now, but the page has not rendered with it.
  vi.advanceTimersByTime(AFTER_PAUSE);
  goTo("/companies");
  rerender();
  expect(result.current.search).toBe("");
});
