import type { Page } from "@playwright/test";
import { CommentsPage } from "./pages/comments-page";
import { CompaniesPage } from "./pages/companies-page";
import { CompanyPage } from "./pages/company-page";
import { InputsPage } from "./pages/inputs-page";
import { Shell } from "./pages/shell";
import { importBooks, makeCompany } from "./support/api";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

/** Makes every save of inputs fail so that none is repeated by itself. Returns a function that counts them. */
async function refuseValues(page: Page): Promise<() => number> {
  let attempts = 0;
  await page.route("**/Api/v2/**/KeyFigureData**", (route) => {
    if (route.request().method() === "GET") return route.continue();
    attempts++;
    return route.fulfill({ status: 404 });
  });
  return () => attempts;
}

test.use({ expectedConsole: [/status of 40[14]|net::ERR/] });

const BACK = /^This was typed .* and never saved\. It is back\./;

test("the form for a company comes back after a reload or a crash, says so, and can be discarded @long", async ({
  page,
}) => {
  const companies = new CompaniesPage(page);
  await companies.goto();
  await companies.newButton.click();
  await companies.field("Company name").fill("Halvskrivna AB");
  await companies.field("Organisation number").fill("556");
  await page.reload();
  await expect(companies.dialog.getByText(BACK)).toBeVisible();
  await expect(companies.field("Company name")).toHaveValue("Halvskrivna AB");
  await expect(companies.field("Organisation number")).toHaveValue("556");

  // A crash fires no event: the page is simply gone.
  await companies.field("Company name").fill("Halvskrivna bolaget AB");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
    .toContain("Halvskrivna bolaget AB");
  const next = await page.context().newPage();
  const crashed = page.waitForEvent("crash");
  await page.goto("chrome://crash").catch(() => undefined);
  await crashed;
  await next.goto("/agencies/demo/companies");
  const again = new CompaniesPage(next);
  await expect(again.field("Company name")).toHaveValue("Halvskrivna bolaget AB");
  await again.dialog.getByRole("button", { name: "Discard" }).click();
  await expect(again.field("Company name")).toHaveValue("");
  await again.dialog.getByRole("button", { name: "Cancel" }).click();
  await next.reload();
  await expect(again.heading).toBeVisible();
  await expect(again.dialog).toHaveCount(0);
});

test("text typed in a session that has ended is there after signing in again, and for nobody else @long", async ({
  page,
  context,
}) => {
  const company = await makeCompany(page, "Utgångna AB");
  await new CompanyPage(page).goto(company.id, "Comments");
  await new CommentsPage(page).fill("Tax rate", "Between two sessions");
  await context.clearCookies();
  await page.goto("/agencies/demo/companies");
  await expect(page).toHaveURL(/\/sign-in/);

  await signIn(page, "director");
  await page.goto(`/companies/${company.id}/comments`);
  const comments = new CommentsPage(page);
  await expect(comments.newButton).toBeVisible();
  await expect(page.getByText("Between two sessions")).toHaveCount(0);
  await expect(comments.form("New comment")).toHaveCount(0);

  await context.clearCookies();
  await signIn(page, "consultant");
  await page.goto(`/companies/${company.id}/comments`);
  await expect(comments.form("New comment").getByLabel("Comment", { exact: true })).toHaveValue("Between two sessions");
});

test("a page of one user sends nothing when another has signed in in the same browser @long", async ({
  page,
  context,
}) => {
  const company = await makeCompany(page, "Delade AB");
  await importBooks(page, company, 2024);
  await new CompanyPage(page).goto(company.id, "Inputs");
  const inputs = new InputsPage(page);
  const attempts = await refuseValues(page);
  await inputs.cell("Number of employees", 0).click();
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect.poll(attempts).toBe(1);
  await context.clearCookies();
  const other = await context.newPage();
  await signIn(other, "director");
  // The first page was notified and navigates to the other user's page.
  await expect(page).not.toHaveURL(/inputs/);
  await expect(inputs.grid).toHaveCount(0);
  expect(attempts()).toBe(1);
});

test.describe("signing out", () => {
  test.use({ user: null });

  test("with edits that cannot be saved says in numbers what would be lost, and then clears it @long", async ({
    page,
  }) => {
    await signIn(page, "consultant");
    const company = await makeCompany(page, "Avsked AB");
    await importBooks(page, company, 2024);
    await new CompanyPage(page).goto(company.id, "Inputs");
    const inputs = new InputsPage(page);
    await refuseValues(page);
    for (const [month, text] of ["1", "2"].entries()) {
      await inputs.cell("Number of employees", month).click();
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
    }
    await new CompanyPage(page).open("Comments");
    await new CommentsPage(page).fill("Tax rate", "Begun and not sent");

    const { userMenuButton, leaving } = new Shell(page);
    await userMenuButton.click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(leaving.getByRole("listitem")).toHaveText(["2 values in grids", "1 comment"]);
    await leaving.getByRole("button", { name: "Stay" }).click();
    await expect(leaving).toHaveCount(0);
    const typed = new CommentsPage(page).form("New comment").getByLabel("Comment", { exact: true });
    await expect(typed).toHaveValue("Begun and not sent");

    // Somebody else, whose session in this browser has ended by itself, may still go on.
    // A draft is stored as its count, its time and its text.
    const draftOfAnother = "nyckeltal.drafts.1/another/forms/company";
    await page.evaluate((name) => {
      localStorage.setItem(name, "1 2026-01-01T12:00:00.000Z\nx");
    }, draftOfAnother);
    await userMenuButton.click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await leaving.getByRole("button", { name: "Sign out and delete" }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([draftOfAnother]);
    await signIn(page, "consultant");
    await new CompanyPage(page).goto(company.id, "Comments");
    await expect(new CommentsPage(page).newButton).toBeVisible();
    await expect(typed).toHaveCount(0);
  });

  test("asks on a phone too, where the menu is in a sheet @long", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signIn(page, "consultant");
    const companies = new CompaniesPage(page);
    await companies.goto();
    await companies.newButton.click();
    await companies.field("Company name").fill("På telefon AB");
    await expect.poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage)))).toContain("På telefon");
    // Any other page, whose menu the dialog does not cover.
    await page.goto("/companies/none/figures");
    await page.getByRole("button", { name: "Open the menu" }).click();
    const { userMenuButton, leaving } = new Shell(page);
    await userMenuButton.click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(leaving.getByRole("listitem")).toHaveText(["1 form that is filled in"]);
    await leaving.getByRole("button", { name: "Sign out and delete" }).click();
    await expect(page).toHaveURL(/\/sign-in/);
  });

  test("with an edit that is saved by now or still being saved asks nothing, and keeps it @long", async ({ page }) => {
    await signIn(page, "consultant");
    const company = await makeCompany(page, "Klara AB");
    await importBooks(page, company, 2024);
    await new CompanyPage(page).goto(company.id, "Inputs");
    const inputs = new InputsPage(page);
    await inputs.cell("Number of employees", 0).click();
    await page.keyboard.type("5");
    await page.keyboard.press("Enter");
    await new Shell(page).userMenuButton.click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    await signIn(page, "consultant");
    await new CompanyPage(page).goto(company.id, "Inputs");
    await expect(inputs.cell("Number of employees", 0)).toHaveText("5");
  });
});
