import type { Page } from "@playwright/test";
import type { Company } from "@/contract/companies/company";
import { CommentsPage } from "./pages/comments-page";
import { FeedPage } from "./pages/feed-page";
import { FiguresPage } from "./pages/figures-page";
import { FindingsPage } from "./pages/findings-page";
import { MonthsPage } from "./pages/months-page";
import { PortfolioPage } from "./pages/portfolio-page";
import { Shell } from "./pages/shell";
import { tabTo } from "./support/keyboard";
import { DATA_DIR } from "./support/product";
import type { ProxiedResponse } from "./support/proxy";
import { startRecordingProxy, type RecordingProxy } from "./support/recording-proxy";
import { ROUTES } from "./support/routes";
import { signInByKeys } from "./support/sign-in";
import { expect, test as base } from "./support/test";
import { addressOf, createTestAgency, type RouteIds, type TestAgency } from "./support/test-agency";

const QUESTION = "Varför har försäljningen fallit?";
const FALL = "Net sales −90.0 %";
const FALL_REASON = /^Net sales −90\.0 % from the year before/;
const NOT_FOUND = "This page does not exist.";

const test = base.extend<{ recordingProxy: RecordingProxy }>({
  // Playwright requires that the first argument is destructured.
  recordingProxy: async ({}, use) => {
    const recordingProxy = await startRecordingProxy();
    await use(recordingProxy);
    await recordingProxy.close();
  },
  proxy: async ({ recordingProxy }, use) => {
    // Without this rule Chromium reaches loopback addresses past the proxy.
    await use({ server: recordingProxy.url, bypass: "<-loopback>" });
  },
});

test.use({ user: null, expectedConsole: [/status of 404/] });
test.skip(DATA_DIR === null, "E2E_DATA_DIR does not say where the running product keeps its data");

let agency: TestAgency;
test.beforeAll(async ({ browser }) => {
  agency = await createTestAgency(browser, QUESTION);
});

test.beforeEach(async ({ page }) => {
  // The error reaches the console, so a test that uses a pointer fails.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error("a pointer was used");
    };
    addEventListener("pointerdown", refuse, true);
  });
});

/** Jumps from the top of the page to its content, past the navigation. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await expect(new Shell(page).skipLink).toBeFocused();
  await page.keyboard.press("Enter");
}

/** Lists the responses that contain a company's id, name or business identity code. */
function mentions(
  responses: readonly ProxiedResponse[],
  { id, name, businessIdentityCode: number }: Company,
): string[] {
  const marks = [id, name, number, number.replace("-", "")];
  // A response may repeat the id that the request contained.
  const textOf = ({ path, text }: ProxiedResponse) => (path.includes(id) ? text.replaceAll(id, "") : text);
  const naming = responses.filter((response) => marks.some((mark) => textOf(response).includes(mark)));
  return naming.map(({ method, path }) => `${method} ${path} names ${name}`);
}

function expectNothingOf(companies: readonly Company[], { responses }: RecordingProxy): void {
  expect(companies.flatMap((company) => mentions(responses, company))).toEqual([]);
}

/**
 * Fetches all pages of an agency or a company, and of what is in it, so that the proxy records them. Opens the first
 * and expects it to be shown as one that does not exist.
 */
async function visitWithoutAccess(page: Page, section: "agencies" | "companies", ids: RouteIds): Promise<void> {
  const routes = Object.keys(ROUTES).filter((route) => route.startsWith(`/${section}/[`));
  expect(routes.length).toBeGreaterThan(5);
  const paths = routes.map((route) => addressOf(route, ids));
  expect(paths.filter((path) => path.includes("["))).toEqual([]);
  // A search of the fetched pages for NOT_FOUND would prove nothing: every page contains this text in its messages.
  for (const path of paths) await page.evaluate(async (address) => (await fetch(address)).text(), path);
  await page.goto(paths[0]!);
  await expect(page.getByRole("heading", { name: NOT_FOUND, level: 1 })).toBeVisible();
}

