import type { Page } from "@playwright/test";
import { takesAllCases } from "@/service/testing/test-settings.mjs";
import { CommentsPage } from "./pages/comments-page";
import { CompanyPage } from "./pages/company-page";
import { InputsPage } from "./pages/inputs-page";
import { PresetsPage } from "./pages/presets-page";
import { callApi, importBooks, makeCompany } from "./support/api";
import { expect, test } from "./support/faulty-dashboard";
import { PAGE_FAULTS, IDENTIFIER, type PageFault, type FaultyProxy } from "./support/faulty-proxy";

interface State {
  /** The text that the page shows. */
  says: string;
  /** The identifier to copy: from the service's error object, or of the request. */
  identifier: string | RegExp;
  /** "unknown" if the write may have been carried out. */
  saved: "no" | "unknown";
}

const ANY = /^[\w-]{36}$/;
const STATES: Record<PageFault, State> = {
  errorObject: { says: "Something went wrong.", identifier: IDENTIFIER, saved: "unknown" },
  html502: { says: "The service did not answer as it should.", identifier: ANY, saved: "unknown" },
  emptyBody: { says: "The service did not answer as it should.", identifier: ANY, saved: "unknown" },
  garbage: { says: "The answer could not be read.", identifier: ANY, saved: "unknown" },
  cutShort: { says: "The service did not answer as it should.", identifier: ANY, saved: "unknown" },
  truncated: { says: "The answer broke off on its way here.", identifier: ANY, saved: "unknown" },
  reset: { says: "The service did not answer as it should.", identifier: ANY, saved: "unknown" },
  silent: { says: "The service took too long to answer.", identifier: ANY, saved: "unknown" },
  // The response asks for a wait of four seconds.
  tooMany: { says: "Too many attempts in a short time.", identifier: IDENTIFIER, saved: "no" },
};

/** Faults after which a page retries by itself. */
const COMES_BACK = new Set<PageFault>(["html502", "emptyBody", "cutShort", "truncated", "reset", "silent"]);

test.use({ expectedConsole: [/status of (429|500|502|504)|net::ERR/] });

/** Expects the page's alert to have a button that copies this identifier. */
async function expectIdentifier(page: Page, identifier: State["identifier"]): Promise<void> {
  const button = page.getByRole("alert").getByRole("button", { name: ANY });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button.click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  if (typeof identifier === "string") expect(copied).toBe(identifier);
  else {
    expect(copied).toMatch(identifier);
    expect(copied, "of the dashboard's request").not.toBe(IDENTIFIER);
  }
}

// Each worker has a dashboard and a proxy of its own.
test.describe.configure({ mode: "parallel" });

/** Faults that look the same as another one on the page; only `npm run prove -- pages` tries them. */
const SAME_ON_PAGE: readonly PageFault[] = ["emptyBody", "cutShort", "reset"];
const TESTED = (Object.keys(PAGE_FAULTS) as PageFault[]).filter(
  (fault) => takesAllCases || !SAME_ON_PAGE.includes(fault),
);

for (const fault of TESTED) {
  test(`${fault}: says what happened and whether it was saved, keeps what was typed, and goes on by itself or when it is tried again @long`, async ({
    page,
    faulty,
  }) => {
    // While the fault lasts, every automatic retry of the page waits for the dashboard's whole timeout.
    test.slow(fault === "silent");
    const company = await makeCompany(page, "Felande AB");
    await new CompanyPage(page).goto(company.id, "Presets");
    await test.step("reading", () => reads(page, faulty.proxy, fault));
    await test.step("writing", () => writes(page, faulty.proxy, fault));
    expect(await callApi(page, "GET", `/Company/${company.id}/Comment`), "saved once").toHaveLength(1);
  });
}

/** Opens the comments, and expects them after a retry. */
async function reads(page: Page, proxy: FaultyProxy, fault: PageFault): Promise<void> {
  const { says, identifier } = STATES[fault];
  proxy.misbehave(fault, { method: "GET", path: /\/Comment/ });
  await new CompanyPage(page).open("Comments");
  if (fault === "silent") {
    await expect(page.getByText("This takes longer than usual.").first()).toBeVisible({ timeout: 15_000 });
  }
  const state = page.getByRole("alert").filter({ hasText: "The comments could not be fetched." });
  await expect(state).toContainText(says, { timeout: 20_000 });
  await expectIdentifier(page, identifier);
  expect(proxy.met.length).toBeGreaterThan(0);
  const retry = state.getByRole("button", { name: /^Try again/ });
  if (fault === "tooMany") {
    await expect(retry).toBeDisabled();
    await expect(retry).toHaveText(/Try again in [1-4] seconds?/);
  }
  if (COMES_BACK.has(fault)) {
    await expect(state).toContainText("The page tries again by itself.");
    proxy.behave();
  } else {
    proxy.behave();
    await retry.click();
  }
  await expect(page.getByRole("button", { name: "New comment" }).first()).toBeVisible({ timeout: 30_000 });
  await expect(state).toHaveCount(0, { timeout: 30_000 });
}

