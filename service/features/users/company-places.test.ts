import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { grantOf, ROLES } from "@/contract/permissions";
import type { User } from "@/contract/users/user";
import type { CompanyPlace } from "@/contract/users/user-companies";
import { user } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { auditEntriesOf } from "../../testing/stored";
import { TestApp } from "../../testing/test-app";
import { untilLocksAreAwaited } from "../../testing/lock-waiters";
import { TEST_CLUSTER, TEST_DATABASE } from "../../testing/test-database";

const PLACES = "/Api/v2/Agency/home/CompanyPlace";
const HAND_OVER = "/Api/v2/Agency/home/HandOver";
let app: TestApp;
let people: People;
/** Two companies of the agency. */
let one: string;
let two: string;
/** A consultant without clients, and a company user with the first company. */
let consultant: string;
let owner: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  await app.make.user("AgencyDirector", { userName: "second-director", agencyId: "home" });
});
beforeEach(async () => {
  const { make } = app;
  one = await make.company("home");
  two = await make.company("home");
  consultant = await make.user("AgencyConsultant", { agencyId: "home" });
  owner = await make.user("CompanyUser");
  await make.connect(one, owner, "Normal");
});
afterAll(() => app.stop());

const change = (userName: string, companyId: string, before: CompanyPlace, after: CompanyPlace) => ({
  userName,
  companyId,
  before,
  after,
});
const put = (changes: object[], as = "director") => app.as(as).put(PLACES, { changes });
const read = async (userName: string) => (await app.as("director").get(`/Api/v2/User/${userName}`)).body as User;

