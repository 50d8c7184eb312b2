import type { Page } from "@playwright/test";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { ChartsOfAccountsPage } from "./pages/charts-of-accounts-page";
import { CompanyPage } from "./pages/company-page";
import { FiguresPage } from "./pages/figures-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, demoCompany, makeCompany, newCompanyNumber } from "./support/api";
import { companyWithBooks, makeChart } from "./support/chart-of-accounts";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

const MINUS = "\u2212";

async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

test("a chart is copied, changed, previewed, saved and used by keyboard alone, and the overview follows @long", async ({
  page,
}) => {
  const { company } = await companyWithBooks(page, "Kontoplanen");
  await new CompanyPage(page).goto(company.id, "Fiscal years");
  await page.getByRole("link", { name: /^Groups of the chart/ }).press("Enter");
  const chart = new ChartsOfAccountsPage(page);

  await test.step("the standard chart can be looked at, and copied", async () => {
    await expect(chart.row("Net sales")).toContainText(/3000–3799\s*1\s*−1,000/);
    await expect(page.getByText("The standard chart is the same for all companies")).toBeVisible();
    await expect(chart.save).toHaveCount(0);
    await expectAccessible(page);
    await chart.copy("Egen plan");
    await expect(page).toHaveURL(/chart=egen-plan/);
    await expect(chart.save).toBeDisabled();
    await expect(page.getByText("No fiscal year uses it.")).toBeVisible();
  });

  await test.step("an account in no group is put into the nearest one with one press, and taken back", async () => {
    await expect(chart.misplaced("9010")).toContainText(/30\.00\s*in no group, so in no figure/);
    await chart.openGroup("Own work capitalised");
    await page.keyboard.press("Tab");
    await typeOver(page, "3850-3899");
    await page.keyboard.press("Enter");
    const account = chart.misplaced("3810");
    await expect(account).toContainText(/Uthyrning\s*−500\.00/);
    await expect(page.getByText("Numbers in no group: 3800–3849")).toBeVisible();
    await account.getByRole("button", { name: "Put it in Net sales" }).press("Enter");
    await expect(account).toHaveCount(0);
    await expect(chart.row("Net sales")).toContainText("3000–3799, 3810");
    await page.keyboard.press("Control+z");
    await expect(account).toHaveCount(1);
    await page.keyboard.press("Control+z");
    await expect(page.getByText("Every number from 1000 to 8999 is in a group.")).toBeVisible();
    await page.getByRole("switch", { name: "Also 1 account without amounts" }).press("Space");
    await expect(chart.misplaced("9020")).toContainText("in no group");
  });

  await test.step("a group is found in the tree, and its accounts are changed as text", async () => {
    const rows = chart.tree.getByRole("row");
    await rows.nth(1).focus();
    await page.keyboard.press("End");
    await expect(rows.last()).toBeFocused();
    await page.keyboard.press("Home");
    await expect(rows.nth(1)).toBeFocused();
    await chart.openGroup("Net sales");
    await expect(page).toHaveURL(/group=NetSales/);
    await page.keyboard.press("Tab");
    await typeOver(page, "3000-3899");
    await expect(chart.group).toContainText("3800–3899 is in Own work capitalised too.");
    await expect(chart.misplaced("3810")).toContainText("in Net sales, Own work capitalised");
    await expect(chart.row("Net sales")).toContainText(/2\s*−1,500/);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(chart.row("Net sales")).toBeFocused();
    await expect(chart.row("Net sales")).toContainText("3000–3899");
    await chart.misplaced("3810").getByRole("button", { name: "Only in Net sales" }).press("Enter");
    await expect(chart.misplaced("3810")).toHaveCount(0);
    await expect(chart.row("Own work capitalised")).toContainText("3800–3809, 3811–3899");
  });

  await test.step("its effect on the key figures is shown before it is saved", async () => {
    await expect(chart.effect("Net sales")).toContainText(/1,000\s*1,500/);
    const changed = await chart.effects.getByRole("row").count();
    await expect(chart.effect("Equity ratio")).toHaveCount(0);
    await page.getByRole("switch", { name: "All key figures" }).press("Space");
    await expect(chart.effect("Equity ratio")).toBeVisible();
    expect(await chart.effects.getByRole("row").count()).toBeGreaterThan(changed);
    await page.getByRole("switch", { name: "All key figures" }).press("Space");
  });

  await test.step("it is saved, and the year uses it", async () => {
    await page.keyboard.press("Control+s");
    await expect(chart.saveStatus).toHaveText(/^Saved/);
    await expect(chart.save).toBeDisabled();
    await page.getByRole("button", { name: "Use for 2024" }).press("Enter");
    await expect(page.getByText("Used by 2024.")).toBeVisible();
    await new CompanyPage(page).tabs.getByRole("link", { name: "Overview" }).press("Enter");
    await expect(new FiguresPage(page).cards.filter({ hasText: "Net sales" }).first()).toContainText(/1,500\sSEK/);
  });
});

