import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Agency } from "@/contract/agencies";
import { grantOf, ROLES, type Action, type Role } from "@/contract/permissions";
import { user } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { auditEntriesOf } from "../../testing/stored";
import { TestApp } from "../../testing/test-app";
import { TEST_CLUSTER, TEST_DATABASE } from "../../testing/test-database";

const LIST = "/Api/v2/Agency";
/** On PGlite a request waits for the whole transaction, and on a cluster the coordinator does not show its locks. */
const SHOWS_LOCKS = TEST_DATABASE === "postgres" && !TEST_CLUSTER;
const NOT_FOUND = { status: 404, body: { typeOfError: "NotFound" } };

let app: TestApp;
let people: People;
let count = 0;

const at = (shortName: string) => `${LIST}/${shortName}`;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

async function create(sent: object = {}): Promise<Agency> {
  const response = await app.as("administrator").post(LIST, { shortName: `byra_${++count}`, name: "Byrå", ...sent });
  expect(response).toMatchObject({ status: 200 });
  return response.body as Agency;
}

describe("creating an agency", () => {
  it("takes the id the client chose, and ignores unknown members and a slash after the path", async () => {
    const sent = { shortName: "north_1", name: "Norr", numberOfLicences: 10, contactInfo: { phone: "1" } };
    const response = await app.as("administrator").post(`${LIST}/`, { ...sent, unknown: true });
    expect(response).toMatchObject({ status: 200 });
    expect(response.body).toEqual(sent);
    expect((await app.as("administrator").get(at("north_1"))).body).toEqual(sent);
    expect(await auditEntriesOf(app.database.db, "Agency", "north_1")).toEqual([
      { companyId: "", userName: "administrator", action: "create", before: null, after: sent },
    ]);
  });

  it("reads null as absent, and the id from the path", async () => {
    const sent = { shortName: null, name: "x", numberOfLicences: null, contactInfo: null };
    const response = await app.as("administrator").post(at("in_path"), sent);
    expect(response.body).toEqual({ shortName: "in_path", name: "x" });
    const differing = await app.as("administrator").post(at("one"), { shortName: "two", name: "x" });
    expect(differing).toMatchObject({ status: 400, body: { message: expect.stringContaining("$.shortName") } });
  });

  it.each([
    ["no id", { shortName: undefined }, "$.shortName: is required"],
    ["a dash in the id", { shortName: "a-b" }, "$.shortName"],
    ["capitals in the id", { shortName: "Norr" }, "$.shortName"],
    ["an id of 64 characters", { shortName: "a".repeat(64) }, "$.shortName"],
    ["an empty name", { name: "" }, "$.name"],
    ["a negative number of licences", { numberOfLicences: -1 }, "$.numberOfLicences"],
    ["half a licence", { numberOfLicences: 1.5 }, "$.numberOfLicences"],
    ["more licences than can be counted", { numberOfLicences: 2 ** 31 }, "$.numberOfLicences"],
  ])("refuses %s and names the member", async (_, wrong, message) => {
    const response = await app.as("administrator").post(LIST, { shortName: "wrong", name: "x", ...wrong });
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });

  it("refuses an id that is taken, at the same moment too", async () => {
    const { shortName } = await create();
    expect(await app.as("administrator").post(LIST, { shortName, name: "x" })).toMatchObject({
      status: 409,
      body: { typeOfError: "Conflict", message: `Agency "${shortName}" already exists.` },
    });
    const post = () => app.as("administrator").post(LIST, { shortName: "twice", name: "x" });
    expect((await Promise.all([post(), post()])).map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("updating an agency", () => {
  it("changes what is sent, deletes what is null and merges the contact info", async () => {
    const before = await create({ numberOfLicences: 3, contactInfo: { name: "Kim", phone: "1" } });
    const put = (sent: object) => {
      app.passSecond();
      return app.as("administrator").put(at(before.shortName), sent);
    };
    const changed = await put({ name: "Ny", contactInfo: { phone: null, address: "x" } });
    expect(changed.body).toEqual({ ...before, name: "Ny", contactInfo: { name: "Kim", address: "x" } });
    expect((await put({ numberOfLicences: null, contactInfo: null, shortName: null })).body).toEqual({
      shortName: before.shortName,
      name: "Ny",
    });
    const [, entry] = await auditEntriesOf(app.database.db, "Agency", before.shortName);
    expect(entry).toEqual({ companyId: "", userName: "administrator", action: "update", before, after: changed.body });
  });

  it("never changes the id", async () => {
    const { shortName } = await create();
    const response = await app.as("administrator").put(at(shortName), { shortName: "other", name: "x" });
    expect(response).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    expect((await app.as("administrator").put(at(shortName), { shortName })).status).toBe(200);
  });

  it("leaves the number of licences to administrators", async () => {
    await app.as("administrator").put(at("home"), { numberOfLicences: 5 });
    const put = (sent: object) => app.as("director").put(at("home"), sent);
    // The permission is checked before the shortName, which never changes.
    expect(await put({ numberOfLicences: 6, shortName: "other" })).toMatchObject({
      status: 403,
      body: { typeOfError: "Forbidden" },
    });
    expect((await put({ numberOfLicences: null })).status).toBe(403);
    expect((await put({ numberOfLicences: 5, name: "Hemma" })).body).toMatchObject({
      name: "Hemma",
      numberOfLicences: 5,
    });
    await app.as("administrator").put(at("home"), { numberOfLicences: null });
    expect((await put({ numberOfLicences: null })).status).toBe(200);
  });

  it("refuses fewer licences than companies", async () => {
    const { shortName } = await create();
    await app.make.company(shortName);
    await app.make.company(shortName);
    const put = (numberOfLicences: number) => app.as("administrator").put(at(shortName), { numberOfLicences });
    expect(await put(1)).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    expect((await put(2)).status).toBe(200);
  });

  it("refuses to delete the name, and a write whose If-Match names another state", async () => {
    const { shortName } = await create();
    expect((await app.as("administrator").put(at(shortName), { name: null })).status).toBe(400);
    const put = await app.as("administrator").put(at(shortName), { name: "x" }, { "if-match": '"old"' });
    expect(put.status).toBe(412);
    expect((await app.as("administrator").delete(at(shortName), { "if-match": '"old"' })).status).toBe(412);
    const etag = (await app.as("administrator").get(at(shortName))).headers.get("etag")!;
    expect((await app.as("administrator").delete(at(shortName), { "if-match": etag })).status).toBe(200);
  });
});

describe("deleting an agency", () => {
  it("deletes its users and ends their tokens", async () => {
    const { shortName } = await create();
    const user = app.as(await app.make.user("AgencyDirector", { userName: "leaving", agencyId: shortName }));
    expect((await user.get("/Api/v2/Me")).status).toBe(200);
    app.passSecond();
    const response = await app.as("administrator").delete(at(shortName));
    expect(response).toMatchObject({ status: 200, text: "null" });
    expect((await user.get("/Api/v2/Me")).status).toBe(401);
    expect(await app.as("administrator").get(at(shortName))).toMatchObject(NOT_FOUND);
    expect((await app.as("administrator").get("/Api/v2/User/leaving")).status).toBe(404);
    expect(await auditEntriesOf(app.database.db, "User", "leaving")).toMatchObject([{ action: "delete" }]);
    expect((await auditEntriesOf(app.database.db, "Agency", shortName)).at(-1)).toMatchObject({ action: "delete" });
  });

  it.runIf(SHOWS_LOCKS)("locks directors before its other users, the order of locks in every transaction", async () => {
    const { shortName } = await create();
    // The name sorts before the director's: locking users by name, without directors first, would lock it first.
    const consultant = await app.make.user("AgencyConsultant", { agencyId: shortName, userName: "a-consultant" });
    const director = await app.make.user("AgencyDirector", { agencyId: shortName, userName: "z-director" });
    const { db } = app.database;
    const lock = (userName: string) => sql`select 1 from ${user} where user_name = ${userName} for update nowait`;
    const { response } = await db.transaction(async (tx) => {
      await tx.execute(lock(director));
      const sent = app.as("administrator").delete(at(shortName));
      const waiting = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => db.$count(waiting)).toBe(1);
      await tx.execute(lock(consultant));
      // In an object, because a returned promise would be awaited before the commit.
      return { response: sent };
    });
    expect((await response).status).toBe(200);
  });

  it("is refused while it has companies", async () => {
    const { shortName } = await create();
    const user = await app.make.user("AgencyConsultant", { agencyId: shortName });
    const company = await app.make.company(shortName);
    expect(await app.as("administrator").delete(at(shortName))).toMatchObject({
      status: 412,
      body: { typeOfError: "PreconditionFailed", message: expect.stringContaining("companies (1)") },
    });
    expect((await app.as(user).get("/Api/v2/Me")).status).toBe(200);
    await app.as("administrator").delete(`/Api/v2/Company/${company}`);
    expect((await app.as("administrator").delete(at(shortName))).status).toBe(200);
  });
});

describe("listing agencies", () => {
  it("shows an administrator all in order of shortName, agency users their own and company users none", async () => {
    const list = async (userName: string) =>
      ((await app.as(userName).get(LIST)).body as Agency[]).map(({ shortName }) => shortName);
    for (const shortName of ["z", "_z", "0z"]) await create({ shortName });
    const all = await list("administrator");
    expect(all).toEqual([...all].sort());
    expect(all).toEqual(expect.arrayContaining(["0z", "_z", "foreign", "home", "z"]));
    expect(await list("director")).toEqual(["home"]);
    expect(await list("consultant")).toEqual(["home"]);
    expect(await list("company-admin")).toEqual([]);
  });
});

describe("permissions for agencies", () => {
  const may = (role: Role, action: Action) => (role.startsWith("Company") ? 404 : grantOf(role, action) ? 200 : 403);

  it.each(ROLES)("are those of the role %s in the table of permissions", async (role) => {
    const client = app.as(people.userOf[role]);
    const created = await client.post(LIST, { shortName: `made_${++count}`, name: "x" });
    expect(created.status).toBe(grantOf(role, "agency.administer") ? 200 : 403);
    expect((await client.get(at("home"))).status).toBe(may(role, "agency.read"));
    expect((await client.put(at("home"), { name: role })).status).toBe(may(role, "agency.update"));
    // The agency has companies, so not even a user who may delete agencies can delete it.
    const deletion = may(role, "agency.administer");
    expect((await client.delete(at("home"))).status).toBe(deletion === 200 ? 412 : deletion);
  });

  it("hide other agencies, and refuse requests without credentials", async () => {
    const stranger = app.as("stranger");
    expect(await stranger.get(at("home"))).toMatchObject(NOT_FOUND);
    expect(await stranger.put(at("home"), { name: "x" })).toMatchObject(NOT_FOUND);
    expect(await stranger.delete(at("home"))).toMatchObject(NOT_FOUND);
    expect(await app.as("administrator").get(at("none"))).toMatchObject(NOT_FOUND);
    for (const response of [
      await app.as(null).get(LIST),
      await app.as(null).post(LIST, {}),
      await app.as(null).put(at("home"), {}),
      await app.as(null).delete(at("home")),
    ]) {
      expect(response.status).toBe(401);
    }
  });

  it("allow no PUT and no DELETE of the collection", async () => {
    for (const response of [await app.as("administrator").put(LIST, {}), await app.as("administrator").delete(LIST)]) {
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, POST");
    }
  });

  it("answers 400 and 413 to bodies that cannot be read", async () => {
    expect((await app.as("administrator").send("POST", LIST, "[")).status).toBe(400);
    expect((await app.as("administrator").send("PUT", at("home"), " ".repeat(1024 * 1024 + 1))).status).toBe(413);
  });
});
