import type { Page } from "@playwright/test";
import { CommentsPage } from "./pages/comments-page";
import { CompanyPage } from "./pages/company-page";
import { InputsPage } from "./pages/inputs-page";
import { importBooks, makeCompany } from "./support/api";
import { expect, test } from "./support/test";

/** Answers every write with a page of HTML, as a proxy without upstream does, until the returned function is called. */
async function breakWrites(page: Page): Promise<() => Promise<void>> {
  const address = "**/Api/v2/**";
  await page.route(address, (route) =>
    route.request().method() === "GET"
      ? route.continue()
      : route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Service Unavailable</h1>" }),
  );
  return () => page.unroute(address);
}

test.use({ expectedConsole: [/status of 503/] });

test("values that could not be saved stay in the grid, over a reload too, until they are saved @long", async ({
  page,
}) => {
  const company = await makeCompany(page, "Envisa AB");
  await importBooks(page, company, 2024);
  await new CompanyPage(page).goto(company.id, "Inputs");
  const inputs = new InputsPage(page);
  const mend = await breakWrites(page);
  await inputs.cell("Number of employees", 0).click();
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await expect(inputs.saveStatus).toHaveText(/^Not saved/);
  await expect(page.getByText("1 value may not be saved. It stays in the grid.")).toBeVisible();

  await page.reload();
  await expect(page.getByText("had not been saved. It is back in the grid.")).toBeVisible();
  await expect(inputs.cell("Number of employees", 0)).toContainText("7");
  await expect(inputs.saveStatus).toHaveText(/^Not saved/);
  await mend();
  await page.getByRole("button", { name: "Try again now" }).click();
  await expect(inputs.saveStatus).toHaveText(/^Saved/);
  await page.reload();
  await expect(inputs.cell("Number of employees", 0)).toHaveText("7");
});

test("a comment that could not be saved stays in the list, over a reload too, until it is saved @long", async ({
  page,
}) => {
  const company = await makeCompany(page, "Ihärdiga AB");
  await new CompanyPage(page).goto(company.id, "Comments");
  const comments = new CommentsPage(page);
  const mend = await breakWrites(page);
  await comments.fill("Tax rate", "Not to be lost");
  await comments.save();
  const comment = comments.comment("Not to be lost");
  await expect(comment).toContainText("may or may not have been saved");
  await page.reload();
  await expect(comment).toContainText("Not saved yet");
  await mend();
  await comment.getByRole("button", { name: "Try again" }).click();
  await expect(comment.getByRole("button", { name: /^Edit the comment/ })).toBeVisible();
  await page.reload();
  await expect(comment).toHaveCount(1);
});
