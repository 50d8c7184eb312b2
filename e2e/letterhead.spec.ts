import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { imagesIn } from "@/service/platform/pdf/testing/read-pdf";
import { testPng } from "@/service/testing/test-images";
import type { Letterhead } from "@/contract/letterhead/letterhead";
import type { MadeReportLink } from "@/contract/reports/report-link";
import type { PeriodReport } from "@/contract/reports/period-report";
import { CompanyPage } from "./pages/company-page";
import { LetterheadPage } from "./pages/letterhead-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, importBooks, makeCompany } from "./support/api";
import { exportAs } from "./support/export-as";
import { NO_SESSION } from "./support/product";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

const PATH = "/Agency/demo/Letterhead";
const PNG = testPng({ width: 480, height: 120 });
/** A colour as it is typed, and as the browser computes it. */
const DARK_RED = { typed: "#a52a1f", computed: "rgb(165, 42, 31)" };
const BLOCKS = [
  { id: "head", type: "letterhead" },
  { id: "figures", type: "keyFigures", heading: "Nyckeltal", keyFigureIds: ["NetSales"], columns: [] },
];

// The agency has one letterhead, so the tests that change it run one after the other.
test.describe.configure({ mode: "serial" });
test.use({ user: "director" });
test.afterEach(async ({ page, user }) => {
  if (user === "director") await callApi(page, "PUT", PATH, { colour: null, logo: null });
});

async function makeReport(page: Page, name: string) {
  const company = await makeCompany(page, name);
  await importBooks(page, company, 2024);
  const path = `/Company/${company.id}/PeriodReport`;
  const report = await callApi<PeriodReport>(page, "POST", path, {
    title: "Bokslut",
    keyFigurePresetId: "Overview",
    isPublished: true,
    language: "sv",
    blocks: BLOCKS,
    period: { start: "2024-01-01", end: "2024-12-31" },
  });
  return { company, report, path: `${path}/${report.id}` };
}

const colourOf = (heading: Locator) => heading.evaluate((element) => getComputedStyle(element).color);

test("a director sets logo and colour, and a client sees them in the report, behind the link and in the PDF @long", async ({
  page,
  browser,
}) => {
  const letterhead = new LetterheadPage(page);

  await test.step("refuses what is no logo, and says what was expected", async () => {
    await letterhead.goto("demo");
    await expect(page.getByText("No logo")).toBeVisible();
    await letterhead.choose("logo.png", "image/png", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
    await expect(page.getByRole("alert").filter({ hasText: "SVG files are not taken" })).toBeVisible();
    await letterhead.choose("logo.png", "image/png", testPng({ width: 1700, height: 20 }));
    await expect(page.getByRole("alert").filter({ hasText: "The image is 1700 × 20 pixels." })).toBeVisible();
    await letterhead.colour.fill("green");
    await letterhead.colour.press("Enter");
    await expect(page.getByText("Type a colour as #")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("shows it before it is saved, in light and dark", async () => {
    // The service recognises an image by its bytes, whatever the file's name and type are.
    await letterhead.choose("whatever.txt", "text/plain", PNG);
    await letterhead.colour.fill("#f0c15c");
    await expect(page.getByText("too pale for text, which needs 4.9:1")).toBeVisible();
    await letterhead.colour.fill(DARK_RED.typed);
    await expect(page.getByText("Contrast with white 7.1:1: for headings and the line.")).toBeVisible();
    for (const mode of ["light", "dark"] as const) {
      const drawn = letterhead.preview(mode).getByRole("img");
      await expect(drawn).toBeVisible();
      expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    }
    // In dark mode headings have the usual colour of text.
    expect(await colourOf(letterhead.preview("light").getByText("Key figures"))).toBe(DARK_RED.computed);
    expect(await colourOf(letterhead.preview("dark").getByText("Key figures"))).toBe("rgb(236, 239, 237)");
    await expectAccessible(page);
    await letterhead.save.click();
    await expect(page.getByText("The letterhead is saved.")).toBeVisible();
  });

  const { company, report, path } = await makeReport(page, "Brevhuvud AB");
  const name = (await callApi<{ name: string }>(page, "GET", "/Agency/demo")).name;

  await test.step("is in the report on the page", async () => {
    await page.goto(`/companies/${encodeURIComponent(company.id)}/reports?report=${report.id}`);
    await expect(page.getByRole("img", { name })).toBeVisible();
    const heading = page.getByRole("heading", { level: 3, name: "Nyckeltal" });
    expect(await colourOf(heading)).toBe(DARK_RED.computed);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => colourOf(heading)).not.toBe(DARK_RED.computed);
    await expectAccessible(page);
  });

  await test.step("stays there after the agency removes it, in the PDF too", async () => {
    await callApi(page, "PUT", PATH, { colour: null, logo: null });
    await new CompanyPage(page).goto(company.id, "Reports");
    await expect(page.getByRole("img", { name })).toBeVisible();
    const bytes = readFileSync((await exportAs(page, "PDF")).path);
    expect(await imagesIn(new Uint8Array(bytes))).toEqual({ drawn: 1, alt: [name] });
  });

  await test.step("is behind the link, in Swedish, without an account", async () => {
    const { token } = await callApi<MadeReportLink>(page, "POST", `${path}/Link`, { days: 1, language: "sv" });
    const reader = await (await browser.newContext({ storageState: NO_SESSION })).newPage();
    await reader.goto(`/shared/${token}`);
    await expect(reader.getByRole("img", { name })).toBeVisible();
    expect(await colourOf(reader.getByRole("heading", { level: 2, name: "Nyckeltal" }))).toBe(DARK_RED.computed);
    await reader.setViewportSize({ width: 390, height: 800 });
    expect(await sidewaysScroll(reader)).toBeLessThanOrEqual(0);
    await expectAccessible(reader);
    await reader.context().close();
  });
});

test("a director takes the logo away and has it back by undo", async ({ page }) => {
  const letterhead = new LetterheadPage(page);
  await callApi(page, "PUT", PATH, { colour: "#0b5d52", logo: { data: PNG.toString("base64") } });
  await letterhead.goto("demo");
  await page.getByRole("button", { name: "Remove the logo" }).click();
  await expect(page.getByRole("button", { name: "Choose a logo…" })).toBeFocused();
  await letterhead.save.click();
  await expect(page.getByText("The letterhead is saved.")).toBeVisible();
  expect(await callApi<Letterhead>(page, "GET", PATH)).toEqual({ colour: "#0b5d52" });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The letterhead is as it was.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove the logo" })).toBeVisible();
  expect(await callApi<Letterhead>(page, "GET", PATH)).toMatchObject({ logo: { width: 480 } });
});

test.describe("a consultant", () => {
  test.use({ user: "consultant" });

  test("sees the letterhead and does not change it @long", async ({ page }) => {
    const letterhead = new LetterheadPage(page);
    await letterhead.goto("demo");
    await expect(page.getByText("Directors change it.")).toBeVisible();
    await expect(letterhead.preview("light")).toBeVisible();
    await expect(letterhead.save).toHaveCount(0);
    await expectAccessible(page);
  });
});
