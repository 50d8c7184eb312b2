import { readFile } from "node:fs/promises";
import { readSheet } from "read-excel-file/node";
import { ImportHistory } from "./pages/import-history";
import { asFile, ImportsPage } from "./pages/imports-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, importBooks, makeCompany, sieText } from "./support/api";
import { exportAs } from "./support/export-as";
import { expectOneLanguage, foreignWordsOf } from "./support/foreign-words";
import { proofIn } from "./support/long";
import { importText } from "./support/monthly-books";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

const voucher = (name: string, day: string, text: string, amount: string) =>
  [`#VER ${name} ${day} "${text}"`, "{", `#TRANS 1910 {} ${amount}`, `#TRANS 3010 {} -${amount}`, "}"].join("\r\n");

/** The words of the pages in each language; the texts of rows are those of their cells, one after the other. */
const WORDS = [
  {
    language: "en" as const,
    locale: "en-GB",
    import: "Import",
    choose: "Choose files",
    changed: "What changed",
    title: "What the import changed",
    accounts: "Accounts",
    kassa: /1910 Kassa1,200\.501,207\.55\+7\.05/,
    months: "Months of account 1910",
    january: /Jan 20241,000\.001,007\.05\+7\.05/,
    figures: "Key figures",
    sales: "Net sales",
    counts: "1 added, 1 changed, 1 renumbered",
    vouchers: "Vouchers",
    list: [/^Changed2024-01-10A 1/, /^Added2024-01-20A 2/, /^Renumbered2024-02-15A 2 → A 3/],
    rows: "Show 4 rows · A 1",
    voucher: /^Voucher A 2/,
    text: "Text or number",
    account: "Account",
    nothing: "No changed voucher fits the filter.",
    clear: "Clear the filter",
    export: "Export",
    closing: "Closing balance",
    renumbered: "Renumbered",
    delimiter: ",",
    decimals: ".",
    tree: "From the value to the voucher",
  },
  {
    language: "sv" as const,
    locale: "sv-SE",
    import: "Importera",
    choose: "Välj filer",
    changed: "Vad som ändrades",
    title: "Vad importen ändrade",
    accounts: "Konton",
    kassa: /1910 Kassa1\s200,501\s207,55\+7,05/,
    months: "Månader för konto 1910",
    january: /jan\. 20241\s000,001\s007,05\+7,05/,
    figures: "Nyckeltal",
    sales: "Nettoomsättning",
    counts: "1 tillagd, 1 ändrad, 1 omnumrerad",
    vouchers: "Verifikationer",
    list: [/^Ändrad2024-01-10A 1/, /^Tillagd2024-01-20A 2/, /^Omnumrerad2024-02-15A 2 → A 3/],
    rows: "Visa 4 rader · A 1",
    voucher: /^Verifikation A 2/,
    text: "Text eller nummer",
    account: "Konto",
    nothing: "Ingen ändrad verifikation passar filtret.",
    clear: "Rensa filtret",
    export: "Exportera",
    closing: "Utgående balans",
    renumbered: "Omnumrerad",
    delimiter: ";",
    decimals: ",",
    tree: "Från värde till verifikation",
  },
] as const;

