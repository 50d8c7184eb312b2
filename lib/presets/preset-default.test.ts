import { expect, test } from "vitest";
import { isStandardPreset, STANDARD_PRESETS } from "@/contract/standard-presets";
import { hasDefaultTexts, isDefault } from "./preset-default";

const standard = { id: "Overview", name: "Overview", description: "At a glance", keyFigureTypes: ["a", "b"] };

test("a preset is its default only with the same name, description and order", () => {
  expect(isDefault({ ...standard }, standard)).toBe(true);
  expect(isDefault({ ...standard, name: "Bank" }, standard)).toBe(false);
  expect(isDefault({ ...standard, description: undefined }, standard)).toBe(false);
  expect(isDefault({ ...standard, keyFigureTypes: ["b", "a"] }, standard)).toBe(false);
});

test("an empty description is none", () => {
  expect(hasDefaultTexts({ name: "x", description: "" }, { name: "x" })).toBe(true);
});

test("only the ids of the standard presets are standard", () => {
  expect(STANDARD_PRESETS.every(isStandardPreset)).toBe(true);
  // A member that every object inherits.
  expect(isStandardPreset("toString")).toBe(false);
});
