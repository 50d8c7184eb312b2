import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Company } from "@/contract/companies/company";
import type { User } from "@/contract/users/user";
import { addToken } from "../auth/personal-access-token";
import type { TokenScope } from "../request-context";
import { VERBS } from "../http/route";
import { apiRoutes } from "../../features/all-routes";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;
/** Another company of the agency, with which the consultant and the company's Admin are connected too. */
let other: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  other = await app.make.company(people.agencyId, { name: "Andra AB", businessIdentityCode: "556000-0001" });
  await app.make.connect(other, "consultant");
  await app.make.connect(other, "company-admin", "Admin");
});
afterAll(() => app.stop());

/** A client with a personal access token of the user, narrowed to this scope. */
async function narrowed(userName: string, scope: Partial<TokenScope>) {
  const { token } = await addToken(app.database.db, userName, 1, new Date(), { name: "narrow", ...scope });
  const headers = { authorization: `OAuth ${token}` };
  const client = app.as(null);
  return {
    get: (path: string) => client.get(`/Api/v2${path}`, headers),
    post: (path: string, body: unknown) => client.post(`/Api/v2${path}`, body, headers),
    put: (path: string, body: unknown) => client.put(`/Api/v2${path}`, body, headers),
    delete: (path: string) => client.delete(`/Api/v2${path}`, headers),
    send: (method: string, path: string) => client.send(method, `/Api/v2${path}`, "[]", headers),
  };
}

const idsOf = (body: unknown) => (body as Company[]).map(({ id }) => id);
const USER_NAMES = ["administrator", "director", "consultant", "company-admin"];

describe("a token that reads only", () => {
  it("is refused every write of every route, whatever its user may do", async () => {
    const client = await narrowed("administrator", { readOnly: true });
    const writes = apiRoutes.flatMap((route) =>
      VERBS.filter((verb) => verb !== "GET" && route[verb]).map((verb) => ({ verb, path: route.path })),
    );
    expect(writes.length).toBeGreaterThan(50);
    for (const { verb, path } of writes) {
      const at = path.replaceAll(/:(\w+)/g, (_, name: string) => (name === "companyId" ? people.companyId : "x"));
      const response = await client.send(verb, `/${at}`);
      expect([response.status, response.text], `${verb} ${path}`).toEqual([403, expect.stringContaining("reads only")]);
    }
  });

  it("reads what its user may read, and no more", async () => {
    const client = await narrowed("consultant", { readOnly: true });
    expect(idsOf((await client.get("/Company")).body)).toEqual(expect.arrayContaining([people.companyId, other]));
    expect((await client.get(`/Company/${people.companyId}/Comment`)).status).toBe(200);
    expect((await client.get(`/Company/${people.foreignCompanyId}`)).status).toBe(404);
    expect((await client.put(`/Company/${people.foreignCompanyId}`, { name: "x" })).status).toBe(404);
  });
});

