import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyType } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";

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
  it("are an agency's, by name, with capital letters on the wire", async () => {
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

  it("are not written here", async () => {
    for (const at of [`${AGENCY}/home/CompanyType`, `${AGENCY}/home/CompanyType/ab`]) {
      for (const verb of ["POST", "PUT", "DELETE"]) {
        const response = await app.as("administrator").send(verb, at, "{}");
        expect(response).toMatchObject({ status: 405, body: { typeOfError: "NotImplemented" } });
        expect(response.headers.get("allow")).toBe("GET");
      }
    }
  });

  it("are named by companies, which keep one that the agency does not have", async () => {
    const at = `/Api/v2/Company/${people.companyId}`;
    for (const companyTypeId of ["ab", "unknown"]) {
      expect((await app.as("director").put(at, { companyTypeId })).body).toMatchObject({ companyTypeId });
    }
    expect((await app.as("director").put(at, { CompanyTypeId: "ef" })).body).toMatchObject({ companyTypeId: "ef" });
  });

  it("go with the agency", async () => {
    const { db } = app.database;
    await app.make.agency("gone");
    await db.insert(companyType).values({ agencyId: "gone", id: "ab", name: "x" });
    expect((await app.as("administrator").delete(`${AGENCY}/gone`)).status).toBe(200);
    expect((await db.select().from(companyType)).map(({ agencyId }) => agencyId)).not.toContain("gone");
  });
});
