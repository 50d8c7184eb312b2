import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { AgencyKeyFigureValues } from "@/contract/portfolio";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { storePendingFigures } from "../../testing/pending-figures";
import { auditEntriesOf } from "../../testing/stored";
import { TestApp, type TestClient } from "../../testing/test-app";

const AGENCY = "/Api/v2/Agency/home";
const RESOURCE = "StandardKeyFigureFormula";
const ofAgency = `${AGENCY}/${RESOURCE}`;
const ofType = `${AGENCY}/CompanyType/bygg/${RESOURCE}`;
const BOOKS = sieText({
  vouchers: [
    { date: "20250215", amount: 1000 },
    { date: "20250310", amount: 500 },
  ],
});

let app: TestApp;
let people: People;
let client: TestClient;
/** The id of the company. */
let company: string;
/** The path of the company's formulas. */
let own: string;
let count = 0;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
  for (const id of ["bygg", "handel"]) await ok(client.post(`${AGENCY}/CompanyType`, { Id: id, Name: id }));
});
afterAll(() => app.stop());
beforeEach(async () => {
  company = await app.make.company(people.agencyId, { companyTypeId: "bygg" });
  own = `/Api/v2/Company/${company}/KeyFigureFormula`;
  await ok(client.put("/Api/v2/SieImport/home", { companyId: company, data: BOOKS }));
});

const newId = () => `f${++count}`;
const figure = (id: string, formula: string, more: object = {}) => ({
  id,
  name: id,
  formula,
  valueType: "Amount",
  ...more,
});
async function ok<T = KeyFigureFormula>(response: Promise<{ status: number; body: unknown }>): Promise<T> {
  const { status, body } = await response;
  expect(status, JSON.stringify(body)).toBe(200);
  return body as T;
}
const get = async (path: string) => (await client.get(path)).body as KeyFigureFormula;
/** The company's value for its latest year, computed by the request. */
async function computed(id: string): Promise<number | null> {
  const path = `/Api/v2/Company/${company}/KeyFigureValue/${id}?resolution=year`;
  const { keyFigureValues } = await ok<KeyFigureResult>(client.get(path));
  return keyFigureValues.at(-1)!.value;
}
/** The stored value among all clients, with the number of companies whose values are pending. */
async function listed(id: string): Promise<{ value: number | null | undefined; pending: number }> {
  const path = `${AGENCY}/KeyFigureValue?keyFigures=${id}&resolution=year`;
  const { companies, pending } = await ok<AgencyKeyFigureValues>(client.get(path));
  return { value: companies.find(({ companyId }) => companyId === company)!.values?.[0], pending };
}
const store = () => storePendingFigures(app);

