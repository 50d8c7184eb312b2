// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { GridReport } from "@/lib/grid/grid-report";
import { GridStore } from "@/lib/grid/grid-store";
import { NumberTable } from "@/lib/grid/testing/number-table";
import { dismissToast, toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { useGridReports } from "./use-grid-reports";

afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id);
});

it("offers to undo a paste that changed a cell; one that changed nothing replaces its notice and offers nothing", () => {
  const grid = new GridStore(new NumberTable(1, 1));
  const { result } = renderHook(() => useGridReports(grid, null), { wrapper: PageProviders });
  const paste = (changed: number): GridReport => ({
    type: "paste",
    cells: 1,
    changed,
    hasNumbers: true,
    unread: 0,
    doubts: [],
    readOnly: 0,
    outside: { rows: 0, columns: 0, cells: 0 },
  });
  for (const [changed, label] of [
    [1, "Undo"],
    [0, undefined],
  ] as const) {
    act(() => {
      result.current.onReport(paste(changed));
    });
    expect(toastStore.get().map(({ message, action }) => [message, action?.label])).toEqual([
      ["Pasted 1 cell as English numbers.", label],
    ]);
  }
});

it("closes the notice of a paste when the content is changed elsewhere, whose undo would be another step", () => {
  const grid = new GridStore(new NumberTable(1, 1));
  const { result } = renderHook(() => useGridReports(grid, null), { wrapper: PageProviders });
  act(() => {
    result.current.onReport({ type: "import", cells: 1 });
  });
  expect(toastStore.get()).toHaveLength(1);
  act(() => {
    result.current.onReport({ type: "changedElsewhere" });
  });
  expect(toastStore.get()).toEqual([]);
});

it.each([
  [null, "This cell may not be changed."],
  ["You may read these values.", "You may read these values."],
])("says that read-only cells may not be changed, in a grid whose own reason is %j", (reason, said) => {
  const grid = new GridStore(new NumberTable(1, 1));
  const { result } = renderHook(() => useGridReports(grid, reason), { wrapper: PageProviders });
  act(() => {
    result.current.onReport({ type: "readOnly" });
  });
  expect(result.current.echo).toBe(said);
});
