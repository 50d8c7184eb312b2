import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { LOCALES, type Locale } from "@/contract/format/locale";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { PeriodReport } from "@/contract/reports/period-report";
import type { MadeReportLink } from "@/contract/reports/report-link";
import { StatementsPage } from "./pages/statements-page";
import { expectOneLanguage, ForeignWords, foreignWordsOf, textsOnPage } from "./support/foreign-words";
import { callApi, demoCompany, makeCompany } from "./support/api";
import { openRoute, PAGES, userOf } from "./support/open-route";
import { NO_SESSION, sessionFile } from "./support/product";
import { expect, test } from "./support/test";

test.describe.configure({ mode: "parallel" });

/** To read many pages or dialogs in every language can take longer than the usual two minutes. */
const LONG_TIMEOUT_MS = 300_000;

for (const route of PAGES) {
  test.describe(route, () => {
    test.use({ user: userOf(route) });

    test("says everything in the reader's language, with its menus and dialogs", async ({ page }) => {
      test.setTimeout(LONG_TIMEOUT_MS);
      await openRoute(page, route);
      const foreign = await foreignWords(page, route);
      for (const locale of LOCALES) {
        await test.step(locale, async () => {
          await readIn(page, locale);
          await expectOneLanguageWhenIdle(page, foreign, locale);
          for (const popup of await numberPopups(page)) {
            const { texts, dialogs } = await readPopup(page, popup, locale);
            await test.step(popup, () => {
              expect.soft(foreign.in(texts, locale)).toEqual([]);
            });
            for (const name of dialogs) {
              await test.step(`${popup}: ${name}`, async () => {
                expect.soft(foreign.in(await readMenuItem(page, popup, name), locale), name).toEqual([]);
              });
            }
          }
        });
      }
    });
  });
}

/** The pages of a company whose address has no other id. */
const PAGES_OF_A_COMPANY = PAGES.filter(
  (route) => /^\/companies\/\[companyId\]/.test(route) && !route.includes("[importId]"),
);

test.describe("a company without books", () => {
  test.use({ user: "director" });

  test("shows its empty pages in the reader's language", async ({ page }) => {
    test.setTimeout(LONG_TIMEOUT_MS);
    await page.goto("/agencies/demo/companies");
    const { id } = await makeCompany(page, "Tomma Ladan AB");
    await expectPages(page, await foreignWordsOf(page, { agencyId: "demo", companyId: id, more: ALIKE }), id);
  });
});

test.describe("the owner of a company", () => {
  // Requests of pages that the role may not open can be refused.
  test.use({ user: "owner", expectedConsole: [/status of 40[34]/] });

  test("reads account and company in one language, also where the role has no access", async ({ page, browser }) => {
    test.setTimeout(LONG_TIMEOUT_MS);
    await page.goto("/");
    const company = await demoCompany(page);
    const director = await directorsPage(browser);
    const foreign = await foreignWordsOf(director, { agencyId: "demo", companyId: company.id, more: ALIKE });
    await director.context().close();
    await expectPages(page, foreign, company.id, ["/account"]);
  });
});

test.describe("dialogs and panels beside a page", () => {
  test.use({ user: "director" });

  test("are in the reader's language: how a figure is made, an account's vouchers, and the rows of one", async ({
    page,
  }) => {
    test.setTimeout(LONG_TIMEOUT_MS);
    await page.goto("/agencies/demo/companies");
    const company = await demoCompany(page);
    const foreign = await foreignWords(page, "/companies");
    for (const locale of LOCALES) {
      await test.step(locale, async () => {
        await page.goto(`/companies/${company.id}/figures`);
        await readIn(page, locale);
        for (const figure of ["NetSales", "EquityRatio"]) {
          await page.locator(`[data-trace-of="${figure}"]`).first().click();
          await expect(page.getByRole("tree").getByRole("treeitem").nth(1)).toBeVisible();
          await expectOneLanguageWhenIdle(page, foreign, locale);
          await page.keyboard.press("Escape");
        }

        await page.goto(`/companies/${company.id}/statements?open=*`);
        const statements = new StatementsPage(page);
        await page
          .getByRole("rowheader", { name: /^3\d{3} / })
          .first()
          .click();
        await expect(statements.vouchers.getByRole("row").nth(1)).toBeVisible();
        await expectOneLanguageWhenIdle(page, foreign, locale);
        await statements.vouchers.getByRole("row").nth(1).getByRole("button").first().click();
        await page.waitForLoadState("networkidle");
        await expectOneLanguageWhenIdle(page, foreign, locale);
      });
    }
  });
});

