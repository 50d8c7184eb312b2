import type { Page } from "@playwright/test";
import type { Company } from "@/contract/companies/company";
import { LOCALES, type Locale } from "@/contract/format/locale";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { ForeignWords, foreignWordsOf, textsOnPage } from "./support/foreign-words";
import { callApi } from "./support/api";
import { openRoute, PAGES, userOf } from "./support/open-route";
import { expect, test } from "./support/test";

test.describe.configure({ mode: "parallel" });

for (const route of PAGES) {
  test.describe(route, () => {
    test.use({ user: userOf(route) });

    test("says everything in the reader's language, with its menus and dialogs", async ({ page }) => {
      test.setTimeout(180_000);
      await openRoute(page, route);
      const foreign = await foreignWords(page, route);
      for (const locale of LOCALES) {
        await test.step(locale, async () => {
          await readIn(page, locale);
          await expect(page.locator("html")).toHaveAttribute("lang", CULTURE_OF_LOCALE[locale]);
          await page.waitForLoadState("networkidle");
          const texts = await textsOnPage(page);
          expect(texts.length, "texts on the page").toBeGreaterThan(2);
          expect.soft(foreign.in(texts, locale)).toEqual([]);
          for (const popup of await popups(page)) {
            await test.step(popup, async () => expect.soft(foreign.in(await opened(page, popup), locale)).toEqual([]));
          }
        });
      }
    });
  });
}

/** Opens the page anew in a browser of this language; the one that a context is made with wins over its headers. */
async function readIn(page: Page, acceptLanguage: Locale): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await browser.send("Emulation.setUserAgentOverride", { userAgent, acceptLanguage });
  await page.reload();
}

/** The names of buttons that open something, each kind once: of buttons in rows the first one. */
async function popups(page: Page): Promise<string[]> {
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

/** The texts of what a button opens, which is closed again. */
async function opened(page: Page, popup: string): Promise<string[]> {
  await page.locator(`[data-popup="${popup}"]`).click();
  await page.waitForLoadState("networkidle");
  const texts = await textsOnPage(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog").or(page.getByRole("menu")).or(page.getByRole("listbox"))).toHaveCount(0);
  return texts;
}

/** A file that the batch of a page is made of, the names of keys, and a word of accounts that English has as well. */
const ALIKE = ["no-books.se", "Shift F2", "Byggnader och mark"];

async function foreignWords(page: Page, route: string): Promise<ForeignWords> {
  if (userOf(route) === null) return new ForeignWords({ en: [], sv: [] }, ["demo"]);
  const [company] = await callApi<Company[]>(page, "GET", "/Agency/demo/Company");
  return foreignWordsOf(page, { agencyId: "demo", companyId: company!.id, more: ALIKE });
}
