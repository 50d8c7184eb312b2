// On both databases: what a company inherits is read in one statement.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantOf, ROLES } from "@/contract/permissions";
import type { StandardText } from "@/contract/texts";
import { makePeople, type People } from "../../testing/people";
import { TestApp, type TestClient } from "../../testing/test-app";

const AGENCY = "/Api/v2/Agency/home";
const AGENCY_TEXTS = `${AGENCY}/StandardText`;
const TYPE_TEXTS = `${AGENCY}/CompanyType/bygg/StandardText`;
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
const textsOf = (companyId: string) => ok<StandardText[]>(client.get(`/Api/v2/Company/${companyId}/StandardText`));

describe("a standard text", () => {
  it("applies to every client when it is the agency's; a company type's replaces or hides it for the type's clients", async () => {
    const made = await ok(client.post(AGENCY_TEXTS, SOLID));
    expect(made).toEqual({ ...SOLID, id: made.id, origin: "agency" });
    const company = await app.make.company(people.agencyId, { companyTypeId: "bygg" });
    expect(await textsOf(company)).toEqual([made]);
    const changed = await ok(client.put(`${TYPE_TEXTS}/${made.id}`, { text: "Byggbranschens {[EquityRatio]}." }));
    expect(changed).toEqual({ ...made, text: "Byggbranschens {[EquityRatio]}.", origin: "companyType" });
    expect(await textsOf(company)).toEqual([changed]);
    expect(await textsOf(people.companyId)).toEqual([made]);
    await ok(client.delete(`${TYPE_TEXTS}/${made.id}`));
    expect(await textsOf(company)).toEqual([]);
    // A type's text that equals the agency's is not stored: the type inherits again.
    await ok(client.post(TYPE_TEXTS, { ...SOLID, id: made.id }));
    expect(await textsOf(company)).toEqual([made]);
    await ok(client.delete(`${AGENCY_TEXTS}/${made.id}`));
    expect(await textsOf(company)).toEqual([]);
  });

  it("keeps its versions", async () => {
    const { id } = await ok(client.post(AGENCY_TEXTS, SOLID));
    await ok(client.put(AGENCY_TEXTS, { id, name: "Om soliditeten" }));
    expect((await client.get(`${AGENCY_TEXTS}/${id}/Version`)).body).toMatchObject([
      { version: 2, state: "set", text: { ...SOLID, id, name: "Om soliditeten" } },
      { version: 1, state: "set", text: { ...SOLID, id } },
    ]);
    await ok(client.delete(`${AGENCY_TEXTS}/${id}`));
  });

  it("is listed by name", async () => {
    const sorted = ["Avslut", "Åtgärder", "Ärenden", "Övrigt"];
    for (const name of sorted.toReversed()) await ok(client.post(AGENCY_TEXTS, { name, text: "by name" }));
    const texts = (await textsOf(people.companyId)).filter(({ text }) => text === "by name");
    expect(texts.map(({ name }) => name)).toEqual(sorted);
  });

  it.each([{ name: "" }, { text: "" }, { name: null }, { id: "å" }, { text: "x".repeat(10_001) }])(
    "%j is refused",
    async (more) => {
      expect((await client.post(AGENCY_TEXTS, { ...SOLID, ...more })).status).toBe(400);
    },
  );

  it("does not apply to a company without an agency", async () => {
    await ok(client.post(AGENCY_TEXTS, SOLID));
    const direct = await app.make.company(null);
    expect((await app.as("administrator").get(`/Api/v2/Company/${direct}/StandardText`)).body).toEqual([]);
  });
});

it.each(ROLES)("a %s reads the standard texts of a company if they write its reports", async (role) => {
  const { status } = await app.as(people.userOf[role]).get(`/Api/v2/Company/${people.companyId}/StandardText`);
  expect(status).toBe(grantOf(role, "periodReport.write") === false ? 403 : 200);
});
