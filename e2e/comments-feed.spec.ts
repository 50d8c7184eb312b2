import type { CommentFeed, FeedComment } from "@/contract/comment-feed";
import type { KeyFigureComment } from "@/contract/comments";
import { CommentsPage } from "./pages/comments-page";
import { CompanyPage } from "./pages/company-page";
import { FeedPage } from "./pages/feed-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, importBooks, makeCompany, newCompanyNumber } from "./support/api";
import { NO_SESSION, PRODUCT, sessionFile } from "./support/product";
import { signIn } from "./support/sign-in";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

const QUESTION = "Varför är kassan så liten?";

test("an owner asks, and the consultant finds the question, answers, assigns and resolves it @long", async ({
  page,
  browser,
}) => {
  const company = await makeCompany(page, "Frågvisa AB");
  await importBooks(page, company, 2024);
  const userName = `agare-${newCompanyNumber()}`;
  const password = "ett riktigt långt lösenord 17";
  const companies = [{ companyId: company.id, typeOfRole: "Normal" }];
  await callApi(page, "POST", "/User", { userName, name: "Frida Frågvis", type: "CompanyUser", password, companies });

  await test.step("the owner asks, and what they type is kept over a reload", async () => {
    const context = await browser.newContext({ storageState: NO_SESSION });
    const owner = await context.newPage();
    await signIn(owner, userName, password);
    await new CompanyPage(owner).goto(company.id, "Comments");
    const comments = new CommentsPage(owner);
    await comments.fill("Gross margin", QUESTION);
    await comments
      .form("New comment")
      .getByRole("checkbox", { name: /^This is a question/ })
      .check();
    await expect.poll(() => owner.evaluate(() => JSON.stringify(localStorage))).toContain("isQuestion");
    await owner.reload();
    await expect(comments.form("New comment").getByRole("checkbox", { name: /^This is a question/ })).toBeChecked();
    await comments.save();
    await expect(comments.comment(QUESTION)).toContainText("Open question");
    await expect(comments.comment(QUESTION).getByRole("button", { name: /^Assign/ })).toHaveCount(0);
    await context.close();
  });

  const feed = new FeedPage(page);
  const question = feed.comment(QUESTION);
  await test.step("the consultant sees it among the comments of all clients, and on the client's row", async () => {
    await page.goto(`/agencies/demo/portfolio?q=${company.businessIdentityCode}`);
    await expect(page.getByRole("link", { name: "1 question", exact: true })).toBeVisible();
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Comments", exact: true }).click();
    await feed.filterByClient(company.businessIdentityCode);
    await expect(question).toContainText("Frida Frågvis");
    await expect(question).toContainText("Open question");
    await expect(page).toHaveURL(/company=/);
  });

  await test.step("answers it by the keyboard, and finds the reply again after a reload", async () => {
    await question.getByRole("button", { name: /^Reply/ }).focus();
    await page.keyboard.press("Enter");
    const reply = question.getByLabel("Your reply");
    await expect(reply).toBeFocused();
    await page.keyboard.press("Control+Enter");
    await expect(question.getByText("Write what you want to say.")).toBeVisible();
    await page.keyboard.type("Det mesta står på bankkontot.");
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("bankkontot");
    await page.reload();
    await expect(reply).toHaveValue("Det mesta står på bankkontot.");
    await reply.press("Control+Enter");
    await expect(question.getByRole("list", { name: /^Replies/ })).toContainText("Det mesta står på bankkontot.");
    await expect(question.getByRole("button", { name: /^Reply/ })).toBeFocused();
  });

  await test.step("assigns it, and resolves it", async () => {
    await question.getByRole("button", { name: /^Assign/ }).click();
    await page.getByRole("menuitemradio", { name: "Demobyrån, byråchef" }).click();
    await expect(question).toContainText("To be answered by Demobyrån, byråchef");
    await page.getByRole("switch", { name: "Assigned to me" }).check();
    await expect(question).toHaveCount(0);
    const director = await browser.newPage({ storageState: sessionFile("director") });
    const theirs = new FeedPage(director);
    await theirs.goto(`?mine=true&show=open&company=${company.id}`);
    await theirs
      .comment(QUESTION)
      .getByRole("button", { name: /^Resolve/ })
      .click();
    await expect(theirs.comment(QUESTION)).toContainText("Resolved");
    await director.close();
    await page.getByRole("switch", { name: "Assigned to me" }).uncheck();
    await feed.show("Resolved questions only");
    await expect(question).toContainText("Resolved");
    await question.getByRole("button", { name: /^Open again/ }).click();
    await expect(question).toContainText("Open question");
  });

  await test.step("a comment that is deleted takes its replies with it, and comes back whole", async () => {
    await new CompanyPage(page).goto(company.id, "Comments");
    const comments = new CommentsPage(page);
    await comments
      .comment(QUESTION)
      .first()
      .getByRole("button", { name: /^Delete the comment/ })
      .click();
    await expect(comments.notices).toContainText("Comment and its reply deleted");
    await comments.notices.getByRole("button", { name: "Undo" }).click();
    await expect(comments.comment(QUESTION).first()).toContainText("bankkontot");
  });
});

