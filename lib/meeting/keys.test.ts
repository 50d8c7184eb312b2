import { describe, expect, it, test } from "vitest";
import { meetingAction, type KeyPlace } from "./keys";

const NOTHING_HELD = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false };

function actionOf(key: string, place: KeyPlace = "page", held: Partial<typeof NOTHING_HELD> = {}) {
  return meetingAction({ ...NOTHING_HELD, ...held, key }, place);
}

test.each([
  ["ArrowRight", "nextPage", "nextCompany"],
  ["PageDown", "nextPage", "nextCompany"],
  ["ArrowLeft", "previousPage", "previousCompany"],
  ["PageUp", "previousPage", "previousCompany"],
])("%s leads to a page, and with Shift to a company", (key, plain, shifted) => {
  expect(actionOf(key)).toBe(plain);
  expect(actionOf(key, "page", { shiftKey: true })).toBe(shifted);
});

test.each([
  ["Escape", "leave"],
  ["Backspace", "back"],
  ["f", "fullScreen"],
  ["F", "fullScreen"],
  ["n", "notes"],
  ["?", "shortcuts"],
])("%s means %s", (key, action) => {
  expect(actionOf(key)).toBe(action);
});

describe("a key", () => {
  it("is left to a field for text", () => {
    for (const key of ["ArrowRight", "PageDown", "Backspace", "n", "f", "?", "Escape"]) {
      expect(actionOf(key, "text")).toBeNull();
    }
  });

  it("is left to a chart, a table or a tree if it is an arrow key, but not if it is Page down or a letter", () => {
    expect(actionOf("ArrowRight", "arrows")).toBeNull();
    expect(actionOf("ArrowLeft", "arrows", { shiftKey: true })).toBeNull();
    expect(actionOf("PageDown", "arrows")).toBe("nextPage");
    expect(actionOf("n", "arrows")).toBe("notes");
  });

  it("does nothing with Ctrl, Alt or Meta, or when something else has handled it", () => {
    for (const held of ["ctrlKey", "altKey", "metaKey", "defaultPrevented"] as const) {
      expect(actionOf("ArrowLeft", "page", { [held]: true })).toBeNull();
      expect(actionOf("f", "page", { [held]: true })).toBeNull();
    }
  });
});

test("other keys do nothing", () => {
  for (const key of ["a", "Enter", "ArrowDown", "Home", "Tab"]) expect(actionOf(key)).toBeNull();
});
