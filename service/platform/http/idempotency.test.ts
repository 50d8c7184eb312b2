import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { comment, idempotentResponse } from "../db/schema";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";
import { auditEntriesOf } from "../../testing/stored";
import { deleteOldIdempotentResponses, RESPONSE_LIFETIME_MS } from "../db/idempotent-responses";

let app: TestApp;
let people: People;
let path: string;
let key: string;
let count = 0;

const COMMENT = {
  type: "KeyFigureComment",
  message: "Åäö",
  period: { start: "2024-04-01T00:00:00", end: "2024-04-30T23:59:59" },
  keyFigureType: "NetSales",
};

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  path = `/Api/v2/Company/${people.companyId}/Comment`;
});
afterAll(() => app.stop());
beforeEach(() => {
  key = `key-${++count}`;
});

const post = (body: object, userName = "director", to = path, under = key) =>
  app.as(userName).post(to, body, { "idempotency-key": under });
const comments = () => app.database.db.$count(comment);

describe("a POST with an Idempotency-Key", () => {
  it("is performed once and answered the same every time", async () => {
    const before = await comments();
    const first = await post(COMMENT);
    expect(first).toMatchObject({ status: 200, body: { message: "Åäö" } });
    app.now = new Date("2026-03-15T12:05:00Z");
    const second = await post(COMMENT);
    expect(second).toMatchObject({ status: 200, text: first.text });
    expect(await comments()).toBe(before + 1);
    const { id } = first.body as { id: string };
    expect(await auditEntriesOf(app.database.db, "Comment", id)).toHaveLength(1);
  });

  it("is performed once when its path comes with other case, other encoding or a trailing slash", async () => {
    const before = await comments();
    const first = await post(COMMENT);
    const spellings = [path.replace("Company", "COMPANY"), path.replace("/a", "/%61"), `${path}/`];
    for (const spelling of spellings) {
      expect(await post(COMMENT, "director", spelling)).toMatchObject({ status: 200, text: first.text });
    }
    expect(await comments()).toBe(before + 1);
  });

  it("is performed once when several come at the same moment", async () => {
    const before = await comments();
    const responses = await Promise.all(Array.from({ length: 12 }, () => post(COMMENT)));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses[0]!.status).toBe(200);
    expect(await comments()).toBe(before + 1);
  });

  it.each([
    ["with another body", (): Parameters<typeof post> => [{ ...COMMENT, message: "other" }]],
    ["for another address", (): Parameters<typeof post> => [COMMENT, "director", `${path}/other`]],
    ["with another query", (): Parameters<typeof post> => [COMMENT, "director", `${path}?name=other`]],
  ])("is refused under a key that was used %s, and changes nothing", async (_, request) => {
    await post(COMMENT);
    const before = await comments();
    const response = await post(...request());
    expect(response).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    expect((response.body as { message: string }).message).toContain(`"${key}"`);
    expect(await comments()).toBe(before);
  });

  it("stores no fast hash of a body with a password, even if the member name is escaped", async () => {
    const to = "/Api/v2/User";
    const body = `{"userName":"spelt-${count}","name":"x","type":"AgencyDirector","p\\u0061ssword":"a good password"}`;
    const response = await app.as("director").send("POST", to, body, { "idempotency-key": key });
    expect(response.status).toBe(200);
    const [row] = await app.database.db.select().from(idempotentResponse).where(eq(idempotentResponse.key, key));
    // The fingerprint that the body would have on a route without a secret.
    const quick = createHash("sha256").update("User\0").update(body).digest("hex");
    expect(Buffer.from(row!.fingerprint).toString("hex")).not.toBe(quick);
  });

  it("is refused with another password, and answered with the same one", async () => {
    const director = { userName: `new-${count}`, name: "New", type: "AgencyDirector", password: "a good password" };
    const first = await post(director, "director", "/Api/v2/User");
    expect(first.status).toBe(200);
    expect((await post({ ...director, password: "another password" }, "director", "/Api/v2/User")).status).toBe(412);
    expect((await post(director, "director", "/Api/v2/User")).text).toBe(first.text);
  });

  it("keeps nothing secret: a token and an authenticator's secret are shown once", async () => {
    const { db } = app.database;
    const token = () => post({ name: "once" }, "director", "/Api/v2/Me/PersonalAccessToken");
    const first = await token();
    const { token: secret, id } = first.body as { token: string; id: string };
    expect(await token()).toMatchObject({ status: 409, body: { message: expect.stringContaining("shown once") } });
    const listed = await app.as("director").get("/Api/v2/Me/PersonalAccessToken");
    expect((listed.body as { id: string }[]).map((one) => one.id)).toEqual([id]);
    const begin = () => post({}, "consultant", "/Api/v2/Me/SecondFactor");
    const begun = (await begin()).body as { secret: string };
    expect((await begin()).status).toBe(409);
    const kept = JSON.stringify(await db.select().from(idempotentResponse));
    for (const told of [secret, begun.secret]) expect(kept).not.toContain(told);
  });

  it("may be tried again after a refusal", async () => {
    expect((await post({ ...COMMENT, type: "Note" })).status).toBe(400);
    const preset = { id: `once-${count}`, name: "Once", keyFigureTypes: [] };
    const presets = path.replace("Comment", "KeyFigurePreset");
    await app.as("director").post(presets, preset);
    expect((await post(preset, "director", presets)).status).toBe(409);
    await app.as("director").delete(`${presets}/${preset.id}`);
    expect((await post(preset, "director", presets)).status).toBe(200);
    expect((await post(preset, "director", presets)).status).toBe(200);
  });

  it("is independent of another user's request with that key", async () => {
    const before = await comments();
    expect((await post(COMMENT, "director")).status).toBe(200);
    expect((await post(COMMENT, "consultant")).body).toMatchObject({ author: "Name of consultant" });
    expect(await comments()).toBe(before + 2);
  });

  it("asks for permission every time, before all else", async () => {
    const userName = await app.make.user("CompanyUser");
    await app.make.connect(people.companyId, userName, "Admin");
    expect((await post(COMMENT, userName)).status).toBe(200);
    await app.make.connect(people.foreignCompanyId, userName, "Limited");
    const foreign = path.replace(people.companyId, people.foreignCompanyId);
    expect((await post(COMMENT, userName, foreign)).status).toBe(403);
    expect((await post(COMMENT, userName, path.replace(people.companyId, "none"))).status).toBe(404);
    expect((await post(COMMENT, "stranger", path)).status).toBe(404);
  });

  it.each(["", "two words", "å", "x".repeat(256), "a, b"])(
    "is refused under %j, and changes nothing",
    async (wrong) => {
      const before = await comments();
      const response = await post(COMMENT, "director", path, wrong);
      expect(response).toMatchObject({ status: 400, body: { typeOfError: "BadRequest" } });
      expect((await post(COMMENT, "company-limited", path, wrong)).status).toBe(403);
      expect(await comments()).toBe(before);
    },
  );

  it("may have a key of any visible ASCII characters, up to 255 of them", async () => {
    const visible = Array.from({ length: 94 }, (_, i) => String.fromCharCode(0x21 + i)).join("");
    expect((await post(COMMENT, "director", path, visible)).status).toBe(200);
    expect((await post(COMMENT, "director", path, "x".repeat(255))).status).toBe(200);
  });

  it("is refused if its body is too large, as without the header", async () => {
    expect((await post({ ...COMMENT, more: "x".repeat(1024 * 1024) })).status).toBe(413);
  });

  it("is performed anew a day later, and old answers are deleted", async () => {
    const first = await post(COMMENT);
    app.now = new Date(app.now.getTime() + RESPONSE_LIFETIME_MS);
    expect((await post(COMMENT)).text).toBe(first.text);
    app.now = new Date(app.now.getTime() + 1);
    const later = await post({ ...COMMENT, message: "Next day" });
    expect(later).toMatchObject({ status: 200, body: { message: "Next day" } });
    await deleteOldIdempotentResponses(app.database.db, app.now);
    expect(await app.database.db.$count(idempotentResponse)).toBe(1);
  });

  it("does not keep a PUT with the same key from being performed each time", async () => {
    const { id } = (await post(COMMENT)).body as { id: string };
    const put = (message: string) => app.as("director").put(`${path}/${id}`, { message }, { "idempotency-key": key });
    expect((await put("one")).body).toMatchObject({ message: "one" });
    expect((await put("two")).body).toMatchObject({ message: "two" });
  });
});
