import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { AgencyKeyFigureValues } from "@/contract/portfolio";
import { EVERY_PERIOD, targetId, standardTargetListSchema } from "@/contract/targets/standard-target";
import { makePeople, type People } from "../../testing/people";
import { storePendingFigures } from "../../testing/pending-figures";
import { sieText } from "../../testing/sie-text";
import { auditEntriesOf } from "../../testing/stored";
import { TestApp, type TestClient } from "../../testing/test-app";

const AGENCY = "/Api/v2/Agency/home";
const ofAgency = `${AGENCY}/StandardKeyFigureTarget`;
const ofType = `${AGENCY}/CompanyType/bygg/StandardKeyFigureTarget`;
/** Books through the last month, since an amount's target for the year needs a value of the whole year. */
const BOOKS = sieText({ vouchers: [{ date: "20251215", amount: 1000 }] });
const YEAR = { start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" };
const SALES = { keyFigureType: "NetSales", period: YEAR };
const MARGIN = { keyFigureType: "GrossProfitMargin", period: EVERY_PERIOD };
const [salesId, marginId] = [targetId(SALES), targetId(MARGIN)];

let app: TestApp;
let people: People;
let client: TestClient;
let company: string;
let own: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
  expect((await client.post(`${AGENCY}/CompanyType`, { Id: "bygg", Name: "Bygg" })).status).toBe(200);
});
afterAll(() => app.stop());
beforeEach(async () => {
  for (const path of [ofAgency, ofType]) {
    for (const { id } of await ok<{ id: string }[]>(client.get(path))) await ok(client.delete(`${path}/${id}`));
  }
  company = await app.make.company(people.agencyId, { companyTypeId: "bygg" });
  own = `/Api/v2/Company/${company}/KeyFigureTarget`;
  await ok(client.put("/Api/v2/SieImport/home", { companyId: company, data: BOOKS }));
});

async function ok<T = object>(answer: Promise<{ status: number; body: unknown }>): Promise<T> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body as T;
}
const list = (path = own) => ok<object[]>(client.get(path));
/** The target beside the value of the year, or for `month` beside February's, from the company's KeyFigureValue. */
async function computed(id: string, resolution: "year" | "month" = "year"): Promise<number | undefined> {
  const path = `/Api/v2/Company/${company}/KeyFigureValue/${id}?resolution=${resolution}`;
  return (await ok<KeyFigureResult>(client.get(path))).keyFigureValues[resolution === "year" ? 0 : 1]?.target;
}
/** The target among the values of all clients, with the number of companies whose values are pending. */
async function listed(id: string): Promise<{ target: number | null | undefined; pending: number }> {
  const path = `${AGENCY}/KeyFigureValue?keyFigures=${id}&resolution=year`;
  const { companies, pending } = await ok<AgencyKeyFigureValues>(client.get(path));
  return { target: companies.find(({ companyId }) => companyId === company)!.targets?.[0], pending };
}

describe("a target of the agency", () => {
  it("applies to its companies, names its origin, and has versions", async () => {
    // After the entries of other tests about the target of the same id, so that those come first.
    app.passSecond();
    const { length: earlier } = await auditEntriesOf(app.database.db, "StandardKeyFigureTarget", salesId);
    const made = await ok(client.post(ofAgency, { ...SALES, value: 2000 }));
    expect(made).toEqual({ id: salesId, ...SALES, value: 2000, origin: "agency" });
    expect(standardTargetListSchema.parse(await list(ofAgency))).toEqual([made]);
    expect(await list()).toEqual([{ ...SALES, value: 2000, origin: "agency" }]);
    expect(await computed("NetSales")).toBe(2000);
    expect(await ok(client.put(`${ofType}/${salesId}`, { value: 3000 }))).toMatchObject({ origin: "companyType" });
    expect(await list()).toEqual([{ ...SALES, value: 3000, origin: "companyType" }]);
    // The agency's value, so the type inherits the target again.
    await ok(client.put(ofType, { id: salesId, value: 2000 }));
    await ok(client.put(ofAgency, { id: salesId, value: 2500 }));
    expect(await list()).toEqual([{ ...SALES, value: 2500, origin: "agency" }]);
    const versions = async (of: string) => (await ok<object[]>(client.get(`${of}/${salesId}/Version`))).slice(0, 2);
    expect(await versions(ofAgency)).toMatchObject([
      { state: "set", target: { ...SALES, value: 2500 }, changedBy: "Name of director" },
      { state: "set", target: { ...SALES, value: 2000 } },
    ]);
    expect(await versions(ofType)).toMatchObject([{ state: "inherited" }, { state: "set", target: { value: 3000 } }]);
    const entries = await auditEntriesOf(app.database.db, "StandardKeyFigureTarget", salesId);
    expect(entries.slice(earlier)).toMatchObject([{ action: "create" }, { action: "update", after: { value: 2500 } }]);
  });

  it("for every period applies to months and years that no other target covers, unless it is of an amount", async () => {
    await ok(client.post(ofAgency, { ...MARGIN, value: 40 }));
    expect(await computed("GrossProfitMargin")).toBe(40);
    expect(await computed("GrossProfitMargin", "month")).toBe(40);
    await ok(client.put(own, [{ ...MARGIN, period: YEAR, value: 45 }]));
    expect(await computed("GrossProfitMargin", "month")).toBe(45);
    await ok(client.post(ofAgency, { ...MARGIN, keyFigureType: "NetSales", value: 40 }));
    expect(await computed("NetSales")).toBeUndefined();
  });

  it("stands beside the stored values of all clients, which are pending until they are stored again", async () => {
    await storePendingFigures(app);
    await ok(client.post(ofAgency, { ...SALES, value: 2000 }));
    expect((await listed("NetSales")).pending).toBeGreaterThan(0);
    await storePendingFigures(app);
    expect(await listed("NetSales")).toEqual({ target: 2000, pending: 0 });
    await ok(client.put(own, [{ ...SALES, value: 1 }]));
    expect(await listed("NetSales")).toEqual({ target: 1, pending: 0 });
    await ok(client.put(own, [{ ...SALES, value: 2000 }]));
    expect(await listed("NetSales")).toEqual({ target: 2000, pending: 0 });
  });

  it("has one id, and is refused with another, twice, or without a finite number", async () => {
    expect(await ok(client.post(`${ofAgency}/${marginId}`, { ...MARGIN, value: -0 }))).toMatchObject({ value: 0 });
    expect((await client.post(ofAgency, { ...MARGIN, value: 2 })).status).toBe(409);
    expect((await client.post(ofAgency, { ...SALES, id: "other", value: 2 })).status).toBe(400);
    expect((await client.post(`${ofAgency}/other`, { ...SALES, value: 2 })).status).toBe(400);
    for (const value of [Infinity, null, "1"])
      expect((await client.post(ofAgency, { ...SALES, value })).status).toBe(400);
    expect((await client.put(`${ofAgency}/${marginId}`, { value: null })).status).toBe(400);
    const decomposed = { ...MARGIN, keyFigureType: "Ma\u030Al" };
    expect(await ok(client.post(ofAgency, { ...decomposed, id: targetId(decomposed), value: 2 }))).toMatchObject({
      keyFigureType: "Mål",
    });
    expect((await client.put(`${ofAgency}/${salesId}`, { value: 1 })).status).toBe(404);
  });
});

