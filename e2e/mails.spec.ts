import { linkIn, TestMailServer } from "@/service/testing/test-mail-server";
import type { PeriodReport } from "@/contract/reports/period-report";
import { CompanyPage } from "./pages/company-page";
import { MailsPage } from "./pages/mails-page";
import { UsersPage } from "./pages/users-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, importBooks, makeCompany } from "./support/api";
import { expectOneLanguage, foreignWordsOf } from "./support/foreign-words";
import { startOwnProduct } from "./support/own-product";
import { DEMO_PASSWORD, NO_SESSION } from "./support/product";
import { signIn } from "./support/sign-in";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

const PASSWORD = "åtta gröna hästar";

test.use({ user: null });

test("a director invites by mail and mails a report, and sees what became of each mail @long", async ({ browser }) => {
  // It starts a product of its own, which can take longer than the usual two minutes.
  test.setTimeout(300_000);
  const server = await TestMailServer.start();
  const product = await startOwnProduct({
    DEMO: "0",
    SMTP_URL: server.url,
    MAIL_FROM: "Postbyrån <books@example.com>",
    // Requests are logged at this level.
    LOG_LEVEL: "info",
  });
  try {
    await product.admin(["agency", "add", "demo", "--name", "Postbyrån"], "");
    const add = ["user", "add", "disa", "--name", "Disa Direktör", "--type", "AgencyDirector", "--agency", "demo"];
    await product.admin([...add, "--password-stdin"], DEMO_PASSWORD);
    const context = await browser.newContext({ baseURL: product.url, storageState: NO_SESSION });
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
      expect(mail.text).toContain(
        "Disa Direktör på Postbyrån har bjudit in dig till Nyckeltal. Ditt användarnamn är kim.",
      );
      expect(mail.text).toMatch(/^Välj ditt lösenord:\nhttp/m);
      expect(mail.html).toContain('<html lang="sv">');
      expect(linkIn(mail)).toBe(await users.dialog.getByRole("textbox", { name: "Link" }).inputValue());
      await users.dialog.getByRole("button", { name: "Close", exact: true }).last().click();
      const contextOfInvited = await browser.newContext({ baseURL: product.url, storageState: NO_SESSION });
      const invited = await contextOfInvited.newPage();
      await invited.goto(linkIn(mail));
      await invited.getByLabel("New password").fill(PASSWORD);
      await invited.getByRole("button", { name: "Set your password" }).click();
      await expect(invited.getByRole("heading", { name: "Your password is set" })).toBeVisible();
      await signIn(invited, "kim", PASSWORD);
      await contextOfInvited.close();
    });

    await test.step("mails a link to a report, which opens", async () => {
      const company = await makeCompany(page, "Brevlådan AB");
      await importBooks(page, company, 2024);
      await callApi<PeriodReport>(page, "POST", `/Company/${company.id}/PeriodReport`, {
        title: "Bokslut",
        comment: "Kassan räckte.",
        keyFigurePresetId: "Overview",
        isPublished: true,
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
      const mail = await server.mailTo("owner@example.com");
      expect(mail.subject).toBe("A report from Postbyrån");
      expect(mail.text).toContain("Disa Direktör at Postbyrån wants to show you a report of Brevlådan AB.");
      expect(mail.text).toMatch(/^The link is good until \d+ \w+ \d{4}, \d\d:\d\d\.$/m);
      const link = linkIn(mail);
      const reader = await (await browser.newContext({ storageState: NO_SESSION })).newPage();
      await reader.goto(link);
      await expect(reader.getByText("Kassan räckte.")).toBeVisible();
      await reader.context().close();
    });

    await test.step("sees the mails, and sends again the one that the mail server refused", async () => {
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
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      server.refusal = () => null;
      await failed.getByRole("button", { name: "Try again with the mail to kim.konsult@example.com" }).click();
      await expect(failed).toContainText("Sent");
      await server.mailTo("kim.konsult@example.com");
      await page.getByLabel("Show", { exact: true }).selectOption("failed");
      await expect(page).toHaveURL(/state=failed/);
      await expect(page.getByText("No mail is in that state.")).toBeVisible();
    });

    await test.step("the same in Swedish, and each mail in the language chosen in its dialog", async () => {
      const storageState = await context.storageState();
      const swedish = await browser.newContext({ baseURL: product.url, storageState, locale: "sv-SE" });
      const view = await swedish.newPage();
      await view.goto("/agencies/demo/users");
      await view.getByRole("button", { name: "Bjud in användare" }).click();
      const dialog = view.getByRole("dialog");
      await dialog.getByLabel("Namn", { exact: true }).fill("Eva Engelsk");
      await dialog.getByLabel("Användarnamn", { exact: true }).fill("eva");
      await dialog.getByLabel("Skicka inbjudan med e-post").check();
      await dialog.getByLabel("Språk i brevet").selectOption("en");
      await dialog.getByLabel(/^E-post/).fill("eva@example.com");
      const [brevladan] = await callApi<{ id: string }[]>(view, "GET", "/Agency/demo/Company");
      const more = ["eva@example.com", "Eva Engelsk", "Bokslut", "No such mailbox", "owner@example.com"];
      const foreign = await foreignWordsOf(view, { agencyId: "demo", companyId: brevladan!.id, more });
      await expectOneLanguage(view, foreign, "sv");
      await dialog.getByRole("button", { name: "Bjud in", exact: true }).click();
      await expect(dialog.getByText("Länken skickas nu till eva@example.com.")).toBeVisible();
      const english = await server.mailTo("eva@example.com");
      expect(english.subject).toBe("You are invited to Nyckeltal by Postbyrån");
      expect(english.text).toContain("Disa Direktör at Postbyrån has invited you to Nyckeltal. Your user name is eva.");

      await view.goto(`/companies/${encodeURIComponent(brevladan!.id)}/reports`);
      await view.getByRole("button", { name: "Mer för Bokslut" }).click();
      await view.getByRole("menuitem", { name: "Länkar till rapporten" }).click();
      const links = view.getByRole("dialog", { name: "Länkar till Bokslut" });
      await links.getByLabel("Skicka länken till").fill("agare@example.com");
      await expectOneLanguage(view, foreign, "sv");
      await view.keyboard.press("Enter");
      await expect(links.getByText("Länken skickas nu till agare@example.com.")).toBeVisible();
      const mail = await server.mailTo("agare@example.com");
      expect(mail.subject).toBe("En rapport från Postbyrån");
      expect(mail.text).toContain("Disa Direktör på Postbyrån vill visa dig en rapport om Brevlådan AB.");
      expect(mail.text).toMatch(/^Länken gäller till och med \d+ \p{L}+ \d{4} kl\. \d\d\.\d\d\.$/mu);

      await view.goto("/agencies/demo/mails");
      await expect(view.getByRole("heading", { level: 1, name: "Utskick" })).toBeVisible();
      const list = view.getByRole("list", { name: "Utskick, senaste först" });
      // Two to Kim, two to the owner and one to Eva.
      await expect(list.getByRole("listitem")).toHaveCount(5);
      await expect(list.getByRole("listitem").filter({ hasText: "agare@example.com" })).toContainText("Skickad");
      await expectAccessible(view);
      await expectOneLanguage(view, foreign, "sv");
      await swedish.close();
    });

    // The log has the requests for both kinds of link, without their secrets.
    for (const path of ["/oidc/password/…", "/shared/[token]"]) expect(product.log()).toContain(`"path":"${path}"`);
    for (const mail of server.received) expect(product.log()).not.toContain(linkIn(mail).split("/").at(-1));
    await context.close();
  } finally {
    await product.stop();
    await server.stop();
  }
});

test.describe("without a mail server", () => {
  test.use({ user: "director" });

  test("the page says how mail is set up, and no dialog offers it @long", async ({ page }) => {
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
    await expect(page.getByText("You do not have access to this.")).toBeVisible();
    await expect(page.getByText("SMTP_URL")).toHaveCount(0);
  });
});