for (const words of WORDS) {
  test.describe(`in ${words.locale}`, { tag: proofIn(words.locale) }, () => {
    test.use({ locale: words.locale });

    test("after a new import the page says which figures, accounts and vouchers have changed @long", async ({
      page,
    }) => {
      const company = await makeCompany(page, "Omräknade AB");
      const first = [sieText(company, 2024), voucher("A 2", "20240215", "Kundfaktura", "200.50"), ""].join("\r\n");
      await importText(page, company, first);
      await page.goto(`/companies/${company.id}/imports`);
      const imports = new ImportsPage(page);
      const second = [
        sieText(company, 2024).replaceAll("1000.00", "1000.05"),
        voucher("A 2", "20240120", "Kontantkvitto", "7.00"),
        voucher("A 3", "20240215", "Kundfaktura", "200.50"),
        "",
      ].join("\r\n");
      await page.getByLabel(words.choose).setInputFiles([asFile("second.se", second)]);
      await imports.file("second.se").getByRole("button", { name: words.import, exact: true }).click();
      const changed = imports.file("second.se").getByRole("link", { name: words.changed });
      await expect(changed).toBeVisible();
      const foreign = await foreignWordsOf(page, {
        agencyId: "demo",
        companyId: company.id,
        more: ["second.se", "End-to-end tests", "Kundfaktura", "Kontantkvitto", "Dagskassa"],
      });
      await expectOneLanguage(page, foreign, words.language);
      await changed.click();
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      await expect(page).toHaveURL(/\/imports\/[0-9a-f-]{36}$/);

      const accounts = page.getByRole("table", { name: words.accounts });
      await expect(accounts.getByRole("row").nth(1)).toHaveText(words.kassa);
      await accounts.getByRole("button", { name: words.months }).click();
      await expect(accounts.getByRole("row").nth(2)).toHaveText(words.january);
      await expect(page.getByRole("table", { name: words.figures })).toContainText(words.sales);
      await expect(page.getByText(words.counts)).toBeVisible();
      const vouchers = page.getByRole("list", { name: words.vouchers }).getByRole("listitem");
      await expect(vouchers).toHaveText([...words.list]);
      await expectAccessible(page);
      await expectOneLanguage(page, foreign, words.language);

      await test.step("a voucher is shown row by row, and closing its dialog returns the focus", async () => {
        await vouchers.first().getByRole("button", { name: words.rows }).click();
        await expect(vouchers.first().getByRole("table").getByRole("row")).toHaveCount(5);
        const name = vouchers.nth(1).getByRole("button", { name: "A 2", exact: true });
        await name.focus();
        await page.keyboard.press("Enter");
        const dialog = page.getByRole("dialog", { name: words.voucher });
        await expect(dialog).toContainText("Kontantkvitto");
        await expectOneLanguage(page, foreign, words.language);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        await expect(name).toBeFocused();
      });

      await test.step("a row's account opens a dialog with a link to the counter account, and gets the focus back", async () => {
        const account = vouchers.first().getByRole("table").getByRole("button", { name: /^1910/ });
        await account.click();
        const dialog = page.getByRole("dialog");
        const counter = dialog.getByRole("link", { name: /^3010/ });
        await expect(counter).toHaveAttribute("href", /account=3010&counter=1910/);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        await expect(account).toBeFocused();
      });

      await test.step("the address keeps the filter, and a filter without hits can be cleared", async () => {
        await page.getByLabel(words.text).fill("kund");
        await page.keyboard.press("Enter");
        await expect(vouchers).toHaveText([words.list[2]]);
        await page.reload();
        await expect(vouchers).toHaveText([words.list[2]]);
        await page.getByLabel(words.account, { exact: true }).fill("4711");
        await page.keyboard.press("Enter");
        await expect(page.getByText(words.nothing)).toBeVisible();
        await page.getByRole("button", { name: words.clear }).first().click();
        await expect(vouchers).toHaveCount(3);
      });

      await test.step("saved as a workbook of three sheets, and the accounts as CSV", async () => {
        const { name, path } = await exportAs(page, "Excel", { name: words.export });
        expect(name).toBe(`Omräknade AB – ${words.title} 2024-01–2024-12.xlsx`);
        const accountRow = ["1910", "Kassa", words.closing, 1200.5, 1207.55, 7.05];
        expect((await readSheet(path, words.accounts))[1]).toEqual(accountRow);
        expect((await readSheet(path, words.vouchers)).map(([change]) => change)).toContain(words.renumbered);
        expect((await readSheet(path, words.figures)).map(([name]) => name)).toContain(words.sales);
        const csv = await readFile((await exportAs(page, "CSV", { name: words.export })).path, "utf8");
        const written = accountRow.map((cell) => String(cell).replace(".", words.decimals)).join(words.delimiter);
        expect(csv.split("\r\n")[1]).toBe(written);
      });

      await test.step("on a phone the page does not scroll sideways", async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await expectAccessible(page);
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 1280, height: 800 });
      });

      await test.step("a value after the import leads to how it came about", async () => {
        await page.getByRole("table", { name: words.figures }).getByRole("link").first().click();
        await expect(page.getByRole("tree", { name: words.tree })).toBeVisible();
      });
    });
  });
}

test("the list of imports leads to what each changed; the first one has nothing before it @long", async ({ page }) => {
  const company = await makeCompany(page, "Jämförda AB");
  await importBooks(page, company, 2024);
  const [made] = await callApi<{ id: string }[]>(page, "GET", `/Company/${company.id}/SieImport`);
  await page.goto(`/companies/${company.id}/imports/${made!.id}`);
  await expect(page.getByText("There was nothing before.")).toBeVisible();
  // Another #GEN date makes a different file with the same books; an identical file would not be stored again.
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
