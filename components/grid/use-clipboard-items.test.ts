// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { GridStore } from "@/lib/grid/grid-store";
import { NumberTable } from "@/lib/grid/testing/number-table";
import { toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { useClipboardItems } from "./use-clipboard-items";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Chooses Copy in the menu of a grid, and returns the notice. */
async function copy(copyOfGrid: (event: ClipboardEvent) => void, write: () => Promise<void>): Promise<string> {
  vi.stubGlobal("navigator", { clipboard: { write } });
  const box = document.createElement("div");
  box.innerHTML = '<div role="grid"></div>';
  box.addEventListener("copy", copyOfGrid);
  const grid = new GridStore(new NumberTable(1, 1));
  const { result } = renderHook(() => useClipboardItems(grid, { current: box }, false), { wrapper: PageProviders });
  await act(async () => {
    const [item] = result.current();
    if (item && "onSelect" in item) item.onSelect?.();
    await Promise.resolve();
  });
  return toastStore.get().at(-1)!.message;
}
const copySelection = ({ clipboardData }: ClipboardEvent) => {
  clipboardData!.setData("text/plain", "1");
};

it.each([
  ["copied", copySelection, () => Promise.resolve(), "The selected cells are copied."],
  [
    "not yet copied",
    () => undefined,
    () => Promise.resolve(),
    /^Nothing is copied yet, as the grid is still loading\./,
  ],
  [
    "refused by the browser",
    copySelection,
    () => Promise.reject(new Error()),
    /^The browser does not let this page write/,
  ],
])("says that the cells are %s", async (_, copyOfGrid, write, notice) => {
  expect(await copy(copyOfGrid, write)).toMatch(notice);
});
