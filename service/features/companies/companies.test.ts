import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Company } from "@/contract/companies/company";
import { grantOf, ROLES, type Action, type Role } from "@/contract/permissions";
import { STANDARD_PRESETS } from "@/contract/standard-presets";
import { makePeople, type People } from "../../testing/people";
import { auditEntriesOf } from "../../testing/stored";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;
let count = 0;

const at = (id: string) => `/Api/v2/Company/${id}`;
const code = () => `5561${String(++count).padStart(2, "0")}-0000`;
const NOT_FOUND = { status: 404, body: { typeOfError: "NotFound" } };

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

async function createDirect(userName = "director", sent: object = {}): Promise<Company> {
  const response = await app
    .as(userName)
    .post("/Api/v2/Company/", { name: "Direkt AB", businessIdentityCode: code(), ...sent });
  expect(response).toMatchObject({ status: 200 });
  return response.body as Company;
}

/** A direct company that the director created; a user of each company role and the consultant are connected to it. */
async function createWithRoles(): Promise<Company> {
  const company = await createDirect();
  for (const role of ["Admin", "Import", "Normal", "Limited"] as const) {
    await app.make.connect(company.id, people.userOf[`Company${role}`], role);
  }
  await app.make.connect(company.id, "consultant");
  return company;
}

const ids = (body: unknown) => (body as Company[]).map(({ id }) => id);

describe("the agency of a company", () => {
  it.each(ROLES)("is shown by its name alone to %s", async (role) => {
    const path = `${at(people.companyId)}/Agency`;
    const { status, body } = await app.as(people.userOf[role]).get(path);
    expect(status).toBe(200);
    expect(Object.keys(body as object)).toEqual(["name"]);
    expect(body).toEqual({
      name: ((await app.as("administrator").get(`/Api/v2/Agency/${people.agencyId}`)).body as { name: string }).name,
    });
    expect(await app.as(people.stranger).get(path)).toMatchObject(NOT_FOUND);
    expect((await app.as(people.userOf[role]).put(path, { name: "x" })).status).toBe(405);
  });

  it("is not found for a company without one", async () => {
    const { id } = await createWithRoles();
    expect(await app.as("director").get(`${at(id)}/Agency`)).toMatchObject(NOT_FOUND);
  });
});

