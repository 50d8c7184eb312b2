import { CommentsPage } from "./pages/comments-page";
import { CompanyPage } from "./pages/company-page";
import { callApi, importBooks, makeCompany } from "./support/api";
import { expect, test } from "./support/test";

test("the focus stays at a saved comment, and is on the list after it is deleted and brought back by the keyboard", async ({
  page,
}) => {
  const company = await makeCompany(page, "Fokus AB");
  await importBooks(page, company, 2024);
  const period = { start: "2024-01-01T00:00:00", end: "2024-01-31T23:59:59" };
  for (const message of ["Den första.", "Den andra."]) {
    await callApi(page, "POST", `/Company/${company.id}/Comment`, {
      type: "KeyFigureComment",
      keyFigureType: "NetSales",
      period,
      message,
    });
  }
  await new CompanyPage(page).goto(company.id, "Comments");
  const comments = new CommentsPage(page);

  await comments.edit("Den första.", "Den ändrade.");
  const edit = comments.comment("Den ändrade.").getByRole("button", { name: /^Edit the comment/ });
  await expect(edit).toBeFocused();
  // A comment can be deleted only after its edit is saved.
  await expect(comments.comment("Den ändrade.")).toContainText("edited");

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(comments.comment("Den ändrade.")).toHaveCount(0);
  await expect(comments.list).toBeFocused();

  await comments.notices.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(comments.comment("Den ändrade.")).toBeVisible();
  await expect(comments.list).toBeFocused();
});
