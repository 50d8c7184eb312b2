import { expect, it, vi } from "vitest";
import { saveStateOf } from "./save-progress";

const NONE = { saving: 0, failed: 0, waiting: 0, savedAt: null };

it("shows a failed save of one company while another is being saved, as its row among all companies does", () => {
  const retry = vi.fn();
  expect(saveStateOf({ ...NONE, saving: 1, failed: 1 }, retry)).toEqual({ kind: "failed", retry });
});

it("shows the other states in order of severity", () => {
  const at = new Date(0);
  const kindOf = (counts: Partial<Parameters<typeof saveStateOf>[0]>) => saveStateOf({ ...NONE, ...counts }, vi.fn());
  expect(kindOf({ saving: 1, waiting: 1 })).toEqual({ kind: "saving" });
  expect(kindOf({ waiting: 1, savedAt: at })).toEqual({ kind: "unsaved" });
  expect(kindOf({ savedAt: at })).toEqual({ kind: "saved", at });
  expect(kindOf({})).toEqual({ kind: "clean" });
});
