import type { Locator } from "@playwright/test";
import type { VoucherList } from "@/contract/vouchers";
import { FiguresPage } from "./pages/figures-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, makeCompany, newCompanyNumber } from "./support/api";
import { tabTo } from "./support/keyboard";
import { importText, monthlyBooks } from "./support/monthly-books";
import { sessionFile } from "./support/product";
import { expect, test } from "./support/test";

test("a figure is followed to the counter account of a voucher and back, by the keyboard alone", async ({ page }) => {
  const company = await makeCompany(page, `Ordningsamma ${newCompanyNumber()} AB`);
  await importText(page, company, monthlyBooks(company, 2024, [1000, 3000]));
  await new FiguresPage(page).goto(company.id, "?figures=NetSales&trace=NetSales~2024-02-01~2024-02-29");
  const tree = page.getByRole("tree", { name: "From the value to the voucher" });
  const current = tree.locator(":focus");
  await expect(current).toHaveAttribute("aria-level", "1");
  for (let press = 0; press < 12 && !/^Voucher/.test((await current.textContent()) ?? ""); press++) {
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Enter");
  const voucher = page.getByRole("dialog", { name: /^Voucher [A-Z] \d/ });
  await expect(voucher).toBeVisible();
  const rows = voucher.getByRole("table", { name: /^Rows of voucher/ }).getByRole("row");
  await expect(rows.last()).toHaveText(/^Sum([\d,]+\.\d\d)\1$/);
  await expectAccessible(page);

  await test.step("as it stands in the file", async () => {
    await tabTo(page, voucher.getByRole("button", { name: "Show the lines of the file" }));
    await page.keyboard.press("Enter");
    await expect(voucher.getByRole("list", { name: "Lines of the file" })).toContainText("#VER");
  });

  await test.step("the counter account's vouchers, and back to the same voucher", async () => {
    await tabTo(page, voucher.getByRole("link", { name: /^Vouchers of account 1930$|^1930/ }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/vouchers\?.*account=1930/);
    await expect(page.getByRole("list", { name: "Vouchers" }).getByRole("listitem").first()).toContainText("1930");
    await page.goBack();
    await expect(voucher).toBeVisible();
  });

  await page.keyboard.press("Escape");
  await expect(voucher).toBeHidden();
  await expect(tree).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tree).toBeHidden();
});

/** The words of the page on the way, in each language. */
const WAYS = [
  {
    locale: "en-GB",
    ...{ figure: "How Net sales is made", tree: "From the value to the voucher", voucher: /^Voucher A 2/ },
    ...{ inTree: /^Voucher/, vouchers: "Vouchers", comment: "Comment on voucher A 2" },
  },
  {
    locale: "sv-SE",
    ...{ figure: "Så räknas Nettoomsättning", tree: "Från värde till verifikation", voucher: /^Verifikation A 2/ },
    ...{ inTree: /^Verifikation/, vouchers: "Verifikationer", comment: "Kommentera verifikation A 2" },
  },
];

for (const { locale, figure, tree, voucher, inTree, vouchers, comment } of WAYS) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("the way from a figure of the overview to a counter account and back ends at the figure", async ({ page }) => {
      const company = await makeCompany(page, `Tangentvägen ${newCompanyNumber()} AB`);
      await importText(page, company, monthlyBooks(company, 2024, [1000, 3000]));
      await new FiguresPage(page).goto(company.id, "?resolution=month");
      const button = page.getByRole("button", { name: figure, exact: true });
      await expect(button).toBeVisible();
      for (let press = 0; press < 120 && !(await isFocused(button)); press++) await page.keyboard.press("Tab");
      await expect(button).toBeFocused();
      await page.keyboard.press("Enter");
      const current = page.getByRole("tree", { name: tree }).locator(":focus");
      await tabTo(page, page.getByRole("tree", { name: tree }).getByRole("treeitem").first());
      for (let press = 0; press < 12 && !inTree.test((await current.textContent()) ?? ""); press++) {
        await page.keyboard.press("ArrowRight");
      }
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: voucher });
      await expect(dialog.getByRole("link", { name: comment })).toBeVisible();
      await tabTo(page, dialog.getByRole("link", { name: /^1930/ }));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/vouchers\?.*account=1930/);
      await expect(page.getByRole("list", { name: vouchers }).getByRole("listitem").first()).toContainText("1930");
      await page.goBack();
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("tree", { name: tree })).toBeHidden();
      await expect(button).toBeFocused();
    });
  });
}

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

