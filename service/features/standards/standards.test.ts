import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KeyFigurePreset } from "@/contract/presets";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { STANDARD_PRESETS } from "@/contract/standard-presets";
import { MAX_STANDARDS } from "@/contract/standards";
import { EVERY_PERIOD } from "@/contract/targets/standard-target";
import { standard } from "../../platform/db/schema";
import type { RequestContext } from "../../platform/request-context";
import { createStandardPresets } from "../presets/create-preset";
import { targetKind } from "../targets/target-kind";
import { auditEntriesOf } from "../../testing/stored";
import { makePeople, type People } from "../../testing/people";
import { TestApp, type TestClient } from "../../testing/test-app";
import { pendingFiguresSignal } from "./pending-figures-signal";
import { createStandard } from "./write-standards";

const AGENCY = "/Api/v2/Agency/home";
const RESOURCE = "StandardKeyFigurePreset";
const ofType = (type: string) => `${AGENCY}/CompanyType/${type}/${RESOURCE}`;
const ofAgency = `${AGENCY}/${RESOURCE}`;

let app: TestApp;
let people: People;
let client: TestClient;
let company: string;
/** Path of the presets that apply to the company. */
let own: string;
let lastIdNumber = 0;

const preset = (id: string, keyFigureTypes: string[], more: object = {}) => ({ id, name: id, keyFigureTypes, ...more });
const get = async (path: string) => (await client.get(path)).body as KeyFigurePreset;
const list = async (path: string) => (await client.get(path)).body as KeyFigurePreset[];
const ok = async (response: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await response;
  expect(status, JSON.stringify(body)).toBe(200);
  return body as KeyFigurePreset;
};

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
  for (const Id of ["bygg", "handel"]) {
    expect((await client.post(`${AGENCY}/CompanyType`, { Id, Name: Id })).status).toBe(200);
  }
});
afterAll(() => app.stop());

beforeEach(async () => {
  company = await app.make.company(people.agencyId, { companyTypeId: "bygg" });
  await createStandardPresets(app.database.db, company);
  own = `/Api/v2/Company/${company}/KeyFigurePreset`;
});

/** An id that no other test uses. */
const newId = () => `p${++lastIdNumber}`;

describe("a company inherits", () => {
  it("the agency's content, then that of its type, and nothing of another type", async () => {
    const id = newId();
    await ok(client.post(ofAgency, preset(id, ["NetSales"])));
    expect(await get(`${own}/${id}`)).toEqual(preset(id, ["NetSales"], { origin: "agency" }));
    await ok(client.put(ofType("handel"), { id, keyFigureTypes: ["CashFlow"] }));
    expect((await get(`${own}/${id}`)).keyFigureTypes).toEqual(["NetSales"]);
    await ok(client.put(`${ofType("bygg")}/${id}`, { keyFigureTypes: ["QuickRatio"] }));
    expect(await get(`${own}/${id}`)).toEqual(preset(id, ["QuickRatio"], { origin: "companyType" }));
    await ok(client.put(`/Api/v2/Company/${company}`, { companyTypeId: "handel" }));
    expect((await get(`${own}/${id}`)).keyFigureTypes).toEqual(["CashFlow"]);
    await ok(client.put(`/Api/v2/Company/${company}`, { companyTypeId: "unknown" }));
    expect((await get(`${own}/${id}`)).keyFigureTypes).toEqual(["NetSales"]);
  });

  it("a standard preset that the agency has changed, if the company has never changed its own", async () => {
    await ok(client.put(ofAgency, { id: "ProfitStructure", keyFigureTypes: ["NetSales"] }));
    expect(await get(`${own}/ProfitStructure`)).toMatchObject({ keyFigureTypes: ["NetSales"], origin: "agency" });
    expect((await list(own)).map(({ id }) => id).slice(0, STANDARD_PRESETS.length)).toEqual(STANDARD_PRESETS);
    await ok(client.delete(`${ofType("bygg")}/ProfitStructure`));
    expect((await client.get(`${own}/ProfitStructure`)).status).toBe(404);
    const builtIn = await get("/Api/v2/StandardKeyFigurePreset/ProfitStructure");
    await ok(client.post(own, builtIn));
    expect(await get(`${own}/ProfitStructure`)).toEqual(builtIn);
    // With the built-in content again, the agency's preset counts as the built-in one: it has no origin.
    await ok(client.post(ofType("bygg"), builtIn));
    await ok(client.put(ofAgency, builtIn));
    expect(await get(`${ofAgency}/ProfitStructure`)).toEqual(builtIn);
  });

  it("nothing without an agency", async () => {
    const direct = await app.make.company(null);
    await createStandardPresets(app.database.db, direct);
    await ok(client.post(ofAgency, preset(newId(), [])));
    const response = await app.as("administrator").get(`/Api/v2/Company/${direct}/KeyFigurePreset`);
    const builtIn = await client.get("/Api/v2/StandardKeyFigurePreset");
    expect(response.text).toBe(builtIn.text);
  });

  it("presets for its figures and reports", async () => {
    const id = newId();
    await ok(client.post(ofAgency, preset(id, ["QuickRatio", "NetSales"])));
    await app.make.fiscalYear(company);
    const idsOf = (figures: unknown) =>
      (figures as { keyFigure: { id: string } }[]).map(({ keyFigure }) => keyFigure.id);
    const values = await client.get(`/Api/v2/Company/${company}/KeyFigureValue?keyFigurePresetId=${id}`);
    expect(idsOf(values.body)).toEqual(["QuickRatio", "NetSales"]);
    const period = { start: "2025-01-01", end: "2025-03-31" };
    const report = { title: "x", period, keyFigurePresetId: id };
    const made = await client.post(`/Api/v2/Company/${company}/PeriodReport`, report);
    expect(idsOf((made.body as FullPeriodReport).keyFigures)).toEqual(["QuickRatio", "NetSales"]);
  });
});

