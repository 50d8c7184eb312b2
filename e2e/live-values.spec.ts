import { readFileSync } from "node:fs";
import type { KeyFigureComment } from "@/contract/comments";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { BulkChangesPage } from "./pages/bulk-changes-page";
import { MeetingPage } from "./pages/meeting-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, makeCompany, newCompanyNumber } from "./support/api";
import { exportAs } from "./support/export-as";
import { importText, monthlyBooks } from "./support/monthly-books";
import { expect, test } from "./support/test";

/** The beginning of a live value as it is typed, which must not be seen where it is read. */
const RAW = "{[";

test("a live value is a number in comments and files, and in the activity as it was typed @long", async ({ page }) => {
  const company = await makeCompany(page, `Levande ${newCompanyNumber()} AB`);
  await importText(page, company, monthlyBooks(company, 2023, [700, 800, 900]));
  await importText(page, company, monthlyBooks(company, 2024, [1000, 2000, 3000]));
  await callApi(page, "POST", `/Company/${company.id}/Comment`, {
    type: "KeyFigureComment",
    message: "Sold {[NetSales]} ({year before [NetSales]}).",
    account: "3010",
    keyFigureType: "NetSales",
    period: { start: "2024-03-01", end: "2024-03-31" },
  });
  const said = /Sold 3,000\sSEK \(900\sSEK\)\./;

  await test.step("in the table of the overview, each number with a link to its months", async () => {
    await page.goto(`/companies/${company.id}/figures?view=table&figures=NetSales&steps=month`);
    const cell = page.getByRole("region", { name: "Chart", exact: true }).getByRole("cell", { name: said });
    await expect(cell).toBeVisible();
    const address = (start: string, end: string) =>
      new RegExp(`trace=NetSales~${start}~${end}$`.replaceAll("~", "(~|%7E)"));
    const links = cell.getByRole("link");
    await expect(links.first()).toHaveAttribute("href", address("2024-03-01", "2024-03-31"));
    await expect(links.nth(1)).toHaveAttribute("href", address("2023-03-01", "2023-03-31"));
  });

  await test.step("at the account", async () => {
    await page.goto(`/companies/${company.id}/vouchers?account=3010`);
    const comments = page.getByRole("region", { name: "Comments" });
    await expect(comments).toContainText(said);
    await expect(comments).not.toContainText(RAW);
  });

  await test.step("in the activity as it was typed", async () => {
    await page.goto(`/companies/${company.id}/activity`);
    await expect(page.getByRole("link", { name: "Sold {[Net sales]} ({year before [Net sales]})." })).toBeVisible();
    // A comment is stored with the ids of key figures; users type and read their names.
    await expect(page.getByText("[NetSales]")).toHaveCount(0);
  });

  await test.step("in the list of all clients, its details and its file", async () => {
    await page.goto(`/agencies/demo/portfolio?q=${encodeURIComponent(company.name)}`);
    const table = page.getByRole("table", { name: "All clients" });
    const shown = table.getByRole("link", { name: said });
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute("title", said);
    await table.getByRole("button", { name: `Latest figures of ${company.name}` }).click();
    await expect(shown).toHaveCount(2);
    await expect(table).not.toContainText(RAW);
    const file = readFileSync((await exportAs(page, "CSV")).path, "utf8");
    expect(file).toMatch(said);
  });
});

