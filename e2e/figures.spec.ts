import type { Locator } from "@playwright/test";
import type { Agency } from "@/contract/agencies";
import type { Company } from "@/contract/companies/company";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { User } from "@/contract/users/user";
import { today } from "@/lib/dates/today";
import { CompaniesPage } from "./pages/companies-page";
import { FiguresPage } from "./pages/figures-page";
import { Shell } from "./pages/shell";
import { expectAccessible } from "./support/accessibility";
import { callApi, demoCompany, makeCompany, newCompanyNumber } from "./support/api";
import { tabTo } from "./support/keyboard";
import { importText, monthlyBooks } from "./support/monthly-books";
import { expect, test } from "./support/test";

test("a company is presented with the keyboard alone @long", async ({ page }) => {
  const overview = new FiguresPage(page);
  await overview.goto((await demoCompany(page)).id);
  await expect(overview.chart).toBeVisible();

  await test.step("a preset is chosen, and one of its figures charted", async () => {
    await tabTo(page, overview.preset, { maxPresses: 60 });
    await page.keyboard.type("Equity");
    await expect(page).toHaveURL(/preset=EquityStructure/);
    await expect(overview.cards).toHaveCount(6);
    await tabTo(page, overview.card("Current ratio"), { maxPresses: 60 });
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/figures=CurrentRatio/);
    await expect(overview.chartTitle).toHaveText("Current ratio per month");
    await expect(overview.card("Current ratio")).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("the arrows move what is read from month to month", async () => {
    await tabTo(page, overview.chart, { maxPresses: 60 });
    const latest = (await overview.chart.getAttribute("aria-valuetext"))!;
    await page.keyboard.press("ArrowLeft");
    await expect(overview.chart).not.toHaveAttribute("aria-valuetext", latest);
    await page.keyboard.press("ArrowRight");
    await expect(overview.chart).toHaveAttribute("aria-valuetext", latest);
    await page.keyboard.press("Home");
    await expect(overview.chart).toHaveAttribute("aria-valuetext", /^As of 31 January \d{4}: [\d.,]+\s%/);
    await expect(overview.chartCard.getByText(/^As of 31 January \d{4}:/)).toBeVisible();
  });

  await test.step("back takes back one choice after the other", async () => {
    await page.goBack();
    await expect(overview.chartTitle).toHaveText("Equity ratio per month");
    await page.goBack();
    await expect(overview.preset).toHaveValue("Overview");
  });

  await test.step("the choice of a preset has its label to its left", async () => {
    const label = page.getByText("Preset", { exact: true }).filter({ visible: true });
    const [words, choice] = await Promise.all([label.first().boundingBox(), overview.preset.boundingBox()]);
    expect(words!.width).toBeGreaterThan(20);
    expect(Math.abs(words!.y + words!.height / 2 - (choice!.y + choice!.height / 2))).toBeLessThan(4);
    expect(words!.x + words!.width).toBeLessThanOrEqual(choice!.x);
  });

  await expectAccessible(page);
});

test("figures are compared over any range, and the address shows a colleague the same @long", async ({ page }) => {
  const overview = new FiguresPage(page);
  await overview.goto((await demoCompany(page)).id, "?range=all&steps=quarter");
  await expect(overview.chartTitle).toHaveText("Net sales per quarter");
  await overview.compare.selectOption({ label: "Equity ratio" });
  await overview.compare.selectOption({ label: "Operating profit" });
  await expect(overview.compared).toHaveCount(3);
  const read = await overview.chart.getAttribute("aria-valuetext");
  expect(read).toMatch(/^Q\d \d{4}( · \w+(–\w+)? of the quarter)?: Net sales [\d,]+\sSEK · /);
  expect(read).toMatch(/ · Equity ratio [\d.]+\s% \(as of \d+ \w+ \d{4}\) · Operating profit −?[\d,]+\sSEK$/);
  await expectAccessible(page);

  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await expect(new FiguresPage(colleague).chart).toHaveAttribute("aria-valuetext", read!);
  await colleague.close();

  await overview.compared.getByRole("button", { name: "Take Equity ratio out of the chart" }).click();
  await expect(overview.compared).toHaveCount(2);
  await page.getByRole("combobox", { name: "Range" }).selectOption("between");
  // This company's books begin in a January, so the fourteenth month is the second year's February.
  const months = page.getByRole("combobox", { name: "From" }).getByRole("option");
  await page.getByRole("combobox", { name: "From" }).selectOption({ label: (await months.nth(13).textContent())! });
  await expect(page).toHaveURL(/range=\d{4}-02\.\.\d{4}-12/);
});

test("a pin opens the comments on its month, and the chart's table shows them too @long", async ({ page }) => {
  const overview = new FiguresPage(page);
  const company = await demoCompany(page);
  await overview.goto(company.id, "?range=all");
  await overview.pins.last().focus();
  await page.keyboard.press("Enter");
  const comments = page.getByRole("dialog", { name: /on Net sales/ });
  await expect(comments).toBeVisible();
  const message = (await comments.locator("p").nth(1).textContent())!;
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(comments).toBeHidden();
  await expect(overview.pins.last()).toBeFocused();

  await overview.view("Charts").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/view=table/);
  await expect(overview.table.getByText(message)).toBeVisible();
  await expectAccessible(page);
});

