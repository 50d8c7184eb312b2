import { takesAllCases } from "@/service/testing/test-settings.mjs";
import { expectFullScore, expectRoom } from "./support/accessibility";
import { cutTexts } from "./support/cut-texts";
import { openRoute, PAGES, userOf } from "./support/open-route";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

/**
 * The windows in which every page is opened. All accessibility rules run, in one colour scheme, in those with
 * `hasAllRules`: by an `npm test` that has the long tests in one of the two for each page, by
 * `npm run prove -- pages` in both.
 */
const VIEWS = [
  { name: "390 pixels wide", width: 390, height: 844, hasAllRules: true },
  { name: "1440 pixels wide", width: 1440, height: 900, hasAllRules: false },
  { name: "2560 pixels wide", width: 2560, height: 1440, hasAllRules: true },
  // A window of 1280 × 1024 pixels, as WCAG 1.4.10 defines it.
  { name: "at 400 % zoom", width: 320, height: 256, hasAllRules: false },
];

test.describe.configure({ mode: "parallel" });

for (const [index, route] of PAGES.entries()) {
  test.describe(route, () => {
    test.use({ user: userOf(route) });

    test("is accessible and fits, from a phone to the widest screen, and at 400 % zoom @long", async ({ page }) => {
      await openRoute(page, route);
      await page.waitForLoadState("networkidle");
      for (const { name, width, height, hasAllRules } of VIEWS) {
        await test.step(name, async () => {
          await page.setViewportSize({ width, height });
          const isNarrow = width < 1000;
          const runsAllRules = hasAllRules && (takesAllCases || isNarrow === (index % 2 === 0));
          // The scheme alternates, so that each width is checked in both schemes.
          if (runsAllRules) await expectFullScore(page, index % 4 < 2 === isNarrow ? "light" : "dark");
          else await expectRoom(page);
          expect.soft(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
          expect.soft(await cutTexts(page)).toEqual([]);
        });
      }
    });
  });
}

test.describe("the search for cut texts", () => {
  test.use({ user: null });

  test("finds a select whose chosen option has no room, and no other", async ({ page }) => {
    const select = (width: string) =>
      `<select style="appearance: none; font-feature-settings: 'cv11'; padding: 0 32px 0 12px; width: ${width}">` +
      "<option>Fiscal year 2024</select>";
    await page.setContent(select("90px") + select("auto"));
    expect(await cutTexts(page)).toHaveLength(1);
  });
});
