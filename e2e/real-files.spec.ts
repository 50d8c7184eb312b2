import { readdirSync, readFileSync } from "node:fs";
import { decodeSieBytes } from "@/contract/imports/sie-bytes";
import type { SieImportEntry } from "@/contract/imports/sie-import";
import { COMPANY_PAGES, companyPage, importChangePage, MEETING_PAGES, meetingPage } from "@/lib/paths";
import { sieFiles, takesAllRealFiles, TELLING_FILES } from "@/service/testing/test-settings.mjs";
import { callApi, makeCompany } from "./support/api";
import { expect, test } from "./support/test";

/** The names of the files to open: one of vouchers, or with `npm run prove -- real-files` all of the folder. */
function filesToOpen(): string[] {
  if (sieFiles === undefined || !takesAllRealFiles) return TELLING_FILES.slice(0, 1);
  return readdirSync(sieFiles).filter((name) => /\.(se|si)$/.test(name));
}

/** The addresses of every page of a company with these imports, and of second views of its pages. */
function pagesOf(companyId: string, imports: readonly SieImportEntry[]): string[] {
  return [
    ...COMPANY_PAGES.map((name) => companyPage(companyId, name)),
    `${companyPage(companyId, "statements")}?statement=balance`,
    `${companyPage(companyId, "charts-of-accounts")}?view=grid`,
    ...imports.map(({ id }) => importChangePage(companyId, id)),
    ...MEETING_PAGES.map((name) => meetingPage(companyId, name)),
  ];
}

/** Files of vouchers alone need the fiscal year in the request. */
const YEARS: Partial<Record<string, object>> = {
  "kontek-lon-4i.si": { fiscalYearStart: "2011-01-01", fiscalYearEnd: "2011-12-31" },
};

test.use({ user: "director" });
test.skip(sieFiles === undefined, "SIE_FILES names no folder of the vendors' files");

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
    const { text } = decodeSieBytes(readFileSync(`${sieFiles}/${file}`));
    const request = { data: text, companyId: id, ...YEARS[file] };
    const result = await callApi<{ success: boolean; errors: unknown[] }>(page, "PUT", "/SieImport/demo", request);
    expect(result.errors).toEqual([]);
    const imports = await callApi<SieImportEntry[]>(page, "GET", `/Company/${id}/SieImport`);
    expect(imports).not.toEqual([]);
    for (const address of pagesOf(id, imports)) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      await expect(page.getByRole("heading").first(), address).toBeVisible();
      // The page's own requests are answered before the next page is opened.
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("alert").filter({ hasText: /\S/ }), address).toHaveCount(0);
    }
    expect(failures).toEqual([]);
  });
}
