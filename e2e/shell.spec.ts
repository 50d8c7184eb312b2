import { CompanyPage } from "./pages/company-page";
import { Shell } from "./pages/shell";
import { callApi, demoCompany, makeCompany } from "./support/api";
import { DEMO_PASSWORD, sessionFile } from "./support/product";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

test("a menu that is pressed before the page's scripts have run opens all the same", async ({ page }) => {
  let press: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto("/agencies/demo/companies", { waitUntil: "commit" });
  await new Shell(page).userMenuButton.click();
  press();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
});

test("a menu has the focus in its list as soon as it is open, so that the next key is not lost", async ({ page }) => {
  await page.goto("/agencies/demo/companies");
  const { userMenuButton } = new Shell(page);
  await userMenuButton.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(userMenuButton).toBeFocused();
  const focused = await userMenuButton.evaluate((button: HTMLButtonElement) => {
    button.click();
    return document.activeElement?.getAttribute("role");
  });
  expect(focused).toMatch(/^menuitem/);
});

test("a menu in a heading is not in the large and bold letters of the heading @long", async ({ page }) => {
  const company = await demoCompany(page);
  await new CompanyPage(page).goto(company.id, "Overview");
  await page.getByRole("button", { name: `Actions for ${company.name}` }).press("Enter");
  const edit = page.getByRole("menuitem", { name: "Edit…" });
  await expect(edit).toHaveCSS("font-size", "14px");
  await expect(edit).toHaveCSS("font-weight", "400");
});

test.describe("in Swedish", () => {
  test.use({ locale: "sv-SE" });

  test("the palette lists companies as the language orders letters @long", async ({ page }) => {
    const word = `Ordnade${String(Date.now())}`;
    await page.goto("/agencies/demo/companies");
    for (const first of ["Öre", "Ärla", "Åbro", "Zeta", "Nr 10", "Nr 9"])
      await makeCompany(page, `${first} ${word} AB`);
    await page.reload();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await page.keyboard.type(word);
    await expect(page.getByRole("dialog").getByRole("option").locator("span").filter({ hasText: word })).toHaveText(
      ["Nr 9", "Nr 10", "Zeta", "Åbro", "Ärla", "Öre"].map((first) => new RegExp(`^${first} ${word} AB`)),
    );
  });
});

test.describe("someone who leaves by the keyboard", () => {
  test.use({ user: null });

  test("signs out by the palette @long", async ({ page }) => {
    await signIn(page, "consultant");
    await new Shell(page).run("sign out", "Sign out");
    await page.waitForURL("**/sign-in");
    await page.goto("/agencies/demo/companies");
    await expect(page).toHaveURL(/\/sign-in/);
  });
});

test.describe("someone who speaks both languages", () => {
  test.use({ user: null });

  test("finds their language and colour scheme kept @long", async ({ page, browser }) => {
    const director = await browser.newPage({ storageState: sessionFile("director") });
    const company = await demoCompany(director);
    const userName = `tvåspråkig.${Date.now()}`;
    await callApi(director, "POST", "/User", {
      userName,
      name: "Tvåspråkig",
      type: "CompanyUser",
      password: DEMO_PASSWORD,
      companies: [{ companyId: company.id, typeOfRole: "Normal" }],
    });
    await director.close();

    await signIn(page, userName);
    await expect(page).toHaveURL(`/companies/${company.id}/figures`);
    const shell = new Shell(page);
    await shell.choose("Svenska");
    await expect(page.getByRole("heading", { level: 1, name: "Översikt" })).toBeVisible();
    await shell.choose("Mörkt");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Översikt" })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");

    await test.step("the language is the user's, not the browser's", async () => {
      const other = await browser.newContext({ locale: "en-GB" });
      const elsewhere = await other.newPage();
      await signIn(elsewhere, userName);
      await new CompanyPage(elsewhere).goto(company.id, "Comments");
      await expect(elsewhere.getByRole("heading", { level: 1, name: "Kommentarer" })).toBeVisible();
      await other.close();
    });
  });
});