describe("a token that reaches some companies", () => {
  it.each(USER_NAMES)("made by %s shows only those, in lists and by their ids", async (userName) => {
    const client = await narrowed(userName, { companies: [people.companyId] });
    for (const query of ["", "?showAll=true"]) {
      // Without showAll an administrator gets only connected companies, of which this one has none.
      const isListed = userName !== "administrator" || query !== "";
      expect(idsOf((await client.get(`/Company${query}`)).body)).toEqual(isListed ? [people.companyId] : []);
    }
    expect((await client.get(`/Company/${people.companyId}`)).status).toBe(200);
    for (const hidden of [other, people.foreignCompanyId]) {
      expect((await client.get(`/Company/${hidden}`)).status).toBe(404);
      expect((await client.get(`/Company/${hidden}/FiscalYear`)).status).toBe(404);
      expect((await client.put(`/Company/${hidden}`, { name: "x" })).status).toBe(404);
    }
    expect((await client.put(`/Company/${people.companyId}`, { name: "Hemma AB" })).status).toBe(200);
    if (userName === "company-admin") return;
    expect(idsOf((await client.get(`/Agency/${people.agencyId}/Company`)).body)).toEqual([people.companyId]);
    expect((await client.get(`/Agency/${people.agencyId}/Company/${other}`)).status).toBe(404);
    const figures = await client.get(`/Agency/${people.agencyId}/KeyFigureData/TaxRate`);
    expect(idsOf(figures.body)).toEqual([people.companyId]);
    // Views say how the list is shown, and nothing of a company.
    expect((await client.get(`/Agency/${people.agencyId}/PortfolioView`)).status).toBe(200);
  });

  it.each(USER_NAMES)("made by %s imports only into those", async (userName) => {
    const client = await narrowed(userName, { companies: [people.companyId] });
    const to = (companyId: string) =>
      client.put(`/SieImport/${people.agencyId}`, { data: sieText(), companyId, dryRun: true });
    expect((await to(people.companyId)).body).toMatchObject({ success: true });
    expect((await to(other)).status).toBe(404);
    const byNumber = await client.put(`/SieImport/${people.agencyId}`, {
      data: sieText({ businessIdentityCode: "556000-0001" }),
      dryRun: true,
    });
    expect(byNumber.body).toMatchObject({ success: false });
  });

  it.each(USER_NAMES)(
    "made by %s shows its maker, with those companies, and of other users only company users of those companies",
    async (userName) => {
      await app.make.connect(other, await app.make.user("CompanyUser", { userName: `of-other-${userName}` }), "Normal");
      const client = await narrowed(userName, { companies: [people.companyId] });
      const users = (await client.get("/User")).body as User[];
      const names = users.map((one) => one.userName);
      expect(names).toContain(userName);
      expect(names).toContain("company-limited");
      expect(names).not.toContain(`of-other-${userName}`);
      for (const agencyUser of ["director", "consultant"].filter((name) => name !== userName)) {
        expect(names).not.toContain(agencyUser);
        expect((await client.get(`/User/${agencyUser}`)).status).toBe(404);
      }
      const text = JSON.stringify([users, (await client.get("/Me")).body]);
      expect(text).not.toContain(other);
    },
  );

  it("changes no agency, and nothing that belongs to no company", async () => {
    const client = await narrowed("administrator", { companies: [people.companyId] });
    const company = { name: "x", businessIdentityCode: "556000-0009" };
    const agencies = (await client.get("/Agency")).body as { shortName: string }[];
    expect(agencies.map(({ shortName }) => shortName)).toEqual([people.agencyId]);
    expect((await client.get("/Agency/foreign")).status).toBe(404);
    expect((await client.put(`/Agency/${people.agencyId}`, { name: "x" })).status).toBe(403);
    expect((await client.delete(`/Agency/${people.agencyId}`)).status).toBe(403);
    expect((await client.post("/Agency", { shortName: "new_one", name: "x" })).status).toBe(403);
    expect((await client.post("/Company", company)).status).toBe(403);
    expect((await client.post(`/Agency/${people.agencyId}/Company`, company)).status).toBe(403);
    const director = { userName: "made", name: "x", type: "AgencyDirector", agencyId: people.agencyId };
    expect((await client.post("/User", director)).status).toBe(403);
    const companies = [{ companyId: other, typeOfRole: "Admin" }];
    expect((await client.post("/User", { userName: "made", name: "x", type: "CompanyUser", companies })).status).toBe(
      404,
    );
  });

  it("leaves no company user without a company, because it could not reach such a user", async () => {
    const client = await narrowed("administrator", { companies: [people.companyId] });
    const made = { userName: "apart", name: "x", type: "CompanyUser", companies: [] };
    expect((await client.post("/User", made)).status).toBe(412);
    const userName = await app.make.user("CompanyUser");
    await app.make.connect(people.companyId, userName, "Normal");
    expect((await client.put(`/User/${userName}`, { companies: [] })).status).toBe(412);
    expect((await client.delete(`/User/${userName}`)).status).toBe(200);
  });

  it("reaches nothing of a company that its user does not see any more", async () => {
    const companyId = await app.make.company(people.agencyId, { businessIdentityCode: "556000-0002" });
    const userName = await app.make.user("CompanyUser");
    await app.make.connect(companyId, userName, "Normal");
    const client = await narrowed(userName, { companies: [companyId] });
    expect((await client.get(`/Company/${companyId}`)).status).toBe(200);
    await app.as("director").put(`/Api/v2/User/${userName}`, {
      companies: [{ companyId: people.companyId, typeOfRole: "Normal" }],
    });
    expect((await client.get(`/Company/${companyId}`)).status).toBe(404);
    expect((await client.get(`/Company/${people.companyId}`)).status).toBe(404);
  });

  it("imports only to the agencies of those companies, even if its user has companies of other agencies", async () => {
    const both = await app.make.user("CompanyUser");
    await app.make.connect(people.companyId, both, "Import");
    await app.make.connect(people.foreignCompanyId, both, "Import");
    for (const [companyId, statuses] of [
      [people.companyId, [400, 404]],
      [people.foreignCompanyId, [404, 400]],
    ] as const) {
      const token = await narrowed(both, { companies: [companyId] });
      // The body `[]` is invalid, which is a 400 at an agency that the token reaches; the other agency is a 404.
      const responses = [await token.send("PUT", "/SieImport/home"), await token.send("PUT", "/SieImport/foreign")];
      expect(responses.map(({ status }) => status)).toEqual(statuses);
    }
  });
});