test.describe("the list", () => {
  // A link to a voucher whose file was replaced, and a company of others.
  test.use({ expectedConsole: [/status of 404/] });

  test("vouchers are narrowed, opened one after the other, linked to, and gone with their file @long", async ({
    page,
    browser,
  }) => {
    const company = await makeCompany(page, `Verifierade ${newCompanyNumber()} AB`);
    await importText(page, company, monthlyBooks(company, 2024, [1000, 3000, 2000]));
    const all = await callApi<VoucherList>(page, "GET", `/Company/${company.id}/FiscalYear/2024-01-01/Voucher`);
    await page.goto(`/companies/${company.id}/vouchers`);
    const list = page.getByRole("list", { name: "Vouchers" });
    const items = list.getByRole("listitem");
    await expect(items).toHaveCount(all.count);
    await expectAccessible(page);

    await test.step("by text, account and month, in the address", async () => {
      await page.getByLabel("Text or number").fill("b 2");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/text=/);
      await expect(page.getByLabel("Text or number")).toBeFocused();
      await page.reload();
      await expect(page.getByLabel("Text or number")).toHaveValue("b 2");
      await expect(items).toHaveText([/^2024-02-28B 2Månaden.*400\.00$/]);
      await page.getByLabel("Account", { exact: true }).fill("4711");
      await page.keyboard.press("Enter");
      await expect(page.getByText("No voucher fits the filter.")).toBeVisible();
      await page.getByRole("button", { name: "Clear the filter" }).first().click();
      await expect(items).toHaveCount(all.count);
      await page.getByLabel("Month").selectOption("Feb 2024");
      await expect(page).toHaveURL(/month=2024-02/);
      await expect(items).toHaveCount(all.vouchers.filter(({ date }) => date.startsWith("2024-02")).length);
      await page.goBack();
      await expect(items).toHaveCount(all.count);
    });

    await test.step("one after the other", async () => {
      await items.first().getByRole("button").click();
      const dialog = page.getByRole("dialog");
      const title = dialog.getByRole("heading");
      await expect(title).toHaveText(/A 1/);
      const before = await title.textContent();
      await dialog.getByRole("button", { name: "Next voucher" }).click();
      await expect(title).not.toHaveText(before!);
      await dialog.getByRole("button", { name: "Previous voucher" }).click();
      await expect(title).toHaveText(before!);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });

    await test.step("on a phone", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await items.first().getByRole("button").click();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });

    await test.step("a link to one whose file has been replaced says so", async () => {
      const link = page.url();
      const [entry] = await callApi<{ id: string }[]>(page, "GET", `/Company/${company.id}/SieImport`);
      await callApi(page, "DELETE", `/Company/${company.id}/SieImport/${entry!.id}`);
      await importText(page, company, monthlyBooks(company, 2024, [1000, 3000, 2500]));
      await page.goto(link);
      await expect(page.getByText("The voucher is no longer in the books.")).toBeVisible();
      await page.getByRole("link", { name: "Show all vouchers" }).click();
      await expect(items).toHaveCount(all.count);
    });

    const owner = await browser.newPage({ storageState: sessionFile("owner") });
    await owner.goto(`/companies/${company.id}/vouchers`);
    await expect(owner.getByRole("heading", { name: "This page does not exist." })).toBeVisible();
    await owner.close();
  });
});