test("the list loads more when scrolled, has only companies that the user sees, and is accessible @long", async ({
  page,
  browser,
}) => {
  const company = await makeCompany(page, "Omtalade AB");
  const post = (message: string, isQuestion: boolean) =>
    callApi<KeyFigureComment>(page, "POST", `/Company/${company.id}/Comment`, {
      type: "KeyFigureComment",
      keyFigureType: "NetSales",
      message,
      isQuestion,
      period: { start: "2024-01-01", end: "2024-01-31" },
    });
  const first = await post("Den första", true);
  // More comments than the page loads at first.
  for (let i = 0; i < 60; i++) await post(`Nummer ${i}`, false);
  await callApi(page, "POST", `/Company/${company.id}/Comment/${first.id}/Reply`, { message: "Ett svar" });

  const feed = new FeedPage(page);
  await feed.goto(`?company=${company.id}`);
  await expect(feed.list.locator("> li").first()).toContainText("Den första");
  await feed.show("Newest first");
  await expect(feed.list.locator("> li").first()).toContainText("Nummer 59");
  await feed.comment("Nummer 20").scrollIntoViewIfNeeded();
  await expect(feed.comment("Den första")).toBeAttached();
  await expect(page.getByText("These are all comments.")).toBeAttached();

  await feed.show("Open questions only");
  await expect(feed.list.locator("> li")).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto(`/agencies/demo/comments?company=${company.id}&author=nobody+at+all`);
  await expect(page.getByText("No comments fit the filter.")).toBeVisible();
  await page.getByRole("button", { name: "Take the filter away: Author: nobody at all" }).click();
  await expect(feed.comment("Den första")).toBeVisible();

  const owner = await browser.newPage({ storageState: sessionFile("owner") });
  const response = await owner.request.get(`${PRODUCT.url}/Api/v2/Agency/demo/Comment`, { headers: { "X-CSRF": "1" } });
  expect(response.status()).toBe(404);
  await owner.close();
  // Other tests create and delete clients meanwhile.
  const visibleIds = async () =>
    (await callApi<{ id: string }[]>(page, "GET", "/Agency/demo/Company")).map(({ id }) => id);
  const before = await visibleIds();
  const seen: FeedComment[] = [];
  let cursor = "";
  do {
    const part: CommentFeed = await callApi(page, "GET", `/Agency/demo/Comment?limit=100${cursor}`);
    seen.push(...part.comments);
    cursor = part.next === undefined ? "" : `&cursor=${encodeURIComponent(part.next)}`;
  } while (cursor !== "");
  const ids = new Set([...before, ...(await visibleIds())]);
  expect(seen.filter(({ companyId }) => companyId === company.id)).toHaveLength(61);
  expect(seen.filter(({ companyId }) => !ids.has(companyId))).toEqual([]);
});
