import { readFile } from "node:fs/promises";
import { readSheet } from "read-excel-file/node";
import { ImportHistory } from "./pages/import-history";
import { asFile, ImportsPage } from "./pages/imports-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, importBooks, makeCompany, sieText } from "./support/api";
import { importText } from "./support/monthly-books";
import { expect, test } from "./support/test";

const voucher = (name: string, day: string, text: string, amount: string) =>
  [`#VER ${name} ${day} "${text}"`, "{", `#TRANS 1910 {} ${amount}`, `#TRANS 3010 {} -${amount}`, "}"].join("\r\n");

test("after a new import the page says which figures, accounts and vouchers are others", async ({ page }) => {
  const company = await makeCompany(page, "Omräknade AB");
  const first = [sieText(company, 2024), voucher("A 2", "20240215", "Kundfaktura", "200.50"), ""].join("\r\n");
  await importText(page, company, first);
  await page.goto(`/companies/${company.id}/imports`);
  const books = new ImportsPage(page);
  const second = [
    sieText(company, 2024).replaceAll("1000.00", "1000.05"),
    voucher("A 2", "20240120", "Kontantkvitto", "7.00"),
    voucher("A 3", "20240215", "Kundfaktura", "200.50"),
    "",
  ].join("\r\n");
  await books.choose(asFile("second.se", second));
  await books.import("second.se");
  await books.file("second.se").getByRole("link", { name: "What changed" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What the import changed" })).toBeVisible();
  await expect(page).toHaveURL(/\/imports\/[0-9a-f-]{36}$/);

  const accounts = page.getByRole("table", { name: "Accounts" });
  await expect(accounts.getByRole("row").nth(1)).toHaveText(/1910 Kassa1,200\.501,207\.55\+7\.05/);
  await accounts.getByRole("button", { name: "Months of account 1910" }).click();
  await expect(accounts.getByRole("row").nth(2)).toHaveText(/Jan 20241,000\.001,007\.05\+7\.05/);
  await expect(page.getByRole("table", { name: "Key figures" })).toContainText("Net sales");
  await expect(page.getByText("1 added, 1 changed, 1 renumbered")).toBeVisible();
  const vouchers = page.getByRole("list", { name: "Vouchers" }).getByRole("listitem");
  await expect(vouchers).toHaveText([/^Changed2024-01-10A 1/, /^Added2024-01-20A 2/, /^Renumbered2024-02-15A 2 → A 3/]);
  await expectAccessible(page);

  await test.step("row by row, and the voucher itself with the focus back on it", async () => {
    await vouchers.first().getByRole("button", { name: "Show 4 rows · A 1" }).click();
    await expect(vouchers.first().getByRole("table").getByRole("row")).toHaveCount(5);
    const name = vouchers.nth(1).getByRole("button", { name: "A 2", exact: true });
    await name.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: /^Voucher A 2/ });
    await expect(dialog).toContainText("Kontantkvitto");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(name).toBeFocused();
  });

  await test.step("narrowed in the address, and a filter that leaves nothing", async () => {
    await page.getByLabel("Text or number").fill("kund");
    await page.keyboard.press("Enter");
    await expect(vouchers).toHaveText([/^Renumbered/]);
    await page.reload();
    await expect(vouchers).toHaveText([/^Renumbered/]);
    await page.getByLabel("Account", { exact: true }).fill("4711");
    await page.keyboard.press("Enter");
    await expect(page.getByText("No changed voucher fits the filter.")).toBeVisible();
    await page.getByRole("button", { name: "Clear the filter" }).first().click();
    await expect(vouchers).toHaveCount(3);
  });

  await test.step("saved as a workbook of three sheets, and the accounts as CSV", async () => {
    const save = async (kind: string) => {
      await page.getByRole("button", { name: "Export", exact: true }).click();
      const downloading = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: kind }).click();
      return downloading;
    };
    const workbook = await save("Excel");
    expect(workbook.suggestedFilename()).toBe("Omräknade AB – What the import changed 2024-01–2024-12.xlsx");
    const path = await workbook.path();
    expect((await readSheet(path, "Accounts"))[1]).toEqual(["1910", "Kassa", "Closing balance", 1200.5, 1207.55, 7.05]);
    expect((await readSheet(path, "Vouchers")).map(([change]) => change)).toContain("Renumbered");
    expect((await readSheet(path, "Key figures")).map(([name]) => name)).toContain("Net sales");
    const csv = await readFile(await (await save("CSV")).path(), "utf8");
    expect(csv.split("\r\n")[1]).toBe("1910,Kassa,Closing balance,1200.5,1207.55,7.05");
  });

  await test.step("on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("a figure after leads to how it came about", async () => {
    await page.getByRole("table", { name: "Key figures" }).getByRole("link").first().click();
    await expect(page.getByRole("tree", { name: "From the value to the voucher" })).toBeVisible();
  });
});

test("the list of imports leads there, and says where there is nothing to compare", async ({ page }) => {
  const company = await makeCompany(page, "Jämförda AB");
  await importBooks(page, company, 2024);
  const [made] = await callApi<{ id: string }[]>(page, "GET", `/Company/${company.id}/SieImport`);
  await page.goto(`/companies/${company.id}/imports/${made!.id}`);
  await expect(page.getByText("There was nothing before.")).toBeVisible();
  await importText(page, company, sieText(company, 2024).replace("#GEN 20241231", "#GEN 20250101"));
  await page.getByRole("link", { name: "All imports" }).click();
  const { rows } = new ImportHistory(page);
  await expect(rows).toHaveCount(2);
  await rows
    .first()
    .getByRole("link", { name: /^What changed by the import of/ })
    .click();
  await expect(page.getByText("Nothing has changed.")).toBeVisible();
  await expectAccessible(page);
});
