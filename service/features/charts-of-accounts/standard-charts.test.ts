import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BulkChangePreviewPart } from "@/contract/bulk-changes/bulk-change";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { AgencyKeyFigureValues } from "@/contract/portfolio";
import { makePeople, type People } from "../../testing/people";
import { storePendingFigures } from "../../testing/pending-figures";
import { sieText } from "../../testing/sie-text";
import { smallChart } from "../../testing/small-chart";
import { auditEntriesOf } from "../../testing/stored";
import { TestApp, type TestClient } from "../../testing/test-app";

const AGENCY = "/Api/v2/Agency/home";
const RESOURCE = "StandardChartOfAccounts";
const ofAgency = `${AGENCY}/${RESOURCE}`;
const ofType = `${AGENCY}/CompanyType/bygg/${RESOURCE}`;

let app: TestApp;
let people: People;
let client: TestClient;
let companyId: string;
/** Paths of the company, its charts and its fiscal year. */
let company: string;
let charts: string;
let year: string;
let idCount = 0;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
  expect((await client.post(`${AGENCY}/CompanyType`, { Id: "bygg", Name: "Bygg" })).status).toBe(200);
});
afterAll(() => app.stop());
beforeEach(async () => {
  companyId = await app.make.company(people.agencyId, { companyTypeId: "bygg" });
  company = `/Api/v2/Company/${companyId}`;
  charts = `${company}/ChartOfAccounts`;
  await ok(client.put("/Api/v2/SieImport/home", { companyId, data: sieText() }));
  const [{ id }] = await ok<[{ id: string }]>(client.get(`${company}/FiscalYear`));
  year = `${company}/FiscalYear/${id}`;
});

/** A chart in which account 3001, with sales of 1000, belongs to net sales or does not. */
const chart = (id: string, hasSales = true, more: Partial<ChartOfAccounts> = {}) =>
  smallChart(id, hasSales ? ["3000", "3999"] : ["9000", "9999"], more);
const newId = () => `c${++idCount}`;
/** The body of a response, which must be 200. */
async function ok<T = ChartOfAccounts>(response: Promise<{ status: number; body: unknown }>): Promise<T> {
  const { status, body } = await response;
  expect(status, JSON.stringify(body)).toBe(200);
  return body as T;
}
/** Net sales of the company's latest year, computed for this request. */
async function computed(): Promise<number | null> {
  const path = `${company}/KeyFigureValue/NetSales?resolution=year`;
  return (await ok<KeyFigureResult>(client.get(path))).keyFigureValues.at(-1)!.value;
}
/** The same value as stored for the list of all clients, and the number of companies whose values are out of date. */
async function listed(): Promise<{ value: number | null | undefined; pending: number }> {
  const path = `${AGENCY}/KeyFigureValue?keyFigures=NetSales&resolution=year`;
  const { companies, pending } = await ok<AgencyKeyFigureValues>(client.get(path));
  return { value: companies.find((one) => one.companyId === companyId)!.values?.[0], pending };
}
const use = (id: string) => ok<object>(client.put(year, { chartOfAccountsId: id }));

