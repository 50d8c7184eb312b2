import type { Page } from "@playwright/test";

/** The distance by which the page itself scrolls sideways, in px; tables and charts scroll within themselves. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