describe("creating a company without an agency", () => {
  it("takes the business identity code as id, with the standard presets and a connection for the director", async () => {
    const sent = { name: "Åkeriet AB", businessIdentityCode: code() };
    const response = await app.as("director").post("/Api/v2/Company", sent);
    expect(response).toMatchObject({ status: 200 });
    expect(response.body).toEqual({ ...sent, id: sent.businessIdentityCode, typeOfCompany: "Company" });
    expect((await app.as("director").get(at(sent.businessIdentityCode))).body).toEqual(response.body);
    const presets = await app.as("director").get(`${at(sent.businessIdentityCode)}/KeyFigurePreset`);
    expect(ids(presets.body)).toEqual([...STANDARD_PRESETS]);
    expect(await auditEntriesOf(app.database.db, "Company", sent.businessIdentityCode)).toEqual([
      {
        companyId: sent.businessIdentityCode,
        userName: "director",
        action: "create",
        before: null,
        after: response.body,
      },
    ]);
  });

  it("keeps what a client of version 2 sends, in composed form (NFC), but for nulls and computed members", async () => {
    const sent = {
      typeOfCompany: "FortnoxCompany",
      id: "own_Id-1",
      name: "Cafe\u0301 AB",
      businessIdentityCode: "SE-1a",
      contactInfo: { name: "Kim", address: "", postalAddress: null, phone: "011-12 34 56" },
      fortnoxAuthorizationCode: null,
      isFortnoxCompany: true,
      isVirtualFarmerCompany: null,
      CompanyTypeId: "trade",
    };
    expect(await createDirect("director", sent)).toEqual({
      typeOfCompany: "FortnoxCompany",
      id: "own_Id-1",
      name: "Café AB",
      businessIdentityCode: "SE-1a",
      contactInfo: { name: "Kim", address: "", phone: "011-12 34 56" },
      companyTypeId: "trade",
    });
  });

  it("reads null as absent in every optional member", async () => {
    const sent = { id: null, typeOfCompany: null, contactInfo: null, CompanyTypeId: null, companyTypeId: null };
    const created = await createDirect("director", sent);
    expect(created).toEqual({
      id: created.businessIdentityCode,
      businessIdentityCode: created.businessIdentityCode,
      name: "Direkt AB",
      typeOfCompany: "Company",
    });
  });

  it("accepts the id in the path, which must be the one in the body", async () => {
    const sent = { name: "x", businessIdentityCode: code() };
    expect(await app.as("director").post(at("in-path"), sent)).toMatchObject({ status: 200, body: { id: "in-path" } });
    const differing = await app.as("director").post(at("one"), { ...sent, id: "two" });
    expect(differing).toMatchObject({ status: 400, body: { message: expect.stringContaining("$.id") } });
    const same = await app.as("director").post(at("same"), { ...sent, id: "same" });
    expect(same).toMatchObject({ status: 200, body: { id: "same" } });
  });

  it.each([
    ["no name", { name: undefined }, "$.name: is required"],
    ["an empty name", { name: "" }, "$.name: expected a text that is not empty"],
    ["a name of 256 characters", { name: "å".repeat(256) }, "$.name: expected at most 255 characters"],
    ["no code", { businessIdentityCode: undefined }, "$.businessIdentityCode: is required"],
    ["a code with a space", { businessIdentityCode: "556000 0000" }, "$.businessIdentityCode"],
    ["a code of 33 characters", { businessIdentityCode: "1".repeat(33) }, "$.businessIdentityCode"],
    ["an id of an agency's company", { id: "a-home-1" }, "$.id"],
    ["an empty id", { id: "" }, "$.id"],
    ["an id of 65 characters", { id: "1".repeat(65) }, "$.id"],
    ["a code that cannot be the id", { businessIdentityCode: "a-1" }, "$.id: is required"],
    ["a number in the contact info", { contactInfo: { phone: 1 } }, "$.contactInfo.phone: expected string"],
    ["a list as contact info", { contactInfo: [] }, "$.contactInfo: expected object"],
  ])("refuses %s and names the member", async (_, wrong, message) => {
    const sent = { name: "x", businessIdentityCode: code(), ...wrong };
    const response = await app.as("director").post("/Api/v2/Company", sent);
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });

  it("accepts names and codes of the greatest length", async () => {
    const created = await createDirect("director", { name: "å".repeat(255), businessIdentityCode: "1".repeat(32) });
    expect(created.name).toHaveLength(255);
  });

  it("refuses an id that is taken, though not a taken code, nor an id that differs in case", async () => {
    const { id, businessIdentityCode } = await createDirect();
    const sent = { name: "x", businessIdentityCode };
    expect(await app.as("director").post("/Api/v2/Company", sent)).toMatchObject({
      status: 409,
      body: { typeOfError: "Conflict", message: `Company "${id}" already exists.` },
    });
    expect((await app.as("director").post("/Api/v2/Company", { ...sent, id: `${id}-again` })).status).toBe(200);
    const cased = await createDirect("director", { id: "Case" });
    expect((await createDirect("director", { id: "case" })).id).not.toBe(cased.id);
  });

  it("refuses a body of more than 1 MiB, though with 403 from a user who may not create companies", async () => {
    const response = await app.as("director").post("/Api/v2/Company", { name: "x".repeat(1024 * 1024) });
    expect(response).toMatchObject({ status: 413, body: { typeOfError: "BadRequest" } });
    const refused = await app.as("consultant").post("/Api/v2/Company", { name: "x".repeat(1024 * 1024) });
    expect(refused.status).toBe(403);
  });
});

