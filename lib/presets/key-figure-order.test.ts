import { expect, test } from "vitest";
import { isSameOrder, withShown } from "./key-figure-order";

test("a key figure that is switched on comes last, one that is switched off leaves the others in order", () => {
  expect(withShown(["a", "b"], "c", true)).toEqual(["a", "b", "c"]);
  expect(withShown(["a", "b", "c"], "b", false)).toEqual(["a", "c"]);
});

test("a key figure that is switched on again while it is shown moves to the end", () => {
  expect(withShown(["a", "b"], "a", true)).toEqual(["b", "a"]);
});

test("orders are the same only with the same key figures in the same places", () => {
  expect(isSameOrder(["a", "b"], ["a", "b"])).toBe(true);
  expect(isSameOrder(["a", "b"], ["b", "a"])).toBe(false);
  expect(isSameOrder(["a", "b"], ["a", "b", "c"])).toBe(false);
});
