import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import type { ReportLink } from "@/contract/reports/report-link";
import type { PeriodReport } from "@/contract/reports/period-report";
import { CompanyPage } from "./pages/company-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, importBooks, makeCompany } from "./support/api";
import { expect, test } from "./support/test";

/** A published report of a company with books, and its page. */
async function publishedReport(page: Page, name: string) {
  const company = await makeCompany(page, name);
  await importBooks(page, company, 2024);
  const path = `/Company/${company.id}/PeriodReport`;
  const report = await callApi<PeriodReport>(page, "POST", path, {
    ...{ title: "Bokslut", comment: "Kassan räckte.", keyFigurePresetId: "Overview", isPublished: true },
    period: { start: "2024-01-01", end: "2024-12-31" },
  });
  return { company, report, links: `${path}/${report.id}/Link` };
}

/** A browser that nobody has signed in with. */
const freshPage = async (browser: Browser) =>
  (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();

test("a link shows one report to whoever has it, after its code, until it is revoked", async ({ page, browser }) => {
  const { company, report, links } = await publishedReport(page, "Länkade AB");
  await new CompanyPage(page).goto(company.id, "Reports");
  const own = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("menuitem", { name: "PDF" }).click();
  expect((await own).suggestedFilename()).toBe("Länkade AB – Bokslut 2024.pdf");
  await page.getByRole("button", { name: "More for Bokslut" }).click();
  await page.getByRole("menuitem", { name: "Links to the report" }).click();
  const dialog = page.getByRole("dialog", { name: "Links to Bokslut" });
  await expect(dialog.getByText("No links yet.")).toBeVisible();
  await dialog.getByLabel("Language").selectOption("sv");
  await dialog.getByLabel("Ask for a code").check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Make a link" }).click();
  const address = await dialog.getByLabel("Link", { exact: true }).inputValue();
  const code = await dialog.locator("code").innerText();
  await expect(dialog.getByRole("listitem")).toContainText("not opened yet");
  await expectAccessible(page);

  const reader = await freshPage(browser);
  const answer = await reader.goto(address);
  expect(answer?.headers()).toMatchObject({
    "cache-control": expect.stringContaining("no-store"),
    "referrer-policy": "no-referrer",
    "x-robots-tag": expect.stringContaining("noindex"),
  });
  await expect(reader.getByRole("heading", { name: "Rapporten kräver en kod" })).toBeVisible();
  expect(await reader.content()).not.toContain("Kassan räckte");
  await expectAccessible(reader);
  await reader.getByLabel("Kod").fill(code === "123456" ? "654321" : "123456");
  await reader.keyboard.press("Enter");
  await expect(reader.getByText("Det är inte koden.")).toBeVisible();
  await reader.getByLabel("Kod").fill(code);
  const told = reader.waitForResponse((response) => response.url().endsWith("/opening"));
  await reader.keyboard.press("Enter");
  await expect(reader.getByRole("heading", { name: "Bokslut" })).toBeVisible();
  expect((await told).status()).toBe(200);
  await expect(reader.getByText("Länkade AB")).toBeVisible();
  await expect(reader.getByText("Kassan räckte.")).toBeVisible();
  await expect(reader.getByRole("row", { name: /Nettoomsättning|Net sales/ })).toContainText(/1.000/);
  await expect(reader.getByRole("navigation")).toHaveCount(0);
  await expect(reader.getByRole("link")).toHaveCount(1);
  const saving = reader.waitForEvent("download");
  await reader.getByRole("link", { name: "Spara som PDF" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe("Länkade AB – Bokslut 2024.pdf");
  expect(readFileSync(await download.path()).toString("latin1", 0, 5)).toBe("%PDF-");
  await expectAccessible(reader);
  for (const id of [company.id, report.id]) expect(await reader.content()).not.toContain(id);
  expect((await reader.request.get("/Api/v2/Me", { headers: { "X-CSRF": "1" } })).status()).toBe(401);

  await page.reload();
  await page.getByRole("button", { name: "More for Bokslut" }).click();
  await page.getByRole("menuitem", { name: "Links to the report" }).click();
  await expect(dialog.getByRole("listitem")).toContainText("opened once");
  await dialog.getByRole("button", { name: /^Revoke the link of/ }).click();
  await expect(dialog.getByRole("listitem")).toContainText("Revoked");
  expect((await reader.reload())?.status()).toBe(404);
  await expect(reader.getByRole("heading", { name: "This link shows no report any more." })).toBeVisible();
  await expectAccessible(reader);
  const [link] = await callApi<ReportLink[]>(page, "GET", links);
  expect(link).toMatchObject({ openings: { count: 1 }, closed: { because: "revoked" } });
  await reader.context().close();
});

test("links that never were, and links of a report that was recalled, are told alike in the browser's language", async ({
  page,
  browser,
}) => {
  const { company, report, links } = await publishedReport(page, "Återkallade AB");
  const { token } = await callApi<{ token: string }>(page, "POST", links, { days: 1, language: "sv" });
  const reader = await freshPage(browser);
  expect((await reader.goto(`/shared/${token}`))?.status()).toBe(200);
  await callApi(page, "PUT", `/Company/${company.id}/PeriodReport/${report.id}`, {
    ...{ isPublished: false, recallReason: "Fel år" },
  });
  const texts: string[] = [];
  for (const path of [`/shared/${token}`, `/shared/${"x".repeat(43)}`, "/shared/1"]) {
    expect((await reader.goto(path))?.status()).toBe(404);
    texts.push(await reader.getByRole("main").innerText());
  }
  expect(new Set(texts).size).toBe(1);
  await reader.context().close();
});
