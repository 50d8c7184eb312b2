import type { BrowserContext } from "@playwright/test";
import type { Company } from "@/contract/companies/company";
import { LOCALES } from "@/contract/format/locale";
import { COMPANY_PAGES, companyPage } from "@/lib/paths";
import { COMPANY_PLANS } from "@/service/demo/company-plans";
import { CommentsPage } from "./pages/comments-page";
import { PortfolioPage } from "./pages/portfolio-page";
import { CompanyPage } from "./pages/company-page";
import { InputsPage } from "./pages/inputs-page";
import { Shell } from "./pages/shell";
import { callApi, demoCompany, importBooks, makeCompany } from "./support/api";
import { LONG } from "./support/long";
import { sessionFile } from "./support/product";
import { fillSignInForm, signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

const notFound = { name: "This page does not exist.", level: 1 };

test.describe("a user of a company", () => {
  test.use({ user: "owner" });

  test("lands on their company, and may write comments but not change presets, years or books", async ({ page }) => {
    const company = new CompanyPage(page);
    const own = await demoCompany(page);
    await page.goto("/");
    await expect(page).toHaveURL(`/companies/${own.id}/figures`);
    await expect(page.getByRole("link", { name: "Companies" })).toHaveCount(0);
    await expect(company.tabs.getByRole("link")).toHaveText([
      "Overview",
      "Reports",
      "Comments",
      "Statements",
      "Vouchers",
      "Inputs",
      "Targets",
      "Budget",
    ]);
    await expect(page).toHaveTitle(/^.+ · Overview · Nyckeltal$/);
    await company.open("Comments");
    await expect(new CommentsPage(page).newButton).toBeVisible();
    await expect(page.getByText("You can change the comments that you have written yourself.")).toBeVisible();
    await company.goto(company.id(), "Presets");
    await expect(page.getByText("your role in the company does not let you change them")).toBeVisible();
    await company.goto(company.id(), "Fiscal years");
    await expect(page.getByText("Your role lets you see the fiscal years but not change them.")).toBeVisible();
    await company.goto(company.id(), "Import");
    await expect(page.getByRole("heading", { level: 1, name: "Import" })).toBeVisible();
    await expect(page.getByText("Your role lets you see the books of this company but not import them.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Choose files" })).toHaveCount(0);
  });
});

