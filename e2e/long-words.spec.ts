import { randomInt } from "node:crypto";
import type { Company } from "@/contract/companies/company";
import type { CompanyType } from "@/contract/companies/company-type";
import { takesAllCases } from "@/service/testing/test-settings.mjs";
import { addAgency } from "./support/admin";
import { callApi, makeCompany } from "./support/api";
import { importText } from "./support/monthly-books";
import { PAGES } from "./support/open-route";
import { DATA_DIR, DEMO_PASSWORD } from "./support/product";
import { sidewaysScroll } from "./support/sideways-scroll";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";
import { addressOf, makeRouteIds } from "./support/test-agency";

test.use({ user: null });
test.skip(DATA_DIR === null, "E2E_DATA_DIR does not say where the running product keeps its data");

/** One word that is wider than a phone in every size of type. */
const WORD = "Fastighetsförvaltningsbolagsredovisningskonsulternasgemensammaekonomiavdelning";
/** `npm run prove -- pages` also has a window of 1280 × 1024 pixels at 400 % zoom. */
const WINDOWS: readonly [width: number, height: number][] = takesAllCases
  ? [
      [390, 844],
      [320, 256],
    ]
  : [[390, 844]];
const JANUARY = { start: "2025-01-01T00:00:00", end: "2025-01-31T23:59:59" };

/** Books of January 2025, with accounts, cost centres and vouchers named by {@link WORD}. */
function wordyBooks(company: Company): string {
  return [
    "#FLAGGA 0",
    "#FORMAT PC8",
    "#SIETYP 4",
    `#PROGRAM "${WORD}" 1.0`,
    "#GEN 20251231",
    `#FNAMN "${company.name}"`,
    `#ORGNR ${company.businessIdentityCode}`,
    "#RAR 0 20250101 20251231",
    `#KONTO 1930 "${WORD}bank"`,
    `#KONTO 3010 "${WORD}varor"`,
    `#DIM 1 "${WORD}ställe"`,
    `#OBJEKT 1 "A" "${WORD}"`,
    "#IB 0 1930 0.00",
    "#UB 0 1930 1000.00",
    "#RES 0 3010 -1000.00",
    `#VER A 1 20250110 "${WORD}"`,
    "{",
    `#TRANS 1930 {} 1000.00 20250110 "${WORD}"`,
    '#TRANS 3010 {1 "A"} -1000.00',
    "}",
    "",
  ].join("\r\n");
}

test("a word that is wider than the window breaks, and the page does not scroll sideways @long", async ({ page }) => {
  // It opens every page of an agency and a company, which takes more than a minute.
  test.slow();
  const agencyId = `langa${randomInt(1e9)}`;
  await signIn(page, await addAgency(agencyId, WORD, WORD));

  const type = await callApi<CompanyType>(page, "POST", `/Agency/${agencyId}/CompanyType`, { Name: WORD });
  const company = await makeCompany(page, `${WORD} AB`, agencyId);
  const [ofAgency, ofCompany] = [`/Agency/${agencyId}`, `/Company/${company.id}`];
  await callApi(page, "PUT", ofCompany, { companyTypeId: type.Id });
  await importText(page, company, wordyBooks(company), agencyId);
  const preset = { id: "bank", name: WORD, description: WORD, keyFigureTypes: ["NetSales", "GrossProfitMargin"] };
  await callApi(page, "POST", `${ofAgency}/StandardKeyFigurePreset`, preset);
  await callApi(page, "POST", `${ofCompany}/KeyFigurePreset`, { ...preset, id: "own" });
  const formula = { id: "Eget", name: `${WORD}tal`, formula: "[NetSales] / 2", valueType: "Amount", description: WORD };
  await callApi(page, "POST", `${ofAgency}/StandardKeyFigureFormula`, formula);
  const about = { type: "KeyFigureComment", keyFigureType: "NetSales", period: JANUARY };
  await callApi(page, "POST", `${ofCompany}/Comment`, { ...about, message: WORD, isQuestion: true });
  await callApi(page, "POST", `${ofCompany}/PeriodReport`, {
    title: WORD,
    comment: WORD,
    keyFigurePresetId: "own",
    period: JANUARY,
    blocks: [
      { id: "a", type: "letterhead" },
      { id: "b", type: "text", text: WORD },
    ],
  });
  await callApi(page, "POST", "/Me/PersonalAccessToken", { name: WORD, currentPassword: DEMO_PASSWORD });
  const ids = await makeRouteIds(page, agencyId, company);

  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    // A director may not open the list of agencies, and a user who is signed in is not shown the sign-in page.
    for (const route of PAGES.filter((each) => each !== "/agencies" && each !== "/sign-in")) {
      await page.goto(addressOf(route, ids));
      await expect(page.getByRole("heading", { level: 1 }), route).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect.soft(await sidewaysScroll(page), `${route}, ${width} pixels wide`).toBeLessThanOrEqual(0);
    }
  }
});