describe("the standards of an agency", () => {
  it("are at most as many as the limit says, not counting inherited ones that the agency hides", async () => {
    const agencyId = await app.make.agency();
    const insert = (content: object | null, count: number) =>
      app.database.db.insert(standard).values(
        Array.from({ length: count }, () => {
          const id = newId();
          return {
            agencyId,
            companyTypeId: "",
            kind: "KeyFigurePreset" as const,
            id,
            content: content && { ...content, id },
          };
        }),
      );
    await insert(null, MAX_STANDARDS);
    await insert({ name: "x", keyFigureTypes: [] }, MAX_STANDARDS - 1);
    const administrator = app.as("administrator");
    const path = `/Api/v2/Agency/${agencyId}/${RESOURCE}`;
    await ok(administrator.post(path, preset("last", [])));
    expect(await administrator.post(path, preset("more", []))).toMatchObject({
      status: 412,
      body: { message: "There are 200 standards of this kind, which is the most." },
    });
    await ok(administrator.put(path, { id: "last", name: "Changed" }));
    await ok(administrator.delete(`${path}/Overview`));
  });
});

describe("a company", () => {
  it("changes what it inherits for itself, and follows it again once its own content is equal", async () => {
    const id = newId();
    const first = await ok(client.post(ofAgency, preset(id, ["NetSales"], { description: "Byråns" })));
    expect(await ok(client.put(own, { id, keyFigureTypes: ["CashFlow"] }))).toEqual(
      preset(id, ["CashFlow"], { description: "Byråns" }),
    );
    await ok(client.put(`${ofAgency}/${id}`, { name: "Ny" }));
    expect(await get(`${own}/${id}`)).toMatchObject({ name: id, keyFigureTypes: ["CashFlow"] });
    const inherited = (await list(`/Api/v2/Company/${company}/${RESOURCE}`)).find((each) => each.id === id)!;
    expect(inherited).toEqual({ ...first, name: "Ny" });
    expect(await ok(client.put(own, inherited))).toEqual(inherited);
    await ok(client.put(`${ofAgency}/${id}`, { name: "Nyare" }));
    expect((await get(`${own}/${id}`)).name).toBe("Nyare");
  });

  it("hides what it inherits, and shows it again", async () => {
    const id = newId();
    const standard = await ok(client.post(ofAgency, preset(id, ["NetSales"])));
    await ok(client.delete(`${own}/${id}`));
    expect((await client.get(`${own}/${id}`)).status).toBe(404);
    expect((await client.delete(`${own}/${id}`)).status).toBe(404);
    expect(await list(`/Api/v2/Company/${company}/${RESOURCE}`)).toContainEqual(standard);
    expect((await client.post(ofAgency, preset(id, []))).status).toBe(409);
    expect(await ok(client.post(own, standard))).toEqual(standard);
    expect((await client.post(own, standard)).status).toBe(409);
  });

  it("keeps its own when the agency's goes", async () => {
    const id = newId();
    await ok(client.post(own, preset(id, ["CashFlow"])));
    await ok(client.post(ofAgency, preset(id, ["NetSales"])));
    expect(await get(`${own}/${id}`)).toEqual(preset(id, ["CashFlow"]));
    await ok(client.delete(`${ofAgency}/${id}`));
    expect(await get(`${own}/${id}`)).toEqual(preset(id, ["CashFlow"]));
  });

  it("cannot change a preset with an entity tag from before the agency's change", async () => {
    const id = newId();
    await ok(client.post(ofAgency, preset(id, ["NetSales"])));
    const tag = (await client.get(`${own}/${id}`)).headers.get("etag")!;
    await ok(client.put(`${ofAgency}/${id}`, { name: "Ny" }));
    expect((await client.put(own, { id, keyFigureTypes: [] }, { "if-match": tag })).status).toBe(412);
  });
});

