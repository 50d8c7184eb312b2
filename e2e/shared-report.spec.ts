import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import type { ReportLink } from "@/contract/reports/report-link";
import type { PeriodReport } from "@/contract/reports/period-report";
import { hashOf } from "@/service/platform/auth/secrets";
import { openPglite } from "@/service/platform/db/open-pglite";
import { periodReport, reportLink } from "@/service/platform/db/schema";
import { readPdf } from "@/service/platform/pdf/testing/read-pdf";
import { Factory } from "@/service/testing/factory";
import { CompanyPage } from "./pages/company-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, importBooks, makeCompany } from "./support/api";
import { exportAs } from "./support/export-as";
import { expectOneLanguage, foreignWordsOf, textsOnPage } from "./support/foreign-words";
import { proofIn } from "./support/long";
import { startOwnProduct } from "./support/own-product";
import { NO_SESSION } from "./support/product";
import { expect, test } from "./support/test";

// The responses to a wrong code, and to a link that never was or has ended.
test.use({ expectedConsole: [/status of 40[04]/] });

/** Publishes a report of a company with books. `linksPath` is the path of the report's links in the API. */
async function publishedReport(page: Page, name: string) {
  const company = await makeCompany(page, name);
  await importBooks(page, company, 2024);
  const path = `/Company/${company.id}/PeriodReport`;
  const report = await callApi<PeriodReport>(page, "POST", path, {
    title: "Bokslut",
    comment: "Kassan räckte.",
    keyFigurePresetId: "Overview",
    isPublished: true,
    period: { start: "2024-01-01", end: "2024-12-31" },
  });
  return { company, report, linksPath: `${path}/${report.id}/Link` };
}

/** Characters of a link's token: 32 bytes in base64url. */
const TOKEN_LENGTH = 43;

/** A page in a browser without a session. */
const freshPage = async (browser: Browser, locale = "en-GB") =>
  (await browser.newContext({ storageState: NO_SESSION, locale })).newPage();

/** The texts of the sender's page and of the reader's, whose browser has another language than the report. */
const WORDS = [
  {
    language: "en",
    locale: "en-GB",
    readersLocale: "sv-SE",
    file: "Bokslut 2024.pdf",
    menu: "More for Bokslut",
    links: "Links to the report",
    dialog: "Links to Bokslut",
    none: "No links yet.",
    export: "Export",
    linkLanguage: "Language",
    askForCode: "Ask for a code",
    make: "Make a link",
    link: "Link",
    notOpened: "not opened yet",
    openedOnce: "opened once",
    revoke: /^Revoke the link of/,
    revoked: "Revoked",
    needsCode: "This report needs a code",
    code: "Code",
    wrong: "This is not the code.",
    sales: /^Net sales 1,000\sSEK/,
    save: "Save as PDF",
    gone: "Länken visar ingen rapport längre.",
  },
  {
    language: "sv",
    locale: "sv-SE",
    readersLocale: "en-GB",
    file: "Bokslut 2024.pdf",
    menu: "Mer för Bokslut",
    links: "Länkar till rapporten",
    dialog: "Länkar till Bokslut",
    none: "Inga länkar än.",
    export: "Exportera",
    linkLanguage: "Språk",
    askForCode: "Fråga efter kod",
    make: "Skapa länk",
    link: "Länk",
    notOpened: "inte öppnad än",
    openedOnce: "öppnad en gång",
    revoke: /^Återkalla länken från/,
    revoked: "Återkallad",
    needsCode: "Rapporten kräver en kod",
    code: "Kod",
    wrong: "Det är inte koden.",
    sales: /^Nettoomsättning 1\s000\skr/,
    save: "Spara som PDF",
    gone: "This link shows no report any more.",
  },
] as const;

