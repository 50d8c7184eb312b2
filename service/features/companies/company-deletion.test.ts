import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { User } from "@/contract/users/user";
import { makePeople, type People } from "../../testing/people";
import { auditEntriesOf, tablesWithRowsOf } from "../../testing/stored";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

const path = (id: string, agencyId?: string) => `/Api/v2${agencyId ? `/Agency/${agencyId}` : ""}/Company/${id}`;
const statusOfUser = async (userName: string) => (await app.as("administrator").get(`/Api/v2/User/${userName}`)).status;

/** A company with a user of this company only, a user of another company too, a consultant and the director. */
async function makeCompany(agencyId: string | null) {
  const [id, other] = [await app.make.company(agencyId), await app.make.company(agencyId)];
  const alone = await app.make.user("CompanyUser");
  const elsewhere = await app.make.user("CompanyUser");
  const consultant = await app.make.user("AgencyConsultant", { agencyId: people.agencyId });
  await app.make.connect(id, alone, "Admin");
  await app.make.connect(id, elsewhere, "Normal");
  await app.make.connect(other, elsewhere, "Limited");
  await app.make.connect(id, consultant);
  await app.make.connect(id, "director");
  return { id, other, alone, elsewhere, consultant };
}

describe("deleting a company", () => {
  it.each([
    ["through the agency", true, true],
    ["of an agency by the direct path", true, false],
    ["without an agency", false, false],
  ])("%s deletes company users without another company, and no other users", async (_, ofAgency, throughAgency) => {
    const made = await makeCompany(ofAgency ? people.agencyId : null);
    const alone = app.as(made.alone);
    expect((await alone.get("/Api/v2/Me")).status).toBe(200);
    const before = (await app.as("director").get(path(made.id))).body;
    const response = await app.as("director").delete(path(made.id, throughAgency ? people.agencyId : undefined));
    expect(response).toMatchObject({ status: 200, text: "null" });
    expect((await app.as("director").get(path(made.id))).status).toBe(404);
    expect((await alone.get("/Api/v2/Me")).status).toBe(401);
    expect(await statusOfUser(made.alone)).toBe(404);
    expect((await app.as(made.elsewhere).get("/Api/v2/Me")).body).toMatchObject({
      companies: [{ companyId: made.other, typeOfRole: "Limited" }],
    });
    expect((await app.as(made.consultant).get("/Api/v2/Me")).body).toMatchObject({ customers: [] });
    const db = app.database.db;
    expect(await auditEntriesOf(db, "Company", made.id)).toEqual([
      { companyId: made.id, userName: "director", action: "delete", before, after: null },
    ]);
    expect(await auditEntriesOf(db, "User", made.alone)).toMatchObject([
      { companyId: "", userName: "director", action: "delete", before: { userName: made.alone }, after: null },
    ]);
    expect(await auditEntriesOf(db, "User", made.elsewhere)).toEqual([]);
  });

  it("deletes everything that the company owns", async () => {
    const director = app.as("director");
    const sent = { name: "Full AB", businessIdentityCode: "556999-0000" };
    const { id } = (await director.post("/Api/v2/Agency/home/Company", sent)).body as { id: string };
    const fiscalYear = await app.make.fiscalYear(id);
    const period = { start: "2025-01-01", end: "2025-01-31" };
    const comment = { type: "KeyFigureComment", message: "x", period, keyFigureType: "NetSales" };
    expect((await director.post(`${path(id)}/Comment`, comment)).status).toBe(200);
    const value = [{ keyFigureInfoId: "TaxRate", period, value: Infinity }];
    expect((await director.put(`${path(id)}/FiscalYear/${fiscalYear}/KeyFigureData`, value)).status).toBe(200);
    const owned = await tablesWithRowsOf(app.database.db, id);
    expect(owned).toEqual(expect.arrayContaining(["comment", "fiscal_year", "key_figure_data", "key_figure_preset"]));
    expect((await director.delete(path(id, "home"))).status).toBe(200);
    expect(await tablesWithRowsOf(app.database.db, id)).toEqual([]);
    expect((await director.post("/Api/v2/Agency/home/Company", sent)).status).toBe(200);
  });

  it("keeps company and users when If-Match names another state", async () => {
    const made = await makeCompany(people.agencyId);
    const response = await app.as("director").delete(path(made.id), { "if-match": '"old"' });
    expect(response).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    expect(await statusOfUser(made.alone)).toBe(200);
    expect((await app.as("director").get(path(made.id))).status).toBe(200);
  });

  it("also deletes the company Admin who requests it and has no other company", async () => {
    const id = await app.make.company(null);
    const owner = await app.make.user("CompanyUser");
    await app.make.connect(id, owner, "Admin");
    expect((await app.as(owner).delete(path(id))).status).toBe(200);
    expect((await app.as(owner).get("/Api/v2/Me")).status).toBe(401);
  });
});

describe("writes at the same moment", () => {
  it("create a company once", async () => {
    const post = (businessIdentityCode: string) =>
      app.as("director").post("/Api/v2/Agency/home/Company", { name: "x", businessIdentityCode });
    const responses = await Promise.all(["777777-0001", "7777770001", "777777-0001", "16777777-0001"].map(post));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const direct = () => app.as("director").post("/Api/v2/Company", { name: "x", businessIdentityCode: "777777-0002" });
    const directAnswers = await Promise.all([direct(), direct(), direct()]);
    expect(directAnswers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("never pass the number of licences", async () => {
    await app.make.agency("tight", { numberOfLicences: 2 });
    const post = (_: unknown, i: number) =>
      app.as("administrator").post("/Api/v2/Agency/tight/Company", { name: "x", businessIdentityCode: `${i}` });
    const responses = await Promise.all(Array.from({ length: 5 }, post));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 412, 412, 412]);
  });

  it("merge different members of a company", async () => {
    const id = await app.make.company(people.agencyId, { name: "Before" });
    const put = (sent: object) => app.as("director").put(path(id), sent);
    const responses = await Promise.all([
      put({ name: "After" }),
      put({ contactInfo: { phone: "1" } }),
      put({ companyTypeId: "x" }),
      put({ contactInfo: { name: "Kim" } }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await app.as("director").get(path(id))).body).toMatchObject({
      name: "After",
      companyTypeId: "x",
      contactInfo: { name: "Kim", phone: "1" },
    });
  });

  it("leave no user without a company when their last two are deleted", async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await app.make.company(people.agencyId), await app.make.company(people.agencyId)];
      const both = await app.make.user("CompanyUser");
      await app.make.connect(one, both, "Normal");
      await app.make.connect(two, both, "Normal");
      const responses = await Promise.all([one, two].map((id) => app.as("director").delete(path(id))));
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      expect(await statusOfUser(both)).toBe(404);
    }
  });

  it("connect a user with a company or delete the company, never half", async () => {
    for (let round = 0; round < 5; round++) {
      const [stays, goes] = [await app.make.company(people.agencyId), await app.make.company(people.agencyId)];
      const userName = await app.make.user("CompanyUser");
      await app.make.connect(stays, userName, "Normal");
      const companies = [stays, goes].map((companyId) => ({ companyId, typeOfRole: "Normal" }));
      const [put, deleted] = await Promise.all([
        app.as("director").put("/Api/v2/User", { userName, companies }),
        app.as("director").delete(path(goes)),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 404]).toContain(put.status);
      const { body } = await app.as("director").get(`/Api/v2/User/${userName}`);
      expect((body as User).companies).toEqual([companies[0]]);
    }
  });
});
