import { describe, expect, it } from "vitest";
import { RowSlots } from "./row-slots";

describe("RowSlots", () => {
  const NO_ROW = -1;
  const shown = (slots: RowSlots, rows: number[], active = NO_ROW, inOrder = false) =>
    slots.assign(rows, active, inOrder).map(({ slot, row }) => `${row}@${slot}`);

  it("leaves the element of a row that goes to one that comes, where it stands", () => {
    const slots = new RowSlots();
    expect(shown(slots, [0, 1, 2])).toEqual(["0@0", "1@1", "2@2"]);
    expect(shown(slots, [2, 3, 4])).toEqual(["3@0", "4@1", "2@2"]);
    expect(shown(slots, [2, 3, 4])).toEqual(["3@0", "4@1", "2@2"]);
  });

  it("puts the elements into the order of the rows when asked to", () => {
    const slots = new RowSlots();
    shown(slots, [0, 1, 2]);
    expect(shown(slots, [1, 2, 3], NO_ROW, true)).toEqual(["1@1", "2@2", "3@0"]);
    expect(shown(slots, [2, 3, 4])).toEqual(["4@1", "2@2", "3@0"]);
  });

  it("makes more when more rows are shown, and drops those that are not needed", () => {
    const slots = new RowSlots();
    shown(slots, [0, 1]);
    expect(shown(slots, [5, 6, 7])).toEqual(["5@0", "6@1", "7@2"]);
    expect(shown(slots, [6])).toEqual(["6@1"]);
  });

  it("gives the active row an element that no other row had", () => {
    const slots = new RowSlots();
    shown(slots, [0, 8, 9], 0);
    expect(shown(slots, [1, 8, 9], 1)).toEqual(["8@8", "9@9", "1@10"]);
    expect(shown(slots, [1, 10, 11], 1)).toEqual(["10@8", "11@9", "1@10"]);
  });
});