for (const words of WORDS) {
  const { language, locale, readersLocale } = words;
  test.describe(`in ${locale}`, { tag: proofIn(locale) }, () => {
    test.use({ locale });

    test("a link shows one report to whoever has it, after its code, until it is revoked @long", async ({
      page,
      browser,
    }) => {
      const { company, report, linksPath } = await publishedReport(page, "Länkade AB");
      await new CompanyPage(page).goto(company.id, "Reports");
      const foreign = await foreignWordsOf(page, { agencyId: "demo", companyId: company.id, more: [words.file] });
      const exported = await exportAs(page, "PDF", { name: words.export });
      expect(exported.name).toBe(`Länkade AB – ${words.file}`);
      await page.getByRole("button", { name: words.menu }).click();
      await page.getByRole("menuitem", { name: words.links }).click();
      const dialog = page.getByRole("dialog", { name: words.dialog });
      await expect(dialog.getByText(words.none)).toBeVisible();
      await dialog.getByLabel(words.linkLanguage).selectOption(language);
      await dialog.getByLabel(words.askForCode).check();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: words.make }).click();
      const address = await dialog.getByLabel(words.link, { exact: true }).inputValue();
      const code = await dialog.locator("code").innerText();
      await expect(dialog.getByRole("listitem")).toContainText(words.notOpened);
      await expectAccessible(page);
      await expectOneLanguage(page, foreign, language);

      const reader = await freshPage(browser, readersLocale);
      const pageResponse = await reader.goto(address);
      expect(pageResponse?.headers()).toMatchObject({
        "cache-control": expect.stringContaining("no-store"),
        "referrer-policy": "no-referrer",
        "x-robots-tag": expect.stringContaining("noindex"),
      });
      await expect(reader.getByRole("heading", { name: words.needsCode })).toBeVisible();
      expect(await reader.content()).not.toContain("Kassan räckte");
      await expectAccessible(reader);
      await reader.getByLabel(words.code).fill(code === "123456" ? "654321" : "123456");
      await reader.keyboard.press("Enter");
      await expect(reader.getByText(words.wrong)).toBeVisible();
      await reader.getByLabel(words.code).fill(code);
      const openingResponse = reader.waitForResponse((response) => response.url().endsWith("/opening"));
      await reader.keyboard.press("Enter");
      await expect(reader.getByRole("heading", { name: "Bokslut" })).toBeVisible();
      expect((await openingResponse).status()).toBe(200);
      await expect(reader.getByText("Länkade AB")).toBeVisible();
      await expect(reader.getByText("Kassan räckte.")).toBeVisible();
      await expect(reader.getByRole("row", { name: words.sales })).toBeVisible();
      await expect(reader.getByRole("navigation")).toHaveCount(0);
      await expect(reader.getByRole("link")).toHaveCount(1);
      const saving = reader.waitForEvent("download");
      await reader.getByRole("link", { name: words.save }).click();
      const download = await saving;
      expect(download.suggestedFilename()).toBe(`Länkade AB – ${words.file}`);
      const pdf = await readPdf(new Uint8Array(readFileSync(await download.path())));
      expect(pdf.language).toBe(locale);
      expect(pdf.pages.join("\n")).toContain("Kassan räckte.");
      await expectAccessible(reader);
      expect(foreign.in(await textsOnPage(reader, "div[lang]"), language)).toEqual([]);
      for (const id of [company.id, report.id]) expect(await reader.content()).not.toContain(id);
      expect((await reader.request.get("/Api/v2/Me", { headers: { "X-CSRF": "1" } })).status()).toBe(401);

      await page.reload();
      await page.getByRole("button", { name: words.menu }).click();
      await page.getByRole("menuitem", { name: words.links }).click();
      await expect(dialog.getByRole("listitem")).toContainText(words.openedOnce);
      await dialog.getByRole("button", { name: words.revoke }).click();
      await expect(dialog.getByRole("listitem")).toContainText(words.revoked);
      expect((await reader.reload())?.status()).toBe(404);
      await expect(reader.getByRole("heading", { name: words.gone })).toBeVisible();
      await expectAccessible(reader);
      const [link] = await callApi<ReportLink[]>(page, "GET", linksPath);
      expect(link).toMatchObject({ openings: { count: 1 }, closed: { because: "revoked" } });
      await reader.context().close();
    });
  });
}

test("a link whose days are over says so in the language of the browser, beside one that is still open @long", async ({
  browser,
}) => {
  const tokens = { open: "o".repeat(TOKEN_LENGTH), expired: "e".repeat(TOKEN_LENGTH) };
  // The API makes no link that has expired already, so the rows are written into the database of a product of its own.
  const product = await startOwnProduct({ DEMO: "0" }, async (folder) => {
    const { db, close } = await openPglite(folder);
    const companyId = await new Factory(db).company(await new Factory(db).agency("home"), { name: "Utgångna AB" });
    const now = new Date();
    const reportId = randomUUID();
    await db.insert(periodReport).values({
      companyId,
      id: reportId,
      title: "Bokslut",
      comment: "Kassan räckte.",
      author: "Byrån",
      created: now,
      firstDay: "2024-01-01",
      lastDay: "2024-12-31",
      isPublished: true,
      keyFigurePresetId: "Overview",
      keyFigures: "[]",
    });
    const link = (token: string, days: number): typeof reportLink.$inferInsert => ({
      companyId,
      id: randomUUID(),
      reportId,
      language: "sv",
      created: now,
      createdBy: "Byrån",
      createdByUserName: "byrån",
      tokenHash: hashOf(token),
      expires: new Date(now.getTime() + days * 86_400_000),
    });
    await db.insert(reportLink).values([link(tokens.open, 1), link(tokens.expired, -1)]);
    await close();
  });
  try {
    for (const [locale, heading] of [
      ["sv-SE", "Länken visar ingen rapport längre."],
      ["en-GB", "This link shows no report any more."],
    ] as const) {
      const reader = await freshPage(browser, locale);
      expect((await reader.goto(`${product.url}/shared/${tokens.open}`))?.status()).toBe(200);
      await expect(reader.getByText("Kassan räckte.")).toBeVisible();
      expect((await reader.goto(`${product.url}/shared/${tokens.expired}`))?.status()).toBe(404);
      await expect(reader.getByRole("heading", { name: heading })).toBeVisible();
      await expect(reader.locator("html")).toHaveAttribute("lang", locale);
      await reader.context().close();
    }
  } finally {
    await product.stop();
  }
});

test("links that never were, and links of a report that was recalled, are shown alike in the browser's language", async ({
  page,
  browser,
}) => {
  const { company, report, linksPath } = await publishedReport(page, "Återkallade AB");
  const { token } = await callApi<{ token: string }>(page, "POST", linksPath, { days: 1, language: "sv" });
  const reader = await freshPage(browser);
  expect((await reader.goto(`/shared/${token}`))?.status()).toBe(200);
  await callApi(page, "PUT", `/Company/${company.id}/PeriodReport/${report.id}`, {
    isPublished: false,
    recallReason: "Fel år",
  });
  const texts: string[] = [];
  for (const path of [`/shared/${token}`, `/shared/${"x".repeat(TOKEN_LENGTH)}`, "/shared/1"]) {
    expect((await reader.goto(path))?.status()).toBe(404);
    await expect(reader.getByRole("heading", { name: "This link shows no report any more." })).toBeVisible();
    texts.push(await reader.getByRole("main").innerText());
  }
  expect(new Set(texts).size).toBe(1);
  await reader.context().close();
});
