import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { readSheet } from "read-excel-file/node";
import type { VoucherList } from "@/contract/vouchers";
import { FiguresPage } from "./pages/figures-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, makeCompany, newCompanyNumber } from "./support/api";
import { exportAs } from "./support/export-as";
import { waitForHydration } from "./support/hydration";
import { arrowTo, tabTo } from "./support/keyboard";
import { proofIn } from "./support/long";
import { importText, monthlyBooks } from "./support/monthly-books";
import { sessionFile } from "./support/product";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

test("a figure is followed to the counter account of a voucher and back, by the keyboard alone", async ({ page }) => {
  const company = await makeCompany(page, `Ordningsamma ${newCompanyNumber()} AB`);
  await importText(page, company, monthlyBooks(company, 2024, [1000, 3000]));
  await new FiguresPage(page).goto(company.id, "?figures=NetSales&trace=NetSales~2024-02-01~2024-02-29");
  const tree = page.getByRole("tree", { name: "From the value to the voucher" });
  await expect(tree.locator(":focus")).toHaveAttribute("aria-level", "1");
  await arrowTo(page, tree);
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
    const counter = counterOf(voucher);
    await expect(voucher.getByRole("link", { name: /^3010/ })).toHaveAttribute("title", "Vouchers of account 3010");
    await expect(counter).toHaveAttribute("title", "Vouchers of 1930 together with 3010");
    await tabTo(page, counter);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/vouchers\?.*account=1930&counter=3010/);
    await expect(page.getByLabel("Counter account")).toHaveValue("3010");
    await expect(page.getByRole("list", { name: "Vouchers" }).getByRole("listitem").first()).toContainText("1930");
    await page.goBack();
    await expect(voucher).toBeVisible();
    await expect(counter).toHaveAttribute("href", /account=1930&counter=3010/);
  });

  await test.step("the vouchers with the same text, and back", async () => {
    await tabTo(page, voucher.getByRole("link", { name: "Vouchers with this text" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/vouchers\?.*text=M%C3%A5naden/);
    await expect(page.getByRole("list", { name: "Vouchers" }).getByRole("listitem")).toHaveCount(4);
    await page.goBack();
    await expect(voucher).toBeVisible();
  });

  await page.keyboard.press("Escape");
  await expect(voucher).toBeHidden();
  await expect(tree).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tree).toBeHidden();
});

/** The link to the counter account in a voucher of {@link monthlyBooks} that is opened from its sales. */
function counterOf(voucher: Locator): Locator {
  return voucher.getByRole("link", { name: /^1930/ });
}

/** The texts of the pages on the way, in each language. */
const WAYS = [
  {
    locale: "en-GB",
    figure: "How Net sales is made",
    tree: "From the value to the voucher",
    voucher: /^Voucher A 2/,
    inTree: /^Voucher/,
    vouchers: "Vouchers",
    comment: "Comment on voucher A 2",
  },
  {
    locale: "sv-SE",
    figure: "Så räknas Nettoomsättning",
    tree: "Från värde till verifikation",
    voucher: /^Verifikation A 2/,
    inTree: /^Verifikation/,
    vouchers: "Verifikationer",
    comment: "Kommentera verifikation A 2",
  },
];

