import { test, type Page } from "@playwright/test";
import type { Company } from "@/contract/companies/company";
import type { PeriodReport } from "@/contract/reports/period-report";
import { TestMailServer } from "@/service/testing/test-mail-server";
import { MailsPage } from "../pages/mails-page";
import { callApi } from "../support/api";
import { waitForHydrationOnNavigation } from "../support/hydration";
import { importText } from "../support/monthly-books";
import { startOwnProduct } from "../support/own-product";
import { DEMO_PASSWORD, NO_SESSION, PRODUCT, sessionFile } from "../support/product";
import { signIn } from "../support/sign-in";
import { SCHEMES, takePicture, WIDTHS } from "./shot";

/** Takes all pictures of a page whose preparation would take too long to repeat for each picture. */
async function takeAll(page: Page, name: string): Promise<void> {
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.reload();
      await page.waitForLoadState("networkidle");
      await takePicture(page, `${name}-${viewport.width}-${colorScheme}`);
    }
  }
}

test("mails-sent", async ({ browser }) => {
  test.setTimeout(300_000);
  const server = await TestMailServer.start();
  const product = await startOwnProduct({
    DEMO: "1",
    DEMO_PASSWORD,
    SMTP_URL: server.url,
    MAIL_FROM: "Demobyrån <rapporter@demobyran.example>",
  });
  try {
    const context = await browser.newContext({ baseURL: product.url, storageState: NO_SESSION });
    const page = await context.newPage();
    waitForHydrationOnNavigation(page);
    await signIn(page, "director");
    const kim = { name: "Kim Konsult", userName: "kim.konsult", type: "AgencyConsultant", agencyId: "demo" };
    await callApi(page, "POST", "/User", kim);
    const invitation = { mailTo: "kim@demobyran.example", language: "sv" };
    await callApi(page, "POST", "/User/kim.konsult/PasswordLink", invitation);
    const companies = await callApi<Company[]>(page, "GET", "/Agency/demo/Company");
    for (const [i, { id }] of companies.slice(0, 3).entries()) {
      const [report] = await callApi<PeriodReport[]>(page, "GET", `/Company/${id}/PeriodReport`);
      const to = `agare@foretag${i + 1}.example`;
      if (i === 2) server.refusal = () => ({ code: 550, words: "5.1.1 No such mailbox here" });
      await callApi(page, "POST", `/Company/${id}/PeriodReport/${report!.id}/Link`, {
        days: 30,
        language: "sv",
        needsCode: i === 1,
        mailTo: to,
      });
      const mail = new MailsPage(page);
      await mail.goto("demo");
      await mail
        .mailTo(to)
        .getByText(i === 2 ? "Could not be sent" : "Sent", { exact: true })
        .waitFor();
    }
    await takeAll(page, "mails-sent");
    await context.close();
  } finally {
    await product.stop();
    await server.stop();
  }
});

const CIDER = { name: "Körsbärsgårdens Cider AB", businessIdentityCode: "557998-0001" };

/**
 * The books of January to March. `march` has the records of March that are booked so far; `sold` and `bought` are the
 * totals of all three months, in kronor.
 */
function books(march: readonly string[], sold: number, bought: number): string {
  return [
    "#FLAGGA 0",
    '#PROGRAM "Bokföring" 1.0',
    "#FORMAT PC8",
    "#GEN 20240410",
    "#SIETYP 4",
    `#FNAMN "${CIDER.name}"`,
    `#ORGNR ${CIDER.businessIdentityCode}`,
    "#RAR 0 20240101 20241231",
    '#KONTO 1930 "Företagskonto"',
    '#KONTO 3001 "Försäljning av cider"',
    '#KONTO 4010 "Inköp av frukt"',
    "#IB 0 1930 0.00",
    `#UB 0 1930 ${sold - bought}.00`,
    `#RES 0 3001 -${sold}.00`,
    `#RES 0 4010 ${bought}.00`,
    ...voucher("A 1", "20240115", "Kundfaktura Saluhallen", "1930", "3001", 48_000),
    ...voucher("A 2", "20240212", "Kundfaktura Gårdsbutiken", "1930", "3001", 52_500),
    ...march,
    "",
  ].join("\r\n");
}

function voucher(id: string, day: string, text: string, debit: string, credit: string, amount: number): string[] {
  const rows = [`#TRANS ${debit} {} ${amount}.00`, `#TRANS ${credit} {} -${amount}.00`];
  return [`#VER ${id} ${day} "${text}"`, "{", ...rows, "}"];
}

const BEFORE = books(
  [
    ...voucher("A 3", "20240308", "Kundfaktura Saluhallen", "1930", "3001", 61_000),
    ...voucher("A 4", "20240320", "Fruktodlarna, äpplen", "4010", "1930", 23_400),
  ],
  161_500,
  23_400,
);
const AFTER = books(
  [
    ...voucher("A 3", "20240308", "Kundfaktura Saluhallen", "1930", "3001", 58_500),
    ...voucher("A 4", "20240312", "Kundfaktura Krogen", "1930", "3001", 17_200),
    ...voucher("A 5", "20240320", "Fruktodlarna, äpplen", "4010", "1930", 23_400),
    ...voucher("A 6", "20240328", "Fruktodlarna, päron", "4010", "1930", 9_800),
  ],
  176_200,
  33_200,
);

test.describe("the product", () => {
  test.use({ storageState: sessionFile("director") });

  test("imports-changes", async ({ page }) => {
    waitForHydrationOnNavigation(page);
    // In a running product an earlier run may have created the company already.
    await page.request.post("/Api/v2/Agency/demo/Company", {
      headers: { "X-CSRF": "1", Origin: PRODUCT.url },
      data: CIDER,
    });
    const companies = await callApi<Company[]>(page, "GET", "/Agency/demo/Company");
    const company = companies.find(({ name }) => name === CIDER.name)!;
    for (const text of [BEFORE, AFTER]) await importText(page, company, text);
    const [latest] = await callApi<{ id: string }[]>(page, "GET", `/Company/${company.id}/SieImport`);
    await page.goto(`/companies/${company.id}/imports/${latest!.id}`);
    await page.getByRole("list", { name: "Vouchers" }).waitFor();
    await takeAll(page, "imports-changes");
  });
});
