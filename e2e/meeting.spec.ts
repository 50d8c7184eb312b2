import type { Page } from "@playwright/test";
import type { KeyFigureComment } from "@/contract/comments";
import type { Company } from "@/contract/companies/company";
import type { VoucherList } from "@/contract/vouchers";
import { MeetingPage, PAGES } from "./pages/meeting-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, demoCompany, importBooks, makeCompany } from "./support/api";
import { waitForHydration } from "./support/hydration";
import { arrowTo } from "./support/keyboard";
import { proofIn } from "./support/long";
import { importText, monthlyBooks } from "./support/monthly-books";
import { DATA_DIR, NO_SESSION, sessionFile } from "./support/product";
import { startRecordingProxy, type RecordingProxy } from "./support/recording-proxy";
import { sidewaysScroll } from "./support/sideways-scroll";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";
import { createTestAgency, type TestAgency } from "./support/test-agency";

for (const [language, locale] of [
  ["en", "en-GB"],
  ["sv", "sv-SE"],
] as const) {
  test.describe(`in ${language}`, { tag: proofIn(locale) }, () => {
    test.use({ locale });

    test("the four pages follow each other by key, and all is large enough to be read from afar @long", async ({
      page,
    }) => {
      const meeting = new MeetingPage(page, language);
      const company = await demoCompany(page);
      await meeting.goto(company.id);
      for (const part of PAGES) {
        await test.step(part, async () => {
          await meeting.expectPage(part, company.name);
          // The smallest texts (20) and figures (32) of a meeting in app/globals.css, in px; a phone's texts have 16.
          expect.soft(await meeting.textsBelow(20), part).toEqual([]);
          const sizes = await meeting.sizesOfFigures(part);
          expect(sizes.length).toBeGreaterThan(0);
          expect.soft(Math.min(...sizes), part).toBeGreaterThanOrEqual(32);
          await expectAccessible(page);
          await page.keyboard.press("ArrowRight");
        });
      }
      // → on the last page stays there. A presenter's remote control sends the Page Up key to go back.
      await meeting.expectPage("trace", company.name);
      for (const part of PAGES.toReversed().slice(1)) {
        await page.keyboard.press(part === "statements" ? "ArrowLeft" : "PageUp");
        await meeting.expectPage(part, company.name);
      }
      await page.keyboard.press("?");
      const shortcuts = page.getByRole("dialog", { name: meeting.words.shortcuts });
      await expect(shortcuts.getByText(meeting.words.nextClient)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(shortcuts).toBeHidden();
      await expect(page).toHaveURL(/\/meeting$/);
    });
  });
}

test("the title names the chosen statement, and the address keeps preset, year and statement @long", async ({
  page,
}) => {
  const meeting = new MeetingPage(page, "en");
  const company = await demoCompany(page);
  await meeting.goto(company.id, "overview", "?preset=EquityStructure&year=2025-03");
  await meeting.expectPage("overview", company.name);
  await page.keyboard.press("PageDown");
  await meeting.expectPage("statements", company.name);
  await page.getByText("Balance sheet", { exact: true }).first().click();
  await expect(page).toHaveTitle(`Balance sheet · ${company.name} · Meeting`);
  await expect(page).toHaveURL(/statements\?preset=EquityStructure&year=2025-03&statement=balance$/);
  await page.reload();
  await expect(page).toHaveTitle(`Balance sheet · ${company.name} · Meeting`);
  await expect(page.getByRole("heading", { level: 2, name: "Balance sheet" })).toBeVisible();
});

test("a figure leads to how it is made by Enter and by a press, and back with the focus on it @long", async ({
  page,
}) => {
  const meeting = new MeetingPage(page);
  const company = await demoCompany(page);
  await meeting.goto(company.id, "overview", "?preset=EquityStructure");
  await meeting.expectPage("overview", company.name);
  const value = meeting.values.nth(2);

  await value.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/meeting/trace?preset=EquityStructure&trace=*");
  await meeting.expectPage("trace", company.name);
  await expect(page.getByRole("treeitem").first()).toBeFocused();
  await page.keyboard.press("Backspace");
  await page.waitForURL("**/meeting?preset=EquityStructure");
  await expect(value).toBeFocused();

  await value.click();
  await meeting.expectPage("trace", company.name);
  await page.keyboard.press("Escape");
  await page.waitForURL("**/meeting?preset=EquityStructure");
  await expect(value).toBeFocused();

  await page.getByRole("slider").press("Enter");
  await meeting.expectPage("trace", company.name);
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("slider")).toBeFocused();
});

