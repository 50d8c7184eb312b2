// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/api/error";
import { useWait } from "./use-wait";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("counts down from the wait of an error that comes long after the view was opened", () => {
  const { result, rerender } = renderHook(({ error }) => useWait(error), {
    initialProps: { error: null as ApiError | null },
  });
  vi.setSystemTime(Date.now() + 600_000);
  rerender({ error: new ApiError({ status: 429, typeOfError: "Any", message: "No.", saved: "no", retryAfter: 30 }) });
  expect(result.current).toBe(30);
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(result.current).toBe(20);
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(result.current).toBe(0);
});
