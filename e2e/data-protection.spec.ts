import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { UsersPage } from "./pages/users-page";
import { expectAccessible } from "./support/accessibility";
import { addAgency, admin } from "./support/admin";
import { callApi, makeCompany } from "./support/api";
import { tabTo } from "./support/keyboard";
import { DEMO_PASSWORD } from "./support/product";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

test.use({ user: null });

async function filesOf(download: Download): Promise<string[]> {
  return Object.keys(unzipSync(await readFile(await download.path())));
}

/** Presses Enter on the focused control, and returns the download that this starts. */
async function downloadByEnter(page: Page): Promise<Download> {
  const coming = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  return coming;
}

test("a director gets all data of a client and of themselves, invites and erases a person, by the keyboard alone @long", async ({
  page,
}) => {
  test.slow();
  const id = `integritet${randomInt(1e9)}`;
  const director = await addAgency(id, "Integritetsbyrån");
  const addConsultant = ["user", "add", `konsult.${id}`, "--name", "Kim Konsult", "--type", "AgencyConsultant"];
  await admin([...addConsultant, "--agency", id, "--password-stdin"], DEMO_PASSWORD);
  await signIn(page, director);
  const company = await makeCompany(page, "Zeta AB", id);

  await test.step("gets everything about a client from the menu beside its name", async () => {
    await page.goto(`/companies/${company.id}/users`);
    await tabTo(page, page.getByRole("button", { name: "Actions for Zeta AB" }));
    await page.keyboard.press("Enter");
    const item = page.getByRole("menuitem", { name: "Get everything about the company…" });
    await expect(item).toBeVisible();
    await page.keyboard.press("g");
    await expect(item).toBeFocused();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Get everything about Zeta AB" });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, dialog.getByRole("button", { name: "Get the file" }));
    const download = await downloadByEnter(page);
    expect(download.suggestedFilename()).toMatch(/^Zeta AB \d{4}-\d\d-\d\d\.zip$/);
    expect(await filesOf(download)).toEqual(expect.arrayContaining(["README.txt", "company.json", "activity.json"]));
    await expect(dialog).toHaveCount(0);
  });

  await test.step("gets a copy of their own data on the account page", async () => {
    await page.goto("/account");
    await tabTo(page, page.getByRole("button", { name: "Get a copy of your data" }));
    const files = await filesOf(await downloadByEnter(page));
    expect(files).toEqual(expect.arrayContaining(["account.json", "security-events.json"]));
    await expectAccessible(page);
  });

  const users = new UsersPage(page);
  await test.step("invites a user and closes the link", async () => {
    await users.goto(id);
    await tabTo(page, page.getByRole("button", { name: "Invite a user" }));
    await page.keyboard.press("Enter");
    await expect(users.dialog.getByLabel("Name", { exact: true })).toBeFocused();
    await page.keyboard.type("Tina Tangent");
    await tabTo(page, users.dialog.getByLabel("User name", { exact: true }));
    await page.keyboard.type(`tina.${id}`);
    await page.keyboard.press("Enter");
    await expect(users.dialog.getByRole("textbox", { name: "Link" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(users.row("Tina Tangent")).toContainText("Invited until");
  });

  await test.step("erases a person whose user name is typed, and is told what stands in the place of the name", async () => {
    await tabTo(page, page.getByRole("button", { name: "Actions for Kim Konsult" }));
    await page.keyboard.press("Enter");
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Erase personal data…" })).toBeFocused();
    await page.keyboard.press("Enter");
    const erase = users.dialog.getByRole("button", { name: "Erase", exact: true });
    await expect(erase).toBeDisabled();
    await expectAccessible(page);
    await page.keyboard.type(`konsult.${id}`);
    await page.keyboard.press("Enter");
    await expect(users.dialog.getByRole("status")).toContainText(/Removed user \d+/);
    await page.keyboard.press("Enter");
    await expect(users.dialog).toHaveCount(0);
    await expect(users.row("Kim Konsult")).toHaveCount(0);
    const { entries } = await callApi<{ entries: object[] }>(page, "GET", `/Agency/${id}/Activity?limit=200`);
    expect(JSON.stringify(entries)).not.toContain("Kim Konsult");
    await page.goto(`/agencies/${id}/activity`);
    await expect(page.getByText("deleted the personal data of").first()).toBeVisible();
  });
});