describe("an agency", () => {
  it("keeps the versions of a standard, and adds none for a change that changes nothing", async () => {
    const id = newId();
    await ok(client.post(ofAgency, preset(id, ["NetSales"])));
    await ok(client.put(ofAgency, preset(id, ["CashFlow"])));
    await ok(client.put(ofAgency, { id, name: id }));
    await ok(client.delete(`${ofAgency}/${id}`));
    const versions = (await client.get(`${ofAgency}/${id}/Version`)).body;
    expect(versions).toMatchObject([
      { version: 3, state: "inherited", changedBy: expect.any(String) as string },
      { version: 2, state: "set", preset: preset(id, ["CashFlow"]) },
      { version: 1, state: "set", preset: preset(id, ["NetSales"]) },
    ]);
    expect((await client.get(`${ofAgency}/${newId()}/Version`)).status).toBe(404);
    expect((await client.get(`${ofAgency}/Overview/Version`)).body).toEqual([]);
  });

  it("shows what its types inherit, with where it comes from", async () => {
    const id = newId();
    await ok(client.post(ofAgency, preset(id, ["NetSales"])));
    expect(await get(`${ofType("handel")}/${id}`)).toEqual(preset(id, ["NetSales"], { origin: "agency" }));
    const changed = await ok(client.put(`${ofType("handel")}/${id}`, { name: "Handelns" }));
    expect(changed).toEqual(preset(id, ["NetSales"], { name: "Handelns", origin: "companyType" }));
    expect(await ok(client.put(`${ofType("handel")}/${id}`, { name: id }))).toMatchObject({ origin: "agency" });
    expect((await client.get(ofType("unknown"))).status).toBe(404);
  });

  it("deletes the standards of a type with it", async () => {
    await ok(client.post(`${AGENCY}/CompanyType`, { Id: "gone", Name: "x" }));
    const id = newId();
    await ok(client.post(ofType("gone"), preset(id, [])));
    await ok(client.delete(`${AGENCY}/CompanyType/gone`));
    await ok(client.post(`${AGENCY}/CompanyType`, { Id: "gone", Name: "x" }));
    expect((await client.get(`${ofType("gone")}/${id}`)).status).toBe(404);
  });

  it("writes an entry about each change", async () => {
    const id = newId();
    await ok(client.post(ofType("bygg"), preset(id, [])));
    await ok(client.put(ofType("bygg"), { id, name: "Ny" }));
    const entries = await auditEntriesOf(app.database.db, RESOURCE, `bygg/${id}`);
    expect(entries.map(({ action }) => action).sort()).toEqual(["create", "update"]);
  });

  it("makes concurrent changes one after another", async () => {
    const id = newId();
    const responses = await Promise.all(Array.from({ length: 4 }, () => client.post(ofAgency, preset(id, []))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await Promise.all(["a", "b", "c"].map((name) => ok(client.put(`${ofAgency}/${id}`, { name }))));
    expect((await client.get(`${ofAgency}/${id}/Version`)).body).toHaveLength(4);
  });
});

it("wakes the work on stored figures when the change is committed, not before", async () => {
  const { db } = app.database;
  const user = { userName: "director", name: "Director", type: "AgencyDirector", agencyId: people.agencyId };
  const target = { keyFigureType: "EquityRatio", period: EVERY_PERIOD, value: 30 };
  const signals: string[] = [];
  let at = "in the transaction";
  const stopListening = pendingFiguresSignal.listen(() => signals.push(at));
  // As in a request with an Idempotency-Key, which runs in a transaction that also stores the response.
  await db.transaction(async (tx) => {
    const context = { db: tx, now: new Date(), user, ifMatch: null, language: "en" } as unknown as RequestContext;
    const owner = { agencyId: people.agencyId, companyTypeId: null };
    await createStandard(context, targetKind, owner, undefined, (schema) => Promise.resolve(schema.parse(target)));
    at = "after it";
  });
  stopListening();
  expect(signals).toEqual(["after it"]);
});
