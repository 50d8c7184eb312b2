import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import type { DemoUser } from "../support/product";

export interface Stage {
  page: Page;
  /** Id of the owner's company, which all demo users see; encoded for an address. */
  company: string;
  /** A company without books that the director alone sees, made for the screenshots. */
  emptyCompany: string;
  /** The narrow layout is shown: rail and tabs are in a sheet. */
  narrow: boolean;
}

/** A page in one of its states. */
export interface Shot {
  /** Begins the name of its files in docs/screenshots. */
  name: string;
  /** By default the consultant; null for a visitor who is not signed in. */
  user?: DemoUser | null;
  /** Path to open; `{company}` and `{emptyCompany}` stand for their ids. */
  path: string;
  /** Brings the page into the state. */
  prepare?: (stage: Stage) => Promise<void>;
  /** Only in the wide layout. */
  wideOnly?: boolean;
  /** Shows placeholders of content that is being fetched. All other pictures are taken without any. */
  isLoading?: boolean;
}

/** Responds to the page's API calls with a fault of the service. */
export async function breakApi(page: Page): Promise<void> {
  const body = JSON.stringify({
    typeOfError: "InternalServerError",
    message: "An unexpected error occurred.",
    identifier: "5f0c9a52-6f3e-4b0e-9d55-3a1f2e8c7b10",
  });
  await page.route("**/Api/v2/**", (route) => route.fulfill({ status: 500, contentType: "application/json", body }));
}

/** Never responds to pages requested from now on, so that they stay in their loading state. */
export async function holdPages(page: Page): Promise<void> {
  await page.route(/[?&]_rsc=/, () => new Promise(() => undefined));
}

const FOLDER = "docs/screenshots";
export const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
export const SCHEMES = ["light", "dark"] as const;

/** Takes the picture of a page in the state that it is in; waits for its content unless it is to show placeholders. */
export async function takePicture(page: Page, name: string, isLoading = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Some states end with a press, and do not wait for what it opens.
  await page.waitForTimeout(200);
  if (!isLoading) await expect(page.locator(".animate-skeleton:visible")).toHaveCount(0, { timeout: 60_000 });
  const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
  // A palette is enough for flat colours and a third of the size: these files live in the repository.
  await sharp(picture).png({ palette: true, effort: 10 }).toFile(`${FOLDER}/${name}.png`);
}
