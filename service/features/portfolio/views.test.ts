// On both databases: the unique constraint on default views counts two nulls as equal.
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { grantOf, ROLES } from "@/contract/permissions";
import { MAX_VIEWS, type PortfolioView } from "@/contract/portfolio";
import { auditEntry, portfolioView, portfolioViewDefault, user } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";
import { untilLocksAreAwaited } from "../../testing/lock-waiters";
import { TEST_CLUSTER } from "../../testing/test-database";
import { lockAgency } from "../agencies/agency-row";

let app: TestApp;
let people: People;
const LIST = "/Api/v2/Agency/home/PortfolioView";
const DEFAULT = "/Api/v2/Agency/home/DefaultPortfolioView";

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

beforeEach(async () => {
  await app.database.db.delete(portfolioView);
  await app.database.db.delete(portfolioViewDefault);
});

async function create(userName: string, view: Partial<PortfolioView> = {}): Promise<PortfolioView> {
  const sent = { name: "Förfallna", isShared: false, query: "late=true", ...view };
  const response = await app.as(userName).post(LIST, sent);
  expect(response.status, response.text).toBe(200);
  return response.body as PortfolioView;
}

async function names(userName: string): Promise<string[]> {
  return ((await app.as(userName).get(LIST)).body as PortfolioView[]).map(({ name }) => name);
}

