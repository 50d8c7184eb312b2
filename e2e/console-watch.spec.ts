import { test } from "./support/test";

for (const where of ["the page", "a context that the test opens"]) {
  test(`an error in the console of ${where} fails the test`, async ({ page, browser }) => {
    test.fail();
    try {
      const context = where === "the page" ? page.context() : await browser.newContext();
      const shown = where === "the page" ? page : await context.newPage();
      await shown.evaluate('console.error("an error")');
      await context.close();
    } catch {
      // The watch alone may fail this test: without its failure the test passes, which is reported as unexpected.
    }
  });
}
