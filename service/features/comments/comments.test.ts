import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { COMMENT_TEXTS } from "@/contract/comment-members";
import type { KeyFigureComment } from "@/contract/comments";
import { grantOf, ROLES } from "@/contract/permissions";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;
let path: string;

const APRIL = { start: "2024-04-01T00:00:00", end: "2024-04-30T23:59:59" };
const body = (message = "Strong month", period = APRIL) => ({
  type: "KeyFigureComment",
  message,
  period,
  keyFigureType: "NetSales",
});

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  path = `/Api/v2/Company/${people.companyId}/Comment`;
});
afterAll(() => app.stop());
beforeEach(() => {
  app.now = new Date("2026-03-15T12:00:00Z");
});

async function create(userName = "director", sent: object = body()): Promise<KeyFigureComment> {
  const response = await app.as(userName).post(path, sent);
  expect(response.text).toContain('"id"');
  return response.body as KeyFigureComment;
}

describe("creating a comment", () => {
  it("assigns id, author and times, whatever the client sent for them", async () => {
    const sent = { ...body("Åäö"), id: "mine", author: "x", created: "0001-01-01T00:00:00", unknown: 1 };
    const response = await app.as("consultant").post(path, sent);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      ...body("Åäö"),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      author: "Name of consultant",
      isOwn: true,
      created: "2026-03-15T12:00:00",
      lastModified: "2026-03-15T12:00:00",
    });
  });

  it.each(COMMENT_TEXTS)("keeps the text %s as it is written and changed", async (member) => {
    const created = await create("director", { ...body(), [member]: `First ${member}` });
    expect(created[member]).toBe(`First ${member}`);
    const at = `${path}/${created.id}`;
    const changed = await app.as("director").put(at, { type: "KeyFigureComment", [member]: `Second ${member}` });
    expect(changed).toMatchObject({ status: 200, body: { ...created, [member]: `Second ${member}` } });
    expect((await app.as("director").get(at)).body).toEqual(changed.body);
  });

  it("is marked as own for its author only, also after a change of name and beside a namesake", async () => {
    const agencyId = people.agencyId;
    const author = await app.make.user("AgencyDirector", { agencyId, name: "Eva Ek" });
    const namesake = await app.make.user("AgencyDirector", { agencyId, name: "Eva Ek" });
    const { id } = await create(author);
    const reply = await app.as(namesake).post(`${path}/${id}/Reply`, { message: "Ja" });
    expect(reply.body).toMatchObject({ author: "Eva Ek", isOwn: true });
    expect((await app.as(author).put("/Api/v2/User", { userName: author, name: "Eva Berg" })).status).toBe(200);
    const ownership = (comment: unknown) => {
      const { isOwn, replies } = comment as KeyFigureComment;
      return [isOwn, replies?.map((each) => each.isOwn)];
    };
    for (const [userName, expected] of [
      [author, [true, [undefined]]],
      [namesake, [undefined, [true]]],
      ["director", [undefined, [undefined]]],
    ] as const) {
      expect(ownership((await app.as(userName).get(`${path}/${id}`)).body)).toEqual(expected);
      const listed = (await app.as(userName).get(path)).body as KeyFigureComment[];
      expect(ownership(listed.find((each) => each.id === id))).toEqual(expected);
      const feed = (await app.as(userName).get(`/Api/v2/Agency/${agencyId}/Comment`)).body as {
        comments: KeyFigureComment[];
      };
      expect(ownership(feed.comments.find((each) => each.id === id))).toEqual(expected);
    }
    expect((await app.as("director").get(`/Api/v2/Company/${people.companyId}/Activity`)).text).not.toContain("isOwn");
  });

  it("moves the period to whole days", async () => {
    const comment = await create("director", body("x", { start: "2024-04-01", end: "2024-04-30T11:00:00+02:00" }));
    expect(comment.period).toEqual(APRIL);
  });

  it("accepts the id in the path and ignores it", async () => {
    const response = await app.as("director").post(`${path}/anything`, body());
    expect(response.status).toBe(200);
  });

  it.each([
    ["another type", { ...body(), type: "Note" }, '$.type: expected "KeyFigureComment"'],
    ["no type", { ...body(), type: undefined }, "$.type: is required"],
    ["a date that is not on the calendar", body("x", { start: "2023-02-29", end: "2023-03-01" }), "$.period.start"],
    ["a reversed period", body("x", { start: "2024-05-01", end: "2024-04-01" }), "$.period"],
    ["a message that is too long", body("å".repeat(10_001)), "$.message: expected at most 10000 characters"],
    ["a number as message", { ...body(), message: 1 }, "$.message: expected string, got a number"],
    ["null for a required member", { ...body(), keyFigureType: null }, "$.keyFigureType"],
  ])("refuses %s and names the member", async (_, sent, message) => {
    const response = await app.as("director").post(path, sent);
    expect(response).toMatchObject({ status: 400, body: { typeOfError: "BadRequest" } });
    expect(response.text).toContain(message.replaceAll('"', '\\"'));
  });

  it("names line and column of a body that is not JSON", async () => {
    const response = await app.as("director").send("POST", path, '{\n  "type": oops\n}');
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining("line 2, column 11") } });
  });
});

