import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";
import { actorContext } from "../auth/actor-context";
import { company, userCompany } from "../db/schema";
import { requireAgencyAccess, requireCompanyAccess } from "./authorize";
import type { CompanyInPath } from "./connected-company";

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

/** A company as authentication reads it along with the consultant. */
async function readWithUser(): Promise<CompanyInPath> {
  const { db } = app.database;
  const [row] = await db.select().from(company).where(eq(company.id, people.companyId));
  return { db, companyId: people.companyId, connected: { company: row!, role: null } };
}

it("a company that was read along with its user serves once, and not another database or company", async () => {
  const { db } = app.database;
  const context = (await actorContext(db, "consultant", "test"))!;
  const isConnected = and(eq(userCompany.userName, "consultant"), eq(userCompany.companyId, people.companyId));
  const known = await readWithUser();
  await db.delete(userCompany).where(isConnected);
  const access = () => requireCompanyAccess(context, people.companyId, "company.read");
  context.companyInPath = known;
  expect((await access()).company.id).toBe(people.companyId);
  await expect(access()).rejects.toMatchObject({ kind: "notFound" });
  context.companyInPath = { ...known, companyId: people.foreignCompanyId };
  await expect(access()).rejects.toMatchObject({ kind: "notFound" });
  await db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx, companyInPath: known };
    await expect(requireCompanyAccess(inTransaction, people.companyId, "company.read")).rejects.toMatchObject({
      kind: "notFound",
    });
  });
});

it("a user of companies sees no agency, also where a row names one", async () => {
  const context = (await actorContext(app.database.db, "director", "test"))!;
  const access = () => requireAgencyAccess(context, people.agencyId, "agency.read");
  expect((await access()).shortName).toBe(people.agencyId);
  context.user = { ...context.user, type: "CompanyUser" };
  await expect(access()).rejects.toMatchObject({ kind: "notFound" });
});