test("a missing value says why it is missing @long", async ({ page }) => {
  const overview = new FiguresPage(page);
  await overview.goto((await demoCompany(page)).id, "?preset=VisibleKeyFigures&view=table");
  const why = page.getByRole("button", { name: /^Why is this empty: R&D to sales/ });
  await why.focus();
  await page.keyboard.press("Enter");
  const reason = page.getByRole("dialog", { name: /^Why is this empty: R&D/ });
  await expect(reason).toContainText(/R&D costs is not entered for/);
  await expect(reason.getByRole("link", { name: "Enter the input" })).toBeVisible();
  await expectAccessible(page);
});

test("another preset or year is painted from memory in one frame @long", async ({ page }) => {
  const overview = new FiguresPage(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("KeyFigureValue")) requests.push(request.url());
  });
  const answered: string[] = [];
  page.on("requestfinished", (request) => answered.push(request.url()));
  // The page prefetches other presets, figures and years one by one once all else has come, which takes a while on a
  // busy machine.
  const fetched = (part: RegExp) =>
    expect.poll(() => answered.some((url) => part.test(url)), { message: `${part}`, timeout: 30_000 }).toBe(true);
  const company = await demoCompany(page);
  await overview.goto(company.id);
  await expect(overview.chart).toBeVisible();

  /** Chooses an option and returns the page's content at the browser's next paint. */
  const shownAfterOneFrame = (select: Locator, index: number) =>
    select.evaluate(
      (element: HTMLSelectElement, at) =>
        new Promise<{ chosen: string; cards: string; chart: string; waits: number }>((resolve) => {
          element.selectedIndex = at;
          element.dispatchEvent(new Event("change", { bubbles: true }));
          requestAnimationFrame(() => {
            const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";
            const cards = [...document.querySelectorAll("article")].map((card) => card.textContent).join();
            resolve({
              chosen: element.value,
              cards,
              chart: text("figcaption"),
              waits: document.querySelectorAll("main .animate-skeleton").length,
            });
          });
        }),
      index,
    );

  await fetched(/KeyFigureValue\?.*=ProfitStructure/);
  await fetched(/KeyFigureValue\/GrossProfitMargin/);
  const preset = await shownAfterOneFrame(overview.preset, 3);
  expect(preset).toMatchObject({ chosen: "ProfitStructure", waits: 0 });
  expect(preset.cards).toContain("EBITDA margin");
  expect(preset.chart).toContain("Gross margin per month");

  await expect(page).toHaveURL(/preset=ProfitStructure/);
  await page.goBack();
  const starts = (await callApi<FiscalYear[]>(page, "GET", `/Company/${company.id}/FiscalYear`)).map(
    ({ start }) => start,
  );
  const start = starts.toSorted().at(-2)!.slice(0, 10);
  await fetched(new RegExp(`startDate=${start}&.*=Overview&`));
  await fetched(/KeyFigureData/);
  const year = await shownAfterOneFrame(overview.year, 1);
  expect(year.waits).toBe(0);
  expect(year.cards).toContain(start.slice(0, 4));
  expect(year.chart).toContain(start.slice(0, 4));
  expect(new Set(requests).size, "nothing is asked for twice").toBe(requests.length);
});

