import { describe, expect, it } from "vitest";
import { ROW_GROUPS, type Span } from "@/lib/grid/window";
import { RowSlots } from "./row-slots";

describe("RowSlots", () => {
  const NO_ROW = -1;
  const all = { first: 0, last: 9 };
  const scrolled = { columnsByGroup: Array.from({ length: ROW_GROUPS }, () => all), columnsInView: all, moving: true };
  /** Each row with the number of its element, in document order. */
  const shown = (slots: RowSlots, rows: number[], active = NO_ROW, view = scrolled) =>
    slots.assign(rows, active, view).map(({ slot, row }) => `${row}@${slot}`);

  it("passes the element of a removed row to a new row without moving it", () => {
    const slots = new RowSlots();
    expect(shown(slots, [0, 1, 2])).toEqual(["0@0", "1@1", "2@2"]);
    expect(shown(slots, [2, 3, 4])).toEqual(["3@0", "4@1", "2@2"]);
    expect(shown(slots, [2, 3, 4])).toEqual(["3@0", "4@1", "2@2"]);
  });

  it("sorts the elements by row when the view is at rest", () => {
    const slots = new RowSlots();
    shown(slots, [0, 1, 2]);
    expect(shown(slots, [1, 2, 3], NO_ROW, { ...scrolled, moving: false })).toEqual(["1@1", "2@2", "3@0"]);
    expect(shown(slots, [2, 3, 4])).toEqual(["4@1", "2@2", "3@0"]);
  });

  it("creates elements when more rows are shown, and drops unused ones", () => {
    const slots = new RowSlots();
    shown(slots, [0, 1]);
    expect(shown(slots, [5, 6, 7])).toEqual(["5@0", "6@1", "7@2"]);
    expect(shown(slots, [6])).toEqual(["6@1"]);
  });

  it("gives the active row an element that no other row has used", () => {
    const slots = new RowSlots();
    shown(slots, [0, 8, 9], 0);
    expect(shown(slots, [1, 8, 9], 1)).toEqual(["8@8", "9@9", "1@10"]);
    expect(shown(slots, [1, 10, 11], 1)).toEqual(["10@8", "11@9", "1@10"]);
  });

  describe("columns", () => {
    const columnsByGroupFrom = (first: number) =>
      Array.from({ length: ROW_GROUPS }, (_, group) => ({ first: first + group, last: first + group + 30 }));
    /** A view of eleven columns; `columnsByGroup` are the groups' columns. */
    const viewAt = (first: number, columnsByGroup = columnsByGroupFrom(first - ROW_GROUPS), isMoving = true) => ({
      columnsByGroup,
      columnsInView: { first, last: first + 10 },
      moving: isMoving,
    });
    const columns = (slots: RowSlots, rows: number[], view: ReturnType<typeof viewAt>, active = NO_ROW) =>
      Object.fromEntries(slots.assign(rows, active, view).map(({ row, columns: span }) => [row, text(span)]));
    /** For each row, the React key of its first cell. A jump that reuses the cells' elements keeps their keys. */
    const firstKeys = (slots: RowSlots, rows: number[], view: ReturnType<typeof viewAt>, active = NO_ROW) =>
      slots.assign(rows, active, view).map((slot) => slot.columns.first - slot.origin);
    const text = ({ first, last }: Span) => `${first}–${last}`;

    it("mounts the group's columns at rest, and only those in view for a row that is added during a scroll", () => {
      const slots = new RowSlots();
      const columnsByGroup = columnsByGroupFrom(4);
      const [still, scrolling] = [viewAt(20, columnsByGroup, false), viewAt(20, columnsByGroup)];
      expect(columns(slots, [0, 1], still)).toEqual({ 0: "4–34", 1: "5–35" });
      expect(columns(slots, [1, 2], scrolling)).toEqual({ 1: "5–35", 2: "20–30" });
      expect(columns(slots, [1, 2], still)).toEqual({ 1: "5–35", 2: "4–34" });
    });

    it("changes columns at the group's turn, and during a scroll if they do not cover the view", () => {
      const slots = new RowSlots();
      const columnsByGroup = columnsByGroupFrom(15);
      slots.assign([0, 1], NO_ROW, viewAt(16, columnsByGroup, false));
      // Rows 2 and 3 reuse the elements of rows 0 and 1, with the columns in view.
      expect(columns(slots, [2, 3], viewAt(16, columnsByGroup))).toEqual({ 2: "16–26", 3: "16–26" });
      expect(columns(slots, [2, 3], viewAt(17, columnsByGroup))).toEqual({ 2: "17–27", 3: "16–28" });
      expect(columns(slots, [2, 3], viewAt(18, columnsByGroup))).toEqual({ 2: "18–28", 3: "16–28" });
      const [, ...later] = columnsByGroup;
      const next = [{ first: 18, last: 48 }, ...later];
      expect(columns(slots, [2, 3], viewAt(18, next))).toEqual({ 2: "18–48", 3: "16–28" });
      expect(columns(slots, [2, 3], viewAt(18, next, false))).toEqual({ 2: "18–48", 3: "16–46" });
    });

    it("spreads the changes of columns that a scroll after a jump needs over its frames", () => {
      const slots = new RowSlots();
      const rows = Array.from({ length: 24 }, (_, row) => row);
      const columnsByGroup = Array.from({ length: ROW_GROUPS }, () => ({ first: 40, last: 100 }));
      slots.assign(rows, NO_ROW, viewAt(10, undefined, false));
      let before = slots.assign(rows, NO_ROW, viewAt(60, columnsByGroup));
      for (let first = 61; first < 70; first++) {
        const after = slots.assign(rows, NO_ROW, viewAt(first, columnsByGroup));
        const cells = after.reduce((sum, { columns: { last } }, at) => sum + last - before[at]!.columns.last, 0);
        // Each frame brings one more column into view; all rows together add about as many cells as there are rows.
        expect(cells).toBeLessThan(1.5 * rows.length);
        before = after;
      }
    });

    it("reuses elements for other columns after a jump, except in the active row", () => {
      const slots = new RowSlots();
      expect(firstKeys(slots, [0, 1], viewAt(20, undefined, false))).toEqual([4, 5]);
      expect(firstKeys(slots, [0, 1], viewAt(70), 1)).toEqual([4, 70]);
      expect(columns(slots, [0, 1], viewAt(70, undefined, false), 1)).toEqual({ 0: "54–84", 1: "55–85" });
      // In row 0, column 70 has taken over the key 4, so column 54 has the key 4 − 16.
      expect(firstKeys(slots, [0, 1], viewAt(70, undefined, false), 1)).toEqual([-12, 55]);
    });
  });
});
