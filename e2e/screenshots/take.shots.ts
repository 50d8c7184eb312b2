import { test as base, type Browser } from "@playwright/test";
import { demoCompany } from "../support/api";
import { NO_SESSION, PRODUCT, sessionFile, type DemoUser } from "../support/product";
import { waitForHydrationOnNavigation } from "../support/hydration";
import { SCHEMES, takePicture, WIDTHS } from "./shot";
import { SHOTS } from "./shots";

const EMPTY_COMPANY = { name: "Äppelgårdens Must AB", businessIdentityCode: "557999-0009" };

/** One company with books and one without, the same for all screenshots. */
const test = base.extend<object, { companies: { company: string; emptyCompany: string } }>({
  companies: [
    async ({ browser }: { browser: Browser }, use, { project }) => {
      const pageOf = (user: DemoUser) =>
        browser.newPage({ storageState: sessionFile(user), baseURL: project.use.baseURL! });
      const owner = await pageOf("owner");
      const first = await demoCompany(owner);
      await owner.close();
      const director = await pageOf("director");
      // The response is not checked: it is an error when another worker has already created the company.
      await director.request.post("/Api/v2/Agency/demo/Company", {
        headers: { "X-CSRF": "1", Origin: PRODUCT.url },
        data: EMPTY_COMPANY,
      });
      await director.close();
      const emptyCompany = `a-demo-${EMPTY_COMPANY.businessIdentityCode}`;
      await use({ company: encodeURIComponent(first.id), emptyCompany });
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "parallel" });

for (const { name, user = "consultant", path, prepare, wideOnly, isLoading } of SHOTS) {
  for (const viewport of wideOnly ? WIDTHS.slice(0, 1) : WIDTHS) {
    for (const colorScheme of SCHEMES) {
      test.describe(() => {
        test.use({
          viewport,
          colorScheme,
          contextOptions: { reducedMotion: "reduce" },
          storageState: user === null ? NO_SESSION : sessionFile(user),
        });
        test(`${name}-${viewport.width}-${colorScheme}`, async ({ page, companies }) => {
          waitForHydrationOnNavigation(page);
          const { company, emptyCompany } = companies;
          await page.goto(path.replace("{company}", company).replace("{emptyCompany}", emptyCompany));
          await page.waitForLoadState("networkidle");
          await prepare?.({ page, company, emptyCompany, narrow: viewport.width < 768 });
          await takePicture(page, `${name}-${viewport.width}-${colorScheme}`, isLoading);
        });
      });
    }
  }
}
