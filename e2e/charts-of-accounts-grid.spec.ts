import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { SheetPage } from "./grid/sheet";
import { ChartsOfAccountsPage } from "./pages/charts-of-accounts-page";
import { expectAccessible } from "./support/accessibility";
import { callApi } from "./support/api";
import { companyWithBooks, makeChart } from "./support/chart-of-accounts";
import { expect, test } from "./support/test";

test("a chart is edited as a grid, by keyboard and from a spreadsheet @long", async ({ page }) => {
  const { company, path, yearId } = await companyWithBooks(page, "Rutnätet");
  await makeChart(page, path, yearId, "Egen plan");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const chart = new ChartsOfAccountsPage(page);
  // High enough to show every row, because only rows in view are in the document.
  await page.setViewportSize({ width: 1440, height: 3600 });
  const { keyboard } = page;
  await chart.goto(company.id);
  await page.getByRole("radio", { name: "Tree" }).press("ArrowRight");
  await expect(page).toHaveURL(/view=grid/);
  const sheet = new SheetPage(page, chart.grid);
  // The fill handle comes with the grid's tools, such as paste, which are loaded after the first paint.
  await expect(chart.grid.locator("[data-fill-handle]")).toBeAttached();
  const accountsOf = (name: string) => chart.gridRow(name).getByRole("gridcell").nth(1);

  await test.step("accounts are typed into a cell, counted at once, and taken back by the chart's own undo", async () => {
    await expect(chart.gridRow("Net sales")).toContainText(/Net sales\s*3000–3799\s*1\s*−1,000/);
    await expectAccessible(page);
    await accountsOf("Net sales").click();
    await keyboard.type("3000-3899");
    await keyboard.press("Enter");
    await expect(accountsOf("Net sales")).toHaveText("3000–3899");
    await expect(accountsOf("Net sales")).toHaveAttribute("aria-description", "Unsaved changes");
    await expect(chart.gridRow("Net sales")).toContainText(/2\s*−1,500/);
    await expect(chart.misplaced("3810")).toContainText("in Net sales, Own work capitalised");
    await chart.misplaced("3810").getByRole("button", { name: "Only in Net sales" }).press("Enter");
    await expect(accountsOf("Own work capitalised")).toHaveText("3800–3809, 3811–3899");
    await sheet.grid.locator("[data-active]").focus();
    await keyboard.press("Control+z");
    await keyboard.press("Control+z");
    await expect(accountsOf("Net sales")).toHaveText("3000–3799");
    await expect(accountsOf("Own work capitalised")).toHaveText("3800–3899");
    await expect(chart.save).toBeDisabled();
  });

  await test.step("a pasted block adds the groups that it needs, and is undone in one step", async () => {
    await keyboard.press("Control+End");
    await keyboard.press("Home");
    const rows = await chart.grid.getByRole("row").count();
    await keyboard.press("Control+c");
    const last = await sheet.clipboard("text/plain");
    await sheet.putOnClipboard({ text: `${last}\t8999\r\nProjekt\t9010-9019\r\nÖvrigt\t9020, 9100..9199\r\n` });
    await keyboard.press("Control+v");
    await page.getByRole("button", { name: "Add 2 rows and paste all" }).press("Enter");
    await expect(page.getByText("Pasted 6 cells.")).toBeVisible();
    await expect(accountsOf("Projekt")).toHaveText("9010–9019");
    await expect(accountsOf("Övrigt")).toHaveText("9020, 9100–9199");
    await expect(chart.grid.getByRole("row")).toHaveCount(rows + 2);
    await keyboard.press("Control+z");
    await expect(chart.grid.getByRole("row")).toHaveCount(rows);
    await keyboard.press("Control+y");
    await expect(accountsOf("Projekt")).toHaveText("9010–9019");
  });

  await test.step("a text that cannot be read is kept and marked, and prevents saving", async () => {
    await accountsOf("Övrigt").click();
    await keyboard.type("9020-901");
    await keyboard.press("Enter");
    await expect(accountsOf("Övrigt")).toHaveText("9020-901");
    await expect(accountsOf("Övrigt")).toHaveAttribute("aria-invalid", "true");
    await expect(accountsOf("Övrigt")).toHaveAttribute(
      "aria-description",
      /Övrigt: 9020–901 ends with too short a number/,
    );
    await expect(chart.problems).toContainText("Övrigt: 9020–901 ends with too short a number.");
    await expectAccessible(page);
    await chart.problems.getByRole("button", { name: "Go there" }).press("Enter");
    await expect(chart.field("Name")).toHaveValue("Övrigt");
    await keyboard.press("Escape");
    await expect(sheet.grid.locator("[data-active]")).toBeFocused();
    await keyboard.press("F2");
    await keyboard.press("Control+a");
    await keyboard.type("9020");
    await keyboard.press("Enter");
    await expect(chart.problems).toHaveCount(0);
  });

  await test.step("a group is added last under the same parent, and a save includes the open cell", async () => {
    await accountsOf("Net sales").click();
    await keyboard.press("Insert");
    await keyboard.type("Hyror");
    await keyboard.press("Tab");
    await keyboard.type("3810");
    await keyboard.press("Control+s");
    await expect(chart.saveStatus).toHaveText(/^Saved/);
    await expect(accountsOf("Hyror")).toHaveText("3810");
    const { children } = await callApi<ChartOfAccounts>(page, "GET", `${path}/ChartOfAccounts/own`);
    const texts = JSON.stringify(children);
    expect(texts).toContain('"name":"Projekt","children":[{"type":"AccountIntervalGroup"');
    expect(texts).toContain('"intervals":[{"start":"3810","end":"3810"}]');
    // The new group is the last one in Income; the row below it is 4 Costs.
    await accountsOf("Hyror").press("Shift+ArrowDown");
    await page.getByRole("button", { name: "Remove 2 groups" }).press("Enter");
    await expect(chart.gridRow("Hyror")).toHaveCount(0);
    await expect(chart.gridRow("4 Costs")).toHaveCount(0);
    await expect(sheet.grid.locator("[data-active]")).toBeFocused();
    // The last button of that name is the notice's; the first is above the grid.
    await page.getByRole("button", { name: "Undo" }).last().press("Enter");
    await expect(accountsOf("Hyror")).toHaveText("3810");
    // The group 4.12 is in 4 Costs, and so was removed and is back too.
    await expect(chart.gridRow("4.12")).toContainText("Result of the year");
  });

  await test.step("a text typed in an open cell survives a reload", async () => {
    await page.getByRole("button", { name: "Undo" }).first().press("Enter");
    await accountsOf("Övrigt").click();
    await keyboard.type("9021");
    const isKept = await page.evaluate(() => {
      // The text has to be stored while the event is handled, as a page that is left may run no code afterwards.
      window.dispatchEvent(new PageTransitionEvent("pagehide"));
      return Object.values(localStorage).some((text: string) => text.includes("9021"));
    });
    expect(isKept).toBe(true);
    await page.reload();
    await expect(page.getByText("It is back.")).toBeVisible();
    await expect(accountsOf("Övrigt")).toHaveText("9021");
    await page.getByRole("button", { name: "Discard" }).press("Enter");
    await expect(accountsOf("Övrigt")).toHaveText("9020");
    await expect(chart.grid.locator("[data-fill-handle]")).toBeAttached();
  });

  await test.step("a click saves a typed text too, and the address shows the grid again", async () => {
    await accountsOf("Projekt").click();
    await keyboard.type("9010–9018");
    // The button looks disabled until the typed text is committed, which pressing it does.
    await chart.save.click({ force: true });
    await expect(chart.saveStatus).toHaveText(/^Saved/);
    await page.reload();
    await expect(accountsOf("Projekt")).toHaveText("9010–9018");
    await page.goBack();
    await expect(chart.tree).toBeVisible();
  });
});