describe("a company", () => {
  beforeEach(() => ok(client.post(ofAgency, { ...SALES, value: 2000 })));

  it("changes a target for itself, and follows the agency again when the values are equal", async () => {
    const inherited = { ...SALES, value: 2000, origin: "agency" };
    expect(await ok(client.put(own, [{ ...SALES, value: 9, before: 2000 }]))).toEqual([{ ...SALES, value: 9 }]);
    expect(await list()).toEqual([{ ...SALES, value: 9 }]);
    expect(await list(`/Api/v2/Company/${company}/StandardKeyFigureTarget`)).toEqual([{ id: salesId, ...inherited }]);
    expect(await ok(client.put(own, [{ ...SALES, value: 2000 }]))).toEqual([inherited]);
    await ok(client.put(`${ofAgency}/${salesId}`, { value: 2001 }));
    expect(await list()).toEqual([{ ...inherited, value: 2001 }]);
    await ok(client.put(own, [{ ...SALES, value: 2002 }]));
    await ok(client.put(`${ofAgency}/${salesId}`, { value: 2002 }));
    expect(await list()).toEqual([{ ...SALES, value: 2002 }]);
    expect(await ok(client.put(own, [{ ...SALES, value: 2002 }]))).toEqual([{ ...inherited, value: 2002 }]);
  });

  it("clears one, and has it again", async () => {
    expect(await ok(client.put(own, [{ ...SALES, value: null }]))).toEqual([{ ...SALES, value: null }]);
    expect(await list()).toEqual([]);
    expect(await computed("NetSales")).toBeUndefined();
    await ok(client.put(`${ofAgency}/${salesId}`, { value: 3 }));
    expect(await list()).toEqual([]);
    expect((await client.put(own, [{ ...SALES, value: 3, before: 3 }])).status).toBe(412);
    expect(await ok(client.put(own, [{ ...SALES, value: 3, before: null }]))).toEqual([
      { ...SALES, value: 3, origin: "agency" },
    ]);
  });

  it("has none to clear when the agency has deleted it, and inherits the agency's next one", async () => {
    const cleared = [{ ...SALES, value: null }];
    await ok(client.put(own, cleared));
    await ok(client.delete(`${ofAgency}/${salesId}`));
    expect(await ok(client.put(own, cleared))).toEqual(cleared);
    await ok(client.post(ofAgency, { ...SALES, value: 4 }));
    expect(await list()).toEqual([{ ...SALES, value: 4, origin: "agency" }]);
  });

  it("sees in a change of many companies what it inherits", async () => {
    const targets = [{ ...SALES, value: 7 }];
    const change = { kind: "target", targets };
    const preview = await ok(client.post(`${AGENCY}/BulkChangePreview`, { change, companyIds: [company] }));
    expect(JSON.stringify(preview)).toContain('"before":2000');
  });

  it("in another agency has none", async () => {
    const path = `/Api/v2/Company/${people.foreignCompanyId}/KeyFigureTarget`;
    expect((await app.as("administrator").get(path)).body).toEqual([]);
  });
});
