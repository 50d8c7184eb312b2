// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ColumnWidths } from "./grid-layout";
import { useColumnResize } from "./use-column-resize";

afterEach(cleanup);

it("puts the width that was set last at the end, where it is stored longest", () => {
  let widths: ColumnWidths = new Map([
    ["a", 100],
    ["b", 100],
  ]);
  const box = document.body.appendChild(document.createElement("div"));
  box.innerHTML = '<div><div data-column-edge="0"></div></div>';
  const columns = ["a", "b"].map((id) => ({ id, header: id, label: id }));
  const layout = { lead: [], columns, digits: 8, rowLabel: (rowId: string) => rowId };
  renderHook(() => {
    useColumnResize({ current: box }, layout, (change) => {
      widths = change(widths);
    });
  });
  // Without layout the column is 0 px wide before the drag.
  fireEvent.pointerDown(box.querySelector("[data-column-edge]")!, { button: 0, clientX: 0 });
  fireEvent.pointerMove(window, { clientX: 90 });
  fireEvent.pointerUp(window);
  expect([...widths]).toEqual([
    ["b", 100],
    ["a", 90],
  ]);
});
