import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CommentFeed } from "@/contract/comment-feed";
import type { CommentReply, KeyFigureComment } from "@/contract/comments";
import { grantOf, ROLES } from "@/contract/permissions";
import { user } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { TestApp, type TestClient } from "../../testing/test-app";

let app: TestApp;
let people: People;
let path: string;

const body = (members: object = {}) => ({
  type: "KeyFigureComment",
  message: "Varför sjönk marginalen?",
  period: { start: "2024-04-01", end: "2024-04-30" },
  keyFigureType: "NetSales",
  ...members,
});

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  path = `/Api/v2/Company/${people.companyId}/Comment`;
});
afterAll(() => app.stop());

async function ask(client: TestClient = app.as("company-admin")): Promise<KeyFigureComment> {
  return (await client.post(path, body({ isQuestion: true }))).body as KeyFigureComment;
}

const question = (id: string) => `${path}/${id}/Question`;
const reply = (id: string) => `${path}/${id}/Reply`;
const openQuestions = async () => {
  const feed = `/Api/v2/Agency/${people.agencyId}/Comment?state=open&companyId=${people.companyId}`;
  return ((await app.as("director").get(feed)).body as CommentFeed).comments;
};
const read = async (id: string) => (await app.as("director").get(`${path}/${id}`)).body as KeyFigureComment;

describe("a question", () => {
  it("is open until it is resolved, and can be opened again", async () => {
    const { isOwn: _, ...asked } = await ask();
    expect(asked).toMatchObject({ isQuestion: true, author: "Name of company-admin" });
    const before = await openQuestions();
    expect(before.find(({ id }) => id === asked.id)).toMatchObject({ isFromClient: true });
    const resolved = await app.as("consultant").put(question(asked.id), { isResolved: true });
    const resolution = { at: "2026-03-15T12:00:00", by: "Name of consultant" };
    expect(resolved).toMatchObject({ status: 200, body: { ...asked, resolved: resolution } });
    const after = await openQuestions();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id).filter((id) => id !== asked.id));
    expect((await app.as("director").put(question(asked.id), { isResolved: true })).body).toMatchObject({
      resolved: resolution,
    });
    expect((await app.as("director").put(question(asked.id), { isResolved: false })).body).toEqual(asked);
    expect(await openQuestions()).toEqual(before);
  });

  it("is made from a comment and becomes one again, without the members of questions", async () => {
    const comment = (await app.as("director").post(path, body({ isQuestion: false }))).body as KeyFigureComment;
    expect(comment).not.toHaveProperty("isQuestion");
    expect(await app.as("director").put(question(comment.id), { isResolved: true })).toMatchObject({ status: 412 });
    const made = await app.as("director").put(`${path}/${comment.id}`, { isQuestion: true });
    expect(made.body).toMatchObject({ isQuestion: true });
    await app.as("director").put(question(comment.id), { isResolved: true, assignee: "consultant" });
    expect(await read(comment.id)).toMatchObject({ assignee: "Name of consultant", resolved: {} });
    expect((await app.as("director").put(`${path}/${comment.id}`, { message: "Ny text" })).body).toMatchObject({
      isQuestion: true,
      assignee: "Name of consultant",
    });
    const plain = await app.as("director").put(`${path}/${comment.id}`, { isQuestion: null });
    expect(plain.body).toEqual({ ...comment, message: "Ny text" });
  });

  it("is not changed by a request whose If-Match names another state", async () => {
    const { id } = await ask();
    const etag = (await app.as("director").get(`${path}/${id}`)).headers.get("etag")!;
    const resolve = () => app.as("director").put(question(id), { isResolved: true }, { "if-match": etag });
    await app.as("consultant").post(reply(id), { message: "Jag tittar på det." });
    expect((await resolve()).status).toBe(412);
    expect(await read(id)).not.toHaveProperty("resolved");
  });

  it.each([
    ["nothing", {}, "expected isResolved or assignee"],
    ["null for isResolved", { isResolved: null }, "$.isResolved"],
    ["a word for isResolved", { isResolved: "yes" }, "$.isResolved"],
    ["a number for assignee", { assignee: 1 }, "$.assignee"],
  ])("refuses %s and says what was expected", async (_, sent, message) => {
    const response = await app.as("director").put(question((await ask()).id), sent);
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });
});

