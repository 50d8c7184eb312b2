import { expect, it } from "vitest";
import { cutText } from "./cut-text";

it.each([
  ["abc", 3, "abc"],
  ["abcd", 3, "abc"],
  ["ab😀", 4, "ab😀"],
  ["ab😀d", 3, "ab"],
  ["ab😀d", 4, "ab😀"],
  ["😀", 1, ""],
])("cuts %j after %i units: %j", (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});
