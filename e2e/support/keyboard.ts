import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the element has the focus, a bounded number of times. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  const isFocused = () => element.evaluate((node) => node === document.activeElement);
  for (let presses = 0; presses < 40; presses++) {
    if (await isFocused()) return;
    await page.keyboard.press("Tab");
  }
  expect(await isFocused(), "reached with Tab").toBe(true);
}
