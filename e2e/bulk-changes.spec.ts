import { randomInt } from "node:crypto";
import type { Company } from "@/contract/companies/company";
import type { CompanyType } from "@/contract/companies/company-type";
import { today } from "@/lib/dates/today";
import { BulkChangesPage } from "./pages/bulk-changes-page";
import { PortfolioPage } from "./pages/portfolio-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, importBooks, makeCompany } from "./support/api";
import { PRODUCT, sessionFile } from "./support/product";
import { expect, test } from "./support/test";

test("several clients are changed by keyboard, and changed back but for what was changed since @long", async ({
  page,
}) => {
  const name = `Massan ${randomInt(1e9)}`;
  const companies: Company[] = [];
  for (const ending of ["ett", "två", "tre"]) companies.push(await makeCompany(page, `${name} ${ending} AB`));
  const [type, other] = await callApi<CompanyType[]>(page, "GET", "/Agency/demo/CompanyType");
  const portfolio = new PortfolioPage(page);
  const bulk = new BulkChangesPage(page);

  await test.step("choosing a range among those that the filter leaves", async () => {
    await portfolio.goto(`?q=${encodeURIComponent(name)}`);
    await expect(page.getByText(/^3 of \d+ clients$/)).toBeVisible();
    await bulk.button("Change several").focus();
    await page.keyboard.press("Enter");
    await portfolio.table.getByRole("checkbox").first().focus();
    await page.keyboard.press("Space");
    await expect(bulk.selection).toContainText("1 chosen");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+Space");
    await expect(bulk.selection).toContainText("3 chosen");
    await expectAccessible(page);
    await bulk.selection.getByRole("button", { name: "Change …" }).focus();
    await page.keyboard.press("Enter");
  });

  await test.step("the difference for each, before anything is done", async () => {
    await expect(page.getByText("3 clients")).toBeVisible();
    await bulk.form.getByLabel("Company type", { exact: true }).selectOption(type!.Name);
    await bulk.form.getByRole("button", { name: "Show the difference" }).focus();
    await page.keyboard.press("Enter");
    await expect(bulk.preview.getByText("Changed (3)")).toBeVisible();
    await expect(bulk.row(new RegExp(`^${name} ett AB`))).toContainText(`without a type`);
    await expectAccessible(page);
    await bulk.preview.getByRole("button", { name: "Change 3 clients" }).focus();
    await page.keyboard.press("Enter");
  });

  await test.step("the service does it, and takes it back but for one that was changed since", async () => {
    await expect(page.getByText("3 changed")).toBeVisible();
    await expect(page).toHaveURL(/bulk-changes\/[0-9a-f-]{36}$/);
    await expect(bulk.row(new RegExp(`^${name} två AB`))).toContainText("changed");
    await callApi(page, "PUT", `/Company/${companies[2]!.id}`, { companyTypeId: other!.Id });
    await bulk.button("Take back 3").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("2 taken back · 1 not taken back")).toBeVisible();
    await page.getByRole("radio", { name: "Exceptions (1)" }).press("Space");
    await expect(bulk.row(new RegExp(`^${name} tre AB`))).toContainText("It has been changed again since");
    await expect(bulk.row(new RegExp(`^${name} ett AB`))).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("its activity has each part, which leads back to it", async () => {
    await page.getByRole("link", { name: "Activity" }).last().click();
    const entries = page.getByRole("list", { name: "Activity, newest first" }).getByRole("listitem");
    // Three were changed, and two of them changed back.
    await expect(entries.filter({ hasText: name })).toHaveCount(5);
    await entries.getByRole("link", { name: "Part of a bulk change" }).first().click();
    await expect(page.getByText("2 taken back · 1 not taken back")).toBeVisible();
  });
});

test("several clients get the draft of a report from a template", async ({ page, browser }) => {
  const name = `Utkasten ${randomInt(1e9)}`;
  const companies: Company[] = [];
  for (const ending of ["ett", "två"]) companies.push(await makeCompany(page, `${name} ${ending} AB`));
  const director = await browser.newPage({ storageState: sessionFile("director"), baseURL: PRODUCT.url });
  const templates = "/Agency/demo/ReportTemplate";
  const blocks = [{ id: "letterhead", type: "letterhead" }];
  const template = await callApi<{ id: string }>(director, "POST", templates, { name, blocks });
  try {
    const portfolio = new PortfolioPage(page);
    const bulk = new BulkChangesPage(page);
    await portfolio.goto(`?q=${encodeURIComponent(name)}`);
    await expect(page.getByText(/^2 of \d+ clients$/)).toBeVisible();
    await bulk.button("Change several").click();
    const boxes = portfolio.table.getByRole("checkbox");
    await expect(boxes.first()).toBeVisible();
    for (const box of await boxes.all()) await box.check();
    await bulk.selection.getByRole("button", { name: "Change …" }).click();
    await bulk.form.getByLabel("Change", { exact: true }).selectOption("Report");
    await bulk.form.getByRole("button", { name: "Show the difference" }).click();
    await expect(bulk.form.getByText("Give the report a title.")).toBeVisible();
    await bulk.form.getByLabel("Template").selectOption(name);
    await bulk.form.getByLabel("Title of the report").fill("Mars");
    await bulk.form.getByLabel("Period").fill("mars 2024");
    await bulk.form.getByRole("button", { name: "Show the difference" }).click();
    await expect(bulk.preview.getByText("Changed (2)")).toBeVisible();
    await expectAccessible(page);
    await bulk.preview.getByRole("button", { name: "Change 2 clients" }).click();
    await expect(page.getByText("2 changed")).toBeVisible();
    const reports = await callApi<{ title: string }[]>(page, "GET", `/Company/${companies[1]!.id}/PeriodReport`);
    expect(reports).toMatchObject([{ title: "Mars", isPublished: false }]);
  } finally {
    await callApi(director, "DELETE", `${templates}/${template.id}`);
    await director.close();
  }
});

test("the drafts of several clients are published where everything is done, and the others say what is left @long", async ({
  page,
}) => {
  const name = `Publiceringen ${randomInt(1e9)}`;
  const companies: Company[] = [];
  for (const ending of ["ett", "två", "tre"]) companies.push(await makeCompany(page, `${name} ${ending} AB`));
  const [ready, unready] = companies as [Company, Company, Company];
  for (const [company, text] of [
    [ready, "Allt är bra."],
    [unready, "{budget [NetSales]}"],
  ] as const) {
    await importBooks(page, company, 2024);
    await callApi(page, "POST", `/Company/${company.id}/PeriodReport`, {
      title: "Månaden",
      keyFigurePresetId: "Overview",
      blocks: [{ id: "t", type: "text", text }],
      period: { start: "2024-01-01T00:00:00", end: "2024-01-31T23:59:59" },
    });
  }
  const portfolio = new PortfolioPage(page);
  const bulk = new BulkChangesPage(page);

  await test.step("the difference says what is left to do, with the way there", async () => {
    await portfolio.goto(`?q=${encodeURIComponent(name)}`);
    await expect(page.getByText(/^3 of \d+ clients$/)).toBeVisible();
    await bulk.button("Change several").click();
    const boxes = portfolio.table.getByRole("checkbox");
    await expect(boxes.first()).toBeVisible();
    for (const box of await boxes.all()) await box.check();
    await bulk.selection.getByRole("button", { name: "Change …" }).click();
    await bulk.form.getByLabel("Change", { exact: true }).selectOption("Publish reports");
    await bulk.form.getByRole("button", { name: "Show the difference" }).click();
    await expect(bulk.form.getByText("Enter a period, for example 2026.")).toBeVisible();
    await bulk.form.getByLabel("Period").fill("januari 2024");
    await bulk.form.getByRole("button", { name: "Show the difference" }).click();
    await expect(bulk.preview.getByText("Changed (1)")).toBeVisible();
    await page.getByRole("radio", { name: "Cannot be changed (2)" }).press("Space");
    const unreadyRow = bulk.row(new RegExp(`^${name} två AB`));
    await expect(unreadyRow).toContainText("Not ready to be published.");
    await expect(unreadyRow).toContainText("Månaden: without a value: {budget [");
    await expect(unreadyRow.getByRole("link", { name: "Månaden" })).toHaveAttribute("href", /[?]report=/);
    await expect(bulk.row(new RegExp(`^${name} tre AB`))).toContainText("The client has no draft of the period.");
    await expectAccessible(page);
    await bulk.preview.getByRole("button", { name: "Change 1 client" }).click();
  });

  await test.step("the ready report is published, and is a draft again once the change is taken back", async () => {
    await expect(page.getByText("1 changed")).toBeVisible();
    const published = () => callApi<{ isPublished: boolean }[]>(page, "GET", `/Company/${ready.id}/PeriodReport`);
    expect(await published()).toMatchObject([{ isPublished: true }]);
    await bulk.button("Take back 1").click();
    await expect(page.getByText("1 taken back")).toBeVisible();
    expect(await published()).toMatchObject([{ isPublished: false }]);
  });
});

test.describe("a director", () => {
  test.use({ user: "director" });

  test("has reports made each month, sees what came of it, and ends it @long", async ({ page }) => {
    const name = `Månatlig ${randomInt(1e9)}`;
    // An agency has one schedule: a schedule left by an earlier try would be changed instead.
    await callApi(page, "DELETE", "/Agency/demo/ReportSchedule");
    const client = await makeCompany(page, `${name} AB`);
    const template = await callApi<{ id: string }>(page, "POST", "/Agency/demo/ReportTemplate", {
      name,
      blocks: [{ id: "head", type: "letterhead" }],
    });
    const type = await callApi<CompanyType>(page, "POST", "/Agency/demo/CompanyType", { Id: name, Name: name });
    await callApi(page, "PUT", `/Company/${client.id}`, { companyTypeId: type.Id });
    const dayOfMonth = Number(today().slice(8));
    // A schedule's day is at most the 28th, because every month has one.
    const day = Math.min(dayOfMonth, 28);
    const bulk = new BulkChangesPage(page);
    await bulk.goto();
    await bulk.button("Reports each month").focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Reports each month" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Choose a template.")).toBeVisible();
    await expect(dialog.getByText("Give the report a title.")).toBeVisible();
    await dialog.getByLabel("Template").selectOption(name);
    await dialog.getByLabel("Title of the report").fill(name);
    await dialog.getByLabel("Clients").selectOption(name);
    await dialog.getByLabel("Day of the month").selectOption(String(day));
    await dialog.getByText("Published where everything is done").click();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("status")).toContainText(/^Next time .*, in the name of /);
    // A schedule that is saved on its own day runs at once. It may have become midnight since the day was chosen.
    if (day === dayOfMonth && day === Number(today().slice(8))) {
      await expect(dialog.getByText("for 1 client")).toBeVisible();
      await expect(dialog.getByText("1 exception")).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole("link", { name: "Published" }).click();
      await page.getByRole("link", { name: `${name} AB` }).click();
      await expect(page).toHaveURL(new RegExp(client.id));
      await bulk.goto();
      await bulk.button("Reports each month").click();
    }
    await dialog.getByRole("button", { name: "End" }).click();
    await expect(dialog).toBeHidden();
    const state = await callApi<{ schedule?: object }>(page, "GET", "/Agency/demo/ReportSchedule");
    expect(state.schedule).toBeUndefined();
    await callApi(page, "DELETE", `/Agency/demo/ReportTemplate/${template.id}`);
  });
});

test("a page without chosen clients says where they are chosen @long", async ({ page }) => {
  await page.goto("/agencies/demo/bulk-changes/new");
  await expect(page.getByText("No clients are chosen.")).toBeVisible();
  // The first link of that name is in the breadcrumbs at the top.
  await expect(page.getByRole("main").getByRole("link", { name: "All clients" }).last()).toBeVisible();
  const bulk = new BulkChangesPage(page);
  await bulk.goto();
  await expect(page.getByRole("heading", { level: 1, name: "Bulk changes" })).toBeVisible();
  await expectAccessible(page);
});

test.describe("a client", () => {
  test.use({ user: "owner", expectedConsole: [/status of 404/] });

  test("sees nothing of bulk changes", async ({ page }) => {
    const response = await page.goto("/agencies/demo/bulk-changes");
    expect(response?.status()).toBe(404);
  });
});
