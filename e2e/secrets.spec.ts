import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { COMPANY_PAGES, companyPage } from "@/lib/paths";
import { CommentsPage } from "./pages/comments-page";
import { CompanyPage } from "./pages/company-page";
import { InputsPage } from "./pages/inputs-page";
import { Shell } from "./pages/shell";
import { importBooks, makeCompany } from "./support/api";
import { startOwnProduct } from "./support/own-product";
import { startRecordingProxy } from "./support/recording-proxy";
import { signIn } from "./support/sign-in";
import { startTokenRecorder } from "./support/token-recorder";
import { findIn, recordedBy, storedIn, type Seen } from "./support/traffic";
import { expect, test } from "./support/test";

const TOKEN_SECONDS = 8;

test.use({ user: null });
// The test starts a product of its own, and waits three times for its access token to expire.
test.setTimeout(180_000);

test("no token and no secret stands in anything that a browser gets, keeps or sends, nor in a log @long", async ({
  browser,
}) => {
  const recorder = await startTokenRecorder();
  const recordingProxy = await startRecordingProxy();
  const product = await startOwnProduct({
    SERVICE_PUBLIC_URL: recorder.url,
    DEMO: "0",
    // Expires during the visit, so that a refreshed session is searched, too.
    ACCESS_TOKEN_SECONDS: String(TOKEN_SECONDS),
    LOG_LEVEL: "trace",
  });
  recorder.passTo(product.serviceUrl);
  try {
    const password = `planted-${randomUUID()}`;
    await product.admin(["agency", "add", "demo", "--name", "Byrån"], "");
    await product.admin(
      ["user", "add", "anna", "--type", "AgencyDirector", "--agency", "demo", "--password-stdin"],
      password,
    );

    // Without this rule Chromium reaches loopback addresses past the proxy.
    const proxy = { server: recordingProxy.url, bypass: "<-loopback>" };
    const context = await browser.newContext({ baseURL: product.url, locale: "en-GB", proxy });
    const page = await context.newPage();
    const control = `control-${randomUUID()}`;
    await signIn(page, "anna", password);
    await workThrough(page, control);
    const stored = await storedIn(page);
    await page.waitForLoadState("networkidle");
    const beforeSignOut = [...recordedBy(recordingProxy), ...stored];

    await new Shell(page).signOut();
    const afterwards = await storedIn(page);
    await page.waitForLoadState("networkidle");
    const all: Seen[] = [
      ...recordedBy(recordingProxy),
      ...stored,
      ...afterwards,
      { source: "log", where: "both programs", text: product.log() },
    ];

    // The search must find the control value in every kind of place but scripts and other bodies.
    const sources = new Set(findIn(all, control).map(({ source }) => source));
    expect([...sources].sort()).toEqual(
      ["HTML", "JSON", "RSC", "cookie", "log", "request", "response header", "storage"].sort(),
    );
    const storages = findIn(stored, control).filter(({ source }) => source === "storage");
    expect(storages.map(({ where }) => where)).toEqual([
      "localStorage",
      "sessionStorage",
      "indexedDB",
      "caches",
      "the cookies that scripts see",
    ]);

    const granted = (name: string) =>
      recorder.granted.flatMap((response) => (typeof response[name] === "string" ? [response[name]] : []));
    expect(new Set(granted("access_token")).size, "the session was refreshed on the way").toBeGreaterThan(1);
    const secrets = {
      "access token": granted("access_token"),
      "refresh token": granted("refresh_token"),
      "client secret": [product.secrets.clientSecret!],
      "session secret": [product.secrets.sessionSecret!],
    };
    for (const [name, values] of Object.entries(secrets)) {
      expect(values.length, name).toBeGreaterThan(0);
      for (const value of values) expect(placesOf(findIn(all, value)), name).toEqual([]);
    }
    // The password is sent to the service's own form and nowhere else.
    const withPassword = findIn(all, password);
    expect(withPassword.map(({ source }) => source)).toEqual(["request"]);
    expect(withPassword[0]!.where).toContain(recorder.url);
    // The ID token is sent to the provider when its session ends (RP-Initiated Logout 1.0 §2), and not before.
    const idTokens = granted("id_token");
    expect(idTokens.length).toBeGreaterThan(0);
    for (const idToken of idTokens) {
      expect(placesOf(findIn(beforeSignOut, idToken))).toEqual([]);
      expect(placesOf(findIn(afterwards, idToken))).toEqual([]);
      const atTheEnd = /^https?:\/\/[^/]+\/(?:api\/sign-out|oidc\/session\/end[^?]*)(?:$|\?)/;
      expect(placesOf(findIn(all, idToken).filter(({ where }) => !atTheEnd.test(where)))).toEqual([]);
    }
    // The session cookie is only in the headers for cookies, out of reach of scripts and logs.
    const session = stored.find(({ source, where }) => source === "cookie" && /nyckeltal\.session/.test(where))!;
    const elsewhere = all.filter(({ source }) => source !== "cookie").map(withoutCookieHeaders);
    expect(placesOf(findIn(elsewhere, session.text))).toEqual([]);
    await context.close();
  } finally {
    await product.stop();
    await recorder.close();
    await recordingProxy.close();
  }
});