test.describe("a shared report", () => {
  test.use({ user: "director" });

  test("is in the language of its link, its question for the code included", async ({ page, browser }) => {
    await page.goto("/agencies/demo/companies");
    const company = await demoCompany(page);
    const [year] = await callApi<FiscalYear[]>(page, "GET", `/Company/${company.id}/FiscalYear`);
    const reports = `/Company/${company.id}/PeriodReport`;
    const { id } = await callApi<PeriodReport>(page, "POST", reports, {
      title: "Zorn",
      comment: "",
      keyFigurePresetId: "Overview",
      isPublished: true,
      period: { start: year!.start.slice(0, 10), end: year!.end.slice(0, 10) },
    });
    const foreign = await foreignWords(page, "/companies");
    for (const language of LOCALES) {
      const { token, code } = await callApi<MadeReportLink>(page, "POST", `${reports}/${id}/Link`, {
        language,
        days: 1,
        needsCode: true,
      });
      const context = await browser.newContext({ storageState: NO_SESSION, locale: language });
      const reader = await context.newPage();
      await reader.goto(new URL(`/shared/${token}`, page.url()).href);
      await expectOneLanguageWhenIdle(reader, foreign, language);
      await reader.getByRole("textbox").fill("000000");
      await reader.keyboard.press("Enter");
      await expect(reader.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
      await expectOneLanguageWhenIdle(reader, foreign, language);
      await reader.getByRole("textbox").fill(code!);
      await reader.keyboard.press("Enter");
      await expect(reader.getByRole("heading", { name: "Zorn" })).toBeVisible();
      await expectOneLanguageWhenIdle(reader, foreign, language);
      await context.close();
    }
  });
});

/** Checks the pages of a company, and other pages, in each language. */
async function expectPages(page: Page, foreign: ForeignWords, companyId: string, others: string[] = []): Promise<void> {
  const addresses = [...PAGES_OF_A_COMPANY.map((route) => route.replace("[companyId]", companyId)), ...others];
  for (const locale of LOCALES) {
    await readIn(page, locale);
    for (const address of addresses) {
      await test.step(`${locale} ${address}`, async () => {
        await page.goto(address);
        await expectOneLanguageWhenIdle(page, foreign, locale);
      });
    }
  }
}

async function expectOneLanguageWhenIdle(page: Page, foreign: ForeignWords, locale: Locale): Promise<void> {
  // A page that keeps a connection open is never idle; its texts are there by then.
  await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => undefined);
  await expectOneLanguage(page, foreign, locale);
}

async function directorsPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ storageState: sessionFile("director") })).newPage();
  await page.goto("/agencies/demo/companies");
  return page;
}

/**
 * Reloads the page in a browser of this language. The browser's own protocol sets it, because a request header would
 * give way to the language of the context.
 */
async function readIn(page: Page, acceptLanguage: Locale): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await session.send("Emulation.setUserAgentOverride", { userAgent, acceptLanguage });
  await page.reload();
}

/** Gives each button that opens a popup a number. Returns the numbers, but only one for buttons that repeat in rows. */
async function numberPopups(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = new Map<string, string>();
    let count = 0;
    for (const button of document.querySelectorAll<HTMLElement>("button[aria-haspopup]")) {
      if (!button.checkVisibility() || (button as HTMLButtonElement).disabled) continue;
      const name = button.getAttribute("aria-label") ?? button.innerText;
      const row = button.closest("tr, li, [role=row]");
      button.dataset.popup = `${count++}`;
      const kind = row ? `${button.innerText}${button.className}` : name;
      if (!kinds.has(kind)) kinds.set(kind, button.dataset.popup);
    }
    return [...kinds.values()];
  });
}

