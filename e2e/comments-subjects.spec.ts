import type { VoucherList } from "@/contract/vouchers";
import { CommentsPage } from "./pages/comments-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, makeCompany, newCompanyNumber } from "./support/api";
import { importText, monthlyBooks } from "./support/monthly-books";
import { expect, test } from "./support/test";

test("a voucher and an account are commented on, and the comments lead back to them @long", async ({ page }) => {
  const company = await makeCompany(page, `Kommenterade ${newCompanyNumber()} AB`);
  await importText(page, company, monthlyBooks(company, 2024, [1000, 3000]));
  const comments = new CommentsPage(page);
  const list = page.getByRole("list", { name: "Vouchers" });
  const dialog = page.getByRole("dialog", { name: /^Voucher B 2/ });
  const openVoucher = async () => {
    await page.goto(`/companies/${company.id}/vouchers`);
    await list.getByRole("listitem").filter({ hasText: /B 2/ }).getByRole("button").click();
  };

  await test.step("from the voucher", async () => {
    await openVoucher();
    await dialog.getByRole("link", { name: "Comment on voucher B 2" }).click();
    const form = comments.form("New comment");
    await expect(form).toContainText("Voucher B 2 of 2024-02-28");
    await form.getByLabel("Comment", { exact: true }).fill("Dubbel hyra?");
    await expectAccessible(page);
    await comments.save();
    await expect(comments.comment("Dubbel hyra?")).toContainText("Voucher B 2 of 2024-02-28");
    await comments.comment("Dubbel hyra?").getByRole("link", { name: "Voucher B 2 of 2024-02-28" }).click();
    await expect(dialog).toContainText("Dubbel hyra?");
    await expectAccessible(page);
  });

  await test.step("from the account's vouchers", async () => {
    await page.goto(`/companies/${company.id}/vouchers?account=5010`);
    await page.getByRole("link", { name: "Comment on account 5010" }).click();
    const form = comments.form("New comment");
    await expect(form.getByRole("link", { name: "Account 5010" })).toBeVisible();
    await form.getByLabel("Comment", { exact: true }).fill("Hyran höjs i april.");
    await comments.save();
    await comments.comment("Hyran höjs i april.").getByRole("link", { name: "Account 5010" }).click();
    await expect(page).toHaveURL(/account=5010/);
    await expect(page.getByRole("region", { name: "Comments" })).toContainText("Hyran höjs i april.");
  });

  await test.step("in the comments of all clients", async () => {
    await page.goto(`/agencies/demo/comments?company=${encodeURIComponent(company.id)}`);
    await expect(page.getByRole("link", { name: "Voucher B 2 of 2024-02-28" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Account 5010" })).toBeVisible();
  });

  await test.step("after another import it stands at the same voucher", async () => {
    await importText(page, company, monthlyBooks(company, 2024, [1000, 3000, 2000]));
    await openVoucher();
    await expect(dialog).toContainText("Dubbel hyra?");
  });

  await test.step("and says when the voucher is no longer in the books", async () => {
    await importText(page, company, monthlyBooks(company, 2024, [1000]));
    const { vouchers } = await callApi<VoucherList>(
      page,
      "GET",
      `/Company/${company.id}/FiscalYear/2024-01-01/Voucher`,
    );
    expect(vouchers.map(({ series, number }) => series + number)).not.toContain("B2");
    await page.goto(`/companies/${company.id}/comments`);
    await expect(comments.comment("Dubbel hyra?")).toContainText(
      "Voucher B 2 of 2024-02-28 · the voucher is no longer in the books",
    );
    await comments.edit("Dubbel hyra?", "Dubbel hyra, rättad.");
    await expect(comments.comment("Dubbel hyra, rättad.")).toContainText("no longer in the books");
  });
});