describe("the places of users in companies", () => {
  it("are changed for many at once, each user with one entry in the log", async () => {
    const response = await put([
      change(consultant, one, null, "Client"),
      change(consultant, two, null, "Client"),
      change(owner, one, "Normal", "Admin"),
      change(owner, two, null, "Limited"),
    ]);
    expect(response.status).toBe(200);
    expect((await read(consultant)).customers).toEqual([one, two].sort());
    expect((await read(owner)).companies).toEqual(
      [
        { companyId: one, typeOfRole: "Admin" },
        { companyId: two, typeOfRole: "Limited" },
      ].sort((a, b) => (a.companyId < b.companyId ? -1 : 1)),
    );
    for (const userName of [consultant, owner]) {
      expect(await auditEntriesOf(app.database.db, "User", userName)).toHaveLength(1);
    }
    expect((await app.as(consultant).get("/Api/v2/Company?showAll=true")).body).toHaveLength(2);
    const none = await put([change(consultant, one, "Client", null)]);
    expect(none.body).toMatchObject([{ userName: consultant, customers: [two] }]);
  });

  it("are Limited for a company user without a role", async () => {
    await app.make.connect(two, owner);
    expect((await read(owner)).companies).toContainEqual({ companyId: two, typeOfRole: "Limited" });
    expect((await put([change(owner, two, "Limited", "Normal")])).status).toBe(200);
    expect((await read(owner)).companies).toContainEqual({ companyId: two, typeOfRole: "Normal" });
  });

  it("are all left unchanged when one of them differs from the `before` of its change", async () => {
    const changes = [change(consultant, one, null, "Client"), change(owner, one, "Limited", "Admin")];
    expect(await put(changes)).toMatchObject({ status: 412, body: { message: expect.stringContaining("is Normal") } });
    expect((await read(consultant)).customers).toEqual([]);
    const both = await Promise.all([1, 2].map(() => put([change(consultant, one, null, "Client")])));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it.each([
    ["a role for a consultant", () => [change(consultant, one, null, "Admin")], 412],
    ["the place of a consultant for a company user", () => [change(owner, two, null, "Client")], 412],
    ["a place for a director, who has all companies", () => [change("second-director", one, null, "Client")], 412],
    ["to leave a company user without a company", () => [change(owner, one, "Normal", null)], 412],
    ["a place of one's own", () => [change("director", one, null, "Client")], 403],
    ["a company of another agency", () => [change(consultant, people.foreignCompanyId, null, "Client")], 404],
    ["a user of another agency", () => [change("stranger", one, null, "Client")], 404],
    ["two changes of one place", () => [1, 2].map(() => change(consultant, one, null, "Client")), 400],
    ["a request without changes", () => [], 400],
  ])("refuse %s", async (_, changes, status) => {
    expect((await put(changes())).status).toBe(status);
  });

  it.each(ROLES)("are changed only by administrators and directors: %s", async (role) => {
    const manages = grantOf(role, "agencyUser.manage") !== false;
    const { status } = await put([change(consultant, one, null, "Client")], people.userOf[role]);
    expect(status).toBe(manages ? 200 : role.startsWith("Company") ? 404 : 403);
    expect((await put([change(consultant, one, null, "Client")], "stranger")).status).toBe(404);
    expect((await app.as(null).put(PLACES, {})).status).toBe(401);
  });

  it("stay unchanged in other companies", async () => {
    await app.make.connect(people.foreignCompanyId, owner, "Admin");
    expect((await put([change(owner, one, "Normal", null)])).status).toBe(200);
    const companies = [{ companyId: people.foreignCompanyId, typeOfRole: "Admin" }];
    expect((await app.as(owner).get("/Api/v2/Me")).body).toMatchObject({ companies });
  });
});

describe("handing over", () => {
  const handOver = (body: object, as = "director") => app.as(as).post(HAND_OVER, body);

  it("gives all clients to another user and bars the leaver, with an entry in the log for each change", async () => {
    const heir = await app.make.user("AgencyConsultant", { agencyId: "home" });
    for (const id of [one, two]) await app.make.connect(id, consultant);
    await app.make.connect(two, heir);
    const { status, body } = await handOver({ from: consultant, to: heir, disable: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      from: { userName: consultant, customers: [] },
      to: { userName: heir, customers: [one, two].sort() },
      companies: [one, two].sort(),
      alreadyHad: [two],
    });
    expect((await app.as(heir).get(`/Api/v2/Company/${one}`)).status).toBe(200);
    expect((await app.as(consultant).get("/Api/v2/Me")).status).toBe(401);
    for (const [userName, entries] of [
      [consultant, 2],
      [heir, 1],
    ] as const) {
      expect(await auditEntriesOf(app.database.db, "User", userName)).toHaveLength(entries);
    }
  });

  // On PGlite the request waits for the whole transaction, and on a cluster the coordinator does not show its locks.
  const showsLocks = TEST_DATABASE === "postgres" && !TEST_CLUSTER;
  it.runIf(showsLocks)("locks directors before the leaver, the order of locks in every transaction", async () => {
    // The name sorts before "second-director": locking users by name, without directors first, would lock it first.
    const leaver = await app.make.user("AgencyConsultant", { agencyId: "home", userName: "a-leaver" });
    const { db } = app.database;
    const lock = (userName: string) => sql`select 1 from ${user} where user_name = ${userName} for update nowait`;
    const { response } = await db.transaction(async (tx) => {
      await tx.execute(lock("second-director"));
      // An administrator, because a director locks all directors before it anyway.
      const sent = handOver({ from: leaver, to: "second-director" }, "administrator");
      await untilLocksAreAwaited(db);
      await tx.execute(lock(leaver));
      // In an object, because a returned promise would be awaited before the commit.
      return { response: sent };
    });
    expect((await response).status).toBe(200);
  });

  it("hands over the open questions that are assigned to the leaver", async () => {
    const heir = await app.make.user("AgencyConsultant", { agencyId: "home", name: "Arvid Arvinge" });
    await app.make.connect(one, consultant);
    const period = { start: "2025-01-01", end: "2025-03-31" };
    const asked = { type: "KeyFigureComment", message: "Varför?", period, keyFigureType: "NetSales", isQuestion: true };
    const path = `/Api/v2/Company/${one}/Comment`;
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      const { id } = (await app.as("director").post(path, asked)).body as { id: string };
      ids.push(id);
    }
    const [open, resolved, ofDirector] = ids;
    const assign = (id: string, change: object) => app.as("director").put(`${path}/${id}/Question`, change);
    await assign(open!, { assignee: consultant });
    await assign(resolved!, { assignee: consultant, isResolved: true });
    await assign(ofDirector!, { assignee: "director" });
    // Later than the assignments, so that its entry in the log is the last.
    app.now = new Date(app.now.getTime() + 1_000);
    const { status, body } = await handOver({ from: consultant, to: heir, disable: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ questions: [{ companyId: one, commentId: open }] });
    const assignees = new Map(
      ((await app.as(heir).get(path)).body as { id: string; assignee: string }[]).map(({ id, assignee }) => [
        id,
        assignee,
      ]),
    );
    expect([assignees.get(open!), assignees.get(resolved!), assignees.get(ofDirector!)]).toEqual([
      "Arvid Arvinge",
      `Name of ${consultant}`,
      "Name of director",
    ]);
    expect((await auditEntriesOf(app.database.db, "Comment", open!)).at(-1)).toMatchObject({
      action: "update",
      companyId: one,
      before: { assignee: `Name of ${consultant}` },
      after: { assignee: "Arvid Arvinge" },
    });
    const assigned = await app.as(heir).get(`/Api/v2/Agency/home/Comment?assignee=${heir}`);
    expect((assigned.body as { comments: { id: string }[] }).comments.map(({ id }) => id)).toEqual([open]);
  });

  it("is in the agency's activity, also when an administrator does it", async () => {
    const heir = await app.make.user("AgencyConsultant", { agencyId: "home" });
    await app.make.connect(one, consultant);
    const body = { from: consultant, to: heir, disable: true };
    expect((await handOver(body, "administrator")).status).toBe(200);
    const path = "/Api/v2/Agency/home/Activity?resource=User&user=administrator";
    const { entries } = (await app.as("director").get(path)).body as { entries: { resourceId: string }[] };
    const users = entries.map(({ resourceId }) => resourceId).filter((name) => [consultant, heir].includes(name));
    expect(users.sort()).toEqual([consultant, consultant, heir].sort());
  });

  it("to a director takes the clients from the leaver", async () => {
    await app.make.connect(one, consultant);
    const { body } = await handOver({ from: consultant, to: "director" });
    expect(body).toMatchObject({ from: { customers: [] }, to: { userName: "director" }, companies: [one] });
    expect((await app.as(consultant).get("/Api/v2/Me")).status).toBe(200);
  });

  it("changes nothing when it is refused", async () => {
    await app.make.connect(one, consultant);
    const barred = await app.make.user("AgencyConsultant", { agencyId: "home", disabled: true });
    for (const [body, status] of [
      [{ from: consultant, to: consultant }, 412],
      [{ from: consultant, to: barred }, 412],
      [{ from: "director", to: consultant }, 412],
      [{ from: consultant, to: owner }, 404],
      [{ from: owner, to: consultant }, 404],
      [{ from: consultant, to: "stranger" }, 404],
      [{ from: "stranger", to: consultant }, 404],
      [{ from: consultant, to: "director", more: 1 }, 400],
    ] as const) {
      expect((await handOver(body)).status, JSON.stringify(body)).toBe(status);
    }
    expect((await read(consultant)).customers).toEqual([one]);
  });

  it.each(ROLES)("is done only by administrators and directors: %s", async (role) => {
    const manages = grantOf(role, "agencyUser.manage") !== false;
    const heir = await app.make.user("AgencyConsultant", { agencyId: "home" });
    const { status } = await handOver({ from: consultant, to: heir }, people.userOf[role]);
    expect(status).toBe(manages ? 200 : role.startsWith("Company") ? 404 : 403);
    expect((await handOver({ from: consultant, to: heir }, "stranger")).status).toBe(404);
    expect((await app.as(null).post(HAND_OVER, {})).status).toBe(401);
  });
});
