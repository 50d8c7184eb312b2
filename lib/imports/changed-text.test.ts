import { expect, it } from "vitest";
import { changedText } from "./changed-text";

it.each([
  ["A 1", "A 2", "A 1 → A 2"],
  ["Rent", "Rent", "Rent"],
  [undefined, "Rent", "Rent"],
  ["Rent", undefined, "Rent"],
  ["", "Rent", "– → Rent"],
  ["Rent", "", "Rent → –"],
  ["", "", ""],
])("%j and %j give %j", (before, after, text) => {
  expect(changedText(before, after)).toBe(text);
});
