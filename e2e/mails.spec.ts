import { linkIn, TestMailServer } from "@/service/testing/test-mail-server";
import type { PeriodReport } from "@/contract/reports/period-report";
import { CompanyPage } from "./pages/company-page";
import { MailsPage } from "./pages/mails-page";
import { UsersPage } from "./pages/users-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, importBooks, makeCompany } from "./support/api";
import { startOwnProduct } from "./support/own-product";
import { DEMO_PASSWORD } from "./support/product";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

const PASSWORD = "åtta gröna hästar";
const NOBODY = { cookies: [], origins: [] };

test.use({ user: null });

test("a director invites by mail and mails a report, and sees what became of each mail", async ({ browser }) => {
  test.setTimeout(300_000);
  const server = await TestMailServer.start();
  const product = await startOwnProduct({
    ...{ DEMO: "0", SMTP_URL: server.url, MAIL_FROM: "Postbyrån <books@example.com>" },
  });
  try {
    await product.admin(["agency", "add", "demo", "--name", "Postbyrån"], "");
    const add = ["user", "add", "disa", "--name", "Disa Direktör", "--type", "AgencyDirector", "--agency", "demo"];
    await product.admin([...add, "--password-stdin"], DEMO_PASSWORD);
    const context = await browser.newContext({ baseURL: product.url, storageState: NOBODY });
    const page = await context.newPage();
    await signIn(page, "disa");
    const users = new UsersPage(page);
    const mails = new MailsPage(page);

    await test.step("invites, and the mail comes with a link by which the user sets a password", async () => {
      await users.goto("demo");
      await page.getByRole("button", { name: "Invite a user" }).click();
      await users.dialog.getByLabel("Name", { exact: true }).fill("Kim Konsult");
      await users.dialog.getByLabel("User name", { exact: true }).fill("kim");
      await users.dialog.getByLabel("Send the invitation by e-mail").check();
      await users.dialog.getByLabel("Language of the mail").selectOption("sv");
      await users.dialog.getByRole("button", { name: "Invite", exact: true }).click();
      await expect(users.dialog.getByText("Type an e-mail address to send it to.")).toBeVisible();
      await expectAccessible(page);
      await users.dialog.getByLabel(/^E-mail/).fill("kim@example.com");
      await users.dialog.getByRole("button", { name: "Invite", exact: true }).click();
      await expect(users.dialog.getByText("The link is on its way to kim@example.com.")).toBeVisible();
      const mail = await server.mailTo("kim@example.com");
      expect(mail.subject).toBe("Du är inbjuden till Nyckeltal av Postbyrån");
      expect(linkIn(mail)).toBe(await users.dialog.getByRole("textbox", { name: "Link" }).inputValue());
      await users.dialog.getByRole("button", { name: "Close", exact: true }).last().click();
      const invited = await browser.newContext({ baseURL: product.url, storageState: NOBODY });
      const other = await invited.newPage();
      await other.goto(linkIn(mail));
      await other.getByLabel("New password").fill(PASSWORD);
      await other.getByRole("button", { name: "Set your password" }).click();
      await expect(other.getByRole("heading", { name: "Your password is set" })).toBeVisible();
      await signIn(other, "kim", PASSWORD);
      await invited.close();
    });

    await test.step("mails a link to a report, which opens", async () => {
      const company = await makeCompany(page, "Brevlådan AB");
      await importBooks(page, company, 2024);
      await callApi<PeriodReport>(page, "POST", `/Company/${company.id}/PeriodReport`, {
        ...{ title: "Bokslut", comment: "Kassan räckte.", keyFigurePresetId: "Overview", isPublished: true },
        period: { start: "2024-01-01", end: "2024-12-31" },
      });
      await new CompanyPage(page).goto(company.id, "Reports");
      await page.getByRole("button", { name: "More for Bokslut" }).click();
      await page.getByRole("menuitem", { name: "Links to the report" }).click();
      const dialog = page.getByRole("dialog", { name: "Links to Bokslut" });
      await dialog.getByLabel("Send the link to").fill("no address");
      await dialog.getByRole("button", { name: "Make and send" }).click();
      await expect(dialog.getByText("Type an e-mail address, or leave the field empty.")).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel("Send the link to").fill("owner@example.com");
      await page.keyboard.press("Enter");
      await expect(dialog.getByText("The link is on its way to owner@example.com.")).toBeVisible();
      const link = linkIn(await server.mailTo("owner@example.com"));
      const reader = await (await browser.newContext({ storageState: NOBODY })).newPage();
      await reader.goto(link);
      await expect(reader.getByText("Kassan räckte.")).toBeVisible();
      await reader.context().close();
    });

    await test.step("sees both, and sends again what the mail server refused", async () => {
      server.refusal = () => ({ code: 550, words: "No such mailbox" });
      await users.goto("demo");
      await users.act("Kim Konsult", "Link for a new password");
      await expect(users.dialog.getByLabel("Send the link to")).toHaveValue("kim@example.com");
      await users.dialog.getByLabel("Send the link to").fill("kim.konsult@example.com");
      await users.dialog.getByRole("button", { name: "Make and send" }).click();
      await expect(users.dialog.getByText("The link is on its way to kim.konsult@example.com.")).toBeVisible();
      await users.dialog.getByRole("button", { name: "Close", exact: true }).last().click();
      await page.getByRole("link", { name: "Sent mail" }).click();
      const failed = mails.mailTo("kim.konsult@example.com");
      await expect(failed).toContainText("The mail server does not take the mail.");
      await expect(failed).toContainText("No such mailbox");
      await expect(mails.mailTo("owner@example.com")).toContainText("Sent");
      await expect(mails.mailTo("owner@example.com")).toContainText("Brevlådan AB");
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
      const scroll = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await scroll()).toBeLessThanOrEqual(0);
      server.refusal = () => null;
      await failed.getByRole("button", { name: "Try again with the mail to kim.konsult@example.com" }).click();
      await expect(failed).toContainText("Sent");
      await server.mailTo("kim.konsult@example.com");
      await page.getByLabel("Show", { exact: true }).selectOption("failed");
      await expect(page).toHaveURL(/state=failed/);
      await expect(page.getByText("No mail is in that state.")).toBeVisible();
    });

    expect(product.log()).not.toContain("/oidc/password/");
    await context.close();
  } finally {
    await product.stop();
    await server.stop();
  }
});

test.describe("without a mail server", () => {
  test.use({ user: "director" });

  test("the page says how mail is set up, and no dialog offers it", async ({ page }) => {
    await new MailsPage(page).goto("demo");
    await expect(page.getByText("E-mail is not set up.")).toBeVisible();
    await expect(page.getByText("SMTP_URL")).toBeVisible();
    await expectAccessible(page);
    await new UsersPage(page).goto("demo");
    await page.getByRole("button", { name: "Invite a user" }).click();
    await expect(page.getByRole("dialog").getByLabel("Name", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Send the invitation by e-mail")).toHaveCount(0);
  });
});

test.describe("a user of a client", () => {
  test.use({ user: "limited", expectedConsole: [/404/] });

  test("has no permission to see mails", async ({ page }) => {
    await page.goto("/agencies/demo/mails");
    await expect(page.getByRole("heading", { level: 1, name: "Sent mail" })).toBeVisible();
    await expect(page.getByText("SMTP_URL")).toHaveCount(0);
  });
});