test("groups are added, moved and removed with undo, and nothing unsound is saved @long", async ({ page }) => {
  // axe reads the whole chart three times, which takes long.
  test.setTimeout(240_000);
  const { company, path, yearId } = await companyWithBooks(page, "Grupperna");
  await makeChart(page, path, yearId, "Egen plan");
  const chart = new ChartsOfAccountsPage(page);
  await chart.goto(company.id);
  await expect(page.getByText("Used by 2024.")).toBeVisible();

  await test.step("Insert adds a group under the one that has the focus", async () => {
    await chart.row("Income").focus();
    await page.keyboard.press("Insert");
    await expect(chart.field("Name")).toBeFocused();
    await typeOver(page, "Projekt");
    await page.keyboard.press("Tab");
    await page.keyboard.type("9010, 3000-380, 9099–9000, 9x–, 9010");
    for (const text of [
      "Projekt: 3000–380 ends with too short a number. Expected at least four digits",
      "Projekt: 9099–9000 ends before it begins. Expected the lower number first",
      "Projekt: “9x–” is no interval of accounts. Expected numbers such as 3000–3799 or 3900",
      "Projekt: 9010 overlaps 9010. Expected intervals that have no account in common.",
    ]) {
      await expect(chart.problems).toContainText(text);
      await expect(chart.group).toContainText(text);
    }
    await expect(page.getByText("They are computed once the chart is corrected.")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await chart.save.focus();
    await page.keyboard.press("Enter");
    await expect(chart.problems).toBeFocused();
    await chart.problems.getByRole("button", { name: "Go there" }).first().press("Enter");
    await page.keyboard.press("Tab");
    await typeOver(page, "9000–9099");
    await page.keyboard.press("Enter");
    await expect(chart.problems).toHaveCount(0);
    await expect(chart.misplaced("9010")).toHaveCount(0);
    await expect(chart.row("Projekt")).toHaveAttribute("aria-level", "2");
  });

  await test.step("another parent moves it", async () => {
    await chart.openGroup("Projekt");
    const parent = chart.group.getByRole("combobox", { name: "Under" });
    for (const [label, level] of [
      ["At the top", "1"],
      ["Income", "2"],
    ] as const) {
      await parent.selectOption({ label });
      await expect(chart.row("Projekt")).toHaveAttribute("aria-level", level);
    }
    await parent.press("Escape");
    await expect(chart.row("Projekt")).toBeFocused();
  });

  await test.step("leaving the page reports unsaved changes, which are back on return and after a reload", async () => {
    await new CompanyPage(page).tabs.getByRole("link", { name: "Comments" }).press("Enter");
    await expect(page.getByText("What you changed in Egen plan is not saved.")).toBeVisible();
    await page.getByRole("button", { name: "Go back" }).press("Enter");
    await expect(page.getByText("It is back.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("It is back.")).toBeVisible();
    await expect(chart.row("Projekt")).toContainText("9000–9099");
    await expectAccessible(page);
  });

  await test.step("a removed group that key figures are made of has to be replaced, or put back", async () => {
    await chart.row("Net sales").focus();
    await page.keyboard.press("Delete");
    await expect(chart.row("Net sales")).toHaveCount(0);
    await expect(chart.row("Own work capitalised")).toBeFocused();
    await expect(chart.problems).toContainText("Key figures are made of “Net sales”, and its group is gone.");
    await expect(chart.misplaced("3010")).toContainText("in no group");
    // An em space for each level indents the options.
    await chart.problems.getByRole("combobox", { name: "Net sales" }).selectOption({ label: "\u2003Projekt" });
    await expect(chart.problems).toHaveCount(0);
    await expect(chart.effect("Net sales")).toContainText(new RegExp(`1,000\\s*${MINUS}30`));
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect(chart.row("Net sales")).toBeVisible();
  });

  await test.step("someone else's change is shown, not overwritten", async () => {
    const stored = await callApi<ChartOfAccounts>(page, "GET", `${path}/ChartOfAccounts/own`);
    await callApi(page, "PUT", `${path}/ChartOfAccounts/own`, { ...stored, name: "Deras plan" });
    await chart.save.press("Enter");
    await expect(page.getByText("Someone else has changed this chart of accounts since you began.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save mine instead" }).press("Enter");
    await chart.save.press("Enter");
    await expect(chart.saveStatus).toHaveText(/^Saved/);
    const { name, children } = await callApi<ChartOfAccounts>(page, "GET", `${path}/ChartOfAccounts/own`);
    expect([name, JSON.stringify(children).includes("Projekt")]).toEqual(["Egen plan", true]);
  });
});

test("an address of a chart that is not there says so", async ({ page }) => {
  const company = await makeCompany(page, `Utan bokföring ${newCompanyNumber()} AB`);
  const chart = new ChartsOfAccountsPage(page);
  await chart.goto(company.id, "?chart=gone");
  await expect(page.getByText("There is no chart of accounts with the id “gone” here.")).toBeVisible();
  await page.getByRole("button", { name: /^Show/ }).press("Enter");
  await expect(chart.row("Net sales")).toBeVisible();
  await expect(page.getByText("The company has no books yet.")).toBeVisible();
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, user: "limited" });

  test("a user who may only read sees groups and accounts, and why nothing can be changed @long", async ({ page }) => {
    const company = await demoCompany(page);
    const chart = new ChartsOfAccountsPage(page);
    await chart.goto(company.id);
    await expect(page.getByText("your role in the company does not let you change it")).toBeVisible();
    await chart.row("Net sales").getByRole("rowheader").click();
    await expect(chart.field("Accounts")).toHaveAttribute("readonly");
    await expect(page.getByRole("button", { name: "Make a copy of your own" })).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await chart.goto(company.id, "?view=grid");
    await chart.grid.getByRole("gridcell", { name: "Assets", exact: true }).press("F2");
    await expect(
      page.getByRole("status").filter({ hasText: "your role in the company does not let you" }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove" })).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});
