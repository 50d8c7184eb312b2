import { randomInt } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import type { User } from "@/contract/users/user";
import { InputsPage } from "./pages/inputs-page";
import { UsersPage } from "./pages/users-page";
import { expectAccessible } from "./support/accessibility";
import { addAgency } from "./support/admin";
import { callApi, demoCompany, makeCompany } from "./support/api";
import { NO_SESSION, sessionFile } from "./support/product";
import { fillSignInForm, signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

const PASSWORD = "åtta gröna hästar";

test.use({ user: null });

/** Sets a password by the link, signs in with it and returns the names of the visible companies. */
async function enterByLink(browser: Browser, link: string, userName: string): Promise<string[]> {
  const page = await browser.newPage({ storageState: NO_SESSION });
  await page.goto(link);
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Set your password" }).click();
  await expect(page.getByRole("heading", { name: "Your password is set" })).toBeVisible();
  await signIn(page, userName, PASSWORD);
  const names = await companiesOf(page);
  await page.context().close();
  return names;
}

const companiesOf = async (page: Page) =>
  (await callApi<{ name: string }[]>(page, "GET", "/Company/?showAll=true")).map(({ name }) => name).sort();

test("a director invites, shares out the clients, looks at what others see, and hands a leaver's over @long", async ({
  page,
  browser,
}) => {
  test.slow();
  const id = `folket${randomInt(1e9)}`;
  const [consultant, heir, owner] = ["konsult", "arvinge", "kund"].map((name) => `${name}.${id}`);
  const director = await addAgency(id, "Folkets byrå");
  await signIn(page, director);
  for (const name of ["Alfa AB", "Beta AB", "Gamma AB"]) await makeCompany(page, name, id);
  const users = new UsersPage(page);
  await users.goto(id);
  const links: string[] = [];

  await test.step("invites two consultants and an owner by links that are shown once", async () => {
    links.push(await users.invite({ name: "Kim Konsult", userName: consultant! }));
    await users.invite({ name: "Arvid Arvinge", userName: heir! });
    const role = "User of a client";
    links.push(await users.invite({ name: "Ägda Ägare", userName: owner!, role, companies: ["Alfa"] }));
    await expect(users.row("Kim Konsult")).toContainText("Invited until");
    await expect(users.row("Ägda Ägare")).toContainText("Alfa AB");
    await expectAccessible(page);
  });

  await test.step("gives them companies in the matrix, by typing, paste and fill", async () => {
    await page.getByRole("link", { name: "Who sees what" }).click();
    const saved = page.getByRole("status").filter({ hasText: /^Saved \d\d:\d\d/ });
    // The columns in order of the names: Arvid, Disa (the director), Kim.
    await expect(users.place("Alfa AB", 1)).toHaveAttribute("aria-readonly", "true");
    await users.place("Alfa AB", 2).click();
    await page.keyboard.type("x");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+d");
    await expect(users.place("Beta AB", 2)).toHaveText("Yes");
    await expect(saved).toBeVisible();
    await users.place("Beta AB", 0).click();
    await new InputsPage(page).paste("ja");
    await expect(users.place("Beta AB", 0)).toHaveText("Yes");
    await expect(page.locator(".grid-cell[data-state]")).toHaveCount(0);
    await page.getByText("Clients' users", { exact: true }).click();
    await expect(page.getByRole("radio", { name: "Clients' users" })).toBeChecked();
    await users.place("Beta AB", 0).click();
    await page.keyboard.type("Limited");
    await page.keyboard.press("Enter");
    await expect(users.place("Beta AB", 0)).toHaveText("Limited");
    await expect(users.place("Alfa AB", 0)).toHaveText("Normal");
    await expectAccessible(page);
    // Every cell is saved.
    await expect(page.locator(".grid-cell[data-state]")).toHaveCount(0);
    const list = await callApi<User[]>(page, "GET", "/User/");
    const userNamed = (userName: string) => list.find((user) => user.userName === userName);
    expect(userNamed(consultant!)?.customers).toHaveLength(2);
    expect(userNamed(heir!)?.customers).toHaveLength(1);
    expect(
      userNamed(owner!)
        ?.companies?.map(({ typeOfRole }) => typeOfRole)
        .sort(),
    ).toEqual(["Limited", "Normal"]);
  });

  await test.step("they sign in by the link and see exactly these companies", async () => {
    expect(await enterByLink(browser, links[0]!, consultant!)).toEqual(["Alfa AB", "Beta AB"]);
    expect(await enterByLink(browser, links[1]!, owner!)).toEqual(["Alfa AB", "Beta AB"]);
    const late = await browser.newPage({ storageState: NO_SESSION });
    expect((await late.request.get(links[0]!)).status()).toBe(404);
    await late.context().close();
  });

  await test.step("looks at what the consultant sees, on every page marked, and can change nothing", async () => {
    await users.goto(id);
    await users.act("Kim Konsult", "View as this user");
    await expect(users.viewing).toContainText("You see what Kim Konsult sees");
    expect(await companiesOf(page)).toEqual(["Alfa AB", "Beta AB"]);
    const made = await page.request.post(`/Api/v2/Agency/${id}/Company`, {
      headers: { "X-CSRF": "1", Origin: new URL(page.url()).origin },
      data: { name: "Delta AB", businessIdentityCode: "556000-0000" },
    });
    expect(made.status()).toBe(403);
    await page.goto(`/agencies/${id}/companies`);
    await expect(users.viewing).toBeVisible();
    // The bar of the view as another user must not cover the foot of the navigation rail.
    await page.getByRole("button", { name: /^Kim Konsult: language/ }).click({ trial: true });
    await expectAccessible(page);
    await users.viewing.getByRole("button", { name: "Back to yourself" }).click();
    await expect(users.viewing).toHaveCount(0);
    expect(await companiesOf(page)).toEqual(["Alfa AB", "Beta AB", "Gamma AB"]);
    const events = await callApi<{ events: { event: string; detail: { by?: string } }[] }>(
      page,
      "GET",
      `/User/${consultant!}/SecurityEvent`,
    );
    expect(events.events.find(({ event }) => event === "ViewedAs")?.detail.by).toBe(director);
  });

  await test.step("hands over a leaver's clients, which bars the leaver, and takes it back", async () => {
    await users.goto(id);
    await users.act("Kim Konsult", "Hand over the clients");
    await users.dialog.getByLabel("To", { exact: true }).selectOption("Arvid Arvinge, Consultant");
    await users.dialog.getByRole("button", { name: "Hand over" }).click();
    await expect(page.getByText("2 clients of Kim Konsult went to Arvid Arvinge")).toBeVisible();
    await expect(users.row("Kim Konsult")).toContainText("Disabled");
    await expect(users.row("Arvid Arvinge")).toContainText("Alfa AB, Beta AB");
    const leaver = await browser.newPage({ storageState: NO_SESSION });
    await leaver.goto("/sign-in");
    await leaver.getByRole("button", { name: "Sign in" }).click();
    await fillSignInForm(leaver, consultant!, PASSWORD);
    await expect(leaver.getByText("The user name or the password is wrong.")).toBeVisible();
    await leaver.context().close();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Kim Konsult has the clients again")).toBeVisible();
    await expect(users.row("Kim Konsult")).toContainText("Alfa AB, Beta AB");
    await expect(users.row("Kim Konsult")).not.toContainText("Disabled");
  });
});

test("a page that a user may not see says so, and no link leads to it", async ({ browser }) => {
  const page = await browser.newPage({ storageState: sessionFile("limited") });
  const { id } = await demoCompany(page);
  await page.goto(`/companies/${id}/users`);
  await expect(page.getByText("You do not have access to this.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Pages of the company" }).getByText("Users")).toHaveCount(0);
  await page.context().close();
});