test("an account's dialog and a voucher have their comments, and lead nowhere out of the meeting @long", async ({
  page,
}) => {
  const meeting = new MeetingPage(page);
  const company = await makeCompany(page, "Kommenterade i mötet AB");
  await importText(page, company, monthlyBooks(company, 2024, [1000, 3000]));
  const { vouchers } = await callApi<VoucherList>(page, "GET", `/Company/${company.id}/FiscalYear/2024-01-01/Voucher`);
  const found = vouchers.find((voucher) => voucher.series === "A" && voucher.number === "2")!;
  const { series, number, date, line, import: importId } = found;
  const comment = (message: string, subject: object) =>
    callApi(page, "POST", `/Company/${company.id}/Comment`, {
      type: "KeyFigureComment",
      keyFigureType: "NetSales",
      message,
      ...subject,
      period: { start: "2024-02-01T00:00:00", end: "2024-02-29T23:59:59" },
    });
  await comment("Mycket såldes.", { voucher: { series, number, date, line, import: importId } });
  await comment("Kontot stäms av.", { account: "3010" });

  /** Expects a dialog with this text, and neither links nor buttons that lead out of the meeting. */
  const expectNoWayOut = async (text: string) => {
    const dialog = page.getByRole("dialog").filter({ hasText: text });
    await expect(dialog).toBeVisible();
    await expect(page.locator("dialog a[href]")).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: /^(Comment|Export)/ })).toHaveCount(0);
    await expectAccessible(page);
  };

  await test.step("on the page of statements", async () => {
    await meeting.goto(company.id, "statements", "?account=3010&from=2024-02-01&to=2024-02-29");
    await expectNoWayOut("Kontot stäms av.");
    await page.getByRole("button", { name: "Open voucher A 2 of 2024-02-15" }).click();
    await expectNoWayOut("Mycket såldes.");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("on the page that tells how a figure is made", async () => {
    await meeting.goto(company.id, "trace", "?trace=NetSales~2024-02-01~2024-02-29");
    await meeting.expectPage("trace", company.name);
    await page.getByRole("treeitem").first().focus();
    await arrowTo(page, page.getByRole("tree"));
    await page.keyboard.press("Enter");
    await expectNoWayOut("Mycket såldes.");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("links on the pages themselves stay with the company", async () => {
    for (const part of PAGES) {
      await meeting.goto(company.id, part);
      await expect(page.getByRole("heading", { level: 1, name: company.name })).toBeVisible();
      const hrefs = await page
        .locator("main a[href]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
      const within = `/companies/${encodeURIComponent(company.id)}/meeting`;
      expect(
        hrefs.filter((href) => !href.startsWith(within)),
        part,
      ).toEqual([]);
    }
  });
});

test("Escape leaves to where the meeting began @long", async ({ page }) => {
  const meeting = new MeetingPage(page);
  const company = await demoCompany(page);
  await page.goto(`/companies/${encodeURIComponent(company.id)}/statements?statement=balance`);
  await page.getByRole("link", { name: "Meeting mode" }).click();
  await page.waitForURL("**/meeting/statements?statement=balance");
  await expect(page.getByRole("treegrid")).toBeVisible();
  await waitForHydration(page);
  await page.keyboard.press("PageUp");
  await meeting.expectPage("overview", company.name);
  await page.keyboard.press("Escape");
  await page.waitForURL("**/statements?statement=balance");
  await expect(page.getByRole("heading", { level: 1, name: "Income statement and balance sheet" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("nothing scrolls sideways, and no text is smaller than 16 px @long", async ({ page }) => {
    const meeting = new MeetingPage(page);
    const company = await demoCompany(page);
    for (const part of PAGES) {
      await meeting.goto(company.id, part);
      await meeting.expectPage(part, company.name);
      expect.soft(await sidewaysScroll(page), part).toBeLessThanOrEqual(0);
      expect.soft(await meeting.textsBelow(16), part).toEqual([]);
      await expectAccessible(page);
    }
    await page.keyboard.press("n");
    await expect(meeting.note).toBeFocused();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});

test("notes are kept as they are typed, and become comments on figure and period by one press", async ({ page }) => {
  const meeting = new MeetingPage(page);
  const company = await makeCompany(page, "Anteckningarnas AB");
  await importBooks(page, company, 2025);
  const first = "Lönerna ses över";
  await meeting.goto(company.id);
  await meeting.expectPage("overview", company.name);
  await meeting.values.first().focus();
  await page.keyboard.press("n");
  await expect(meeting.note).toBeFocused();
  await page.keyboard.type(first);
  await page.keyboard.press("Control+Enter");
  await expect(meeting.notes.getByRole("listitem").filter({ hasText: first })).toContainText("Draft in this browser");
  await expect(meeting.note).toBeFocused();
  await page.keyboard.type(`${first}, i höst`);

  await test.step("also when the page is left in the middle", async () => {
    await page.reload();
    await meeting.expectPage("overview", company.name);
    await page.keyboard.press("n");
    await expect(meeting.note).toHaveValue(`${first}, i höst`);
    await expect(meeting.notes.getByRole("listitem")).toHaveCount(1);
    await expectAccessible(page);
  });

  await meeting.saveNotes.press("Enter");
  await expect(meeting.notes.getByText("Saved as a comment")).toHaveCount(2);
  await expect(meeting.saveNotes).toHaveAttribute("aria-disabled", "true");
  const comments = await callApi<KeyFigureComment[]>(page, "GET", `/Company/${company.id}/Comment`);
  const noted = comments.filter(({ message }) => message.startsWith(first));
  expect(noted.map(({ message }) => message).toSorted()).toEqual([first, `${first}, i höst`]);
  const ofFirstCard = await meeting.values.first().evaluate((value) => value.closest("article")!.dataset["figure"]!);
  const [keyFigureType, start, end] = ofFirstCard.split("~");
  expect(noted[0]).toMatchObject({ keyFigureType });
  const { period } = noted[0]!;
  expect([period.start.slice(0, 10), period.end.slice(0, 10)]).toEqual([start, end]);
  await page.keyboard.press("Escape");
  await expect(meeting.notes).toBeHidden();
  await expect(page.getByRole("button", { name: "Notes" })).toBeFocused();
});

test.describe("a note that the service does not take", () => {
  test.use({ expectedConsole: [/status of 500/] });

  test("says so and stays, and is saved by the next press", async ({ page }) => {
    const meeting = new MeetingPage(page);
    const company = await makeCompany(page, "Anteckningarnas andra AB");
    await importBooks(page, company, 2025);
    const text = "Hyran höjs";
    await meeting.goto(company.id, "trace");
    await meeting.expectPage("trace", company.name);
    await page.keyboard.press("n");
    await meeting.note.fill(text);
    await page.route(/\/Api\/v2\/Company\/[^/]+\/Comment/i, (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, contentType: "application/json", body: "{}" })
        : route.continue(),
    );
    await meeting.saveNotes.click();
    const note = meeting.notes.getByRole("listitem").filter({ hasText: text });
    await expect(note).toContainText("Not saved");
    await page.unrouteAll();
    await meeting.saveNotes.click();
    await expect(note).toContainText("Saved as a comment");
    const comments = await callApi<KeyFigureComment[]>(page, "GET", `/Company/${company.id}/Comment`);
    expect(comments.map(({ message }) => message)).toEqual([text]);
  });
});

test.describe("for a user who may only look", () => {
  test.use({ user: "limited" });

  test("there are no notes, and no other client to go to @long", async ({ page }) => {
    const meeting = new MeetingPage(page);
    const company = await demoCompany(page);
    await meeting.goto(company.id);
    await meeting.expectPage("overview", company.name);
    await expect(page.getByRole("button", { name: "Notes" })).toHaveCount(0);
    await expect(meeting.nextClient).toHaveCount(0);
    await page.keyboard.press("n");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("?");
    const shortcuts = page.getByRole("dialog", { name: "Shortcuts" });
    await expect(shortcuts.getByText("Next page")).toBeVisible();
    await expect(shortcuts.getByText("Next client")).toHaveCount(0);
    await expect(shortcuts.getByText("Notes")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(meeting.notes).toHaveCount(0);
    for (const part of ["statements", "reports", "trace"] as const) {
      await page.keyboard.press("PageDown");
      await meeting.expectPage(part, company.name);
    }
  });
});

test.describe("for the owner of a company", () => {
  test.use({ user: "owner", expectedConsole: [/status of 404/] });

  test("there are notes, and another company's meeting is not there @long", async ({ page, browser }) => {
    const meeting = new MeetingPage(page);
    const company = await demoCompany(page);
    await meeting.goto(company.id);
    await meeting.expectPage("overview", company.name);
    await expect(page.getByRole("button", { name: "Notes" })).toBeVisible();
    await expect(meeting.nextClient).toHaveCount(0);
    await meeting.goto(company.id, "trace");
    await meeting.expectPage("trace", company.name);
    const director = await browser.newPage({ storageState: sessionFile("director") });
    const all = await callApi<Company[]>(director, "GET", "/Agency/demo/Company");
    await director.close();
    const other = all.find(({ id }) => id !== company.id)!;
    const response = await page.goto(`/companies/${encodeURIComponent(other.id)}/meeting/statements`);
    expect(response?.status()).toBe(404);
  });
});

test.describe("from client to client", () => {
  test.use({ user: null });
  test.skip(DATA_DIR === null, "E2E_DATA_DIR does not say where the running product keeps its data");

  let agency: TestAgency;
  let recordingProxy: RecordingProxy;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    agency = await createTestAgency(browser, "Varför?");
    recordingProxy = await startRecordingProxy();
    // Without this rule Chromium reaches loopback addresses past the proxy.
    const proxy = { server: recordingProxy.url, bypass: "<-loopback>" };
    page = await browser.newPage({ storageState: NO_SESSION, proxy });
    await signIn(page, agency.director);
  });

  test.afterAll(async () => {
    await page.context().close();
    await recordingProxy.close();
  });

  test("keys and a button lead through all clients, and no other client's name comes over the wire @long", async () => {
    const meeting = new MeetingPage(page);
    const withoutBooks = await makeCompany(page, "Ärtans Mjöl AB", agency.id);
    const companies = [agency.client, agency.other, withoutBooks];
    await page.goto(`/agencies/${agency.id}/portfolio`);
    const rows = page.locator("tbody tr td:first-child a");
    await expect(rows).toHaveCount(companies.length);
    const names = await rows.allInnerTexts();
    // The page is in English, which sorts Ä as A.
    expect(names).toEqual(["Ärtans Mjöl AB", "Kollegans Kvarn AB", "Rundans Bageri AB"]);
    const ofName = (name: string) => companies.find((company) => company.name === name)!;

    /** Expects that the responses since the last call contain nothing of any other client. */
    const expectAlone = async (name: string) => {
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await page.waitForLoadState("networkidle");
      const others = companies.filter((company) => company.name !== name);
      const responses = recordingProxy.responses
        .splice(0)
        .filter(({ type }) => /html|json|x-component|plain/.test(type));
      expect(responses.length).toBeGreaterThan(0);
      const telling = responses.filter(({ text }) =>
        others.some((other) => text.includes(other.name) || text.includes(other.businessIdentityCode)),
      );
      expect(telling.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
      const html = await page.content();
      expect(others.filter((other) => html.includes(other.name) || html.includes(other.id))).toEqual([]);
    };

    const [first, second, third] = names.map(ofName);
    const expectStatements = async (company: Company) => {
      await page.waitForURL(`**/${encodeURIComponent(company.id)}/meeting/statements?statement=balance`);
      await waitForHydration(page);
      await expectAlone(company.name);
    };
    // The proxy would record responses of this list that come after the list is left.
    await page.waitForLoadState("networkidle");
    await page.goto("about:blank");
    recordingProxy.responses.length = 0;
    await meeting.goto(first!.id, "statements", "?statement=balance");
    await expectStatements(first!);
    await expect(page.getByText("There are no books to show yet.")).toBeVisible();
    await page.keyboard.press("Shift+ArrowRight");
    await expectStatements(second!);
    await expect(page.getByRole("treegrid", { name: "Balance sheet" })).toBeVisible();
    await meeting.nextClient.click();
    await expectStatements(third!);
    await page.keyboard.press("Shift+PageDown");
    await expectStatements(first!);
    await page.keyboard.press("Shift+ArrowLeft");
    await expectStatements(third!);
    for (const part of ["reports", "trace"] as const) {
      await page.keyboard.press("ArrowRight");
      await page.waitForURL(`**/meeting/${part}?statement=balance`);
      await expectAlone(third!.name);
    }
  });
});
