// On both databases: what a company inherits is read in one statement.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantOf, ROLES } from "@/contract/permissions";
import type { StandardText } from "@/contract/texts";
import { makePeople, type People } from "../../testing/people";
import { TestApp, type TestClient } from "../../testing/test-app";

const AGENCY = "/Api/v2/Agency/home";
const ofAgency = `${AGENCY}/StandardText`;
const ofType = `${AGENCY}/CompanyType/bygg/StandardText`;
const SOLID = { name: "Soliditet", text: "Soliditeten är {[EquityRatio]} för {company}." };

let app: TestApp;
let people: People;
let client: TestClient;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
  await ok(client.post(`${AGENCY}/CompanyType`, { Id: "bygg", Name: "Bygg" }));
});
afterAll(() => app.stop());

async function ok<T = StandardText>(answer: Promise<{ status: number; body: unknown }>): Promise<T> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body as T;
}
const ofCompany = (companyId: string) => ok<StandardText[]>(client.get(`/Api/v2/Company/${companyId}/StandardText`));

describe("a standard text", () => {
  it("applies to every client when it is the agency's, and a company type's replaces it for the type's clients", async () => {
    const made = await ok(client.post(ofAgency, SOLID));
    expect(made).toEqual({ ...SOLID, id: made.id, origin: "agency" });
    const company = await app.make.company(people.agencyId, { companyTypeId: "bygg" });
    expect(await ofCompany(company)).toEqual([made]);
    const changed = await ok(client.put(`${ofType}/${made.id}`, { text: "Byggbranschens {[EquityRatio]}." }));
    expect(changed).toEqual({ ...made, text: "Byggbranschens {[EquityRatio]}.", origin: "companyType" });
    expect(await ofCompany(company)).toEqual([changed]);
    expect(await ofCompany(people.companyId)).toEqual([made]);
    await ok(client.delete(`${ofType}/${made.id}`));
    expect(await ofCompany(company)).toEqual([]);
    await ok(client.post(ofType, { ...SOLID, id: made.id }));
    expect(await ofCompany(company)).toEqual([made]);
    await ok(client.delete(`${ofAgency}/${made.id}`));
    expect(await ofCompany(company)).toEqual([]);
  });

  it("keeps its versions", async () => {
    const { id } = await ok(client.post(ofAgency, SOLID));
    await ok(client.put(ofAgency, { id, name: "Om soliditeten" }));
    expect((await client.get(`${ofAgency}/${id}/Version`)).body).toMatchObject([
      { version: 2, state: "set", text: { ...SOLID, id, name: "Om soliditeten" } },
      { version: 1, state: "set", text: { ...SOLID, id } },
    ]);
    await ok(client.delete(`${ofAgency}/${id}`));
  });

  it("is listed by name", async () => {
    for (const name of ["Övrigt", "Ärenden", "Avslut"]) await ok(client.post(ofAgency, { name, text: name }));
    const names = (await ofCompany(people.companyId)).map(({ name }) => name);
    expect(names).toEqual(["Avslut", "Ärenden", "Övrigt"]);
  });

  it.each([{ name: "" }, { text: "" }, { name: null }, { id: "å" }, { text: "x".repeat(10_001) }])(
    "%j is refused",
    async (more) => {
      expect((await client.post(ofAgency, { ...SOLID, ...more })).status).toBe(400);
    },
  );

  it("does not apply to a company without an agency", async () => {
    await ok(client.post(ofAgency, SOLID));
    const direct = await app.make.company(null);
    expect((await app.as("administrator").get(`/Api/v2/Company/${direct}/StandardText`)).body).toEqual([]);
  });
});

it.each(ROLES)("a %s reads those of a company if they write its reports", async (role) => {
  const { status } = await app.as(people.userOf[role]).get(`/Api/v2/Company/${people.companyId}/StandardText`);
  expect(status).toBe(grantOf(role, "periodReport.write") === false ? 403 : 200);
});