test("months without books are empty and marked, also when the next year's books have begun @long", async ({
  page,
}) => {
  const overview = new FiguresPage(page);
  const company = await makeCompany(page, `Oavslutade ${newCompanyNumber()} AB`);
  await importText(page, company, monthlyBooks(company, 2022, [100, 200]));
  await importText(page, company, monthlyBooks(company, 2023, [100, 300, 200]));
  await importText(page, company, monthlyBooks(company, 2024, [100, 100]));
  const years = await callApi<FiscalYear[]>(page, "GET", `/Company/${company.id}/FiscalYear`);
  const year = years.find(({ start }) => start.startsWith("2023"))!.id;

  await test.step("a card shows the booked months, or their last day if its figure is made of balances", async () => {
    await overview.goto(company.id, `?year=${year}`);
    await expect(overview.cardOf("Net sales")).toContainText(/600\sSEK.*Q1 2023/);
    await expect(overview.cardOf("Equity ratio")).toContainText("As of 31 March 2023");
    await overview.goto(company.id, `?year=${year}&resolution=year`);
    await expect(overview.cardOf("Net sales")).toContainText(/600\sSEK.*2023 · January–March of the year/);
  });

  await test.step("the line on a card has one point for each booked month", async () => {
    await overview.goto(company.id, `?year=${year}`);
    await expect(overview.cardOf("Net sales").getByRole("img", { name: "Net sales month by month" })).toBeVisible();
    const [january, february, march, ...more] = await overview.line("Net sales");
    expect(more).toEqual([]);
    expect(february).toBeLessThan(march!);
    expect(march).toBeLessThan(january!);
  });

  await test.step("the chart's table is empty after the last booked month", async () => {
    await overview.goto(company.id, `?year=${year}&view=table`);
    await expect(overview.step("Mar 2023")).toContainText("200");
    for (const month of ["Apr", "Aug", "Dec"]) {
      await expect(overview.step(`${month} 2023`).getByRole("cell").nth(1)).toHaveText("not booked yet");
    }
    await overview.goto(company.id, `?year=${year}&view=table&steps=quarter&range=all`);
    await expect(overview.step("Q1 2023").getByRole("cell").nth(1)).toHaveText("600");
    await expect(overview.step("Q2 2023").getByRole("cell").nth(1)).toHaveText("not booked yet");
    await expect(overview.step("Q1 2024")).toContainText("January–February of the quarter");
  });

  await test.step("a loss is compared by its difference, with the same months of the year before", async () => {
    await overview.goto(company.id);
    const MINUS = "\u2212";
    // Sales of 200 less two rents of 400; the year before, sales of 400 less the same rents.
    const result = overview.cardOf("Profit after financial items");
    await expect(result).toContainText(new RegExp(`${MINUS}600\\sSEK.*Jan – Feb 2024`));
    await expect(result).toContainText(new RegExp(`▼\\s${MINUS}200\\sSEK on the same months last year`));
    await expect(result).not.toContainText("%");
  });

  await test.step("and the page says what is missing, between booked months and after them", async () => {
    const [thisYear, thisMonth] = today().split("-").map(Number) as [number, number];
    const missing = (thisYear - 2024) * 12 + thisMonth - 2;
    // In the header and beside the books themselves.
    await expect(page.getByText(`Books end February 2024; ${missing} months are missing`)).toHaveCount(2);
    // Ten months of 2022 and nine of 2023.
    await expect(page.getByText("19 months missing between booked ones")).toHaveCount(2);
    await expectAccessible(page);
  });
});

test("a meeting shows nothing of another client @long", async ({ page }) => {
  const overview = new FiguresPage(page);
  const companies = await callApi<Company[]>(page, "GET", "/Company");
  const agencies = await callApi<Agency[]>(page, "GET", "/Agency");
  const [company, other] = [await demoCompany(page), await demoCompany(page, 1)];
  const others = [...companies.filter(({ id }) => id !== company.id), ...agencies].flatMap((one) =>
    "id" in one ? [one.name, one.id, one.businessIdentityCode] : [one.name],
  );
  expect(others.length).toBeGreaterThan(10);

  // First the user visits pages full of another client's key figures.
  await overview.goto(other.id);
  await new CompaniesPage(page).goto();
  await page.getByRole("link", { name: company.name }).first().click();
  await page.waitForURL("**/figures*");
  await overview.preset.selectOption("EquityStructure");
  await expect(overview.chart).toBeVisible();
  await overview.enterMeeting.click();
  await page.waitForURL("**/meeting?preset=EquityStructure");

  await expect(page.getByRole("heading", { level: 1, name: company.name })).toBeVisible();
  await expect(overview.chart).toBeVisible();
  await page.waitForLoadState("networkidle");
  // The consultant's name contains the agency's, and is shown below their comments.
  const { name } = await callApi<User>(page, "GET", "/Me");
  const html = (await page.content()).replaceAll(name, "");
  expect(others.filter((text) => html.includes(text) && !company.name.includes(text))).toEqual([]);
  await expect(page.getByRole("navigation")).toHaveCount(1);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await page.waitForURL("**/figures?preset=EquityStructure");
  await expect(new Shell(page).userMenuButton).toBeVisible();
});

