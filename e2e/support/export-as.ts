import type { Locator, Page } from "@playwright/test";

interface Menu {
  /** The menu's name in the language of the page. */
  name?: string;
  /** The part of the page with the menu. */
  place?: Page | Locator;
}

/** Saves what the page shows by its menu of exports. Returns the name and the path of the file. */
export async function exportAs(
  page: Page,
  kind: "Excel" | "CSV" | "PDF",
  { name = "Export", place = page }: Menu = {},
): Promise<{ name: string; path: string }> {
  await place.getByRole("button", { name, exact: true }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: kind }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), path: await file.path() };
}
