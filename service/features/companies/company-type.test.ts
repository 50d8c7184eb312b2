import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockStandards } from "../../platform/db/locks";
import { company, companyType } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";
import { untilLocksAreAwaited } from "../../testing/lock-waiters";

const AGENCY = "/Api/v2/Agency";

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  await app.database.db.insert(companyType).values([
    { agencyId: "home", id: "ab", name: "Övriga aktiebolag" },
    { agencyId: "home", id: "lantbruk/skog", name: "Lantbruk" },
    { agencyId: "home", id: "ef", name: "Enskild firma" },
    { agencyId: "foreign", id: "x", name: "Annat" },
  ]);
});
afterAll(() => app.stop());

describe("company types", () => {
  it("are listed by name, and their members begin with capital letters", async () => {
    expect(await app.as("director").get(`${AGENCY}/home/CompanyType/`)).toMatchObject({
      status: 200,
      body: [
        { Id: "ef", Name: "Enskild firma" },
        { Id: "lantbruk/skog", Name: "Lantbruk" },
        { Id: "ab", Name: "Övriga aktiebolag" },
      ],
    });
    const one = await app.as("director").get(`${AGENCY}/home/companytype/lantbruk%2Fskog`);
    expect(one).toMatchObject({ status: 200, body: { Id: "lantbruk/skog", Name: "Lantbruk" } });
    expect(one.headers.get("etag")).toMatch(/^".+"$/);
    const none = await app.as("director").get(`${AGENCY}/home/CompanyType/x`);
    expect(none).toMatchObject({ status: 404, body: { typeOfError: "NotFound" } });
  });

  it.each([
    ["administrator", 200],
    ["director", 200],
    ["consultant", 200],
    ["company-admin", 404],
    ["company-import", 404],
    ["company-normal", 404],
    ["company-limited", 404],
    ["stranger", 404],
    [null, 401],
  ])("are read by those who may see the agency: %s", async (userName, status) => {
    const client = app.as(userName);
    expect((await client.get(`${AGENCY}/home/CompanyType`)).status).toBe(status);
    expect((await client.get(`${AGENCY}/home/CompanyType/ab`)).status).toBe(status);
  });

  it("are created by a director, with an id from the service if the client sends none", async () => {
    const made = await app.as("director").post(`${AGENCY}/home/CompanyType`, { Id: null, Name: "Åkeri" });
    expect(made).toMatchObject({ status: 200, body: { Name: "Åkeri" } });
    const { Id } = made.body as { Id: string };
    expect((await app.as("consultant").get(`${AGENCY}/home/CompanyType/${Id}`)).body).toEqual(made.body);
    const own = { Id: "hb", Name: "Handelsbolag" };
    expect((await app.as("director").post(`${AGENCY}/home/CompanyType`, own)).body).toEqual(own);
    expect((await app.as("director").post(`${AGENCY}/home/CompanyType`, own)).status).toBe(409);
    for (const Name of ["", "x".repeat(256), undefined]) {
      expect((await app.as("director").post(`${AGENCY}/home/CompanyType`, { Name })).status).toBe(400);
    }
  });

  it("are renamed, and keep their id", async () => {
    const at = `${AGENCY}/home/CompanyType/ef`;
    const { headers } = await app.as("director").get(at);
    const renamed = await app.as("director").put(at, { Name: "Enskilda firmor" });
    expect(renamed).toMatchObject({ status: 200, body: { Id: "ef", Name: "Enskilda firmor" } });
    expect((await app.as("director").put(at, { Id: "other", Name: "x" })).status).toBe(400);
    expect((await app.as("director").put(at, { Name: null })).status).toBe(400);
    const stale = { "if-match": headers.get("etag")! };
    expect((await app.as("director").put(at, { Name: "x" }, stale)).status).toBe(412);
    expect((await app.as("director").put(`${AGENCY}/home/CompanyType/none`, { Name: "x" })).status).toBe(404);
    await app.as("director").put(at, { Name: "Enskild firma" });
  });

  it("are found by an id of the path in any form of Unicode", async () => {
    const Id = "åkeri".normalize("NFD");
    expect((await app.as("director").post(`${AGENCY}/home/CompanyType`, { Id, Name: "Åkeri" })).status).toBe(200);
    const at = `${AGENCY}/home/CompanyType/${encodeURIComponent(Id)}`;
    const renamed = await app.as("director").put(at, { Id, Name: "Åkerier" });
    expect(renamed).toMatchObject({ status: 200, body: { Id: "åkeri", Name: "Åkerier" } });
    expect((await app.as("director").get(`${at}/StandardText`)).body).toEqual([]);
    expect((await app.as("director").delete(at)).status).toBe(200);
  });

  it("are deleted if no company has them", async () => {
    const at = `${AGENCY}/home/CompanyType/kb`;
    await app.as("director").post(`${AGENCY}/home/CompanyType`, { Id: "kb", Name: "Kommanditbolag" });
    await app.as("director").put(`/Api/v2/Company/${people.companyId}`, { companyTypeId: "kb" });
    const refused = await app.as("director").delete(at);
    expect(refused).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    expect(refused.text).toContain("1 company has it");
    await app.as("director").put(`/Api/v2/Company/${people.companyId}`, { companyTypeId: null });
    expect((await app.as("director").delete(at)).status).toBe(200);
    expect((await app.as("director").get(at)).status).toBe(404);
  });

  it("are not deleted while a company gets them at the same moment", async () => {
    const { db } = app.database;
    await app.as("director").post(`${AGENCY}/home/CompanyType`, { Id: "raced", Name: "Nya" });
    const deletion = await db.transaction(async (tx) => {
      // As in an update of the company, which reads the standards of the type.
      await lockStandards(tx, "home", "read");
      await tx.update(company).set({ companyTypeId: "raced" }).where(eq(company.id, people.companyId));
      const sent = app.as("director").delete(`${AGENCY}/home/CompanyType/raced`);
      // On PostgreSQL the deletion waits for the lock, on PGlite for the end of this transaction.
      await untilLocksAreAwaited(db);
      // In an object, because the transaction would wait for a returned promise.
      return { sent };
    });
    expect((await deletion.sent).status).toBe(412);
    await db.update(company).set({ companyTypeId: null }).where(eq(company.id, people.companyId));
  });

  it.each(["consultant", "company-admin", "stranger"])("cannot be written by %s", async (userName) => {
    const status = userName === "consultant" ? 403 : 404;
    const client = app.as(userName);
    expect((await client.post(`${AGENCY}/home/CompanyType`, { Name: "x" })).status).toBe(status);
    expect((await client.put(`${AGENCY}/home/CompanyType/ab`, { Name: "x" })).status).toBe(status);
    expect((await client.delete(`${AGENCY}/home/CompanyType/ab`)).status).toBe(status);
  });

  it("are set on companies by companyTypeId or CompanyTypeId, even an id that the agency does not have", async () => {
    const at = `/Api/v2/Company/${people.companyId}`;
    for (const companyTypeId of ["ab", "unknown"]) {
      expect((await app.as("director").put(at, { companyTypeId })).body).toMatchObject({ companyTypeId });
    }
    expect((await app.as("director").put(at, { CompanyTypeId: "ef" })).body).toMatchObject({ companyTypeId: "ef" });
  });

  it("are deleted with the agency", async () => {
    const { db } = app.database;
    await app.make.agency("gone");
    await db.insert(companyType).values({ agencyId: "gone", id: "ab", name: "x" });
    expect((await app.as("administrator").delete(`${AGENCY}/gone`)).status).toBe(200);
    expect((await db.select().from(companyType)).map(({ agencyId }) => agencyId)).not.toContain("gone");
  });
});