describe("a key figure of the agency", () => {
  it("is computed for its companies, names its origin, and has versions", async () => {
    const id = newId();
    const made = await ok(client.post(ofAgency, figure(id, "NetSales * 2")));
    expect(made).toEqual({
      ...figure(id, "[NetSales] * 2"),
      version: 1,
      changed: "2026-03-15T12:00:00",
      changedBy: "Name of director",
      origin: "agency",
    });
    expect(await get(`${own}/${id}`)).toEqual(made);
    expect((await client.get(own)).body).toContainEqual(made);
    expect((await client.get(`${own}/${id}/Version`)).body).toEqual([made]);
    expect(await computed(id)).toBe(3000);
    app.passSecond();
    const changed = await ok(client.put(`${ofAgency}/${id}`, { formula: "[NetSales] * 3" }));
    expect(changed).toMatchObject({ version: 2, formula: "[NetSales] * 3" });
    expect(await computed(id)).toBe(4500);
    expect((await client.get(`${ofAgency}/${id}/Version`)).body).toMatchObject([
      { version: 2, state: "set", keyFigureFormula: { formula: "[NetSales] * 3", version: 2 } },
      { version: 1, state: "set", keyFigureFormula: { formula: "[NetSales] * 2", version: 1 } },
    ]);
    expect(await ok(client.put(`${ofAgency}/${id}`, { formula: "NetSales*3" }))).toEqual(changed);
    const entries = await auditEntriesOf(app.database.db, RESOURCE, id);
    expect(entries.map(({ action }) => action)).toEqual(["create", "update"]);
  });

  it("is among the key figures of all clients, whose stored values are pending and then the new ones", async () => {
    const id = newId();
    await ok(client.post(ofAgency, figure(id, "[NetSales] * 2", { name: "Dubbelt" })));
    expect((await listed(id)).pending).toBeGreaterThan(0);
    await store();
    expect(await listed(id)).toEqual({ value: 3000, pending: 0 });
    const figures = await ok<{ id: string; name: string }[]>(client.get(`${AGENCY}/KeyFigure`));
    expect(figures).toContainEqual(expect.objectContaining({ id, name: "Dubbelt" }));
    await ok(client.put(`${ofType}/${id}`, { formula: "[NetSales] * 5" }));
    expect((await listed(id)).pending).toBeGreaterThan(0);
    await store();
    expect(await listed(id)).toEqual({ value: 7500, pending: 0 });
  });

  it("changes at once for a company that gets another type, or none", async () => {
    const id = newId();
    await ok(client.post(ofAgency, figure(id, "[NetSales] * 2")));
    await ok(client.put(`${ofType}/${id}`, { formula: "[NetSales] * 5" }));
    await ok(client.put(`${AGENCY}/CompanyType/handel/${RESOURCE}/${id}`, { formula: "[NetSales] * 7" }));
    await store();
    for (const [companyTypeId, value] of [
      ["handel", 10_500],
      [null, 3000],
    ] as const) {
      await ok(client.put(`/Api/v2/Company/${company}`, { companyTypeId }));
      expect(await listed(id)).toEqual({ value, pending: 0 });
      expect(await computed(id)).toBe(value);
    }
  });

  it("cannot take an id that exists, use unknown names or itself, or be deleted while another uses it", async () => {
    const id = newId();
    expect((await client.post(ofAgency, figure("NetSales", "1"))).status).toBe(409);
    expect((await client.post(ofAgency, figure("Inventory", "1"))).status).toBe(409);
    expect((await client.post(ofAgency, figure(id, "[Unknown] * 2"))).status).toBe(400);
    await ok(client.post(ofAgency, figure(id, "[NetSales] * 2")));
    await ok(client.post(ofType, figure(`${id}b`, `[${id}] * 2`)));
    expect((await client.delete(`${ofAgency}/${id}`)).status).toBe(412);
    expect((await client.delete(`${ofType}/${id}`)).status).toBe(412);
    // The name is unknown to the agency, because the type defines it; for the type the formula makes a circle.
    expect((await client.put(`${ofAgency}/${id}`, { formula: `[${id}b]` })).status).toBe(400);
    expect((await client.put(`${ofType}/${id}`, { formula: `[${id}b]` })).status).toBe(412);
    expect((await client.delete(`${own}/${id}`)).status).toBe(412);
    await ok(client.delete(`${ofType}/${id}b`));
    await ok(client.delete(`${ofAgency}/${id}`));
    expect((await client.get(`${own}/${id}`)).status).toBe(404);
  });

  it(
    "is never listed with values of its old form, whatever is written to a company meanwhile",
    { tags: "long" },
    async () => {
      const id = newId();
      await ok(client.post(ofAgency, figure(id, "[NetSales]")));
      const targets = `/Api/v2/Company/${company}/KeyFigureTarget`;
      const period = { start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" };
      for (const factor of [2, 3, 4]) {
        await Promise.all([
          ok(client.put(targets, [{ keyFigureType: "CashFlow", period, value: factor }])),
          ok(client.put(`${ofAgency}/${id}`, { formula: `[NetSales] * ${factor}` })),
          ok(client.put(targets, [{ keyFigureType: "NetSales", period, value: factor }])),
        ]);
        const { value, pending } = await listed(id);
        expect(pending > 0 || value === 1500 * factor, `${value} while ${pending} are pending`).toBe(true);
        await store();
        expect(await listed(id)).toEqual({ value: 1500 * factor, pending: 0 });
      }
    },
  );

  it("is created once by requests that are repeated under one key, and its figures are pending then", async () => {
    const id = newId();
    const key = { "idempotency-key": `standard-${id}` };
    const first = await ok(client.post(ofAgency, figure(id, "[NetSales] * 6"), key));
    expect(await ok(client.post(ofAgency, figure(id, "[NetSales] * 6"), key))).toEqual(first);
    expect((await listed(id)).pending).toBeGreaterThan(0);
    await store();
    expect(await listed(id)).toEqual({ value: 9000, pending: 0 });
  });

  it("can use the terms that are listed for the agency and for a type", async () => {
    const id = newId();
    await ok(client.post(ofType, figure(id, "[NetSales] * 2")));
    const ids = async (path: string) => (await ok<{ id: string }[]>(client.get(path))).map((term) => term.id);
    expect(await ids(`${AGENCY}/FormulaTerm`)).toEqual(expect.arrayContaining(["NetSales", "Inventory"]));
    expect(await ids(`${AGENCY}/FormulaTerm`)).not.toContain(id);
    expect(await ids(`${AGENCY}/CompanyType/bygg/FormulaTerm`)).toContain(id);
    await ok(client.post(ofAgency, figure(newId(), "[NetSales] / [Inventory]")));
    await ok(client.post(ofType, figure(newId(), `[${id}] * 2`)));
  });
});

describe("a company", () => {
  it("changes a key figure of the agency for itself, and inherits it again when the content is equal", async () => {
    const id = newId();
    const inherited = await ok(client.post(ofAgency, figure(id, "[NetSales] * 2", { decimals: 1 })));
    const changed = await ok(client.put(own, { id, formula: "[NetSales] * 4" }));
    expect(changed).toMatchObject({ version: 2, decimals: 1 });
    expect(changed).not.toHaveProperty("origin");
    expect(await computed(id)).toBe(6000);
    expect(await listed(id)).toMatchObject({ value: 6000 });
    expect(await ok(client.get(`/Api/v2/Company/${company}/${RESOURCE}`))).toContainEqual(inherited);
    expect(await ok(client.put(`${own}/${id}`, { formula: "[NetSales] * 2" }))).toEqual(inherited);
    await ok(client.put(`${ofAgency}/${id}`, { formula: "[NetSales]" }));
    expect(await computed(id)).toBe(1500);
  });

  it("hides a key figure of the agency, and adds it again", async () => {
    const id = newId();
    const inherited = await ok(client.post(ofAgency, figure(id, "[NetSales] * 2")));
    await ok(client.delete(`${own}/${id}`));
    expect((await client.get(`${own}/${id}`)).status).toBe(404);
    expect((await client.get(`/Api/v2/Company/${company}/KeyFigureValue/${id}?resolution=year`)).status).toBe(404);
    expect(await ok(client.post(own, figure(id, "[NetSales] * 2")))).toEqual(inherited);
    expect((await client.post(own, figure(id, "[NetSales] * 2"))).status).toBe(409);
  });

  it("computes all other key figures when a formula of the agency makes a circle with its own", async () => {
    const one = newId();
    const other = newId();
    const third = newId();
    await ok(client.post(ofAgency, figure(one, "[NetSales] * 2")));
    await ok(client.post(own, figure(other, `[${one}] * 2`)));
    await ok(client.post(own, figure(third, "[NetSales] * 7")));
    await ok(client.post(ofAgency, figure(other, "[NetSales]")));
    await ok(client.put(`${ofAgency}/${one}`, { formula: `[${other}] + 1` }));
    expect(await computed(third)).toBe(10_500);
    const listedIds = (await ok<KeyFigureFormula[]>(client.get(own))).map(({ id }) => id);
    expect(listedIds).toEqual(expect.arrayContaining([one, other, third]));
    await store();
    expect(await listed(third)).toMatchObject({ value: 10_500, pending: 0 });
    await ok(client.put(`${own}/${other}`, { formula: "[NetSales]" }));
    expect(await computed(one)).toBe(1501);
  });

  it("with a circle of formulas does not remove the key figure of others from the list of all clients", async () => {
    const [one, other] = [newId(), newId()];
    const ofTrade = `${AGENCY}/CompanyType/handel/${RESOURCE}`;
    // Sorted by id, as the list first takes the definition of the first company, which here cannot compute the figure.
    const [circular, sound] = [
      await app.make.company(people.agencyId, { companyTypeId: "handel" }),
      await app.make.company(people.agencyId, { companyTypeId: "handel" }),
    ].sort();
    await ok(client.post(ofTrade, figure(one, "[NetSales] * 2")));
    await ok(client.post(`/Api/v2/Company/${circular!}/KeyFigureFormula`, figure(other, `[${one}] * 2`)));
    await ok(client.post(ofTrade, figure(other, "[NetSales]")));
    await ok(client.put(`${ofTrade}/${one}`, { formula: `[${other}] + 1` }));
    await ok(client.put("/Api/v2/SieImport/home", { companyId: sound!, data: BOOKS }));
    await store();
    const path = `${AGENCY}/KeyFigureValue?keyFigures=${one}&resolution=year`;
    const { companies } = await ok<AgencyKeyFigureValues>(client.get(path));
    expect(companies.find(({ companyId }) => companyId === sound)!.values).toEqual([1501]);
    expect(await ok<{ id: string }[]>(client.get(`${AGENCY}/KeyFigure`))).toContainEqual(
      expect.objectContaining({ id: one, formula: `[${other}] + 1` }),
    );
  });

  it("cannot delete a key figure that another in a circle with it uses", async () => {
    const one = newId();
    const other = newId();
    await ok(client.post(ofAgency, figure(one, "[NetSales] * 2")));
    await ok(client.post(own, figure(other, `[${one}] * 2`)));
    await ok(client.post(ofAgency, figure(other, "[NetSales]")));
    await ok(client.put(`${ofAgency}/${one}`, { formula: `[${other}] + 1` }));
    for (const id of [one, other]) expect((await client.delete(`${own}/${id}`)).status).toBe(412);
    await ok(client.put(`${own}/${other}`, { formula: "[NetSales]" }));
    await ok(client.delete(`${own}/${one}`));
    await ok(client.delete(`${own}/${other}`));
  });

  it("without an agency, or in an agency without standards, has only its own key figures", async () => {
    await ok(client.post(ofAgency, figure(newId(), "[NetSales] * 2")));
    const administrator = app.as("administrator");
    for (const companyId of [people.foreignCompanyId, await app.make.company(null)]) {
      const path = `/Api/v2/Company/${companyId}/KeyFigureFormula`;
      const formula = await ok(administrator.post(path, figure("Own", "[NetSales]")));
      expect(await ok(administrator.get(path))).toEqual([formula]);
    }
  });
});
