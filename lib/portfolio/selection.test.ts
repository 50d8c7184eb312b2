import { describe, expect, it } from "vitest";
import { NOTHING_SELECTED, press, setChosen, type Selection } from "./selection";

const order = ["a", "b", "c", "d", "e"];
const pressAll = (presses: [string, boolean?][], from: Selection = NOTHING_SELECTED) =>
  [...presses.reduce((state, [id, isRange = false]) => press(state, id, isRange, order), from).ids].sort().join("");

describe("the selection of rows", () => {
  it("selects a row that is clicked, and deselects it at the next click", () => {
    expect(pressAll([["b"], ["d"]])).toBe("bd");
    expect(pressAll([["b"], ["d"], ["b"]])).toBe("d");
  });

  it("selects the range from the row clicked before, in both directions", () => {
    expect(pressAll([["b"], ["d", true]])).toBe("bcd");
    expect(pressAll([["d"], ["a", true]])).toBe("abcd");
    expect(pressAll([["c", true]])).toBe("c");
  });

  it("deselects a range that ends with a selected row", () => {
    expect(pressAll([["a"], ["e", true], ["d"], ["b"], ["c", true]])).toBe("ae");
  });

  it("selects only the clicked row when the one clicked before is no longer shown", () => {
    expect(pressAll([["b", true]], { ids: new Set(["x"]), last: "x" })).toBe("bx");
  });

  it("selects or deselects all shown rows, and leaves hidden rows as they are", () => {
    const before = { ids: new Set(["x", "b"]), last: "b" };
    expect(setChosen(before, order, true)).toEqual({ ids: new Set(["x", ...order]), last: null });
    expect(setChosen(before, order, false)).toEqual({ ids: new Set(["x"]), last: null });
    expect(setChosen(before, [], true)).toEqual({ ids: before.ids, last: null });
  });
});