test.describe("in Swedish", () => {
  test.use({ locale: "sv-SE" });

  test("measures, words and names are completed by keyboard in a note of a meeting @long", async ({ page }) => {
    const company = await makeCompany(page, `Levande ${newCompanyNumber()} AB`);
    await importText(page, company, monthlyBooks(company, 2025, [1000, 2000]));
    const meeting = new MeetingPage(page, "sv");
    await meeting.goto(company.id);
    await meeting.expectPage("overview", company.name);
    await page.keyboard.press("n");
    await expect(meeting.note).toBeFocused();
    await page.keyboard.type("Sålt {");
    const offered = page.getByRole("listbox", { name: "Värden att lägga in" });
    await expect(offered.getByRole("option")).toHaveText([
      /^värde/,
      /^förändring/,
      /^föregående år/,
      /^mål/,
      /^budget/,
    ]);
    await expectAccessible(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(meeting.note).toHaveValue("Sålt {förändring [");
    await page.keyboard.type("nettooms");
    await expect(
      page.getByRole("listbox", { name: "Nyckeltal att lägga in" }).getByRole("option").first(),
    ).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(meeting.note).toHaveValue("Sålt {förändring [Nettoomsättning]}");
    // Typed without completion, as by a user who knows the words.
    await page.keyboard.type(", {[Nettoomsättning]}");
    await meeting.saveNotes.click();
    const note = meeting.notes.getByRole("listitem").filter({ hasText: "Sparad som kommentar" });
    await expect(note).toContainText(/Sålt –, 3\s000\skr/);
    const comments = await callApi<KeyFigureComment[]>(page, "GET", `/Company/${company.id}/Comment`);
    expect(comments.map(({ message }) => message)).toEqual(["Sålt {change [NetSales]}, {[NetSales]}"]);
  });

  test("a new report is written with words, names and suggested sentences @long", async ({ page }) => {
    const company = await makeCompany(page, `Levande ${newCompanyNumber()} AB`);
    await importText(page, company, monthlyBooks(company, 2024, [100, 200, 300]));
    await importText(page, company, monthlyBooks(company, 2025, [1000, 2000, 3000]));
    await page.goto(`/companies/${company.id}/reports`);
    await page.getByRole("button", { name: "Ny rapport" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Ny rapport" });
    await dialog.getByLabel("Titel").fill("Utkastet");
    await dialog.getByLabel("Rapporten innehåller").selectOption("standard");
    const text = dialog.getByRole("textbox", { name: /^Vad siffrorna/ });
    await text.focus();
    await page.keyboard.type("{");
    const offered = dialog.getByRole("listbox", { name: "Värden att lägga in" });
    await expect(offered).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(offered).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.keyboard.type("fö");
    await expect(offered.getByRole("option", { name: /^företag/ })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(text).toHaveValue("{företag}");
    await page.keyboard.type(" sålde för {[Nettoomsättning]}, mot 900 väntade.");
    await expect(dialog.getByText(/Talet är inskrivet.*900/)).toBeVisible();
    await expectAccessible(page);

    await dialog.getByRole("button", { name: "Föreslå meningar" }).click();
    const sentences = page.getByRole("list", { name: "Föreslagna meningar" });
    await sentences.getByRole("button").first().click();
    await expect(sentences).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(text).toHaveValue(/väntade\.\n.*\{\[/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Skapa" }).click();
    await expect(dialog).toBeHidden();
    const [report] = await callApi<{ id: string }[]>(page, "GET", `/Company/${company.id}/PeriodReport`);
    const { blocks } = await callApi<FullPeriodReport>(
      page,
      "GET",
      `/Company/${company.id}/PeriodReport/${report!.id}`,
    );
    const written = blocks?.find((block) => block.type === "text")?.text;
    expect(written).toMatch(/^\{company\} sålde för \{\[NetSales\]\}, mot 900 väntade\.\n/);
  });

  test("a comment for several clients is kept with ids, and shown as it was typed @long", async ({ page }) => {
    const name = `Levande ${newCompanyNumber()}`;
    const companies = [await makeCompany(page, `${name} ett AB`), await makeCompany(page, `${name} två AB`)];
    await page.goto(`/agencies/demo/portfolio?q=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: "Ändra flera" }).click();
    const boxes = page.getByRole("table", { name: "Alla klienter" }).getByRole("checkbox");
    await boxes.first().check();
    await boxes.last().check();
    await page
      .getByRole("toolbar")
      .getByRole("button", { name: /^Ändra/ })
      .click();
    const form = page.getByRole("form");
    await form.getByLabel("Ändra", { exact: true }).selectOption("comment");
    await form.getByLabel("Nyckeltal", { exact: true }).selectOption("NetSales");
    await form.getByLabel("Period").fill("2025");
    const message = form.getByRole("textbox", { name: "Kommentar", exact: true });
    await message.fill("Sålt: {[Nettoomsättning]}");
    await expectAccessible(page);
    await new BulkChangesPage(page).button("Visa skillnaden").click();
    await page.getByRole("button", { name: "Ändra 2 klienter" }).click();
    await expect(page.getByText("2 ändrade")).toBeVisible();
    await expect(page.getByText(/Sålt: \{\[Nettoomsättning\]\}/).first()).toBeVisible();
    for (const { id } of companies) {
      const comments = await callApi<KeyFigureComment[]>(page, "GET", `/Company/${id}/Comment`);
      expect(comments.map((comment) => comment.message)).toEqual(["Sålt: {[NetSales]}"]);
    }
  });
});
