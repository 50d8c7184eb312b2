import type { Page } from "@playwright/test";
import { readSheet } from "read-excel-file/node";
import type { ActivityPage as Answer } from "@/contract/activity";
import type { KeyFigureComment } from "@/contract/comments";
import { ActivityPage } from "./pages/activity-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, makeCompany } from "./support/api";
import { PRODUCT, sessionFile } from "./support/product";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

const commentOn = (message: string) => ({
  type: "KeyFigureComment",
  keyFigureType: "NetSales",
  message,
  period: { start: "2024-01-01", end: "2024-01-31" },
});

const isOfClientOrBulkChange = ({ companyId, resource }: Answer["entries"][number]) =>
  companyId !== undefined || resource === "BulkChange";

/** Saves the entries that fit the filter; returns the file's name and its rows. */
async function savedFile(page: Page) {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Excel" }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), rows: await readSheet(await file.path()) };
}

test("an action is found, narrowed, opened, saved as a file, and outlives its object @long", async ({ page }) => {
  const company = await makeCompany(page, "Händelserika AB");
  const path = `/Company/${company.id}`;
  const comment = await callApi<KeyFigureComment>(page, "POST", `${path}/Comment`, commentOn("Först"));
  await callApi(page, "PUT", `${path}/Comment/${comment.id}`, { message: "Sedan" });
  await callApi(page, "PUT", `${path}/Comment/${comment.id}`, { message: "Sedan" });
  await callApi(page, "POST", `${path}/Comment`, commentOn(`Långt ${"ord ".repeat(2_000)}`));
  await callApi(page, "PUT", path, { contactInfo: { phone: "08-123 45 67" } });
  const activity = new ActivityPage(page);

  await test.step("each write that changed something has an entry, with values old and new", async () => {
    await activity.gotoCompany(company.id);
    await expect(activity.list.locator("> li")).toHaveCount(5);
    await expect(activity.list.locator("> li").first()).toContainText("Telephone");
    await expect(activity.entry("changed the comment")).toHaveCount(1);
    await expect(activity.entry("changed the comment")).toContainText(/From Först → +to Sedan/);
  });

  await test.step("an entry with a long value is opened by the keyboard", async () => {
    const long = activity.entry("added the comment").first();
    await long.getByRole("button", { name: /^Show the change: / }).focus();
    await page.keyboard.press("Enter");
    await expect(long).toContainText("Långt ord ord");
    await expect(long.getByRole("button", { name: /^Show fewer: / })).toBeFocused();
  });

  await test.step("the filter stands in the address, and a link shows the same", async () => {
    await activity.showOnly("Company details");
    await expect(activity.list.locator("> li")).toHaveCount(2);
    await expect(page).toHaveURL(/resource=Company/);
    await page.reload();
    await expect(activity.list.locator("> li")).toHaveCount(2);
    await activity.filterByUser("nobody at all");
    await expect(page.getByText("Nothing fits the filter.")).toBeVisible();
    await page.getByRole("button", { name: "Take the filter away: User: nobody at all" }).click();
    await expect(activity.list.locator("> li")).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL(/user=nobody/);
  });

  await test.step("the file has the filtered entries with values old and new, for company and agency", async () => {
    await activity.gotoCompany(company.id, "?resource=Comment");
    await expect(activity.list.locator("> li")).toHaveCount(3);
    const ofCompany = await savedFile(page);
    expect(ofCompany.name).toMatch(/^Händelserika AB – Activity \d{4}-\d\d\.xlsx$/);
    expect(ofCompany.rows[0]!.slice(-3)).toEqual(["Detail", "Before", "After"]);
    const change = ofCompany.rows.find((row) => row.includes("changed the comment"));
    expect(change).toContain("Händelserika AB");
    expect(change!.slice(-2)).toEqual(["Först", "Sedan"]);
    expect(ofCompany.rows.filter((row) => row.includes("added the company"))).toEqual([]);
    await activity.gotoAgency(`?company=${company.id}&resource=Comment`);
    await expect(activity.list.locator("> li")).toHaveCount(3);
    const ofAgency = await savedFile(page);
    expect(ofAgency.name).toMatch(/^Demobyrån – Activity \d{4}-\d\d\.xlsx$/);
    expect(ofAgency.rows).toEqual(ofCompany.rows);
  });

  await test.step("an entry leads to what it is about, as long as it exists", async () => {
    await activity.entry("changed the comment").getByRole("link", { name: "Sedan" }).click();
    await expect(page).toHaveURL(new RegExp(`comment=${comment.id}`));
    await callApi(page, "DELETE", `${path}/Comment/${comment.id}`);
    await activity.gotoCompany(company.id, "?resource=Comment");
    await expect(activity.entry("deleted the comment")).toBeVisible();
    await expect(activity.entry("changed the comment").getByRole("link")).toHaveCount(0);
  });

  await test.step("accessible, on a phone too", async () => {
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
});

test("directors see all with sign-ins, consultants their clients, owners nothing; scrolling loads more @long", async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: sessionFile("director") });
  const page = await context.newPage();
  await page.goto("/");
  const company = await makeCompany(page, "Snart försvunna AB");
  // More entries than the page loads at first.
  for (let i = 0; i < 55; i++) {
    await callApi(page, "POST", `/Company/${company.id}/Comment`, commentOn(`Nummer ${i}`));
  }
  const activity = new ActivityPage(page);
  await activity.gotoAgency(`?company=${company.id}`);
  await expect(activity.list.locator("> li").first()).toContainText("Nummer 54");
  await activity.entry("Nummer 10").scrollIntoViewIfNeeded();
  await expect(activity.entry("added the company")).toBeAttached();
  await expect(page.getByText("This is all there is.")).toBeAttached();

  await callApi(page, "DELETE", `/Company/${company.id}`);
  await activity.gotoAgency(`?company=${company.id}`);
  await expect(activity.entry("deleted the company")).toContainText("(no longer there)");

  await activity.gotoAgency();
  await activity.showOnly("Sign-in and security");
  await expect(activity.entry("signed in").first()).toBeVisible();
  await expectAccessible(page);

  const consultant = await browser.newPage({ storageState: sessionFile("consultant") });
  await consultant.goto("/");
  const seenBy = async (query: string) =>
    (await callApi<Answer>(consultant, "GET", `/Agency/demo/Activity?${query}`)).entries;
  const [own, foreign] = [
    await makeCompany(consultant, "Konsultens egen AB"),
    await makeCompany(page, "Någon annans AB"),
  ];
  expect(await seenBy(`companyId=${own.id}`)).not.toEqual([]);
  expect(await seenBy(`companyId=${foreign.id}`)).toEqual([]);
  expect((await seenBy("limit=200")).filter((entry) => !isOfClientOrBulkChange(entry))).toEqual([]);
  const owner = await browser.newPage({ storageState: sessionFile("owner") });
  const headers = { "X-CSRF": "1" };
  expect((await owner.request.get(`${PRODUCT.url}/Api/v2/Agency/demo/Activity`, { headers })).status()).toBe(404);
  await Promise.all([consultant.close(), owner.close(), context.close()]);
});