function placesOf(seen: readonly Seen[]): string[] {
  return seen.map(({ source, where }) => `${source} of ${where.slice(0, 120)}`);
}

function withoutCookieHeaders(seen: Seen): Seen {
  if (seen.source !== "request" && seen.source !== "response header") return seen;
  return { ...seen, text: seen.text.replace(/"set-cookie":\[[^\]]*\]|"cookie":"[^"]*"/g, "") };
}

/** Visits the pages of a company, makes some writes, and leaves the control value in every kind of storage. */
async function workThrough(page: Page, control: string): Promise<void> {
  const company = await makeCompany(page, "Genomsökta AB");
  await importBooks(page, company, 2024);
  const pages = new CompanyPage(page);
  await pages.goto(company.id, "Comments");
  const comments = new CommentsPage(page);
  await comments.fill("Tax rate", control);
  await comments.save();
  await expect(comments.comment(control)).toBeVisible();
  await page.evaluate(async (text) => {
    localStorage.setItem("control", text);
    sessionStorage.setItem("control", text);
    document.cookie = `control=${text}; path=/`;
    await (await caches.open("control")).put("/control", new Response(text));
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open("control");
      opening.onupgradeneeded = () => opening.result.createObjectStore("texts", { autoIncrement: true }).add(text);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
      opening.onerror = () => reject(opening.error ?? new Error("not opened"));
    });
    await fetch("/Api/v2/Me", { headers: { "X-CSRF": "1", "X-Request-Id": text } });
  }, control);
  for (const tab of ["Overview", "Presets", "Fiscal years", "Import", "Inputs", "Comments"] as const)
    await pages.open(tab);
  // Fetch the data of every page as Next does on navigation.
  await page.evaluate(
    async (paths) => {
      for (const path of paths) await (await fetch(path, { headers: { RSC: "1" } })).text();
    },
    COMPANY_PAGES.map((name) => companyPage(company.id, name)),
  );
  await pages.open("Inputs");
  const inputs = new InputsPage(page);
  await inputs.cell("Number of employees", 0).click();
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await expect(inputs.saveStatus).toHaveText(/^Saved/);
  // The access token expires before a change of page within the app, before a call, and before a full page load.
  const waitForExpiry = () => page.waitForTimeout((TOKEN_SECONDS + 1) * 1000);
  await waitForExpiry();
  await pages.open("Comments");
  await waitForExpiry();
  await page.evaluate(() => fetch("/Api/v2/Company", { headers: { "X-CSRF": "1" } }).then((called) => called.text()));
  await waitForExpiry();
  await page.goto(`/companies/${company.id}/comments`);
  await expect(comments.comment(control)).toBeVisible();
  await page.goto("/agencies/demo/companies");
}
