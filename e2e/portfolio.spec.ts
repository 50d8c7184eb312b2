import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Company } from "@/contract/companies/company";
import type { AgencyKeyFigureValues, PortfolioView } from "@/contract/portfolio";
import { PortfolioPage } from "./pages/portfolio-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, demoCompany, makeCompany } from "./support/api";
import { exportAs } from "./support/export-as";
import { sessionFile } from "./support/product";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

/** Number of compared rows: other tests add clients without books meanwhile, and rows out of view are not drawn. */
const FIRST = 5;

test("all clients are sorted, filtered and grouped, and the address brings the same list back", async ({ page }) => {
  const portfolio = new PortfolioPage(page);
  await portfolio.goto();
  await expect(page.getByText(/^\d+ clients$/)).toBeVisible();
  const firstNames = async () => (await portfolio.names()).slice(0, FIRST);

  await test.step("by a key figure, and by its change", async () => {
    type Values = AgencyKeyFigureValues["companies"][number];
    type SortValueOf = (company: Values) => number | null | undefined;
    const valuesByName = async (sortValueOf: SortValueOf) => {
      const companies = await callApi<Company[]>(page, "GET", "/Agency/demo/Company");
      const path = "/Agency/demo/KeyFigureValue?keyFigures=NetSales";
      const response = await callApi<AgencyKeyFigureValues>(page, "GET", path);
      const nameOf = new Map(companies.map(({ id, name }) => [id, name]));
      const values = response.companies.map(
        (company) => [nameOf.get(company.companyId), sortValueOf(company)] as const,
      );
      return new Map(values.filter(([, value]) => typeof value === "number"));
    };
    const expectOrder = async (sortValueOf: SortValueOf) => {
      await expect(async () => {
        try {
          const values = await valuesByName(sortValueOf);
          const highest = Array.from(values.values(), Number).sort((one, other) => other - one);
          // Not the names: clients of other tests may have the same books, and so the same value.
          const shown = async () => (await firstNames()).map((name) => values.get(name));
          await expect.poll(shown, { timeout: 2_000 }).toEqual(highest.slice(0, FIRST));
        } catch (error) {
          // Another test may have created or deleted a client with books since the page was loaded.
          await page.reload();
          throw error;
        }
      }).toPass({ timeout: 30_000 });
    };
    await portfolio.header("Net sales").getByRole("button", { name: "Net sales" }).click();
    await expect(portfolio.header("Net sales")).toHaveAttribute("aria-sort", "descending");
    await expectOrder(({ values }) => values?.[0]);
    await portfolio.header("Net sales").getByRole("button", { name: "Change" }).click();
    await expectOrder(({ values, yearsBefore }) => {
      const [value, before] = [values?.[0], yearsBefore?.[0]];
      // Changes in percent come first; between two positive values they have the order of the quotients.
      return value && before && value > 0 && before > 0 ? value / before : null;
    });
  });

  await test.step("by a condition on a key figure", async () => {
    await page.getByRole("button", { name: "Condition" }).click();
    await page.getByLabel("Key figure", { exact: true }).selectOption("Equity ratio");
    await page.getByLabel("Limit").fill("sixty");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await expect(page.getByText("Enter a number, for example 20.")).toBeVisible();
    await page.getByLabel("Limit").fill("60");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await expect(page.getByRole("button", { name: "Equity ratio under 60" })).toBeVisible();
    await expect(page.getByText(/^\d+ of \d+ clients$/)).toBeVisible();
  });

  await test.step("under the names of their types", async () => {
    await page.getByRole("switch", { name: "By type" }).check();
    await expect(portfolio.table.locator("th[scope=rowgroup]").first()).toBeVisible();
  });

  await test.step("and the same again by its address", async () => {
    const shown = await firstNames();
    await expect(page).toHaveURL(/rule=.*group=true|group=true.*rule=/);
    await page.reload();
    await expect(page.getByRole("button", { name: "Equity ratio under 60" })).toBeVisible();
    await expect.poll(firstNames).toEqual(shown);
  });
});

