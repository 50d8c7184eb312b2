import { readdirSync, readFileSync } from "node:fs";
import { decodeSieBytes } from "@/contract/imports/sie-bytes";
import { sieFiles, takesAllRealFiles, TELLING_FILES } from "@/service/testing/test-settings.mjs";
import { callApi, makeCompany } from "./support/api";
import { expect, test } from "./support/test";

/** The folder of the vendors' files, which are no part of the repository. */
const FOLDER = sieFiles;

/** The names of the files to open; `npm run prove -- real-files` takes all of the folder. */
function filesToOpen(): string[] {
  if (FOLDER === undefined || !takesAllRealFiles) return TELLING_FILES;
  return readdirSync(FOLDER).filter((name) => /\.(se|si)$/.test(name));
}

/** Every page of a company. */
const PAGES = [
  ...["figures", "inputs", "inputs?view=formulas", "statements", "statements?statement=balance", "comments"],
  ...[
    "targets",
    "reports",
    "presets",
    "fiscal-years",
    "charts-of-accounts",
    "charts-of-accounts?view=grid",
    "imports",
    "meeting",
    "meeting/statements",
    "meeting/reports",
    "meeting/trace",
  ],
];

/** Files of vouchers alone need the fiscal year in the request. */
const YEARS: Partial<Record<string, object>> = {
  "kontek-lon-4i.si": { fiscalYearStart: "2011-01-01", fiscalYearEnd: "2011-12-31" },
};

test.use({ user: "director" });
test.skip(FOLDER === undefined, "SIE_FILES names no folder of the vendors' files");

for (const file of filesToOpen()) {
  test(`every page of a company with the books of ${file} opens, and nothing behind it fails @long`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const failures: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
    });
    await page.goto("/");
    const { id } = await makeCompany(page, `Verkliga ${file}`);
    const { text } = decodeSieBytes(readFileSync(`${FOLDER}/${file}`));
    const request = { data: text, companyId: id, ...YEARS[file] };
    const result = await callApi<{ success: boolean; errors: unknown[] }>(page, "PUT", "/SieImport/demo", request);
    expect(result.errors).toEqual([]);
    for (const name of PAGES) {
      const response = await page.goto(`/companies/${id}/${name}`);
      expect(response?.status(), name).toBe(200);
      await expect(page.getByRole("heading").first(), name).toBeVisible();
      // The page's own requests are answered before the next page is opened.
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("alert").filter({ hasText: /\S/ }), name).toHaveCount(0);
    }
    expect(failures).toEqual([]);
  });
}