test("a consultant calls, follows the month and answers, by the keyboard alone @long", async ({
  page,
  recordingProxy,
}) => {
  const { client, other, foreign } = agency;
  const shell = new Shell(page);
  await signInByKeys(page, agency.consultant);

  await test.step("a reason to call is marked as done, and the mark is undone", async () => {
    const findings = new FindingsPage(page, client.name);
    await expect(new PortfolioPage(page).heading).toBeVisible();
    await expect(findings.more).toBeVisible();
    await skipToContent(page);
    await tabTo(page, findings.more);
    await page.keyboard.press("Enter");
    await tabTo(page, findings.done(FALL));
    await page.keyboard.press("Enter");
    await expect(findings.reason(FALL_REASON)).toBeHidden();
    await expect(findings.undo).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(findings.reason(FALL_REASON)).toBeVisible();
    expect(await new PortfolioPage(page).names()).toEqual([client.name]);
  });

  await test.step("missing steps of a month link to the page where they are done, and back", async () => {
    await shell.run("the month", "The month");
    const months = new MonthsPage(page);
    const missing = months.row(client.name).getByRole("link", { name: /: Books are missing: import them$/ });
    await expect(missing.first()).toBeVisible();
    await tabTo(page, missing.first());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/companies/${client.id}/imports$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import");
    // Alt ← works in a browser window only, which headless Chromium lacks.
    await page.goBack();
    await expect(months.row(client.name)).toBeVisible();
  });

  const question = new FeedPage(page).comment(QUESTION);
  await test.step("a question among all clients' comments is answered", async () => {
    await shell.run("comments", "Comments");
    const reply = question.getByRole("button", { name: /^Reply/ });
    await expect(reply).toBeVisible();
    await tabTo(page, reply);
    await page.keyboard.press("Enter");
    await expect(question.getByLabel("Your reply")).toBeFocused();
    await page.keyboard.type("Butiken byggdes om i januari.");
    await page.keyboard.press("Control+Enter");
    await expect(question.getByRole("list", { name: /^Replies/ })).toContainText("Butiken byggdes om i januari.");
    await expect(reply).toBeFocused();
  });

  await test.step("the palette leads to a client's key figure, and knows no other client", async () => {
    await shell.run(`equity ratio ${client.businessIdentityCode}`, `Equity ratio, ${client.name}`);
    await expect(page).toHaveURL(/\/figures\?figures=EquityRatio/);
    await expect(new FiguresPage(page).chartTitle).toContainText("Equity ratio");
    await page.goBack();
    await expect(question).toContainText("Butiken byggdes om i januari.");
    await shell.searchPalette(other.businessIdentityCode);
    await expect(shell.palette.getByText("Nothing matches.")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await visitWithoutAccess(page, "companies", agency.ids);
  expect(mentions(recordingProxy.responses, client)).not.toEqual([]);
  expectNothingOf([other, ...foreign], recordingProxy);
});

test("a director sees all clients, changes a rule and saves a view for the agency, by the keyboard alone @long", async ({
  page,
  recordingProxy,
}) => {
  const { client, other, foreign } = agency;
  const shell = new Shell(page);
  const portfolio = new PortfolioPage(page);
  await signInByKeys(page, agency.director);
  const findings = new FindingsPage(page, client.name);

  await test.step("all clients are listed, with the reasons to call them", async () => {
    await expect(new FindingsPage(page, other.name).reasons).toBeVisible();
    await expect(findings.reason(/ asks: /)).toBeVisible();
    expect(await portfolio.names()).toEqual([other.name, client.name]);
  });

  await test.step("a rule that is switched off finds nobody", async () => {
    await shell.run("rules", "Rules for whom to call");
    const rule = page.getByRole("switch", { name: /^An open question from the client/ });
    await expect(rule).toBeChecked();
    await tabTo(page, rule);
    await page.keyboard.press("Space");
    await expect(rule).not.toBeChecked();
    await shell.run("all clients", "All clients");
    await expect(findings.reasons).toBeVisible();
    await expect(findings.reason(/ asks: /)).toHaveCount(0);
    await page.goBack();
    await expect(rule).not.toBeChecked();
    await tabTo(page, rule);
    await page.keyboard.press("Space");
    await expect(rule).toBeChecked();
  });

  await test.step("a view is saved for everyone in the agency", async () => {
    await shell.run("all clients", "All clients");
    const menu = portfolio.view("All clients");
    await expect(menu).toBeVisible();
    await tabTo(page, menu);
    await page.keyboard.press("Enter");
    await page.keyboard.press("s");
    await expect(page.getByRole("menuitem", { name: "Save as a new view…" })).toBeFocused();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Save as a new view" });
    await expect(dialog.getByLabel("Name")).toBeFocused();
    await page.keyboard.type("Byråns morgon");
    await tabTo(page, dialog.getByRole("switch", { name: "For everyone in the agency" }));
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(portfolio.view("Byråns morgon")).toBeVisible();
  });

  await visitWithoutAccess(page, "agencies", agency.foreignIds);
  await visitWithoutAccess(page, "companies", agency.foreignIds);
  for (const company of [client, other]) expect(mentions(recordingProxy.responses, company)).not.toEqual([]);
  expectNothingOf(foreign, recordingProxy);
});

test("an owner asks about their own company and finds no other, by the keyboard alone @long", async ({
  page,
  recordingProxy,
}) => {
  const { client, other, foreign } = agency;
  const shell = new Shell(page);
  const comments = new CommentsPage(page);
  await signInByKeys(page, agency.owner);
  await expect(page).toHaveURL(new RegExp(`/companies/${client.id}/figures`));
  await expect(shell.pages.getByRole("link")).toHaveText([client.name]);

  await test.step("a question about a key figure", async () => {
    await shell.run("comments", `Comments, ${client.name}`);
    await expect(comments.newButton).toBeVisible();
    await tabTo(page, comments.newButton);
    await page.keyboard.press("Enter");
    const form = comments.form("New comment");
    await expect(form.getByRole("combobox", { name: "Key figure" })).toBeFocused();
    await page.keyboard.type("Gross margin");
    await expect(page.getByRole("option", { name: "Gross margin" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await tabTo(page, form.getByLabel("Comment", { exact: true }));
    await page.keyboard.type("Vad betyder bruttomarginalen?");
    await tabTo(page, form.getByRole("checkbox", { name: /^This is a question/ }));
    await page.keyboard.press("Space");
    await page.keyboard.press("Control+Enter");
    await expect(comments.comment("Vad betyder bruttomarginalen?")).toContainText("Open question");
    await expect(comments.comment("Vad betyder bruttomarginalen?")).not.toContainText("Saving…");
  });

  await test.step("neither other clients nor the agency's lists are to be found", async () => {
    for (const words of [other.businessIdentityCode, "all clients", "the month", "rules"]) {
      await shell.searchPalette(words);
      await expect(shell.palette.getByText("Nothing matches.")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(shell.palette).toBeHidden();
    }
  });

  await visitWithoutAccess(page, "agencies", agency.ids);
  await visitWithoutAccess(page, "companies", agency.ids);
  expect(mentions(recordingProxy.responses, client)).not.toEqual([]);
  expectNothingOf([other, ...foreign], recordingProxy);
});
