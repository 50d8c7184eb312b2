import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { agencyCompanyId } from "@/contract/companies/company-ids";
import { COMPANY_PLANS } from "../../demo/company-plans";
import { seedDemo } from "../../demo/seed";
import { keepFromDeletion } from "../../platform/db/locks";
import { company, user } from "../../platform/db/schema";
import { auditEntriesOf } from "../../testing/stored";
import { TestApp } from "../../testing/test-app";
import { TEST_CLUSTER, TEST_DATABASE } from "../../testing/test-database";

const PATH = "/Api/v2/Agency/demo/Demo";
/** On PGlite a request waits for the whole transaction, and on a cluster the coordinator does not show its locks. */
const SHOWS_LOCKS = TEST_DATABASE === "postgres" && !TEST_CLUSTER;

/** Starts the service on a database with the demo, of two companies. */
async function startDemo(): Promise<TestApp> {
  const started = await TestApp.start();
  await seedDemo(started.database.db, {
    password: "correct horse battery",
    now: started.now,
    say: () => undefined,
    plans: COMPANY_PLANS.slice(0, 2),
  });
  return started;
}

let app: TestApp;
beforeAll(async () => {
  app = await startDemo();
});
afterAll(() => app.stop());

it("counts the demo's companies and the other users, for directors alone", async () => {
  // The user is the consultant: the director asks, and the demo's other users are of companies.
  expect((await app.as("director").get(PATH)).body).toEqual({ companies: 2, users: 1 });
  expect((await app.as("consultant").get(PATH)).status).toBe(403);
  expect((await app.as("consultant").delete(PATH)).status).toBe(403);
  expect((await app.as("owner").get(PATH)).status).toBe(404);
});

it("deletes them, for two requests at once too, and leaves the agency, the one who asks and what was added", async () => {
  const added = await app.make.company("demo", { name: "Egna AB" });
  await app.make.user("AgencyConsultant", { userName: "colleague", agencyId: "demo" });
  expect((await app.as("director").delete(PATH, { "if-match": '"old"' })).status).toBe(412);
  for (const response of await Promise.all([1, 2].map(() => app.as("director").delete(PATH)))) {
    expect(response).toMatchObject({ status: 200, text: "null" });
  }
  const { db } = app.database;
  expect((await db.select().from(company)).map(({ id }) => id)).toEqual([added]);
  expect((await db.select().from(user)).map(({ userName }) => userName).sort()).toEqual(["colleague", "director"]);
  const gone = (await auditEntriesOf(db, "User", "owner")).at(-1);
  expect(gone).toMatchObject({ action: "delete", userName: "director" });
  const { body, headers } = await app.as("director").get(PATH);
  expect(body).toEqual({ companies: 0, users: 0 });
  expect((await app.as("director").delete(PATH, { "if-match": headers.get("etag")! })).status).toBe(200);
});

it("leaves one director when the demo's director deletes another one who deletes the demo meanwhile", async () => {
  await app.make.user("AgencyDirector", { userName: "added", agencyId: "demo" });
  await Promise.all([app.as("director").delete("/Api/v2/User/added"), app.as("added").delete(PATH)]);
  const isDirector = and(eq(user.agencyId, "demo"), eq(user.type, "AgencyDirector"));
  expect(await app.database.db.$count(user, isDirector)).toBe(1);
});

it.runIf(SHOWS_LOCKS)(
  "locks companies before directors, the order of locks in every transaction",
  { tags: "long" },
  async () => {
    const fresh = await startDemo();
    onTestFinished(() => fresh.stop());
    const { db } = fresh.database;
    const [first] = await db.select().from(company);
    const { response } = await db.transaction(async (tx) => {
      await keepFromDeletion(tx, "company", [first!.id]);
      const sent = fresh.as("director").delete(PATH);
      const waiting = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => db.$count(waiting)).toBe(1);
      await tx.execute(sql`select 1 from ${user} where user_name = 'director' for update nowait`);
      // In an object, because a returned promise would be awaited before the commit.
      return { response: sent };
    });
    expect((await response).status).toBe(200);
  },
);

it("takes nothing from an agency that is no demo", async () => {
  const before = await app.database.db.$count(company);
  await app.make.agency("real");
  await app.make.user("AgencyDirector", { userName: "boss", agencyId: "real" });
  await app.make.company("real", { name: "Verkliga AB" });
  expect((await app.as("boss").get("/Api/v2/Agency/real/Demo")).body).toEqual({ companies: 0, users: 0 });
  expect((await app.as("boss").delete("/Api/v2/Agency/real/Demo")).status).toBe(200);
  expect(await app.database.db.$count(company)).toBe(before + 1);
  expect((await app.as("boss").get(PATH)).status).toBe(404);
});

it(
  "keeps a company and a user that were added with the ids of deleted ones of the demo",
  { tags: "long" },
  async () => {
    const other = await startDemo();
    onTestFinished(() => other.stop());
    const director = other.as("director");
    const { businessIdentityCode } = COMPANY_PLANS[0]!;
    const companyId = agencyCompanyId("demo", businessIdentityCode);
    const added = [`/Api/v2/Company/${companyId}`, "/Api/v2/User/consultant"];
    for (const path of added) expect((await director.delete(path)).status).toBe(200);
    other.now = new Date(other.now.getTime() + 60_000);
    await other.make.user("AgencyConsultant", { userName: "consultant", agencyId: "demo", created: other.now });
    const sent = { name: "Verklig AB", businessIdentityCode };
    expect(await director.post("/Api/v2/Agency/demo/Company", sent)).toMatchObject({ body: { id: companyId } });
    expect((await director.get(PATH)).body).toEqual({ companies: 1, users: 0 });
    expect((await director.delete(PATH)).status).toBe(200);
    for (const path of added) expect((await director.get(path)).status).toBe(200);
  },
);