describe("a chart of the agency", () => {
  it("can be used by fiscal years of its companies, names its origin, has versions and is audited", async () => {
    const id = newId();
    const made = await ok(client.post(ofAgency, chart(id)));
    expect(made).toEqual({ ...chart(id), origin: "agency" });
    expect(await ok(client.get(`${charts}/${id}`))).toEqual(made);
    expect(await ok<object[]>(client.get(charts))).toContainEqual(made);
    await use(id);
    expect(await computed()).toBe(1000);
    app.passSecond();
    await ok(client.put(ofAgency, { id, name: "Ny" }));
    await ok(client.put(`${ofType}/${id}`, { name: "Typens" }));
    expect(await ok(client.get(`${charts}/${id}`))).toEqual({ ...chart(id), name: "Typens", origin: "companyType" });
    const versions = await ok<object[]>(client.get(`${ofAgency}/${id}/Version`));
    expect(versions).toMatchObject([
      { version: 2, state: "set", chartOfAccounts: { name: "Ny" } },
      { version: 1, state: "set", chartOfAccounts: chart(id) },
    ]);
    const entries = await auditEntriesOf(app.database.db, RESOURCE, id);
    expect(entries.map(({ action }) => action)).toEqual(["create", "update"]);
  });

  it("changes figures when it is changed: at once for a company, in the background for all clients", async () => {
    const id = newId();
    await ok(client.post(ofAgency, chart(id)));
    await use(id);
    await storePendingFigures(app);
    expect(await listed()).toEqual({ value: 1000, pending: 0 });
    const { children, knownGroups } = chart(id, false);
    await ok(client.put(`${ofAgency}/${id}`, { children, knownGroups }));
    expect(await computed()).toBe(0);
    expect((await listed()).pending).toBeGreaterThan(0);
    await storePendingFigures(app);
    expect(await listed()).toEqual({ value: 0, pending: 0 });
  });

  it("must be consistent, with a unique id, and its known groups are replaced as a whole", async () => {
    const id = newId();
    expect((await client.post(ofAgency, { ...chart(id), knownGroups: {} })).status).toBe(400);
    expect((await client.post(ofAgency, chart("EUBAS97"))).status).toBe(409);
    await ok(client.post(ofAgency, chart(id)));
    expect((await client.post(ofAgency, chart(id))).status).toBe(409);
    const { NetSales: _, ...knownGroups } = chart(id).knownGroups;
    expect((await ok(client.put(ofAgency, { id, knownGroups }))).knownGroups).toEqual(knownGroups);
    expect((await client.put(ofAgency, { id, children: [] })).status).toBe(400);
  });

  it("cannot be deleted while fiscal years would lose their chart", async () => {
    const id = newId();
    await ok(client.post(ofAgency, chart(id)));
    await use(id);
    expect(await client.delete(`${ofAgency}/${id}`)).toMatchObject({
      status: 412,
      body: { message: `Chart of accounts "${id}" cannot go: fiscal years of 1 company use it.` },
    });
    expect((await client.delete(`${ofType}/${id}`)).status).toBe(412);
    expect((await client.delete(`${charts}/${id}`)).status).toBe(412);
    await ok(client.put(ofType, { id, name: "Typens" }));
    await ok(client.delete(`${ofAgency}/${id}`));
    expect((await client.delete(`${ofType}/${id}`)).status).toBe(412);
    expect(await computed()).toBe(1000);
    await ok(client.put(charts, { id, name: "Egen" }));
    await ok(client.delete(`${ofType}/${id}`));
    expect(await ok(client.get(`${charts}/${id}`))).toEqual(chart(id, true, { name: "Egen" }));
  });

  it("is chosen or deleted when both are asked for at the same moment, never both", async () => {
    const id = newId();
    for (let round = 0; round < 5; round++) {
      await ok(client.post(ofAgency, chart(id)));
      const [put, deleted] = await Promise.all([
        client.put(year, { chartOfAccountsId: id }),
        client.delete(`${ofAgency}/${id}`),
      ]);
      expect(`${put.status} ${deleted.status}`).toMatch(/^(200 412|400 200)$/);
      // Deletes the chart before the next round, whichever request came first in this one.
      await use("EUBAS97");
      await client.delete(`${ofAgency}/${id}`);
    }
  });
});

describe("a company", () => {
  it("changes a chart for itself, and inherits it again when the content is equal", async () => {
    const id = newId();
    const inherited = await ok(client.post(ofAgency, chart(id)));
    await use(id);
    const { children } = chart(id, false);
    expect(await ok(client.put(charts, { id, children }))).toEqual(chart(id, false));
    expect(await computed()).toBe(0);
    expect(await listed()).toMatchObject({ value: 0 });
    expect(await ok<object[]>(client.get(`${company}/${RESOURCE}`))).toContainEqual(inherited);
    const { name, language = null, knownGroups } = inherited;
    const back = { name, language, children: inherited.children, knownGroups };
    expect(await ok(client.put(`${charts}/${id}`, back))).toEqual(inherited);
    expect(await computed()).toBe(1000);
    await ok(client.put(ofAgency, { id, name: "Ny" }));
    expect(await ok(client.get(`${charts}/${id}`))).toMatchObject({ name: "Ny", origin: "agency" });
  });

  it("hides a chart that it does not use, and shows it again", async () => {
    const id = newId();
    const inherited = await ok(client.post(ofAgency, chart(id)));
    await ok(client.delete(`${charts}/${id}`));
    expect((await client.get(`${charts}/${id}`)).status).toBe(404);
    expect((await client.put(year, { chartOfAccountsId: id })).status).toBe(400);
    expect(await ok(client.post(charts, chart(id)))).toEqual(inherited);
    expect((await client.post(charts, chart(id))).status).toBe(409);
  });

  it("keeps the charts of its fiscal years when it loses the type that has them", async () => {
    const id = newId();
    await ok(client.post(ofType, chart(id)));
    await use(id);
    await ok(client.put(company, { companyTypeId: null }));
    expect(await ok(client.get(`${charts}/${id}`))).toEqual(chart(id));
    expect(await computed()).toBe(1000);
    expect(await auditEntriesOf(app.database.db, "ChartOfAccounts", id)).toMatchObject([
      { companyId, action: "create" },
    ]);
    await ok(client.delete(`${ofType}/${id}`));
  });

  it("has its chart before and after in the preview of a bulk change to the chart", async () => {
    const id = newId();
    await ok(client.post(ofAgency, chart(id)));
    const change = { kind: "chartOfAccounts", chartOfAccountsId: id, years: "all" };
    const preview = await ok<BulkChangePreviewPart[]>(
      client.post(`${AGENCY}/BulkChangePreview`, { change, companyIds: [companyId] }),
    );
    expect(preview).toMatchObject([{ companyId, differences: [{ before: "EUBAS97", after: id }] }]);
  });
});