/** Writes a comment, reloads the page, and saves the restored text. */
async function writes(page: Page, proxy: FaultyProxy, fault: PageFault): Promise<void> {
  const { says, identifier, saved } = STATES[fault];
  const comments = new CommentsPage(page);
  proxy.misbehave(fault, { method: "write", path: /\/Comment/ });
  await comments.fill("Tax rate", "Typed with care");
  await comments.save();
  const comment = comments.comment("Typed with care");
  await expect(comment).toContainText(says, { timeout: 20_000 });
  if (saved === "no") await expect(comment).toContainText("This comment is not saved.");
  else await expect(comment, "says so only when it is certain").not.toContainText("This comment is not saved.");
  await expect(comment).toContainText(
    saved === "no" ? "Nothing was saved." : "The change may or may not have been saved.",
  );
  await expectIdentifier(page, identifier);
  if (fault === "tooMany") await expect(comment).toContainText(/Wait [1-4] seconds?/);
  expect(proxy.met, "sent once, never again by itself").toHaveLength(1);

  await page.reload();
  await expect(comment).toContainText("Typed with care");
  proxy.behave();
  await comment.getByRole("button", { name: "Try again" }).click();
  await expect(comment.getByRole("button", { name: /^Edit the comment/ })).toBeVisible();
  await expect(comment).toHaveCount(1);
}

test("a grid told to wait after too many requests says how long, and then saves by itself @long", async ({
  page,
  faulty,
}) => {
  const company = await makeCompany(page, "Bråda AB");
  await importBooks(page, company, 2024);
  await new CompanyPage(page).goto(company.id, "Inputs");
  const inputs = new InputsPage(page);
  faulty.proxy.misbehave("tooMany", { method: "write", path: /KeyFigureData/ });
  await inputs.cell("Number of employees", 0).click();
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  const note = page.getByText("Too many attempts in a short time.");
  await expect(note).toContainText(/Wait [1-4] seconds?/);
  await expect(page.getByRole("button", { name: "Try again now" })).toBeDisabled();
  faulty.proxy.behave();
  await expect(inputs.saveStatus).toHaveText(/^Saved/, { timeout: 15_000 });
  await expect(note).toHaveCount(0);
});

test("a page whose server cannot even learn who is signed in says so and comes back @long", async ({
  page,
  faulty,
}) => {
  faulty.proxy.misbehave("html502", { method: "GET", path: /\/Me$/ });
  await page.goto("/agencies/demo/companies");
  await expect(page.getByRole("heading", { level: 1, name: "The accounting service cannot be reached" })).toBeVisible();
  await expect(page.getByText("The page tries again by itself.")).toBeVisible();
  faulty.proxy.behave();
  await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible({ timeout: 30_000 });
});

test("a page whose token ends while it is made is made with a new one @long", async ({ page, faulty }) => {
  faulty.proxy.endToken();
  await page.goto("/agencies/demo/companies");
  await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
  expect(faulty.proxy.met).toContain("GET /Api/v2/Me");
});

test("changes to a preset that could not be saved come back, and are saved or discarded @long", async ({
  page,
  faulty,
}) => {
  const company = await makeCompany(page, "Urval AB");
  await new CompanyPage(page).goto(company.id, "Presets");
  const presets = new PresetsPage(page);
  await expect(presets.shown.first()).toBeVisible();
  const count = await presets.shown.count();
  faulty.proxy.misbehave("errorObject", { method: "write", path: /KeyFigurePreset/ });
  await presets.shown.first().getByRole("switch").click();
  await expect(presets.saveStatus).toHaveText(/^Not saved/);
  await page.reload();
  const back = page.getByText(/^This was typed .* and never saved\. It is back\./);
  await expect(back).toBeVisible();
  await expect(presets.shown).toHaveCount(count - 1);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(presets.shown).toHaveCount(count);
  await expect(back).toHaveCount(0);

  await presets.shown.first().getByRole("switch").click();
  await expect(presets.saveStatus).toHaveText(/^Not saved/);
  await page.reload();
  await expect(presets.shown).toHaveCount(count - 1);
  faulty.proxy.behave();
  await presets.saveStatus.getByRole("button", { name: "Try again" }).click();
  await expect(presets.saveStatus).toHaveText(/^Saved/);
  await page.reload();
  await expect(presets.shown).toHaveCount(count - 1);
  await expect(back).toHaveCount(0);
});