for (const { locale, figure, tree, voucher, inTree, vouchers, comment } of WAYS) {
  test.describe(`in ${locale}`, { tag: ["@long", ...proofIn(locale)] }, () => {
    test.use({ locale });

    test("the way from a figure of the overview to a counter account and back ends at the figure", async ({ page }) => {
      const company = await makeCompany(page, `Tangentvägen ${newCompanyNumber()} AB`);
      await importText(page, company, monthlyBooks(company, 2024, [1000, 3000]));
      await new FiguresPage(page).goto(company.id, "?resolution=month");
      const button = page.getByRole("button", { name: figure, exact: true });
      await expect(button).toBeVisible();
      await tabTo(page, button, { maxPresses: 120 });
      await page.keyboard.press("Enter");
      await tabTo(page, page.getByRole("tree", { name: tree }).getByRole("treeitem").first());
      await arrowTo(page, page.getByRole("tree", { name: tree }), inTree);
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: voucher });
      await expect(dialog.getByRole("link", { name: comment })).toBeVisible();
      await tabTo(page, counterOf(dialog));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/vouchers\?.*account=1930&counter=3010/);
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

test.describe("the list", () => {
  // Responses to a link to a replaced voucher, and to another user's company.
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
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
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

/** A voucher on one account, which changes no balance. */
const move = (id: string, date: string) =>
  [`#VER ${id} ${date} "Flytt"`, "{", "#TRANS 1930 {} 1.25", "#TRANS 1930 {} -1.25", "}", ""].join("\r\n");

test("the next voucher follows the list it was opened from, or the books if opened by its address @long", async ({
  page,
}) => {
  const company = await makeCompany(page, `Följande ${newCompanyNumber()} AB`);
  // The last one in the file is third by date.
  await importText(page, company, monthlyBooks(company, 2024, [1000, 3000]) + move("C 1", "20240201"));
  const dialog = page.getByRole("dialog", { name: /^Voucher/ });
  const next = dialog.getByRole("button", { name: "Next voucher" });
  const expectInTurn = async (...names: string[]) => {
    for (const [at, name] of names.entries()) {
      await expect(dialog.getByRole("heading", { level: 2 })).toContainText(name);
      await expect(dialog.getByRole("table", { name: `Rows of voucher ${name}` })).toBeVisible();
      if (at < names.length - 1) await next.press("Enter");
    }
  };
  const items = page.getByRole("list", { name: "Vouchers" }).getByRole("listitem");
  const open = (name: string) => items.filter({ hasText: name }).getByRole("button").click();

  await page.goto(`/companies/${company.id}/vouchers`);
  await waitForHydration(page);
  await open("B 1");
  const voucherAddress = new URL(page.url());
  await expectInTurn("B 1", "C 1", "A 2", "B 2");
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(dialog.getByText("In the order of the list")).toBeVisible();
  await expectAccessible(page);

  await test.step("only those of the filter", async () => {
    await page.goto(`/companies/${company.id}/vouchers?account=5010`);
    await waitForHydration(page);
    await open("B 1");
    await expectInTurn("B 1", "B 2");
    await expect(next).toHaveAttribute("aria-disabled", "true");
  });

  await test.step("by the address alone", async () => {
    voucherAddress.searchParams.delete("via");
    await page.goto(voucherAddress.href);
    await expect(dialog.getByText("In the order of the books")).toBeVisible();
    await expectInTurn("B 1", "A 2", "B 2", "C 1");
  });

  await test.step("from an account's vouchers, each once", async () => {
    await page.goto(`/companies/${company.id}/statements?account=1930`);
    const row = page.getByRole("button", { name: "Open voucher B 1 of 2024-01-28" });
    await expect(row).toBeVisible();
    await expectAccessible(page);
    await row.click();
    await expectInTurn("B 1", "C 1", "A 2", "B 2");
    await expect(next).toHaveAttribute("aria-disabled", "true");
  });

  await test.step("from the rows of a figure", async () => {
    await new FiguresPage(page).goto(company.id, "?figures=NetSales&trace=NetSales~2024-01-01~2024-02-29");
    const tree = page.getByRole("tree", { name: "From the value to the voucher" });
    await expect(tree.locator(":focus")).toHaveAttribute("aria-level", "1");
    await arrowTo(page, tree);
    await page.keyboard.press("Enter");
    await expectInTurn("A 1", "A 2");
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await page.reload();
    await expectInTurn("A 2");
    await dialog.getByRole("button", { name: "Previous voucher" }).click();
    await expectInTurn("A 1");
  });
});

const FILES = [
  {
    locale: "en-GB",
    export: "Export",
    list: "Vouchers",
    bank: "Vouchers 1930 Bank",
    delimiter: ",",
    decimals: ".",
    heading: ["Date", "Series", "Number", "Text", "Accounts", "Amount (debit)"],
    opening: "Opening balance",
    closing: "Closing balance",
  },
  {
    locale: "sv-SE",
    export: "Exportera",
    list: "Verifikationer",
    bank: "Verifikationer 1930 Bank",
    delimiter: ";",
    heading: ["Datum", "Serie", "Nummer", "Text", "Konton", "Belopp (debet)"],
    decimals: ",",
    opening: "Ingående saldo",
    closing: "Utgående saldo",
  },
];

for (const words of FILES) {
  test.describe(`files in ${words.locale}`, { tag: proofIn(words.locale) }, () => {
    test.use({ locale: words.locale });

    test("hold all vouchers of the list and of an account, named after company and period @long", async ({ page }) => {
      // More vouchers than one response may have, so that an export needs two.
      const MOVES = 1_000;
      const company = await makeCompany(page, "Uttagna AB");
      const moves = Array.from({ length: MOVES }, (_, at) => move(`D ${at + 1}`, "20241201")).join("");
      await importText(page, company, monthlyBooks(company, 2024, [1000, 3000]) + moves);
      const save = (kind: "CSV" | "Excel", place: Page | Locator = page) =>
        exportAs(page, kind, { name: words.export, place });
      const lines = async (path: string) => {
        const text = await readFile(path, "utf8");
        expect(text.startsWith("\ufeff")).toBe(true);
        return text.slice(1).trimEnd().split("\r\n");
      };
      const line = (...cells: (string | number)[]) =>
        cells
          .map((cell) => (typeof cell === "number" ? String(cell).replace(".", words.decimals) : cell))
          .map((cell, at) => (typeof cells[at] === "string" && cell.includes(",") ? `"${cell}"` : cell))
          .join(words.delimiter);

      await page.goto(`/companies/${company.id}/vouchers`);
      await waitForHydration(page);
      const csv = await save("CSV");
      expect(csv.name).toBe(`Uttagna AB – ${words.list} 2024-01–2024-12.csv`);
      const written = await lines(csv.path);
      expect(written).toHaveLength(1 + 4 + MOVES);
      expect(written[0]).toBe(line(...words.heading));
      expect(written[2]).toBe(line("2024-01-28", "B", "1", "Månaden", "5010, 1930", 400));
      expect(written.at(-1)).toBe(line("2024-12-01", "D", String(MOVES), "Flytt", "1930", 1.25));
      expect(new Set(written).size).toBe(written.length);

      const excel = await save("Excel");
      expect(excel.name).toBe(`Uttagna AB – ${words.list} 2024-01–2024-12.xlsx`);
      const sheet = await readSheet(excel.path, words.list);
      expect(sheet).toHaveLength(1 + 4 + MOVES);
      expect(sheet[2]).toEqual(["2024-01-28", "B", "1", "Månaden", "5010, 1930", 400]);

      await test.step("narrowed as the list is", async () => {
        await page.goto(`/companies/${company.id}/vouchers?account=5010&month=2024-02`);
        await waitForHydration(page);
        await expectAccessible(page);
        const file = await save("CSV");
        expect(file.name).toBe(`Uttagna AB – ${words.list} 5010 2024-02.csv`);
        expect(await lines(file.path)).toHaveLength(2);
      });

      await test.step("an account between its balances", async () => {
        await page.goto(`/companies/${company.id}/statements?account=1930&from=2024-12-01&to=2024-12-31`);
        const dialog = page.getByRole("dialog");
        const file = await save("CSV", dialog);
        expect(file.name).toBe(`Uttagna AB – ${words.bank} 2024-12.csv`);
        const rows = (await lines(file.path)).slice(1);
        expect(rows).toHaveLength(2 * MOVES + 2);
        // 5,000 of share capital and 4,000 of sales, less two rents of 400.
        expect(rows[0]).toBe(line("", "", "", words.opening, "", 8200, ""));
        expect(rows[1]!.startsWith(line("2024-12-01", "D", "1", "Flytt", 1.25, 8201.25, ""))).toBe(true);
        expect(rows.at(-1)).toBe(line("", "", "", words.closing, "", 8200, ""));
        const whole = await readSheet((await save("Excel", dialog)).path);
        expect(whole.slice(1).map((row) => row[5])).toEqual([
          8200,
          ...Array.from({ length: MOVES }, () => [8201.25, 8200]).flat(),
          8200,
        ]);
      });
    });
  });
}