/**
 * Opens the popup of a number and closes it again. Returns the texts that the page has meanwhile, and the names of menu
 * items that open a dialog.
 */
async function readPopup(page: Page, popup: string, locale: Locale): Promise<{ texts: string[]; dialogs: string[] }> {
  await page.locator(`[data-popup="${popup}"]`).click();
  await expect(popupsOnPage(page).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const texts = await textsOnPage(page);
  const items = await page.locator('[role="menuitem"]:visible:not([aria-disabled="true"]):not(a)').allInnerTexts();
  expect(await closeByEscape(page)).toBe(true);
  const names = new Set(items.map((text) => text.trim().split("\n")[0]!));
  return { texts, dialogs: [...names].filter((name) => name.endsWith("…") || dialogItems(locale).has(name)) };
}

/**
 * Chooses a menu item and returns the texts on the page. Opens the page anew if Escape leaves something open, or if the
 * item has led to another address.
 */
async function readMenuItem(page: Page, popup: string, name: string): Promise<string[]> {
  const address = page.url();
  await page.locator(`[data-popup="${popup}"]`).click();
  await page.locator('[role="menuitem"]:visible').filter({ hasText: name }).first().click();
  // An item that saves a file or shows a message opens no dialog.
  await page
    .getByRole("dialog")
    .waitFor({ timeout: 2_000 })
    .catch(() => undefined);
  await page.waitForLoadState("networkidle");
  const texts = await textsOnPage(page);
  if ((await closeByEscape(page)) && page.url() === address) return texts;
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await numberPopups(page);
  return texts;
}

/**
 * Presses Escape, three times at most. Returns true once no popup is left, else false. A dialog with a search field
 * closes at the second press.
 */
async function closeByEscape(page: Page): Promise<boolean> {
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press("Escape");
    const closing = expect(popupsOnPage(page)).toHaveCount(0, { timeout: 1_000 });
    if (
      await closing.then(
        () => true,
        () => false,
      )
    )
      return true;
  }
  return false;
}

const popupsOnPage = (page: Page) => page.getByRole("dialog").or(page.getByRole("menu")).or(page.getByRole("listbox"));

/** Keys of menu items that open a dialog although their text does not end with an ellipsis. */
const OPENING = [
  "reports.actions.edit",
  "reports.actions.saveTemplate",
  "reports.actions.links",
  "presets.actions.edit",
  "presets.actions.compare",
  "standards.actions.edit",
  "standards.actions.compare",
  "charts-of-accounts.actions.rename",
  "charts-of-accounts.actions.copy",
  "budgets.fill.lastYear",
  "budgets.fill.spread",
  "inputs.tools.history.open",
  "shell.user.shortcuts",
];

function dialogItems(locale: Locale): ReadonlySet<string> {
  return new Set(OPENING.map((key) => textAt(locale, key)));
}

/** @param path the name of a file of messages and the keys in it, separated by dots */
function textAt(locale: Locale, path: string): string {
  const [file, ...keys] = path.split(".");
  const messages: unknown = JSON.parse(readFileSync(`lib/i18n/messages/${locale}/${file!}.json`, "utf8"));
  const found = keys.reduce((tree, key) => (tree as Record<string, unknown>)[key], messages);
  if (typeof found !== "string") throw new TypeError(`${path} is no message`);
  return found;
}

/** Texts that are the same in both languages: a file name, the names of keys, and an account's name in the demo. */
const ALIKE = ["no-books.se", "Shift + F2", "Byggnader och mark"];

async function foreignWords(page: Page, route: string): Promise<ForeignWords> {
  // Without a user the agency's lists cannot be read. Its id, "demo", is also an English word.
  if (userOf(route) === null) return new ForeignWords({ en: [], sv: [] }, ["demo"]);
  const company = await demoCompany(page);
  return foreignWordsOf(page, { agencyId: "demo", companyId: company.id, more: ALIKE });
}
