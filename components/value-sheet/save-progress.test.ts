import { expect, it, vi } from "vitest";
import { saveStateOf } from "./save-progress";

const NONE = { saving: 0, failed: 0, waiting: 0, savedAt: null };

it("shows a failed save even while another save is running", () => {
  const retry = vi.fn();
  expect(saveStateOf({ ...NONE, saving: 1, failed: 1 }, retry)).toEqual({ kind: "failed", retry });
});

it("shows a running save before unsaved edits, and these before the time of the last save", () => {
  const at = new Date(0);
  const stateOf = (counts: Partial<Parameters<typeof saveStateOf>[0]>) => saveStateOf({ ...NONE, ...counts }, vi.fn());
  expect(stateOf({ saving: 1, waiting: 1 })).toEqual({ kind: "saving" });
  expect(stateOf({ waiting: 1, savedAt: at })).toEqual({ kind: "unsaved" });
  expect(stateOf({ savedAt: at })).toEqual({ kind: "saved", at });
  expect(stateOf({})).toEqual({ kind: "clean" });
});