describe("listing companies", () => {
  it("lists what the user may access by code points of the name, then id", async () => {
    await app.make.agency("sorted");
    const lister = await app.make.user("AgencyDirector", { agencyId: "sorted" });
    // By UTF-16 code units instead of code points, the full-width A would come after the emoji.
    const names = ["ä", "a", "Z", "😀", "B", "\uFF21", "a", "å", "É"];
    for (const name of names) await app.make.company("sorted", { name });
    const { body } = await app.as(lister).get("/Api/v2/Company/");
    expect((body as Company[]).map(({ name }) => name)).toEqual(["B", "Z", "a", "a", "É", "ä", "å", "\uFF21", "😀"]);
    const same = (body as Company[]).filter(({ name }) => name === "a");
    expect(same.map(({ id }) => id)).toEqual(same.map(({ id }) => id).sort());
  });

  it("separates an administrator's own companies from all", async () => {
    const admin = app.as("administrator");
    expect((await admin.get("/Api/v2/Company?showAll=false")).body).toEqual([]);
    await app.make.connect(people.foreignCompanyId, "administrator");
    expect(ids((await admin.get("/Api/v2/Company")).body)).toEqual([people.foreignCompanyId]);
    const all = ids((await admin.get("/Api/v2/Company?showAll=true")).body);
    expect(all).toEqual(expect.arrayContaining([people.companyId, people.foreignCompanyId]));
  });

  it.each([
    ["true", true],
    ["True", true],
    ["TRUE", true],
    ["false", false],
    ["False", false],
  ])("with showAll=%s has companies that are not an administrator's own: %s", async (value, hasOthers) => {
    const { status, body } = await app.as("administrator").get(`/Api/v2/Company?showAll=${value}`);
    expect(status).toBe(200);
    expect(ids(body).includes(people.companyId)).toBe(hasOthers);
  });

  it.each(["showAll=", "showAll=yes", "showAll=1", "showAll=true&showAll=true"])("refuses ?%s", async (query) => {
    const response = await app.as("director").get(`/Api/v2/Company?${query}`);
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining("showAll") } });
  });

  it("ignores query parameters that it does not know", async () => {
    expect((await app.as("director").get("/Api/v2/Company?page=1&page=2")).status).toBe(200);
  });
});

describe("updating a company", () => {
  it("changes what is sent, deletes what is null and merges the contact info", async () => {
    const contactInfo = { name: "Kim", address: "Storgatan 1", phone: "1" };
    const company = await createDirect("director", { contactInfo, typeOfCompany: "Shop", companyTypeId: "t" });
    const put = (sent: object) => {
      // Gives the audit entries of the writes an order.
      app.passSecond();
      return app.as("director").put(at(company.id), sent);
    };
    const renamed = await put({ name: "Nya AB", contactInfo: { phone: null, postalAddress: "602 24" } });
    expect(renamed.body).toEqual({
      ...company,
      name: "Nya AB",
      contactInfo: { name: "Kim", address: "Storgatan 1", postalAddress: "602 24" },
    });
    const emptied = await put({ typeOfCompany: null, contactInfo: null, CompanyTypeId: null });
    expect(emptied.body).toEqual({
      id: company.id,
      businessIdentityCode: company.businessIdentityCode,
      name: "Nya AB",
      typeOfCompany: "Company",
    });
    expect((await put({ contactInfo: { phone: null, name: "Li" } })).body).toMatchObject({
      contactInfo: { name: "Li" },
    });
    const entries = await auditEntriesOf(app.database.db, "Company", company.id);
    expect(entries.map(({ action }) => action)).toEqual(["create", "update", "update", "update"]);
    expect(entries.at(1)).toMatchObject({ companyId: company.id, before: company, after: renamed.body });
  });

  it("accepts the whole object as it was read, with computed members", async () => {
    const company = await createDirect();
    const sent = { ...company, isFortnoxCompany: false, created: "x", contactInfo: null, CompanyTypeId: null };
    expect((await app.as("director").put(at(company.id), sent)).body).toEqual(company);
  });

  it("never changes id and business identity code", async () => {
    const company = await createDirect();
    const put = (sent: object) => app.as("director").put(at(company.id), sent);
    expect(await put({ id: "other" })).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    expect((await put({ businessIdentityCode: "1-1", name: "x" })).status).toBe(412);
    expect((await put({ id: null, businessIdentityCode: company.businessIdentityCode })).body).toEqual(company);
    expect((await app.as("director").get(at(company.id))).body).toEqual(company);
  });

  it.each([
    ["a null name", { name: null }, "$.name: is required and cannot be deleted"],
    ["a null code", { businessIdentityCode: null }, "$.businessIdentityCode: is required and cannot be deleted"],
    ["an empty name", { name: "" }, "$.name"],
    ["a list", [], "expected object"],
    ["a long address", { contactInfo: { address: "x".repeat(256) } }, "$.contactInfo.address"],
  ])("refuses %s", async (_, sent, message) => {
    const response = await app.as("director").put(at(people.companyId), sent);
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });

  it("changes nothing when If-Match names another state", async () => {
    const company = await createDirect();
    const etag = (await app.as("director").get(at(company.id))).headers.get("etag")!;
    const put = (name: string, tag: string) => app.as("director").put(at(company.id), { name }, { "if-match": tag });
    expect((await put("first", etag)).status).toBe(200);
    expect((await put("second", etag)).status).toBe(412);
    expect((await put("third", `W/${etag}`)).status).toBe(412);
    expect((await put("fourth", "*")).body).toMatchObject({ name: "fourth" });
    expect((await app.as("director").delete(at(company.id), { "if-match": etag })).status).toBe(412);
    expect((await app.as("director").get(at(company.id))).body).toMatchObject({ name: "fourth" });
  });
});