test("columns are those of a preset or one's own, of any time, and are saved as a file @long", async ({ page }) => {
  const portfolio = new PortfolioPage(page);
  await portfolio.goto();
  await page.getByLabel("Key figures in the columns").selectOption("Profit structure");
  await expect(portfolio.header("Operating margin")).toBeVisible();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Change in cash", exact: true }).check();
  await page.getByRole("checkbox", { name: "Equity ratio", exact: true }).check();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(portfolio.header("Change in cash")).toBeVisible();
  await expect(portfolio.header("Operating margin")).toHaveCount(0);
  await page.getByLabel("Time", { exact: true }).selectOption("The fiscal year");
  await expect(page).toHaveURL(/resolution=year/);

  const text = await readFile((await exportAs(page, "CSV")).path, "utf8");
  const lines = text.trim().split(/\r?\n/);
  expect(lines[0]).toContain("Change in cash, year before");
  // The headings, and at least the 16 clients that the demo gives the consultant.
  expect(lines.length).toBeGreaterThanOrEqual(17);
  for (const name of (await portfolio.names()).slice(0, FIRST)) expect(text).toContain(name);
});

test("the choice of columns is scrolled to its end in a low window @long", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 460 });
  const portfolio = new PortfolioPage(page);
  await portfolio.goto();
  await page.getByRole("button", { name: "Columns" }).click();
  const choice = page.getByRole("dialog", { name: "Columns" });
  await choice.getByRole("checkbox", { name: "Equity ratio", exact: true }).check();
  await choice.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/columns=EquityRatio/);
});

test("columns are filled from a client's preset @long", async ({ page }) => {
  const portfolio = new PortfolioPage(page);
  const name = `Bankens ${randomInt(1e9)}`;
  const company = await makeCompany(page, "Urvalets AB");
  const preset = { id: "Bank", name, keyFigureTypes: ["QuickRatio", "EquityRatio"] };
  await callApi(page, "POST", `/Company/${company.id}/KeyFigurePreset`, preset);
  await portfolio.goto();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByLabel("Preset of a client").selectOption(`${name} (Urvalets AB)`);
  await expect(page.getByRole("checkbox", { name: "Equity ratio", exact: true })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/columns=QuickRatio(,|%2C)EquityRatio/);
  await expect(portfolio.header("Net sales")).toHaveCount(0);
});