describe("views of all clients", () => {
  it("are listed by name: the agency's and one's own, and nobody else's", async () => {
    await create("director", { name: "C, byråns", isShared: true });
    await create("director", { name: "A, direktörens" });
    await create("consultant", { name: "B, konsultens" });
    expect(await names("director")).toEqual(["A, direktörens", "C, byråns"]);
    expect(await names("consultant")).toEqual(["B, konsultens", "C, byråns"]);
    expect((await app.as("stranger").get(LIST)).status).toBe(404);
  });

  it("are found by their ids only by users who can list them, and only at their own agency", async () => {
    const { id } = await create("consultant");
    for (const userName of ["director", "administrator"]) {
      const other = app.as(userName);
      expect((await other.get(`${LIST}/${id}`)).status, userName).toBe(404);
      expect((await other.put(`${LIST}/${id}`, { name: "x" })).status, userName).toBe(404);
      expect((await other.delete(`${LIST}/${id}`)).status, userName).toBe(404);
    }
    const shared = await create("director", { isShared: true });
    const administrator = app.as("administrator");
    expect((await administrator.get(`${LIST}/${shared.id}`)).status).toBe(200);
    expect((await administrator.get(`/Api/v2/Agency/foreign/PortfolioView/${shared.id}`)).status).toBe(404);
    // A standard view is not stored.
    expect((await app.as("consultant").get(`${LIST}/all`)).status).toBe(404);
  });

  it("are updated except for isShared, and not with a stale If-Match", async () => {
    const { id } = await create("consultant");
    const put = await app.as("consultant").put(`${LIST}/${id}`, { name: "Sena", isShared: true });
    expect(put.body).toEqual({ id, name: "Sena", isShared: false, query: "late=true" });
    await app.as("consultant").put(`${LIST}/${id}`, { query: "sort=-books" });
    const got = await app.as("consultant").get(`${LIST}/${id}`);
    expect(got.body).toEqual({ id, name: "Sena", isShared: false, query: "sort=-books" });
    const stale = await app.as("consultant").put(`${LIST}/${id}`, { name: "x" }, { "if-match": '"old"' });
    expect(stale.status).toBe(412);
  });

  it("are refused without a name or isShared, with too long a query, and beyond the maximum number", async () => {
    const post = (body: object) => app.as("consultant").post(LIST, { name: "x", isShared: false, query: "", ...body });
    expect((await post({ name: "" })).text).toContain("$.name");
    expect((await post({ query: "x".repeat(2_001) })).text).toContain("$.query: expected at most 2000");
    expect((await post({ isShared: undefined })).text).toContain("$.isShared");
    const rows = Array.from({ length: MAX_VIEWS }, () => ({
      agencyId: "home",
      userName: "consultant",
      name: "x",
      query: "",
    }));
    await app.database.db.insert(portfolioView).values(rows);
    expect((await post({})).status).toBe(412);
    expect((await app.as("director").post(LIST, { name: "x", isShared: false, query: "" })).status).toBe(200);
  });

  // On a cluster the coordinator does not show the locks that a request waits for.
  it.skipIf(TEST_CLUSTER)("do not exceed the maximum number when two are saved at once", async () => {
    const { db } = app.database;
    const view = { name: "x", query: "" };
    const stored = { ...view, agencyId: "home", userName: "consultant" };
    await db.insert(portfolioView).values(Array.from({ length: MAX_VIEWS - 1 }, () => stored));
    const post = () => app.as("consultant").post(LIST, { ...view, isShared: false });
    const { responses } = await db.transaction(async (tx) => {
      await lockAgency(tx, "home", "update");
      const sent = Promise.all([post(), post()]);
      // On PostgreSQL both wait for the lock, on PGlite for the end of this transaction.
      await untilLocksAreAwaited(db, 2);
      // In an object, because the transaction would wait for a returned promise.
      return { responses: sent };
    });
    expect((await responses).map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it("are deleted with their user, and so is the choice of the view to open with", async () => {
    await app.make.user("AgencyConsultant", { userName: "leaving", agencyId: "home" });
    const { id } = await create("leaving");
    await app.as("leaving").put(DEFAULT, { own: id });
    await app.database.db.delete(user).where(eq(user.userName, "leaving"));
    expect(await app.database.db.$count(portfolioView)).toBe(0);
    expect(await app.database.db.$count(portfolioViewDefault)).toBe(0);
  });

  it.each(ROLES)("%s reads and writes as the table of permissions says", async (role) => {
    const shared = await create("director", { isShared: true });
    const client = app.as(people.userOf[role]);
    const read = grantOf(role, "portfolioView.read");
    const grant = grantOf(role, "portfolioView.write");
    expect((await client.get(LIST)).status).toBe(read ? 200 : 404);
    expect((await client.get(DEFAULT)).status).toBe(read ? 200 : 404);
    const refused = read ? 403 : 404;
    const sent = { name: "x", query: "" };
    expect((await client.post(LIST, { ...sent, isShared: false })).status).toBe(grant ? 200 : refused);
    expect((await client.post(LIST, { ...sent, isShared: true })).status).toBe(grant === true ? 200 : refused);
    expect((await client.put(DEFAULT, { own: "late" })).status).toBe(grant ? 200 : refused);
    expect((await client.put(DEFAULT, { agency: "late" })).status).toBe(grant === true ? 200 : refused);
    // Permission is decided before the body is read.
    expect((await client.send("PUT", `${LIST}/${shared.id}`, "{")).status).toBe(grant === true ? 400 : refused);
    expect((await client.delete(`${LIST}/${shared.id}`)).status).toBe(grant === true ? 200 : refused);
  });

  it("leave an entry in the log with every write", async () => {
    await app.database.db.delete(auditEntry);
    const view = await create("consultant");
    await app.as("consultant").put(`${LIST}/${view.id}`, { name: "Sena" });
    await app.as("consultant").put(DEFAULT, { own: view.id });
    await app.as("consultant").delete(`${LIST}/${view.id}`);
    const entries = await app.database.db
      .select({ action: auditEntry.action, resource: auditEntry.resource })
      .from(auditEntry)
      .where(inArray(auditEntry.resourceId, [view.id, "home"]));
    const of = (resource: string) => entries.filter((entry) => entry.resource === resource).map(({ action }) => action);
    expect(of("PortfolioView").toSorted()).toEqual(["create", "delete", "update"]);
    expect(of("DefaultPortfolioView")).toEqual(["update"]);
  });
});

describe("the view to open with", () => {
  it("is changed by only one of two directors who have read the same state", async () => {
    await app.make.user("AgencyDirector", { userName: "director2", agencyId: "home" });
    for (const agency of ["late", null, "late"]) {
      const { headers } = await app.as("director").get(DEFAULT);
      const put = (userName: string) => app.as(userName).put(DEFAULT, { agency }, { "if-match": headers.get("etag")! });
      const responses = await Promise.all([put("director"), put("director2")]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    }
  });

  it("is recorded in the agency's activity without the user's own choice", async () => {
    await app.database.db.delete(auditEntry);
    await app.as("director").put(DEFAULT, { own: "late", agency: "late" });
    const entries = await app.database.db
      .select({ agencyId: auditEntry.agencyId, before: auditEntry.before, after: auditEntry.after })
      .from(auditEntry)
      .orderBy(auditEntry.agencyId);
    expect(entries).toEqual([
      { agencyId: "home", before: "{}", after: '{"agency":"late"}' },
      { agencyId: null, before: "{}", after: '{"own":"late"}' },
    ]);
  });

  it("is the user's own choice or the agency's, and is removed with null", async () => {
    const shared = await create("director", { isShared: true });
    expect((await app.as("consultant").get(DEFAULT)).body).toEqual({});
    await app.as("director").put(DEFAULT, { agency: shared.id });
    const put = await app.as("consultant").put(DEFAULT, { own: "contacts" });
    expect(put.body).toEqual({ own: "contacts", agency: shared.id });
    await app.as("consultant").put(DEFAULT, { own: "late" });
    expect((await app.as("consultant").get(DEFAULT)).body).toEqual({ own: "late", agency: shared.id });
    expect((await app.as("director").get(DEFAULT)).body).toEqual({ agency: shared.id });
    expect((await app.as("consultant").put(DEFAULT, { own: null })).body).toEqual({ agency: shared.id });
  });

  it("must be visible to everybody for whom it is chosen", async () => {
    const [own, other] = [await create("director"), await create("consultant")];
    const director = app.as("director");
    expect((await director.put(DEFAULT, { own: other.id })).text).toContain("$.own: expected the id of a view");
    expect((await director.put(DEFAULT, { own: "nothing" })).status).toBe(400);
    expect((await director.put(DEFAULT, { agency: own.id })).text).toContain("$.agency: expected the id of a view of");
    expect((await director.get(DEFAULT)).body).toEqual({});
  });

  it("is absent after its view is deleted", async () => {
    const { id } = await create("director", { isShared: true });
    await app.as("consultant").put(DEFAULT, { own: id });
    await app.as("director").delete(`${LIST}/${id}`);
    expect((await app.as("consultant").get(DEFAULT)).body).toEqual({});
  });
});