describe("listing comments", () => {
  it("filters by period with both days included, and refuses a reversed range and an empty or repeated day", async () => {
    const own = await app.make.company(people.agencyId);
    const at = `/Api/v2/Company/${own}/Comment`;
    const client = app.as("director");
    for (const month of ["01", "02", "03"]) {
      await client.post(at, body(month, { start: `2024-${month}-01`, end: `2024-${month}-28` }));
    }
    const messages = async (query: string) =>
      ((await client.get(at + query)).body as KeyFigureComment[]).map((comment) => comment.message).sort();
    expect(await messages("")).toEqual(["01", "02", "03"]);
    expect(await messages("?startDate=2024-02-01")).toEqual(["02", "03"]);
    expect(await messages("?startDate=2024-02-02")).toEqual(["03"]);
    expect(await messages("?endDate=2024-02-28")).toEqual(["01", "02"]);
    expect(await messages("?endDate=2024-02-27")).toEqual(["01"]);
    expect(await messages("?startDate=2024-02-01&endDate=2024-02-28")).toEqual(["02"]);
    expect((await client.get(`${at}?startDate=2024-02-02&endDate=2024-02-01`)).status).toBe(400);
    expect((await client.get(`${at}?startDate=`)).status).toBe(400);
    expect((await client.get(`${at}?startDate=2024-01-01&startDate=2024-01-02`)).status).toBe(400);
    expect((await client.get(`${at}?unknown=1&unknown=2`)).status).toBe(200);
  });
});

describe("updating a comment", () => {
  it("changes what is sent and keeps the rest", async () => {
    const comment = await create();
    app.now = new Date("2026-04-01T00:00:00Z");
    const response = await app.as("director").put(path, { id: comment.id, message: "Changed" });
    expect(response.body).toEqual({ ...comment, message: "Changed", lastModified: "2026-04-01T00:00:00" });
    expect((await app.as("director").get(`${path}/${comment.id}`)).body).toEqual(response.body);
  });

  it("accepts the id in the path, and refuses one in the body that differs", async () => {
    const comment = await create();
    expect((await app.as("director").put(`${path}/${comment.id}`, { message: "x" })).status).toBe(200);
    expect((await app.as("director").put(`${path}/${comment.id}`, { id: "other", message: "x" })).status).toBe(400);
    expect((await app.as("director").put(path, { message: "x" })).status).toBe(400);
    expect((await app.as("director").put(path, { id: "00000000-0000-0000-0000-000000000000" })).status).toBe(404);
  });

  it("refuses to delete a required member", async () => {
    const comment = await create();
    const response = await app.as("director").put(path, { id: comment.id, message: null });
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining("cannot be deleted") } });
  });

  it("changes nothing when If-Match names another state", async () => {
    const comment = await create();
    const { headers } = await app.as("director").get(`${path}/${comment.id}`);
    const etag = headers.get("etag")!;
    const put = (message: string) => app.as("director").put(path, { id: comment.id, message }, { "if-match": etag });
    expect((await put("first")).status).toBe(200);
    expect((await put("second")).status).toBe(412);
    expect((await app.as("director").get(`${path}/${comment.id}`)).body).toMatchObject({ message: "first" });
  });
});

describe("deleting a comment", () => {
  it("answers null, and the comment is gone", async () => {
    const comment = await create();
    const response = await app.as("director").delete(`${path}/${comment.id}`);
    expect(response).toMatchObject({ status: 200, text: "null" });
    expect((await app.as("director").get(`${path}/${comment.id}`)).status).toBe(404);
    expect((await app.as("director").delete(`${path}/${comment.id}`)).status).toBe(404);
  });

  it("is not possible for the collection", async () => {
    const response = await app.as("director").delete(path);
    expect(response).toMatchObject({ status: 405, body: { typeOfError: "NotImplemented" } });
    expect(response.headers.get("allow")).toBe("GET, POST, PUT");
  });
});

describe("permissions for comments", () => {
  it.each(ROLES)("%s", async (role) => {
    const client = app.as(people.userOf[role]);
    const write = grantOf(role, "comment.write");
    expect((await client.get(path)).status).toBe(200);
    const created = await client.post(path, body());
    expect(created.status).toBe(write ? 200 : 403);
    const byDirector = await create("director");
    const statusForOthers = write === true ? 200 : 403;
    expect((await client.put(path, { id: byDirector.id, message: "x" })).status).toBe(statusForOthers);
    expect((await client.delete(`${path}/${byDirector.id}`)).status).toBe(statusForOthers);
    if (write) {
      const { id } = created.body as KeyFigureComment;
      expect((await client.put(`${path}/${id}`, { message: "mine" })).status).toBe(200);
      expect((await client.delete(`${path}/${id}`)).status).toBe(200);
    }
  });

  it("hides all from those who cannot see the company, and asks those without a token to sign in", async () => {
    const comment = await create();
    const stranger = app.as("stranger");
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get(`${path}/${comment.id}`)).status).toBe(404);
    expect((await stranger.post(path, body())).status).toBe(404);
    expect((await stranger.put(path, { id: comment.id })).status).toBe(404);
    expect((await stranger.delete(`${path}/${comment.id}`)).status).toBe(404);
    const unknown = await app.as(null).get(path);
    expect(unknown).toMatchObject({ status: 401, body: { typeOfError: "Unauthorized" } });
    expect(unknown.headers.get("www-authenticate")).toBe("OAuth");
  });

  it("does not find a comment of another company", async () => {
    const comment = await create();
    const other = await app.make.company(people.agencyId);
    expect((await app.as("director").get(`/Api/v2/Company/${other}/Comment/${comment.id}`)).status).toBe(404);
  });
});
