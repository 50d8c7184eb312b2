import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Company } from "@/contract/companies/company";
import { grantOf, ROLES, type Action, type Role } from "@/contract/permissions";
import { STANDARD_PRESETS } from "@/contract/standard-presets";
import { makePeople, type People } from "../../testing/people";
import { auditEntriesOf } from "../../testing/stored";
import { TestApp } from "../../testing/test-app";

const LIST = "/Api/v2/Agency/home/Company";
const NOT_FOUND = { status: 404, body: { typeOfError: "NotFound" } };

let app: TestApp;
let people: People;
let count = 0;

const at = (id: string) => `${LIST}/${id}`;
const code = () => `5562${String(++count).padStart(2, "0")}-0000`;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

const create = (userName: string, sent: object = {}, list = LIST) =>
  app.as(userName).post(list, { name: "Kund AB", businessIdentityCode: code(), ...sent });
const ids = (body: unknown) => (body as Company[]).map(({ id }) => id);

describe("creating a company of an agency", () => {
  it("makes the id from agency and code, and gives the company the standard presets", async () => {
    const response = await create("director", { businessIdentityCode: "556200-9999" });
    expect(response.body).toEqual({
      id: "a-home-556200-9999",
      businessIdentityCode: "556200-9999",
      name: "Kund AB",
      typeOfCompany: "Company",
    });
    const presets = await app.as("director").get("/Api/v2/Company/a-home-556200-9999/KeyFigurePreset");
    expect(ids(presets.body)).toEqual([...STANDARD_PRESETS]);
    expect(await auditEntriesOf(app.database.db, "Company", "a-home-556200-9999")).toEqual([
      { companyId: "a-home-556200-9999", userName: "director", action: "create", before: null, after: response.body },
    ]);
  });

  it("connects the consultant who creates it, and no other", async () => {
    const colleague = await app.make.user("AgencyConsultant", { agencyId: people.agencyId });
    const { id } = (await create("consultant")).body as Company;
    expect((await app.as("consultant").get(at(id))).status).toBe(200);
    expect((await app.as("consultant").get("/Api/v2/Me")).body).toMatchObject({
      customers: expect.arrayContaining([id]),
    });
    expect(await app.as(colleague).get(at(id))).toMatchObject(NOT_FOUND);
  });

  it("accepts the id that it would make itself, in the body or the path, and no other", async () => {
    const post = (path: string, businessIdentityCode: string, id?: string | null) =>
      app.as("director").post(path, { name: "x", businessIdentityCode, id });
    expect((await post(LIST, "1-1", "a-home-1-1")).status).toBe(200);
    expect((await post(at("a-home-1-2"), "1-2", null)).status).toBe(200);
    expect((await post(at("a-home-1-3"), "1-3", "a-home-1-3")).status).toBe(200);
    for (const [path, id] of [
      [LIST, "1-4"],
      [LIST, ""],
      [LIST, "a-foreign-1-4"],
      [at("a-home-1-5"), undefined],
      [at("a-home-1-5"), "a-home-1-4"],
    ] as const) {
      const response = await post(path, "1-4", id);
      expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining("$.id") } });
    }
  });

  it.each([
    ["556299-0001", "5562990001"],
    ["165562990002", "556299-0002"],
    ["SE-ab12", "seAB12"],
  ])("takes %s and %s for the same code within the agency", async (first, second) => {
    expect((await create("director", { businessIdentityCode: first })).status).toBe(200);
    expect(await create("director", { businessIdentityCode: second })).toMatchObject({
      status: 409,
      body: { typeOfError: "Conflict", message: expect.stringContaining(`a-home-${first}`) },
    });
    const elsewhere = await create("stranger", { businessIdentityCode: second }, "/Api/v2/Agency/foreign/Company");
    expect(elsewhere.status).toBe(200);
  });

  it.each([
    ["no code", { businessIdentityCode: undefined }, "$.businessIdentityCode: is required"],
    ["a code with an underscore", { businessIdentityCode: "1_1" }, "$.businessIdentityCode"],
    ["no name", { name: null }, "$.name"],
  ])("refuses %s and names the member", async (_, wrong, message) => {
    const response = await create("director", wrong);
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });

  it("refuses more companies than licences, also one whose code is taken", async () => {
    await app.make.agency("licensed", { numberOfLicences: 1 });
    const list = "/Api/v2/Agency/licensed/Company";
    expect((await create("administrator", { businessIdentityCode: "1" }, list)).status).toBe(200);
    for (const businessIdentityCode of ["1", "2"]) {
      expect(await create("administrator", { businessIdentityCode }, list)).toMatchObject({
        status: 412,
        body: { typeOfError: "PreconditionFailed", message: expect.stringContaining("licences (1)") },
      });
    }
  });

  it("reads the body only for users who may create: broken JSON is a 400, more than 1 MiB a 413", async () => {
    expect((await app.as("director").send("POST", LIST, "{")).status).toBe(400);
    expect((await app.as("director").send("POST", LIST, " ".repeat(1024 * 1024 + 1))).status).toBe(413);
    expect((await app.as("company-admin").send("POST", LIST, "{")).status).toBe(404);
    expect((await app.as("stranger").send("POST", LIST, "{")).status).toBe(404);
  });
});

