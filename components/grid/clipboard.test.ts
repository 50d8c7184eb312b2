// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { copyFromGrid } from "./clipboard";

const write = vi.fn<(items: ClipboardItem[]) => Promise<void>>(() => Promise.resolve());
let box: HTMLElement;

beforeEach(() => {
  box = document.createElement("div");
  box.innerHTML = '<div role="grid"></div>';
  write.mockClear();
  vi.stubGlobal("navigator", { clipboard: { write } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("leaves the clipboard as it is until the grid's tools are loaded", async () => {
  expect(await copyFromGrid(box)).toBe(false);
  expect(write).not.toHaveBeenCalled();
});

it("writes what the grid has copied", async () => {
  box.addEventListener("copy", ({ clipboardData }) => {
    clipboardData!.setData("text/plain", "1");
  });
  expect(await copyFromGrid(box)).toBe(true);
  expect(write).toHaveBeenCalledOnce();
  const [item] = write.mock.calls[0]![0];
  expect(await (await item!.getType("text/plain")).text()).toBe("1");
});