describe("assigning a question", () => {
  it("accepts users of the agency who see the company, and null for nobody", async () => {
    const { id } = await ask();
    const { body: assignees } = await app.as("consultant").get(`/Api/v2/Company/${people.companyId}/CommentAssignee`);
    expect(assignees).toEqual([
      { userName: "consultant", name: "Name of consultant" },
      { userName: "director", name: "Name of director" },
    ]);
    const assigned = await app.as("consultant").put(question(id), { assignee: "director" });
    expect(assigned).toMatchObject({ status: 200, body: { assignee: "Name of director" } });
    const freed = await app.as("consultant").put(question(id), { assignee: null });
    expect(freed.status).toBe(200);
    expect(freed.body).not.toHaveProperty("assignee");
  });

  it("keeps the name of an assignee who is deleted, and is not assigned to a new user of the same user name", async () => {
    const userName = await app.make.user("AgencyDirector", { agencyId: people.agencyId, name: "Tor Först" });
    const { id } = await ask();
    expect((await app.as("consultant").put(question(id), { assignee: userName })).status).toBe(200);
    expect((await app.as("director").delete(`/Api/v2/User/${userName}`)).status).toBe(200);
    await app.make.user("AgencyDirector", { agencyId: people.agencyId, userName, name: "Tor Andra" });
    expect(await read(id)).toMatchObject({ assignee: "Tor Först" });
    const feed = `/Api/v2/Agency/${people.agencyId}/Comment?assignee=${userName}`;
    expect((await app.as(userName).get(feed)).body).toMatchObject({ comments: [] });
  });

  it("takes a user name in decomposed letters, and so does the list by assignee", async () => {
    const { id } = await ask();
    const userName = await app.make.user("AgencyDirector", { userName: "åsa.ek", agencyId: people.agencyId });
    const assignee = userName.normalize("NFD");
    const assigned = await app.as("consultant").put(question(id), { assignee });
    expect(assigned).toMatchObject({ status: 200, body: { assignee: `Name of ${userName}` } });
    const feed = `/Api/v2/Agency/${people.agencyId}/Comment?assignee=${encodeURIComponent(assignee)}`;
    expect((await app.as("director").get(feed)).body).toMatchObject({ comments: [{ id }] });
    await app.as("director").put(question(id), { isResolved: true });
    await app.database.db.delete(user).where(eq(user.userName, userName));
  });

  it("is refused for all other users, with the same message", async () => {
    const { id } = await ask();
    const elsewhere = await app.make.user("AgencyConsultant", { userName: "elsewhere", agencyId: people.agencyId });
    const gone = { userName: "gone", agencyId: people.agencyId, disabled: true };
    for (const userName of [
      elsewhere,
      await app.make.user("AgencyDirector", gone),
      "company-admin",
      "stranger",
      "nobody",
    ]) {
      const response = await app.as("director").put(question(id), { assignee: userName });
      const expected = `expected a user of the agency who sees the company, got "${userName}"`;
      const message = `The body is not valid: $.assignee: ${expected}.`;
      expect(response).toMatchObject({ status: 400, body: { message } });
    }
    expect(await read(id)).not.toHaveProperty("assignee");
  });
});

describe("replies", () => {
  it("are in their comment with author and time, and are not listed as comments", async () => {
    const { id } = await ask();
    const count = ((await app.as("director").get(path)).body as unknown[]).length;
    const sent = { message: "Inköpen bokfördes för sent.", author: "x", created: "0001-01-01T00:00:00" };
    const first = await app.as("consultant").post(reply(id), sent);
    expect(first).toMatchObject({
      status: 200,
      body: { message: sent.message, author: "Name of consultant", created: "2026-03-15T12:00:00" },
    });
    const second = await app.as("company-admin").post(reply(id), { message: "Tack!" });
    const listed = (await app.as("director").get(path)).body as KeyFigureComment[];
    expect(listed).toHaveLength(count);
    const [{ isOwn: _, ...one }, { isOwn: __, ...other }] = [first.body as CommentReply, second.body as CommentReply];
    expect(listed.find((comment) => comment.id === id)?.replies).toEqual([one, other]);
    const changed = await app.as("company-admin").put(`${path}/${id}`, { message: "Varför?", replies: [] });
    expect(changed.body).toMatchObject({ message: "Varför?", replies: [one, second.body] });
    await app.as("consultant").delete(`${reply(id)}/${(first.body as CommentReply).id}`);
    expect(await read(id)).toMatchObject({ replies: [other] });
    expect((await app.as("director").delete(`${path}/${id}`)).status).toBe(200);
    expect((await app.as("director").post(reply(id), { message: "x" })).status).toBe(404);
  });

  it("must have a text, of at most 10,000 characters", async () => {
    const { id } = await ask();
    for (const message of ["", " \n", undefined, "å".repeat(10_001)]) {
      const response = await app.as("director").post(reply(id), { message });
      expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining("$.message") } });
    }
  });
});

describe("permissions for questions", () => {
  it.each(ROLES)("%s", async (role) => {
    const client = app.as(people.userOf[role]);
    const write = grantOf(role, "comment.write");
    const assign = grantOf(role, "comment.assign");
    const others = await ask(app.as(role === "CompanyAdmin" ? "director" : "company-admin"));
    const byDirector = (await app.as("director").post(reply(others.id), { message: "x" })).body as CommentReply;
    const own = await client.post(reply(others.id), { message: "x" });
    expect(own.status).toBe(write ? 200 : 403);
    const statusForOthers = write === true ? 200 : 403;
    expect((await client.put(question(others.id), { isResolved: true })).status).toBe(statusForOthers);
    expect((await client.put(question(others.id), { assignee: "director" })).status).toBe(assign ? 200 : 403);
    expect((await client.get(`/Api/v2/Company/${people.companyId}/CommentAssignee`)).status).toBe(assign ? 200 : 403);
    // For the director this reply is not another user's.
    if (role !== "AgencyDirector") {
      expect((await client.delete(`${reply(others.id)}/${byDirector.id}`)).status).toBe(statusForOthers);
    }
    if (write) {
      expect((await client.delete(`${reply(others.id)}/${(own.body as CommentReply).id}`)).status).toBe(200);
      expect((await client.put(question((await ask(client)).id), { isResolved: true })).status).toBe(200);
    }
  });

  it("hides all of it from those who cannot see the company, and keeps companies apart", async () => {
    const { id } = await ask();
    const stranger = app.as("stranger");
    expect((await stranger.put(question(id), { isResolved: true })).status).toBe(404);
    expect((await stranger.post(reply(id), { message: "x" })).status).toBe(404);
    expect((await stranger.get(`/Api/v2/Company/${people.companyId}/CommentAssignee`)).status).toBe(404);
    const other = `/Api/v2/Company/${await app.make.company(people.agencyId)}/Comment/${id}`;
    expect((await app.as("director").put(`${other}/Question`, { isResolved: true })).status).toBe(404);
    expect((await app.as("director").post(`${other}/Reply`, { message: "x" })).status).toBe(404);
  });
});
