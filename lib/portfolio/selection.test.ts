import { describe, expect, it } from "vitest";
import { NOTHING_SELECTED, press, setChosen, type Selection } from "./selection";

const order = ["a", "b", "c", "d", "e"];
const pressAll = (presses: [string, boolean?][], from: Selection = NOTHING_SELECTED) =>
  [...presses.reduce((state, [id, isRange = false]) => press(state, id, isRange, order), from).ids].sort().join("");

describe("the selection of rows", () => {
  it("takes a row that is pressed, and leaves it out again", () => {
    expect(pressAll([["b"], ["d"]])).toBe("bd");
    expect(pressAll([["b"], ["d"], ["b"]])).toBe("d");
  });

  it("takes a range from the row before, in both directions", () => {
    expect(pressAll([["b"], ["d", true]])).toBe("bcd");
    expect(pressAll([["d"], ["a", true]])).toBe("abcd");
    expect(pressAll([["c", true]])).toBe("c");
  });

  it("leaves a range out that ends with a chosen row", () => {
    expect(pressAll([["a"], ["e", true], ["d"], ["b"], ["c", true]])).toBe("ae");
  });

  it("takes the row alone where the one before is not shown any more", () => {
    expect(pressAll([["b", true]], { ids: new Set(["x"]), last: "x" })).toBe("bx");
  });

  it("takes all rows that are shown, or leaves all of them out, and keeps those that are hidden", () => {
    const before = { ids: new Set(["x", "b"]), last: "b" };
    expect(setChosen(before, order, true)).toEqual({ ids: new Set(["x", ...order]), last: null });
    expect(setChosen(before, order, false)).toEqual({ ids: new Set(["x"]), last: null });
    expect(setChosen(before, [], true)).toEqual({ ids: before.ids, last: null });
  });
});
