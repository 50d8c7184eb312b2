import { expect, test } from "vitest";
import { presetDifference } from "./preset-difference";

const preset = (name: string, keyFigureTypes: string[], description?: string) => {
  return { name, keyFigureTypes, ...(description !== undefined && { description }) };
};

test("an empty description and an absent one do not differ", () => {
  const none = { added: [], removed: [], isMoved: false };
  expect(presetDifference(preset("a", ["x", "y"]), preset("a", ["x", "y"], ""))).toEqual(none);
});

test("key figures come, go and move", () => {
  expect(presetDifference(preset("a", ["x", "y", "z"]), preset("a", ["z", "x", "w"]))).toEqual({
    added: ["w"],
    removed: ["y"],
    isMoved: true,
  });
  expect(presetDifference(preset("a", ["x", "y"]), preset("a", ["w", "y"]))).toMatchObject({ isMoved: false });
});

test("a changed name or description is given with its old and its new text", () => {
  const difference = presetDifference(preset("a", [], "one"), preset("b", []));
  expect(difference).toMatchObject({ name: { from: "a", to: "b" }, description: { from: "one", to: "" } });
});