describe("paths of companies", () => {
  it("match with and without a trailing slash and without regard to case, ids with regard to it", async () => {
    const { id } = await createDirect("director", { id: "Mixed_Case" });
    for (const path of [`/api/V2/COMPANY/${id}/`, `/Api/v2/company/Mixed%5FCase`]) {
      expect(await app.as("director").get(path)).toMatchObject({ status: 200, body: { id } });
    }
    expect(await app.as("director").get(at("mixed_case"))).toMatchObject(NOT_FOUND);
  });

  it("answer 404 for an id that cannot exist and 400 for one that cannot be read", async () => {
    expect(await app.as("director").get(at("%F0%9F%98%80"))).toMatchObject(NOT_FOUND);
    expect((await app.as("director").get(at("%FF"))).status).toBe(400);
    expect((await app.as("director").get(at("a%00b"))).status).toBe(400);
  });

  it("accept no PUT and no DELETE of the collection", async () => {
    for (const response of [
      await app.as("director").delete("/Api/v2/Company/"),
      await app.as("director").put("/Api/v2/Company", {}),
    ]) {
      expect(response).toMatchObject({ status: 405, body: { typeOfError: "NotImplemented" } });
      expect(response.headers.get("allow")).toBe("GET, POST");
    }
  });
});

describe("permissions for companies by the direct path", () => {
  const expectedStatus = (role: Role, action: Action) => (grantOf(role, action) ? 200 : 403);

  it.each(ROLES)("%s", async (role) => {
    const company = await createWithRoles();
    const client = app.as(people.userOf[role]);
    expect(ids((await client.get("/Api/v2/Company?showAll=true")).body)).toContain(company.id);
    expect((await client.get(at(company.id))).body).toEqual(company);
    expect((await client.put(at(company.id), { name: role })).status).toBe(expectedStatus(role, "company.update"));
    const sent = { name: "x", businessIdentityCode: code() };
    expect((await client.post("/Api/v2/Company", sent)).status).toBe(expectedStatus(role, "company.createDirect"));
    expect((await client.delete(at(company.id))).status).toBe(expectedStatus(role, "company.deleteDirect"));
  });

  it.each(ROLES)("%s, with a company of an agency", async (role) => {
    const id = await app.make.company(people.agencyId);
    for (const connected of ["Admin", "Import", "Normal", "Limited"] as const) {
      await app.make.connect(id, people.userOf[`Company${connected}`], connected);
    }
    await app.make.connect(id, "consultant");
    const client = app.as(people.userOf[role]);
    expect((await client.get(at(id))).status).toBe(200);
    expect((await client.put(at(id), { name: role })).status).toBe(expectedStatus(role, "company.update"));
    expect((await client.delete(at(id))).status).toBe(expectedStatus(role, "company.deleteInAgency"));
  });

  it("hides companies from those who are not connected, another director of the agency included", async () => {
    const { id } = await createDirect();
    const colleague = await app.make.user("AgencyDirector", { agencyId: people.agencyId });
    for (const userName of ["stranger", "consultant", "company-admin", colleague]) {
      const client = app.as(userName);
      expect(await client.get(at(id))).toMatchObject(NOT_FOUND);
      expect(await client.put(at(id), { name: "x" })).toMatchObject(NOT_FOUND);
      expect(await client.delete(at(id))).toMatchObject(NOT_FOUND);
      expect(ids((await client.get("/Api/v2/Company?showAll=true")).body)).not.toContain(id);
    }
    expect(await app.as("director").get(at(people.foreignCompanyId))).toMatchObject(NOT_FOUND);
  });

  it("asks the unknown to sign in", async () => {
    const unknown = app.as(null);
    for (const response of [
      await unknown.get("/Api/v2/Company"),
      await unknown.post("/Api/v2/Company", {}),
      await unknown.put(at(people.companyId), {}),
      await unknown.delete(at(people.companyId)),
    ]) {
      expect(response).toMatchObject({ status: 401, body: { typeOfError: "Unauthorized" } });
    }
  });
});