test("a view is saved, changed, renamed and deleted, and its link shows a colleague the same @long", async ({
  page,
  browser,
}) => {
  const portfolio = new PortfolioPage(page);
  const name = `Egen ${randomInt(1e9)}`;
  await portfolio.goto();
  await portfolio.chooseInViews("Telephone list");
  await expect(portfolio.header("Telephone")).toBeVisible();
  await expect(portfolio.header("Net sales")).toHaveCount(0);
  await portfolio.chooseInViews("All clients");
  await portfolio.header("Net sales").getByRole("button", { name: "Net sales" }).click();
  await page.getByLabel("Type", { exact: true }).selectOption("Tillverkning");
  await expect(page.getByText("changed", { exact: true })).toBeVisible();
  await portfolio.saveViewAs(name);
  await expect(page.getByText("changed", { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/(?=.*view=)(?=.*sort=-value\.NetSales)/);

  await test.step("a colleague, who does not have the view, sees the same rows", async () => {
    const shown = await portfolio.names();
    expect(shown).not.toEqual([]);
    const colleague = await browser.newPage({ storageState: sessionFile("director") });
    await colleague.goto(page.url());
    const same = new PortfolioPage(colleague);
    await expect(same.view("All clients")).toBeVisible();
    await expect.poll(() => same.names()).toEqual(expect.arrayContaining(shown));
    await expect(same.header("Net sales")).toHaveAttribute("aria-sort", "descending");
    await colleague.close();
  });

  await test.step("one change is taken back, and another is saved with the view", async () => {
    await page.getByLabel("Type", { exact: true }).selectOption("All types");
    await page.getByRole("button", { name: "Back to the view" }).click();
    await expect(page.getByLabel("Type", { exact: true })).toHaveValue(/./);
    await page.getByLabel("Time", { exact: true }).selectOption("The fiscal year");
    await portfolio.chooseInViews("Save the changes");
    await expect(page.getByText("changed", { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel("Time", { exact: true })).toHaveValue("year");
    await expect(portfolio.view(name)).toBeVisible();
  });

  await test.step("the view is renamed, and its deletion undone and repeated", async () => {
    await portfolio.chooseInViews("Rename…");
    await page.getByRole("dialog").getByLabel("Name").fill(`${name} b`);
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(portfolio.view(`${name} b`)).toBeVisible();
    await portfolio.chooseInViews("Delete");
    await expect(portfolio.view("All clients")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await portfolio.chooseInViews(`${name} b`);
    await portfolio.chooseInViews("Delete");
    // Leaving the page sends the deletion, which waits while it can be undone.
    await page.goto("/agencies/demo/companies");
    const names = async () =>
      (await callApi<PortfolioView[]>(page, "GET", "/Agency/demo/PortfolioView")).map((view) => view.name);
    await expect.poll(names).not.toContain(`${name} b`);
  });
});

test.describe("as the director", () => {
  test.use({ user: "director" });

  test("a view of the agency opens first for its director, in the page that the server sends @long", async ({
    page,
    browser,
  }) => {
    const portfolio = new PortfolioPage(page);
    const name = `Byråns ${randomInt(1e9)}`;
    await portfolio.goto("?late=true&resolution=month");
    await portfolio.saveViewAs(name, { isShared: true });
    await portfolio.chooseInViews("Open with this view");
    try {
      await expect(page.getByText(`All clients opens with ${name}`)).toBeVisible();
      const html = await (await page.request.get("/agencies/demo/portfolio")).text();
      expect(html).toContain(`View: ${name}`);
      await portfolio.goto();
      await expect(page.getByRole("switch", { name: /late/ })).toBeChecked();
      await expect(page).toHaveURL(/view=/);
      const consultant = await browser.newPage({ storageState: sessionFile("consultant") });
      const shared = new PortfolioPage(consultant);
      await shared.goto();
      await expect(shared.view("All clients")).toBeVisible();
      await shared.chooseInViews(name);
      await consultant.getByRole("button", { name: /^View: / }).click();
      await expect(consultant.getByRole("menuitem", { name: "Open with this view", exact: true })).toBeVisible();
      await expect(consultant.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
      await consultant.close();
    } finally {
      await callApi(page, "PUT", "/Agency/demo/DefaultPortfolioView", { own: null });
      const views = await callApi<PortfolioView[]>(page, "GET", "/Agency/demo/PortfolioView");
      const { id } = views.find((view) => view.name === name)!;
      await callApi(page, "DELETE", `/Agency/demo/PortfolioView/${id}`);
    }
  });
});

test("a row is opened and closed by the keyboard, stays open in the address, and can be pinned @long", async ({
  page,
}) => {
  const portfolio = new PortfolioPage(page);
  await portfolio.goto();
  const [first, second] = await portfolio.names();
  await portfolio.details(first!).focus();
  await page.keyboard.press("ArrowDown");
  await expect(portfolio.details(second!)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("table", { name: `Latest figures of ${second}` })).toContainText("Net sales");
  await expect(page).toHaveURL(/open=/);
  await page.reload();
  const figures = page.getByRole("table", { name: `Latest figures of ${second}` });
  await expect(figures).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pin", exact: true }).click();
  await expect.poll(async () => (await portfolio.names())[0]).toBe(second);
  await page.reload();
  await expect.poll(async () => (await portfolio.names())[0]).toBe(second);
  await page.getByRole("button", { name: "Unpin" }).click();
  await portfolio.details(second!).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(figures).toHaveCount(0);
  await expect(portfolio.details(second!)).toBeFocused();
});

test("by keyboard alone: find a client and open it @long", async ({ page }) => {
  const portfolio = new PortfolioPage(page);
  await portfolio.goto();
  const client = await demoCompany(page, 1);
  await page.keyboard.press("/");
  await expect(portfolio.search).toBeFocused();
  await page.keyboard.type(client.name);
  await expect.poll(() => portfolio.names()).toEqual([client.name]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/companies/${client.id}/figures`));
});

test("the values of all clients are those of the user's clients only, and a company's user has no such page @long", async ({
  page,
  browser,
}) => {
  await new PortfolioPage(page).goto();
  // Other tests create and delete clients meanwhile.
  const ownIds = async () => (await callApi<Company[]>(page, "GET", "/Agency/demo/Company")).map(({ id }) => id);
  const before = await ownIds();
  const response = await callApi<AgencyKeyFigureValues>(page, "GET", "/Agency/demo/KeyFigureValue");
  const after = await ownIds();
  const found = response.companies.map(({ companyId }) => companyId);
  expect(found).toEqual(expect.arrayContaining(before.filter((id) => after.includes(id))));
  expect([...before, ...after]).toEqual(expect.arrayContaining(found));
  const owner = await browser.newPage({ storageState: sessionFile("owner") });
  await owner.goto("/agencies/demo/portfolio");
  await expect(owner.getByRole("heading", { name: "This page does not exist." })).toBeVisible();
  await expect(owner.getByText("All clients")).toHaveCount(0);
  await owner.close();
});

test("all clients are accessible, wide and on a phone @long", async ({ page }) => {
  const portfolio = new PortfolioPage(page);
  await portfolio.goto("?group=true");
  await expect(portfolio.table).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Condition" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
