import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CommentFeed } from "@/contract/comment-feed";
import type { KeyFigureComment } from "@/contract/comments";
import { ROLES } from "@/contract/permissions";
import type { CompanyStatus } from "@/contract/portfolio";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;
let other: string;
let feed: string;

const write = async (userName: string, companyId: string, message: string, members: object = {}) => {
  const period = { start: "2024-04-01", end: "2024-04-30" };
  const sent = { type: "KeyFigureComment", message, period, keyFigureType: "NetSales", ...members };
  // Each comment is written a second after the one before, so that the list can be ordered by the time of writing.
  app.passSecond();
  return (await app.as(userName).post(`/Api/v2/Company/${companyId}/Comment`, sent)).body as KeyFigureComment;
};
const read = async (query = "", userName = "director") =>
  (await app.as(userName).get(feed + query)).body as CommentFeed;
const messages = async (query = "", userName = "director") =>
  (await read(query, userName)).comments.map(({ message }) => message);

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  feed = `/Api/v2/Agency/${people.agencyId}/Comment`;
  other = await app.make.company(people.agencyId, { name: "Borta bra AB" });
  const asked = await write("company-admin", people.companyId, "one", { isQuestion: true });
  await write("consultant", people.companyId, "two", { keyFigureType: "EquityRatio" });
  await write("director", other, "three", { isQuestion: true, period: { start: "2024-01-01", end: "2024-12-31" } });
  const resolved = await write("company-normal", people.companyId, "four", { isQuestion: true });
  await write("director", other, "five");
  const at = `/Api/v2/Company/${people.companyId}/Comment`;
  await app.as("consultant").post(`${at}/${asked.id}/Reply`, { message: "answer" });
  await app.as("director").put(`${at}/${asked.id}/Question`, { assignee: "consultant" });
  await app.as("director").put(`${at}/${resolved.id}/Question`, { isResolved: true });
  await write("stranger", people.foreignCompanyId, "foreign", { isQuestion: true });
});
afterAll(() => app.stop());

it("lists what is written on all companies that the user sees, the newest first", async () => {
  const { comments, next } = await read();
  expect(comments.map(({ message }) => message)).toEqual(["five", "four", "three", "two", "one"]);
  expect(next).toBeUndefined();
  expect(comments.at(-1)).toMatchObject({
    companyId: people.companyId,
    companyName: "Hemma AB",
    isFromClient: true,
    isQuestion: true,
    assignee: "Name of consultant",
    replies: [{ message: "answer", author: "Name of consultant" }],
  });
  expect(comments[0]).not.toHaveProperty("isFromClient");
  expect(await messages("", "consultant")).toEqual(["four", "two", "one"]);
});

it.each([
  ["?startDate=2024-04-01", ["five", "four", "two", "one"]],
  ["?endDate=2024-04-30", ["five", "four", "two", "one"]],
  ["?endDate=2024-12-31", ["five", "four", "three", "two", "one"]],
  ["?keyFigureType=EquityRatio", ["two"]],
  ["?author=COMPANY-", ["four", "one"]],
  ["?assignee=consultant", ["one"]],
  ["?assignee=director", []],
  ["?state=open", ["three", "one"]],
  ["?state=resolved", ["four"]],
  ["?state=question", ["four", "three", "one"]],
  ["?order=openFirst", ["three", "one", "five", "four", "two"]],
])("filters or orders by %s", async (query, expected) => {
  expect(await messages(query)).toEqual(expected);
});

it("filters by company, among those that the user sees", async () => {
  expect(await messages(`?companyId=${other}`)).toEqual(["five", "three"]);
  expect(await messages(`?companyId=${other}`, "consultant")).toEqual([]);
  expect(await messages(`?companyId=${people.foreignCompanyId}`)).toEqual([]);
});

it.each(["", "&order=openFirst"])("continues where a page ended%s, whatever is written meanwhile", async (order) => {
  const all = await messages(`?${order}`);
  for (const limit of [1, 2, 3]) {
    const found: string[] = [];
    let next: string | undefined;
    let written: KeyFigureComment | undefined;
    do {
      const page = await read(`?limit=${limit}${order}${next === undefined ? "" : `&cursor=${next}`}`);
      expect(page.comments.length).toBeLessThanOrEqual(limit);
      found.push(...page.comments.map(({ message }) => message));
      ({ next } = page);
      written ??= await write("director", other, "meanwhile");
    } while (next !== undefined);
    expect(found.filter((message) => message !== "meanwhile")).toEqual(all);
    await app.as("director").delete(`/Api/v2/Company/${other}/Comment/${written.id}`);
  }
});

it.each([
  ["?startDate=2024-05-01&endDate=2024-04-01", "startDate 2024-05-01 is after endDate 2024-04-01"],
  ["?cursor=mine", "cursor: expected the `next` of an earlier answer"],
  // The first millisecond of the year 10000, which PostgreSQL cannot read as JavaScript writes it.
  [`?cursor=rest.253402300800000.${randomUUID()}`, "cursor: expected the `next` of an earlier answer"],
  ["?limit=0", "limit: expected a whole number from 1 to 100"],
  ["?limit=101", "limit: expected a whole number from 1 to 100"],
  ["?state=closed", "state"],
])("refuses %s", async (query, message) => {
  const response = await app.as("director").get(feed + query);
  expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
});

it.each(ROLES)("is hidden from company users only: %s", async (role) => {
  const { status } = await app.as(people.userOf[role]).get(feed);
  expect(status).toBe(role.startsWith("Company") ? 404 : 200);
});

it("is hidden from other agencies, and open questions are counted for each company", async () => {
  expect((await app.as("stranger").get(feed)).status).toBe(404);
  const statuses = (await app.as("director").get(`/Api/v2/Agency/${people.agencyId}/CompanyStatus`))
    .body as CompanyStatus[];
  const counts = new Map(statuses.map(({ companyId, openQuestions }) => [companyId, openQuestions]));
  expect(counts.get(people.companyId)).toBe(1);
  expect(counts.get(other)).toBe(1);
  const quiet = await app.make.company(people.agencyId);
  const again = (await app.as("director").get(`/Api/v2/Agency/${people.agencyId}/CompanyStatus`)).body;
  expect((again as CompanyStatus[]).find(({ companyId }) => companyId === quiet)).not.toHaveProperty("openQuestions");
});
