import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toastStore, dismissToast, pauseToasts, resumeToasts, runToastAction, showToast } from "./toasts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id);
  vi.useRealTimers();
});

const shown = () => toastStore.get().map(({ message }) => message);

describe("a toast", () => {
  test("goes by itself, one with an action later", () => {
    showToast("short");
    showToast("long", { action: { label: "Undo", run: () => undefined } });
    vi.advanceTimersByTime(5_000);
    expect(shown()).toEqual(["long"]);
    vi.advanceTimersByTime(3_000);
    expect(shown()).toEqual([]);
  });

  test("stays while the pointer rests on it, and a moment after", () => {
    showToast("read me");
    vi.advanceTimersByTime(4_900);
    pauseToasts();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(["read me"]);
    resumeToasts();
    vi.advanceTimersByTime(1_400);
    expect(shown()).toEqual(["read me"]);
    vi.advanceTimersByTime(200);
    expect(shown()).toEqual([]);
  });

  test("runs either its action or onGone, once", () => {
    const ran: string[] = [];
    const options = {
      action: { label: "Undo", run: () => ran.push("undone") },
      onGone: () => ran.push("gone"),
    };
    const undone = showToast("one", options);
    runToastAction(undone);
    runToastAction(undone);
    dismissToast(undone);
    const left = showToast("two", options);
    dismissToast(left);
    vi.advanceTimersByTime(60_000);
    expect(ran).toEqual(["undone", "gone"]);
  });
});
