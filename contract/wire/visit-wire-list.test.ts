import { describe, expect, test } from "vitest";
import { visitWireList } from "./visit-wire-list";

const LIMITS = { values: 3, members: 1 };

function visited(text: string, goesOn: (item: unknown, index: number) => boolean = () => true) {
  const items: unknown[] = [];
  const isList = visitWireList(text, LIMITS, (item, index) => {
    expect(index).toBe(items.length);
    items.push(item);
    return goesOn(item, index);
  });
  return { isList, items };
}

describe("visiting a list", () => {
  test.each<[string, unknown[]]>([
    ["[]", []],
    [' [ 1 , "b" , NaN ] ', [1, "b", NaN]],
    ['[{"a":[]},[[]]]', [{ a: [] }, [[]]]],
  ])("passes each item of %s", (text, items) => {
    expect(visited(text)).toStrictEqual({ isList: true, items });
  });

  test.each(['{"a":1}', "1", '"[]"', ""])("does not take %s for a list", (text) => {
    expect(visited(text)).toStrictEqual({ isList: false, items: [] });
  });

  test("limits the values of each item, not those of the list", () => {
    expect(visited("[[1,2],[3,4]]").items).toStrictEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(() => visited("[[1,2],[3,4,5]]")).toThrow("expected at most 3 values at line 1, column 13");
  });

  test("does not read the rest once an item is refused", () => {
    expect(visited("[1,2,3] and more", (item) => item !== 2)).toStrictEqual({ isList: true, items: [1, 2] });
    expect(visited("[1,2", (item) => item !== 2)).toStrictEqual({ isList: true, items: [1, 2] });
  });

  test("refuses what follows a list that was read whole", () => {
    expect(() => visited("[1] and more")).toThrow("expected the end of the text, found and at line 1, column 5");
  });
});
