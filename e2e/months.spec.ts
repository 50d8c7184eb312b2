import { formatMonth } from "@/contract/format/format-days";
import type { CompanyMonthsList } from "@/contract/months";
import { CommentsPage } from "./pages/comments-page";
import { MonthsPage } from "./pages/months-page";
import { expectAccessible, expectRoom } from "./support/accessibility";
import { callApi, importBooks, makeCompany } from "./support/api";
import { PRODUCT, sessionFile } from "./support/product";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

test("a month leads to what it lacks, and shows it as done afterwards", async ({ page, browser }) => {
  const name = "Månadens AB";
  const company = await makeCompany(page, name);
  await importBooks(page, company, 2024);
  const months = new MonthsPage(page);
  const query = `?q=${company.businessIdentityCode}&through=2024-06`;
  await months.goto(query);

  await test.step("books are missing after the last booked month, but no comment is", async () => {
    await expect(months.missing(name, "Jun 2024", "Books are missing: import them")).toHaveAttribute(
      "href",
      /imports$/,
    );
    await expect(months.missing(name, "Jun 2024", "No comment: write one")).toHaveCount(0);
  });

  const response = await callApi<CompanyMonthsList>(page, "GET", "/Agency/demo/CompanyMonth?through=2024-06");
  const { books } = response.companies.find(({ companyId }) => companyId === company.id)!;
  // A letter for each month, y for one that is booked.
  const booked = response.months[books.indexOf("y")]!;
  const monthName = formatMonth(`${booked}-01`, "en");

  await test.step("by the keyboard to the comment that is missing, with the month filled in", async () => {
    const comment = months.missing(name, monthName, "No comment: write one");
    await comment.focus();
    await page.keyboard.press("ArrowRight");
    await expect(months.missing(name, monthName, "No published report: make one")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(comment).toBeFocused();
    await page.keyboard.press("Enter");
    const form = new CommentsPage(page).form("New comment");
    await expect(form.getByRole("combobox", { name: "Period" }).locator("option:checked")).toHaveText(monthName);
    await form.getByRole("combobox", { name: "Key figure" }).fill("Gross margin");
    await page.getByRole("option", { name: "Gross margin" }).click();
    await form.getByLabel("Comment", { exact: true }).fill("Månaden är klar.");
    await new CommentsPage(page).save();
    const saved = new CommentsPage(page).comment("Månaden är klar.");
    await expect(saved.getByRole("button", { name: /^Edit the comment/ })).toBeVisible();
    await expect(page).not.toHaveURL(/about=/);
  });

  await test.step("the month no longer lacks the comment", async () => {
    await months.goto(query);
    await expect(months.row(name)).toBeVisible();
    await expect(months.missing(name, monthName, "No comment: write one")).toHaveCount(0);
    await months.goto(`${query}&month=${booked}&missing=commented`);
    await expect(page.getByText("No client matches the filter.")).toBeVisible();
    await page.getByLabel("What is missing").selectOption(`Report missing in ${monthName}`);
    await expect(months.row(name)).toBeVisible();
  });

  await test.step("nobody but the agency sees the months", async () => {
    const owner = await browser.newPage({ storageState: sessionFile("owner") });
    await owner.goto("/agencies/demo/months");
    await expect(new MonthsPage(owner).table).toHaveCount(0);
    const refused = await owner.request.get(`${PRODUCT.url}/Api/v2/Agency/demo/CompanyMonth`, {
      headers: { "X-CSRF": "1" },
    });
    expect(refused.status()).toBe(404);
    await owner.close();
  });
});

test("the months are accessible, and a phone shows one of them @long", async ({ page }) => {
  const months = new MonthsPage(page);
  await months.goto();
  await expect(months.table.getByRole("columnheader")).toHaveCount(13);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(months.table.getByRole("columnheader")).toHaveCount(2);
  const [, chosen] = await page.getByLabel("Month", { exact: true }).locator("option").allInnerTexts();
  await page.getByLabel("Month", { exact: true }).selectOption(chosen!);
  await expect(months.table.getByRole("columnheader").nth(1)).toContainText(chosen!.replace("Month: ", ""));
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test("on a phone no name of a client reaches over the steps beside it @long", async ({ page }) => {
  const company = await makeCompany(page, "Månadens långa namn AB");
  await importBooks(page, company, 2024);
  await page.setViewportSize({ width: 390, height: 844 });
  const months = new MonthsPage(page);
  await months.goto(`?q=${company.businessIdentityCode}&through=2024-06`);
  const link = page.getByRole("link", { name: company.name, exact: true });
  await expect(months.missing(company.name, "Jun 2024", "Books are missing: import them")).toBeVisible();
  // Any length may be the one at which a name reaches the steps. A renamed link is no longer found by its name.
  for (let length = 18; length < 32; length++) {
    await link.or(page.locator("[data-renamed]")).evaluate((element, text) => {
      element.setAttribute("data-renamed", "");
      element.textContent = text;
    }, "n".repeat(length));
    await expectRoom(page);
  }
});
