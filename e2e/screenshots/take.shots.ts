import { test as base, type Browser } from "@playwright/test";
import type { Company } from "@/contract/company";
import { callApi, makeCompany } from "../support/api";
import { sessionFile } from "../support/product";
import { SHOTS } from "./shots";

const FOLDER = "docs/screenshots";
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const SCHEMES = ["light", "dark"] as const;

/** One company with books and one without, for all screenshots of a worker. */
const test = base.extend<object, { companies: { company: string; emptyCompany: string } }>({
  companies: [
    async ({ browser }: { browser: Browser }, use) => {
      const page = await browser.newPage({
        storageState: sessionFile("owner"),
        baseURL: base.info().project.use.baseURL!,
      });
      const [first] = await callApi<Company[]>(page, "GET", "/Company");
      await page.close();
      const agency = await browser.newPage({
        storageState: sessionFile("director"),
        baseURL: base.info().project.use.baseURL!,
      });
      const empty = await makeCompany(agency, "Äppelgårdens Must AB");
      await use({ company: encodeURIComponent(first!.id), emptyCompany: encodeURIComponent(empty.id) });
      await callApi(agency, "DELETE", `/Company/${empty.id}`);
      await agency.close();
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "parallel" });

for (const { name, user = "consultant", path, prepare, wideOnly } of SHOTS) {
  for (const viewport of wideOnly ? WIDTHS.slice(0, 1) : WIDTHS) {
    for (const colorScheme of SCHEMES) {
      test.describe(() => {
        test.use({
          viewport,
          colorScheme,
          contextOptions: { reducedMotion: "reduce" },
          storageState: user === null ? { cookies: [], origins: [] } : sessionFile(user),
        });
        test(`${name}-${viewport.width}-${colorScheme}`, async ({ page, companies }) => {
          const { company, emptyCompany } = companies;
          await page.goto(path.replace("{company}", company).replace("{emptyCompany}", emptyCompany));
          await page.waitForLoadState("networkidle");
          await prepare?.({ page, company, emptyCompany, narrow: viewport.width < 768 });
          await page.evaluate(() => document.fonts.ready);
          await page.waitForTimeout(200);
          const file = `${FOLDER}/${name}-${viewport.width}-${colorScheme}.png`;
          await page.screenshot({ path: file, animations: "disabled", caret: "hide" });
        });
      });
    }
  }
}