test("a button leaves the meeting as well @long", async ({ page }) => {
  const overview = new FiguresPage(page);
  const { id } = await demoCompany(page);
  await page.goto(`/companies/${encodeURIComponent(id)}/meeting?figures=CashFlow`);
  await overview.leaveMeeting.click();
  await page.waitForURL("**/figures?figures=CashFlow");
  await expect(overview.chartTitle).toHaveText("Change in cash per month");
});

test("an overview is printed on two sheets at most, with company and period, without controls @long", async ({
  page,
}) => {
  const overview = new FiguresPage(page);
  const company = await demoCompany(page);
  await overview.goto(company.id, "?figures=NetSales,EquityRatio");
  await expect(overview.chart).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const header = page.locator("[data-printed-header]");
  await expect(header).toBeVisible();
  await expect(header).toContainText(company.name);
  await expect(header).toContainText(/fiscal year 1 Jan \d{4} – 31 Dec \d{4} · books until/);
  const controls = page.locator("select, input, nav a, header button");
  await expect(controls).not.toHaveCount(0);
  for (const control of await controls.all()) await expect(control).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
});

test("a value is traced down to the line of the file with the keyboard @long", async ({ page }) => {
  const overview = new FiguresPage(page);
  await overview.goto((await demoCompany(page)).id, "?figures=NetSales");
  await tabTo(page, overview.chart, { maxPresses: 60 });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/trace=NetSales~\d{4}-\d{2}-01~/);
  const tree = page.getByRole("tree", { name: "From the value to the voucher" });
  await expect(tree.getByRole("treeitem").first()).toBeFocused();

  await test.step("right opens and goes in: group, account, month, voucher", async () => {
    const current = tree.locator(":focus");
    for (let level = 2; level <= 5; level++) {
      // The first press opens a line that is closed, the second goes in.
      await page.keyboard.press("ArrowRight");
      if ((await current.getAttribute("aria-level")) !== String(level)) await page.keyboard.press("ArrowRight");
      await expect(current).toHaveAttribute("aria-level", String(level));
    }
    await expect(current).toContainText(/^Voucher \w+ \d+, \d+ \w+ \d{4}.*line \d+ of the file from/);
    await expectAccessible(page);
    await page.keyboard.press("ArrowLeft");
    await expect(current).toHaveAttribute("aria-level", "4");
    await page.keyboard.press("ArrowLeft");
    await expect(current).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Home");
    await expect(current).toHaveAttribute("aria-level", "1");
  });

  await test.step("the address leads a colleague there", async () => {
    const value = await page.getByRole("dialog").locator("p").first().textContent();
    await page.reload();
    await expect(page.getByRole("dialog").locator("p").first()).toHaveText(value!);
  });

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).not.toHaveURL(/trace=/);
});

test("the key figures of cost centres stand side by side, and a press shows those of one @long", async ({ page }) => {
  const company = await makeCompany(page, `Ställen ${newCompanyNumber()} AB`);
  const text = monthlyBooks(company, 2024, [1000, 3000])
    .replace('#KONTO 1930 "Bank"', '#OBJEKT 1 B "Butik"\r\n#OBJEKT 1 C "Café"\r\n#KONTO 1930 "Bank"')
    .replace("#TRANS 3010 {} -1000.00", "#TRANS 3010 {1 B} -1000.00")
    .replace("#TRANS 3010 {} -3000.00", "#TRANS 3010 {1 C} -3000.00");
  await importText(page, company, text);
  const overview = new FiguresPage(page);
  await overview.goto(company.id);
  await page.getByLabel("Of what the figures are").selectOption("Kostnadsställe: all side by side");
  const table = page.getByRole("table", { name: "Key figures by Kostnadsställe" });
  const netSales = table.getByRole("row").filter({ hasText: "Net sales" });
  const cells = [/2024/, "SEK", "4,000", "1,000", "3,000"];
  await expect(netSales.getByRole("cell")).toHaveText(cells);
  await expectAccessible(page);
  await page.reload();
  await expect(netSales.getByRole("cell")).toHaveText(cells);
  await table.getByRole("button", { name: "C Café" }).click();
  await expect(page).toHaveURL(/dimension=1_C/);
  await expect(overview.cardOf("Net sales")).toContainText("3,000");
  await page.reload();
  await expect(overview.cardOf("Net sales")).toContainText("3,000");
});