describe("a company by both paths", () => {
  it("is the same object with the same entity tag", async () => {
    const direct = await app.as("director").get(`/Api/v2/Company/${people.companyId}`);
    const throughAgency = await app.as("director").get(at(people.companyId));
    expect(throughAgency.body).toEqual(direct.body);
    expect(throughAgency.headers.get("etag")).toBe(direct.headers.get("etag"));
    const changed = await app
      .as("director")
      .put(at(people.companyId), { companyTypeId: "x" }, { "if-match": direct.headers.get("etag")! });
    expect((await app.as("director").get(`/Api/v2/Company/${people.companyId}`)).body).toEqual(changed.body);
  });

  it("is found only by the path of its own agency", async () => {
    const admin = app.as("administrator");
    expect(await admin.get(at(people.foreignCompanyId))).toMatchObject(NOT_FOUND);
    expect(await admin.put(at(people.foreignCompanyId), { name: "x" })).toMatchObject(NOT_FOUND);
    expect(await admin.delete(at(people.foreignCompanyId))).toMatchObject(NOT_FOUND);
    expect(await admin.get(`/Api/v2/Agency/none/Company`)).toMatchObject(NOT_FOUND);
    expect((await admin.get(`/Api/v2/Agency/foreign/Company/${people.foreignCompanyId}`)).status).toBe(200);
  });

  it("never changes its id and code, and keeps what is not sent", async () => {
    const before = (await create("director", { contactInfo: { phone: "1" } })).body as Company;
    const put = (sent: object) => app.as("director").put(at(before.id), sent);
    expect((await put({ id: "a-home-other" })).status).toBe(412);
    expect((await put({ businessIdentityCode: before.businessIdentityCode.replace("-", "") })).status).toBe(412);
    expect((await put({ name: null })).status).toBe(400);
    expect((await put({ contactInfo: { name: "Kim" } })).body).toEqual({
      ...before,
      contactInfo: { name: "Kim", phone: "1" },
    });
  });

  it("accepts no PUT and no DELETE of the collection", async () => {
    const response = await app.as("director").delete(LIST);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, POST");
    expect((await app.as("director").put(LIST, {})).status).toBe(405);
  });
});

describe("permissions for companies by the agency's path", () => {
  /** An agency and its paths are not visible to company users, whatever their role in a company. */
  const expectedStatus = (role: Role, action: Action) =>
    role.startsWith("Company") ? 404 : grantOf(role, action) ? 200 : 403;

  it.each(ROLES)("%s", async (role) => {
    const { id } = (await create("consultant")).body as Company;
    await app.make.connect(id, "company-admin", "Admin");
    const client = app.as(people.userOf[role]);
    expect((await client.get(LIST)).status).toBe(expectedStatus(role, "company.read"));
    expect((await client.get(at(id))).status).toBe(expectedStatus(role, "company.read"));
    const sent = { name: "x", businessIdentityCode: code() };
    expect((await client.post(LIST, sent)).status).toBe(expectedStatus(role, "company.createInAgency"));
    expect((await client.put(at(id), { name: role })).status).toBe(expectedStatus(role, "company.update"));
    expect((await client.delete(at(id))).status).toBe(expectedStatus(role, "company.deleteInAgency"));
  });

  it("lists all companies for directors and only the connected ones for consultants, ordered by name", async () => {
    await app.make.agency("listed");
    const director = await app.make.user("AgencyDirector", { agencyId: "listed" });
    const consultant = await app.make.user("AgencyConsultant", { agencyId: "listed" });
    const [b, , a] = [
      await app.make.company("listed", { name: "B" }),
      await app.make.company("listed", { name: "C" }),
      await app.make.company("listed", { name: "A" }),
    ];
    const direct = await app.make.company(null);
    for (const id of [a, b, direct]) await app.make.connect(id, consultant);
    const names = async (userName: string) =>
      ((await app.as(userName).get("/Api/v2/Agency/listed/Company/")).body as Company[]).map(({ name }) => name);
    expect(await names(director)).toEqual(["A", "B", "C"]);
    expect(await names("administrator")).toEqual(["A", "B", "C"]);
    expect(await names(consultant)).toEqual(["A", "B"]);
  });

  it("hides an agency and its companies from other agencies, and asks the unknown to sign in", async () => {
    for (const path of [LIST, at(people.companyId)]) {
      expect(await app.as("stranger").get(path)).toMatchObject(NOT_FOUND);
      expect((await app.as(null).get(path)).status).toBe(401);
    }
    expect(await app.as("stranger").put(at(people.companyId), { name: "x" })).toMatchObject(NOT_FOUND);
    expect(await app.as("stranger").delete(at(people.companyId))).toMatchObject(NOT_FOUND);
  });
});
