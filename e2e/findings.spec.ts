import type { Page } from "@playwright/test";
import type { StandardRule } from "@/contract/findings/finding-rule";
import { FindingsPage } from "./pages/findings-page";
import { StandardList } from "./pages/standards-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, makeCompany, newCompanyNumber } from "./support/api";
import { importText, monthlyBooks } from "./support/monthly-books";
import { expect, test } from "./support/test";

/** The finding of {@link fallenClient}, by its name in the labels of its actions and by the text of its reason. */
const FALL = "Net sales −90.0 %";
const FALL_REASON = /^Net sales −90\.0 % from the year before/;

/**
 * Makes a company whose sales have fallen, and returns the list of findings for it. The number in its name keeps a
 * retried test from finding the company of the first try.
 */
async function fallenClient(page: Page, firstWords: string): Promise<FindingsPage> {
  const name = `${firstWords} ${newCompanyNumber()}`;
  const company = await makeCompany(page, name);
  await importText(page, company, monthlyBooks(company, 2024, new Array<number>(12).fill(5_000)));
  await importText(page, company, monthlyBooks(company, 2025, [500, 500]));
  return new FindingsPage(page, name);
}

test.describe("a director", () => {
  test.use({ user: "director" });

  test("sees whom to call and why, answers and takes answers back @long", async ({ page }) => {
    const findings = await fallenClient(page, "Överraskningens Bageri AB");

    await test.step("the reason has its numbers and leads to how they come about", async () => {
      await findings.goto();
      await expect(findings.reason(FALL_REASON)).toBeVisible();
      await expect(findings.reason(/^Booked to Feb 2025; the next month is \d+ days late$/)).toBeVisible();
      await expectAccessible(page);
      await findings.reason(FALL_REASON).click();
      await expect(page).toHaveURL(/trace=NetSales(~|%7E)2025-01-01(~|%7E)2025-02-28/);
      await expect(page.getByRole("heading", { name: /Net sales/ }).first()).toBeVisible();
    });

    await test.step("an answer by the keyboard keeps the focus in the list, and the notice takes the answer back", async () => {
      await findings.goto();
      await findings.done(FALL).focus();
      await page.keyboard.press("Enter");
      await expect(findings.reason(FALL_REASON)).toBeHidden();
      await expect(findings.panel.locator(":focus")).toHaveCount(1);
      await findings.undo.click();
      await expect(findings.reason(FALL_REASON)).toBeVisible();
    });
  });

  test("marks a finding as not relevant, sees it among the answered, and takes it back @long", async ({ page }) => {
    const findings = await fallenClient(page, "Ödesmättade Bageriet AB");
    await findings.goto();
    await findings.reasons.getByRole("button", { name: `More answers to ${FALL}` }).click();
    await page.getByRole("menuitem", { name: "Not relevant for this client" }).click();
    await expect(findings.reason(FALL_REASON)).toBeHidden();
    await findings.showAnswered();
    await expect(findings.reasons.getByText(/^Not relevant for this client, /)).toBeVisible();
    await expectAccessible(page);
    await findings.reasons.getByRole("button", { name: `Take back the answer to ${FALL}` }).click();
    await expect(findings.reason(FALL_REASON)).toBeHidden();
    await findings.goto();
    await expect(findings.reason(FALL_REASON)).toBeVisible();
  });

  test("answers by a comment on the key figure @long", async ({ page }) => {
    const findings = await fallenClient(page, "Övningens Bageri AB");
    await findings.goto();
    await findings.reasons.getByRole("link", { name: `Comment on ${FALL}` }).click();
    await expect(page).toHaveURL(/\/comments\?about=/);
    await expect(page.getByRole("combobox", { name: "Key figure" })).toHaveValue("Net sales");
    await page.getByRole("textbox", { name: "Comment" }).fill("Ombyggnad, öppnar igen i mars.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Ombyggnad, öppnar igen i mars.")).toBeVisible();
    await findings.goto();
    await expect(findings.reason(FALL_REASON)).toBeHidden();
    await findings.showAnswered();
    await expect(findings.reasons.getByText(/^Commented, /)).toBeVisible();
  });

  test("makes a rule, told beforehand how many clients it finds @long", async ({ page }) => {
    const findings = await fallenClient(page, "Örnens Bageri AB");
    const ruleName = `Under a third of last year ${newCompanyNumber()}`;
    try {
      await page.goto("/agencies/demo/rules");
      await page.getByRole("button", { name: "New rule" }).click();
      const dialog = page.getByRole("dialog", { name: "New rule" });
      await dialog.getByRole("combobox", { name: "Condition" }).fill("[Net sales] = 3");
      await dialog.getByRole("button", { name: "Save rule" }).click();
      await expect(dialog.getByText("Expected one of < <= > >= between two formulas.")).toBeVisible();
      await dialog.getByRole("combobox", { name: "Condition" }).fill("[Net sales] < 0.3 * yearBefore([Net sales])");
      await dialog.getByLabel("Name").fill(ruleName);
      await expect(dialog.getByText(/^Finds \d+ clients? today, of \d+\.$/)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Save rule" }).click();
      const rules = new StandardList(page.getByRole("region", { name: "Rules", exact: true }));
      const rule = rules.standard(ruleName);
      await expect(rule.getByText("From the agency")).toBeVisible();
      await expectAccessible(page);
      await findings.goto();
      await expect(
        findings.reason(/^Net sales 1,000 SEK, under 3,000 SEK \(0\.3 \* yearBefore\(Net sales\)\)$/),
      ).toBeVisible();
      await page.goto("/agencies/demo/rules");
      await rules.action(ruleName, "Delete");
      await expect(rule).toBeHidden();
    } finally {
      const path = "/Agency/demo/StandardFindingRule";
      const left = (await callApi<StandardRule[]>(page, "GET", path)).filter(({ name }) => name === ruleName);
      for (const { id } of left) await callApi(page, "DELETE", `${path}/${id}`);
    }
  });
});

test("a consultant sees the rules and changes none", async ({ page }) => {
  await page.goto("/agencies/demo/rules");
  await expect(page.getByText("Directors change the rules.")).toBeVisible();
  await expect(page.getByRole("switch").first()).toBeDisabled();
  await expect(page.getByRole("button", { name: "New rule" })).toBeHidden();
});
