import type { Company } from "@/contract/companies/company";
import { FIRST_LOAD_PAGES, limitOf, measureFirstLoad } from "@/scripts/first-load.mjs";
import { callApi } from "./support/api";
import { expect, test } from "./support/test";

for (const address of FIRST_LOAD_PAGES) {
  test.describe(address, () => {
    test.use({ user: address === "/sign-in" ? null : "consultant" });

    test(`costs at most ${limitOf(address) / 1000} kB of scripts before it is shown`, async ({ page }, {
      annotations,
    }) => {
      const companyId = address.includes("{company}") ? (await callApi<Company[]>(page, "GET", "/Company"))[0]!.id : "";
      const { html, later } = await measureFirstLoad(page, address.replace("{company}", companyId));
      annotations.push({ type: "gzip", description: `${html} bytes, and ${later} more after it` });
      expect(html).toBeGreaterThan(50_000);
      expect(html).toBeLessThanOrEqual(limitOf(address));
    });
  });
}
