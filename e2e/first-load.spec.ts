import { FIRST_LOAD_PAGES, limitOf, measureFirstLoad } from "@/scripts/first-load.mjs";
import { demoCompany } from "./support/api";
import { expect, test } from "./support/test";

const SIGN_IN = "/sign-in";

for (const user of [null, "consultant"] as const) {
  const addresses = FIRST_LOAD_PAGES.filter((address) => (address === SIGN_IN) === (user === null));
  test.describe(user === null ? "the way in" : "a page of a user @long", () => {
    test.use({ user });

    test(`costs at most ${limitOf(addresses[0]!) / 1000} kB of scripts before it is shown`, async ({ page }, {
      annotations,
    }) => {
      test.setTimeout(240_000);
      // One page after another in one tab: a script from the browser's cache counts with its full length, too.
      const companyId = user === null ? "" : (await demoCompany(page)).id;
      for (const address of addresses) {
        const { html, later } = await measureFirstLoad(page, address.replace("{company}", companyId));
        annotations.push({ type: address, description: `${html} bytes, and ${later} more after it` });
        // Fewer bytes would mean that scripts were left out of the sum.
        expect.soft(html, address).toBeGreaterThan(50_000);
        expect.soft(html, address).toBeLessThanOrEqual(limitOf(address));
      }
    });
  });
}

test("the larger scripts ask to be compiled while they are fetched @long", async ({ page }) => {
  await page.goto(SIGN_IN);
  const addresses = await page
    .locator("script[src][async]")
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  const scripts = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
  // The build marks scripts of at least 30,000 characters; the limit here leaves out those near that size.
  const larger = scripts.filter(({ length }) => length > 31_000);
  expect(larger.length).toBeGreaterThan(1);
  for (const script of larger) expect(script.slice(0, 40)).toContain("//# allFunctionsCalledOnLoad\n");
});
