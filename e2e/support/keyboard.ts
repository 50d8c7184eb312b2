import { expect, type Locator, type Page } from "@playwright/test";

interface TabOptions {
  key?: "Tab" | "Shift+Tab";
  maxPresses?: number;
}

/** Presses Tab, or Shift+Tab, until the element has the focus, a bounded number of times. */
export function tabTo(page: Page, element: Locator, options: TabOptions = {}): Promise<void> {
  return pressUntil(page, () => element.evaluate((node) => node === document.activeElement), options);
}

/** Presses Tab, or Shift+Tab, until the focus is on the element or within it. */
export function tabInto(page: Page, element: Locator, options: TabOptions = {}): Promise<void> {
  return pressUntil(page, () => element.evaluate((node) => node.contains(document.activeElement)), options);
}

/** Presses → in a tree, which opens lines, until the focus is on a line whose text matches. */
export function arrowTo(page: Page, tree: Locator, text = /^Voucher/): Promise<void> {
  const isReached = async () => text.test((await tree.locator(":focus").textContent()) ?? "");
  return pressUntil(page, isReached, { key: "ArrowRight", maxPresses: 12 });
}

interface PressOptions {
  key?: NonNullable<TabOptions["key"]> | "ArrowRight";
  maxPresses?: number;
}

async function pressUntil(page: Page, isReached: () => Promise<boolean>, options: PressOptions): Promise<void> {
  const { key = "Tab", maxPresses = 40 } = options;
  for (let presses = 0; presses < maxPresses; presses++) {
    if (await isReached()) return;
    await page.keyboard.press(key);
  }
  expect(await isReached(), `reached with ${key}`).toBe(true);
}
