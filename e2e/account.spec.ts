import { generate } from "otplib";
import { expectAccessible } from "./support/accessibility";
import { startOwnProduct } from "./support/own-product";
import { fillSignInForm } from "./support/sign-in";
import { expect, test } from "./support/test";

test.use({ user: null, expectedConsole: [/status of (412|400)/] });

test("a user looks after sessions, second factor, password and tokens of their own @long", async ({ browser }) => {
  // The test starts a product of its own, which takes long.
  test.setTimeout(180_000);
  const product = await startOwnProduct({ DEMO: "0" });
  const [name, password] = ["anna", "correct horse battery"];
  await product.admin(["user", "add", name, "--type", "Administrator", "--password-stdin"], password);
  const [here, there] = [
    await browser.newContext({ baseURL: product.url }),
    await browser.newContext({ baseURL: product.url }),
  ];
  try {
    const [page, other] = [await here.newPage(), await there.newPage()];
    for (const one of [page, other]) {
      await one.goto("/sign-in?callbackUrl=/account");
      await one.getByRole("button", { name: "Sign in" }).click();
      await fillSignInForm(one, name, password);
      await expect(one.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
    }
    await page.reload();
    await expectAccessible(page);

    // The other session ends at its next request.
    const sessions = page.getByRole("listitem").filter({ hasText: "since" });
    await expect(sessions).toHaveCount(2);
    await expect(sessions.filter({ hasText: "this one" })).toHaveCount(1);
    await page.getByRole("button", { name: /^End the session on Chrome/ }).press("Enter");
    await expect(sessions).toHaveCount(1);
    await other.reload();
    await expect(other).toHaveURL(/\/sign-in/);

    // A token that only reads, until it is revoked.
    await page.getByLabel("Name").fill("Payroll export");
    await page.getByLabel("Lasts").selectOption("30 days");
    await page.getByLabel("Name").press("Enter");
    const token = await page.getByRole("status").getByText(/^nkt_/).innerText();
    const withToken = () =>
      fetch(`${product.serviceUrl}/Api/v2/Me`, {
        headers: { authorization: `OAuth ${token.trim()}` },
      });
    await expect(page.getByText("Reads only, all your companies")).toBeVisible();
    await expect(page.getByText(/^Never used, until/)).toBeVisible();
    expect((await withToken()).status).toBe(200);
    const written = await fetch(`${product.serviceUrl}/Api/v2/Agency`, {
      method: "POST",
      headers: { authorization: `OAuth ${token.trim()}` },
      body: JSON.stringify({ shortName: "by_token", name: "By token" }),
    });
    expect(written.status).toBe(403);
    await page.getByRole("button", { name: "Revoke Payroll export" }).click();
    await expect(page.getByText("The token is revoked.")).toBeVisible();
    expect((await withToken()).status).toBe(401);

    // A second factor, by keyboard.
    await page.getByRole("button", { name: "Set up a second factor" }).press("Enter");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("img", { name: /Picture for an authenticator/ })).toBeVisible();
    const secret = (
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^[A-Z2-7]{16,}/ })
        .innerText()
    ).trim();
    await page.getByLabel("Code of the app").fill("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("The code is wrong or was used before.")).toBeVisible();
    await page.getByLabel("Code of the app").fill(await generate({ secret }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(10);
    await expectAccessible(page);
    const firstCode = await page.getByRole("dialog").getByRole("listitem").first().innerText();
    await page.getByRole("button", { name: "I have kept them" }).press("Enter");
    await expect(page.getByText("10 recovery codes are left.")).toBeVisible();

    // New recovery codes, asked for with one of the earlier ones.
    await page.getByRole("button", { name: "Make new recovery codes" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Password", { exact: true }).fill(password);
    await dialog.getByLabel("Code of the app, or a recovery code").fill("000000");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("The code is wrong or was used before.")).toBeVisible();
    await dialog.getByLabel("Code of the app, or a recovery code").fill(firstCode);
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("listitem")).toHaveCount(10);
    await expect(dialog.getByText(firstCode)).toHaveCount(0);
    await page.getByRole("button", { name: "I have kept them" }).press("Enter");
    await expect(page.getByText("10 recovery codes are left.")).toBeVisible();

    // The new password, and then the code at sign-in.
    await page.getByLabel("Current password").fill(password);
    await page.getByLabel("New password").fill("sunshine");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Choose one that is harder to guess")).toBeVisible();
    await page.getByLabel("New password").fill("a better one, long");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your password is changed.")).toBeVisible();
    await other.getByRole("button", { name: "Sign in" }).click();
    await fillSignInForm(other, name, "a better one, long");
    await expect(other.getByRole("heading", { name: "Enter your code" })).toBeVisible();
    // A code works once. That of the next 30 seconds is good as well, because clocks may be ahead.
    await other.getByLabel(/^Code/).fill(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
    await other.keyboard.press("Enter");
    await expect(other).toHaveURL(`${product.url}/account`);
  } finally {
    await here.close();
    await there.close();
    await product.stop();
  }
});