test.describe("an administrator of a company", () => {
  test("changes the data of the company @long", async ({ page }) => {
    const company = await makeCompany(page, "Självskötta AB");
    const [userName, password] = [`skotare-${company.id}`, "ett riktigt långt lösenord 17"];
    const companies = [{ companyId: company.id, typeOfRole: "Admin" }];
    await callApi(page, "POST", "/User", { userName, name: "Siv Skötare", type: "CompanyUser", password, companies });
    await page.context().clearCookies();
    await signIn(page, userName, password);
    await new CompanyPage(page).goto(company.id, "Fiscal years");
    await page.getByRole("button", { name: `Actions for ${company.name}` }).click();
    await page.getByRole("menuitem", { name: "Edit…" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit company" });
    await dialog.getByLabel("Contact person").fill("Ekonomiavdelningen");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    const stored = await callApi<Company>(page, "GET", `/Company/${company.id}`);
    expect(stored.contactInfo?.name).toBe("Ekonomiavdelningen");
  });
});

/** Decodes the HTML entities in names. */
const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

for (const user of ["director", "owner"] as const) {
  test.describe(`for the ${user}`, { tag: user === "director" ? LONG : [] }, () => {
    test.use({ user });

    test("pages of a company have a heading, and a title that begins with the company and names the page @long", async ({
      page,
    }) => {
      const company = await demoCompany(page);
      for (const language of LOCALES) {
        const titles = new Set<string>();
        // A sample for owners, who may not see the activity and the users and have no tabs of some other pages.
        const pages = user === "director" ? COMPANY_PAGES : (["figures", "statements", "reports", "imports"] as const);
        for (const name of pages) {
          const response = await page.request.get(companyPage(company.id, name), {
            headers: { "Accept-Language": language },
          });
          const html = await response.text();
          const title = unescaped(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
          expect
            .soft(title.split(" · "), `${name} in ${language}`)
            .toEqual([company.name, expect.stringMatching(/^\p{Lu}/u), "Nyckeltal"]);
          expect.soft(html, `heading of ${name}`).toMatch(/<h1[ >]/);
          titles.add(title);
        }
        expect(titles.size).toBe(pages.length);
      }
    });
  });
}

test.describe("a user who may only read", () => {
  test.use({ user: "limited" });

  test("opens the pages of the company, which say why nothing can be changed @long", async ({ page }) => {
    const company = new CompanyPage(page);
    await page.goto("/");
    await company.open("Inputs");
    await expect(page.getByText("You can read these values but not change them")).toBeVisible();
    const inputs = new InputsPage(page);
    const before = await inputs.cell("Tax rate", 0).innerText();
    await inputs.cell("Tax rate", 0).click();
    await page.keyboard.type("99");
    await page.keyboard.press("Enter");
    await expect(inputs.cell("Tax rate", 0)).toHaveText(before, { useInnerText: true });
    await company.open("Comments");
    await expect(page.getByText("your role in the company does not let you write any")).toBeVisible();
    await expect(new CommentsPage(page).newButton).toHaveCount(0);
    await company.goto(company.id(), "Presets");
    await expect(page.getByText("your role in the company does not let you change them")).toBeVisible();
    const toggles = page.getByRole("switch");
    await expect(toggles).not.toHaveCount(0);
    for (const toggle of await toggles.all()) await expect(toggle).toBeDisabled();
    await company.goto(company.id(), "Fiscal years");
    await expect(page.getByText("Your role lets you see the fiscal years but not change them.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Currency of|Delete the fiscal year)/ })).toHaveCount(0);
    await company.goto(company.id(), "Import");
    await expect(page.getByText("Your role lets you see the books of this company but not import them.")).toBeVisible();
  });
});

test.describe("pages that do not exist or belong to others", () => {
  test.use({ expectedConsole: [/status of 404/] });

  test("a consultant lands on all clients and cannot open another consultant's", async ({ page, browser }) => {
    await page.goto("/");
    await expect(page).toHaveURL("/agencies/demo/portfolio");
    await expect(new PortfolioPage(page).heading).toBeVisible();

    const director = await browser.newPage({ storageState: sessionFile("director") });
    // The first companies of the demo are the consultant's, the last one is not.
    const foreign = await demoCompany(director, COMPANY_PLANS.length - 1);
    await new CompanyPage(director).goto(foreign.id, "Overview");
    await expect(director.getByRole("navigation", { name: "You are here" })).toContainText(foreign.name);
    await director.close();

    await new CompanyPage(page).goto(foreign.id, "Overview");
    await expect(page.getByRole("heading", notFound)).toBeVisible();
  });

  test("an unknown address says so and leads home @long", async ({ page }) => {
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", notFound)).toBeVisible();
    await page.getByRole("link", { name: "Go to the start page" }).click();
    await expect(new PortfolioPage(page).heading).toBeVisible();
  });
});

/** Ends the session of this context, as another program with the same cookies would. */
async function endElsewhere(context: BrowserContext, baseURL: string): Promise<void> {
  const { cookies } = await context.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { "X-CSRF": "1", Origin: baseURL, cookie };
  const response = await fetch(`${baseURL}/api/sign-out`, { method: "POST", headers });
  expect(response.status).toBe(200);
}

test("a session that was ended elsewhere leads to the sign-in, and from there back to the page with its query @long", async ({
  page,
  context,
  baseURL,
}) => {
  await context.clearCookies();
  await signIn(page, "consultant");
  const { id } = await makeCompany(page, "Åter AB");
  await endElsewhere(context, baseURL!);
  const address = `/companies/${id}/comments?range=all`;
  await page.goto(address);
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=/);
  expect(new URL(page.url()).searchParams.get("callbackUrl")).toBe(address);
  await page.getByRole("button", { name: "Sign in" }).click();
  await fillSignInForm(page, "consultant");
  await expect(page).toHaveURL(new RegExp(`${address.replace("?", "[?]")}$`));
});

test.describe("a session that ends while something is being written", () => {
  test.use({ expectedConsole: [/status of 401/] });

  test("is begun again in place, and then the comment is saved @long", async ({ page, context }) => {
    const { id } = await makeCompany(page, "Sessionen AB");
    await new CompanyPage(page).goto(id, "Comments");
    const comments = new CommentsPage(page);
    await comments.fill("Tax rate", "Written before the session ended");
    await context.clearCookies();
    await comments.save();
    const { sessionEnded } = new Shell(page);
    await expect(sessionEnded).toContainText("What you have typed is still here");
    const popup = page.waitForEvent("popup");
    await sessionEnded.getByRole("button", { name: "Sign in" }).click();
    await fillSignInForm(await popup, "consultant");
    await expect(sessionEnded).toBeHidden();
    await expect(comments.comment("Written before the session ended")).not.toContainText("Saving…");
    await page.reload();
    await expect(comments.comment("Written before the session ended")).toBeVisible();
  });

  test("was ended elsewhere: values stay in the grid, also when signing in is put off @long", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.clearCookies();
    await signIn(page, "consultant");
    const company = await makeCompany(page, "Gallret AB");
    await importBooks(page, company, 2024);
    await new CompanyPage(page).goto(company.id, "Inputs");
    const inputs = new InputsPage(page);
    await endElsewhere(context, baseURL!);
    await inputs.cell("Number of employees", 0).click();
    await page.keyboard.type("12.5");
    await page.keyboard.press("Enter");
    const { sessionEnded } = new Shell(page);
    await sessionEnded.getByRole("button", { name: "Not now" }).click();
    await expect(page.getByText("You are signed out. Nothing is saved until you sign in again.")).toBeVisible();
    await expect(inputs.cell("Number of employees", 0)).toContainText("12.5");
    const popup = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Sign in" }).click();
    await fillSignInForm(await popup, "consultant");
    await expect(sessionEnded).toBeHidden();
    await expect(inputs.saveStatus).toHaveText(/^Saved/);
    await page.reload();
    await expect(inputs.cell("Number of employees", 0)).toHaveText("12.5");
  });
});
