import { expect, test } from "vitest";
import { shiftWhileDragging, withMoved } from "./list-order";

test("an item is moved up and down, and no further than the ends", () => {
  expect(withMoved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(withMoved(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
  expect(withMoved(["a", "b", "c"], 1, 9)).toEqual(["a", "c", "b"]);
  expect(withMoved(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
  expect(withMoved(["a"], 4, 0)).toEqual(["a"]);
});

test("while a row is dragged the rows between its old and its new place make room", () => {
  const ids = ["a", "b", "c", "d"];
  for (const [from, to] of [
    [0, 2],
    [3, 1],
    [2, 2],
  ] as const) {
    const moved = withMoved(ids, from, to);
    for (const [index, id] of ids.entries()) {
      if (index === from) continue;
      expect(index + shiftWhileDragging(index, from, to)).toBe(moved.indexOf(id));
    }
  }
});
