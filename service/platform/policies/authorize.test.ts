import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CompanyRole } from "@/contract/users/user-types";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";
import { actorContext } from "../auth/actor-context";
import { company, userCompany } from "../db/schema";
import { requireAgencyAccess, requireAgencyImportAccess, requireCompanyAccess, seesByConnection } from "./authorize";
import type { CompanyInPath } from "./connected-company";

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

/** A company as authentication reads it together with the consultant. */
async function readWithUser(): Promise<CompanyInPath> {
  const { db } = app.database;
  const [row] = await db.select().from(company).where(eq(company.id, people.companyId));
  return { db, companyId: people.companyId, connected: { company: row!, role: null } };
}

it("a company that was read together with its user is used once, and for no other database or company", async () => {
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

it("a company user sees no agency, even if the user has an agency id", async () => {
  const context = (await actorContext(app.database.db, "director", "test"))!;
  const access = () => requireAgencyAccess(context, people.agencyId, "agency.read");
  expect((await access()).shortName).toBe(people.agencyId);
  context.user = { ...context.user, type: "CompanyUser" };
  await expect(access()).rejects.toMatchObject({ kind: "notFound" });
});

it("a user of several companies may import to their agency where one of the roles lets them", async () => {
  const { db } = app.database;
  const second = await app.make.company(people.agencyId, { name: "Andra AB" });
  const third = await app.make.company(people.agencyId, { name: "Tredje AB" });
  const pairs: [CompanyRole, CompanyRole][] = [
    ["Limited", "Admin"],
    ["Admin", "Limited"],
    ["Limited", "Limited"],
  ];
  for (const roles of pairs) {
    const userName = await app.make.user("CompanyUser", { userName: `mixed-${roles.join("-").toLowerCase()}` });
    await app.make.connect(second, userName, roles[0]);
    await app.make.connect(third, userName, roles[1]);
    const access = requireAgencyImportAccess((await actorContext(db, userName, "test"))!, people.agencyId);
    if (roles.includes("Admin")) await expect(access, roles.join()).resolves.toBeUndefined();
    else await expect(access, roles.join()).rejects.toMatchObject({ kind: "forbidden" });
  }
});

it("a consultant sees clients by connection, a director and an administrator without one", async () => {
  const sees = async (userName: string) => seesByConnection((await actorContext(app.database.db, userName, "test"))!);
  expect(await sees("consultant")).toBe(true);
  expect(await sees("director")).toBe(false);
  expect(await sees("administrator")).toBe(false);
});
