import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChartPreview } from "@/contract/charts-of-accounts/chart-preview";
import type { KeyFigure } from "@/contract/figures/key-figure";
import {
  formulaPreviewSchema,
  formulaTermListSchema,
  keyFigureFormulaListSchema,
  keyFigureFormulaSchema,
  type KeyFigureFormula,
} from "@/contract/formulas/key-figure-formula";
import { keyFigureTraceSchema } from "@/contract/figures/key-figure-trace";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { grantOf, ROLES } from "@/contract/permissions";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { auditEntriesOf } from "../../testing/stored";
import { TestApp, type TestResponse, type TestClient } from "../../testing/test-app";
import { problemsOf } from "../figures/testing/check-trace";

let app: TestApp;
let people: People;
let client: TestClient;
let companyId: string;
let base: string;
let path: string;
let fiscalYearId: string;

const BOOKS = sieText({
  vouchers: [
    { date: "20250215", amount: 1000 },
    { date: "20250310", amount: 500.5 },
  ],
});
const HOURLY = { id: "Hourly", name: "Timpris", formula: "[NetSales] / [Hours]", valueType: "Amount" };

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
});
afterAll(() => app.stop());
beforeEach(async () => {
  companyId = await app.make.company(people.agencyId);
  base = `/Api/v2/Company/${companyId}`;
  path = `${base}/KeyFigureFormula`;
  await client.put("/Api/v2/SieImport/home", { companyId, data: BOOKS });
  const [year] = (await client.get(`${base}/FiscalYear`)).body as { id: string }[];
  fiscalYearId = year!.id;
  // Key figures of shorter periods share the hours of the year: ten a month. The books end in March, so that key
  // figures of the whole year are computed with the 30 hours of three months.
  await client.put(`${base}/FiscalYear/${fiscalYearId}/KeyFigureData`, [
    { keyFigureInfoId: "Hours", period: { start: "2025-01-01", end: "2025-12-31" }, value: 120 },
  ]);
});

const message = ({ body }: TestResponse) => (body as { message: string }).message;
async function created(formula: object): Promise<KeyFigureFormula> {
  const response = await client.post(path, formula);
  expect([message(response), response.status]).toEqual([undefined, 200]);
  return keyFigureFormulaSchema.parse(response.body);
}
async function valuesOf(id: string, query: string): Promise<KeyFigureResult> {
  const response = await client.get(`${base}/KeyFigureValue/${id}${query}`);
  expect([message(response), response.status]).toEqual([undefined, 200]);
  return response.body as KeyFigureResult;
}

describe("a company's own key figures", () => {
  it("are made, changed, restored and deleted in versions, each with its author and time", async () => {
    expect(await created({ ...HOURLY, formula: "NetSales/( [ Hours ] )", decimals: 2 })).toEqual({
      ...HOURLY,
      decimals: 2,
      version: 1,
      changed: "2026-03-15T12:00:00",
      changedBy: "Name of director",
    });
    app.now = new Date("2026-03-16T08:30:00Z");
    const second = await client.put(`${path}/Hourly`, { formula: "[GrossProfit] / [Hours]", decimals: null });
    expect(second.body).toMatchObject({ formula: "[GrossProfit] / [Hours]", version: 2, name: "Timpris" });
    expect(second.body).not.toHaveProperty("decimals");
    expect((await client.put(path, { id: "Hourly", name: "Timpris" })).body).toEqual(second.body);
    app.now = new Date("2026-03-17T09:00:00Z");
    const third = await client.put(`${path}/Hourly`, { restore: 1 });
    expect(third.body).toMatchObject({ formula: "[NetSales] / [Hours]", decimals: 2, version: 3 });
    const versions = keyFigureFormulaListSchema.parse((await client.get(`${path}/Hourly/Version`)).body);
    expect(versions.map(({ version, formula, changed }) => [version, formula, changed])).toEqual([
      [3, "[NetSales] / [Hours]", "2026-03-17T09:00:00"],
      [2, "[GrossProfit] / [Hours]", "2026-03-16T08:30:00"],
      [1, "[NetSales] / [Hours]", "2026-03-15T12:00:00"],
    ]);
    expect((await client.get(path)).body).toEqual([versions[0]]);
    expect((await client.get(`${path}/Hourly`)).body).toEqual(versions[0]);
    expect(await client.put(`${path}/Hourly`, { restore: 9 })).toMatchObject({ status: 404 });
    app.passSecond();
    expect((await client.delete(`${path}/Hourly`)).body).toBeNull();
    expect((await client.get(path)).body).toEqual([]);
    for (const gone of [`${path}/Hourly`, `${path}/Hourly/Version`]) expect((await client.get(gone)).status).toBe(404);
    expect(await auditEntriesOf(app.database.db, "KeyFigureFormula", "Hourly")).toMatchObject([
      { action: "create", companyId, userName: "director", after: { version: 1 } },
      { action: "update", before: versions[2], after: { version: 2 } },
      { action: "update", before: { version: 2 }, after: versions[0] },
      { action: "delete", before: versions[0] },
    ]);
    expect((await created(HOURLY)).version).toBe(1);
  });

  it("are computed like standard ones: by steps, in presets, with targets, and in chart previews", async () => {
    await created(HOURLY);
    await created({ id: "Twice", name: "Ökat", formula: "2 * [Hourly]", valueType: "Ratio" });
    const quarters = await valuesOf("Twice", "?startDate=2025-01-01&endDate=2025-12-31&resolution=quarter");
    expect(quarters.keyFigureValues.map(({ value }) => value)).toEqual([(2 * 1500.5) / 30, null, null, null]);
    const yearToDate = await valuesOf("Hourly", "?startDate=2025-02-01&endDate=2025-03-31&resolution=ytd");
    expect(yearToDate.keyFigureValues.map(({ value }) => value)).toEqual([1000 / 20, 1500.5 / 30]);
    expect(yearToDate.keyFigure).toEqual({
      id: "Hourly",
      name: "Timpris",
      valueType: "Amount",
      formula: "[NetSales] / [Hours]",
      description: "= [Net sales] / [Hours]",
      timeBasis: "period",
      addsUp: false,
    });
    const outside = await valuesOf("Twice", "?startDate=2024-01-01&endDate=2024-12-31");
    expect(outside.keyFigureValues).toMatchObject([{ value: null, reason: { code: "noBooks" } }]);

    await client.post(`${base}/KeyFigurePreset`, { id: "own", name: "Egna", keyFigureTypes: ["Twice", "NetSales"] });
    const year = { start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" };
    await client.put(`${base}/KeyFigureTarget`, [{ keyFigureType: "Twice", period: year, value: 30 }]);
    const list = (await client.get(`${base}/KeyFigureValue?keyFigurePresetId=own`)).body as KeyFigureResult[];
    expect(list.map(({ keyFigure, keyFigureValues: [first] }) => [keyFigure.id, first!.value, first!.target])).toEqual([
      ["Twice", (2 * 1500.5) / 30, 30],
      ["NetSales", 1500.5, undefined],
    ]);
    const { body: chart } = await client.get(`${base}/ChartOfAccounts/EUBAS97`);
    const groups = { ...(chart as { knownGroups: object }).knownGroups, NetSales: { children: [] } };
    const preview = await client.post(`${base}/FiscalYear/${fiscalYearId}/ChartPreview`, {
      ...(chart as object),
      id: "Own",
      knownGroups: groups,
    });
    expect((preview.body as ChartPreview).keyFigures).toEqual(
      expect.arrayContaining([expect.objectContaining({ before: 1500.5 / 30, after: 0 })]),
    );
  });

  it("are only in the catalogue of their company, after the standard ones, by name", async () => {
    const standard = (await client.get("/Api/v2/KeyFigure")).body as KeyFigure[];
    await created({ id: "b", name: "Övrigt", formula: "1", valueType: "Count", description: "Ett." });
    await created({ ...HOURLY, id: "a", formula: "either([Hours], 0.5)" });
    const swedish = await client.get(`${base}/KeyFigure`, { "accept-language": "sv" });
    expect((swedish.body as KeyFigure[]).slice(standard.length)).toEqual([
      {
        ...HOURLY,
        id: "a",
        formula: "either([Hours], 0.5)",
        description: "= either([Hours]; 0,5)",
        timeBasis: "period",
        addsUp: true,
      },
      {
        id: "b",
        name: "Övrigt",
        formula: "1",
        valueType: "Count",
        description: "Ett.",
        timeBasis: "period",
        addsUp: false,
      },
    ]);
    const other = await app.make.company(people.agencyId);
    expect((await client.get(`/Api/v2/Company/${other}/KeyFigure`)).body).toEqual(standard);
    expect((await client.get(`/Api/v2/Company/${other}/KeyFigureValue/a`)).status).toBe(404);
    expect((await client.get(`/Api/v2/Company/${other}/KeyFigureValue/a/Trace`)).status).toBe(404);
  });

  it("are computed for a company without books too, with no values", async () => {
    const empty = await app.make.company(people.agencyId);
    const own = `/Api/v2/Company/${empty}`;
    await client.post(`${own}/KeyFigureFormula`, { ...HOURLY, formula: "[NetSales] / 2" });
    expect((await client.get(`${own}/KeyFigureValue/Hourly`)).body).toMatchObject({ keyFigureValues: [] });
  });

  it("are traced down to lines of the file", async () => {
    await created(HOURLY);
    // Refused because there is no "Per cent" yet. The same formula is accepted below, once there is.
    const group = { id: "Own group", name: "Grupp", formula: "max([Per cent], [Income] - 1)", valueType: "Amount" };
    expect((await client.post(path, group)).status).toBe(400);
    await created({ id: "Per cent", name: "Andel", formula: "-(100 * [Hourly]) / [Income]", valueType: "Percent" });
    await created(group);
    const query = "?startDate=2025-02-01&endDate=2025-03-31";
    const { body } = await client.get(`${base}/KeyFigureValue/${encodeURIComponent("Own group")}/Trace${query}`);
    const traced = keyFigureTraceSchema.parse(body);
    const [imported] = (await client.get(`${base}/SieImport`)).body as { id: string }[];
    const years = new Map([[fiscalYearId, { start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" }]]);
    const linesOf = (id: string) => (id === imported!.id ? BOOKS.split("\r\n") : []);
    expect(problemsOf(traced, { years, linesOf })).toEqual([]);
    expect(traced).toMatchObject({ value: 1499.5, tree: { text: "Own group", label: "Grupp" } });
    const [greatest] = traced.tree.terms!;
    expect(greatest!.terms!.map(({ text, label }) => [text, label])).toEqual([
      ["[Per cent]", "Andel"],
      ["Income - 1", undefined],
    ]);
    expect(greatest!.terms![1]!.terms).toMatchObject([{ text: "Income", label: "Income", value: 1500.5 }]);
    expect(traced.accounts.map(({ number, rowCount }) => [number, rowCount])).toEqual([["3001", 2]]);
  });

  it("do not change in a published report", async () => {
    await created(HOURLY);
    await client.post(`${base}/KeyFigurePreset`, { id: "own", name: "Egna", keyFigureTypes: ["Hourly"] });
    const report = { title: "År", keyFigurePresetId: "own", isPublished: true };
    const period = { start: "2025-01-01", end: "2025-12-31" };
    const { id } = (await client.post(`${base}/PeriodReport`, { ...report, period })).body as { id: string };
    await client.put(`${path}/Hourly`, { formula: "1" });
    const kept = (await client.get(`${base}/PeriodReport/${id}`)).body as FullPeriodReport;
    expect(kept.keyFigures[0]!.keyFigureValues[0]!.value).toBe(1500.5 / 30);
    expect((await client.get(`${base}/PeriodReport/${id}/Restatement`)).body).toMatchObject([{ now: 1 }]);
    await client.delete(`${path}/Hourly`);
    expect((await client.get(`${base}/PeriodReport/${id}`)).body).toEqual(kept);
  });
});

describe("a formula", () => {
  it("is created, read, changed and deleted under an id of the path in any Unicode normal form", async () => {
    const { id: _, ...others } = HOURLY;
    const id = "Ma\u030Altid";
    const standards = `/Api/v2/Agency/${people.agencyId}/StandardKeyFigureFormula`;
    for (const [list, formula] of [
      [path, "[NetSales] / [Hours]"],
      [standards, "[NetSales] / 2"],
    ] as const) {
      const item = `${list}/${encodeURIComponent(id)}`;
      const response = await client.post(item, { ...others, formula });
      expect([response.status, (response.body as KeyFigureFormula).id]).toEqual([200, "Måltid"]);
      expect((await client.get(item)).status).toBe(200);
      const values = `${base}/KeyFigureValue/${encodeURIComponent(id)}`;
      for (const address of [values, `${values}/Trace`, `${values}/Trace/Workbook`]) {
        expect([address, (await client.get(address)).status]).toEqual([address, 200]);
      }
      expect((await client.put(item, { name: "Annat" })).body).toMatchObject({ version: 2 });
      expect((await client.put(list, { id, name: "Ett annat" })).body).toMatchObject({ version: 3 });
      expect((await client.get(`${item}/Version`)).body).toHaveLength(3);
      expect((await client.delete(item)).status).toBe(200);
    }
  });

  it("is refused when it is invalid", async () => {
    for (const [members, status, text] of [
      [{ formula: "[NetSales] +" }, 400, "$.formula: at character 13: expected a number"],
      [{ formula: "[Nothing]" }, 400, '$.formula: at character 1: there is no key figure, group or input "Nothing"'],
      // It has 1,999 characters as sent; the stored form has a blank before and after each sign.
      [{ formula: "1+".repeat(999) + "1" }, 400, "$.formula: at character 1: expected at most 2000 characters"],
      [{ formula: "" }, 400, "$.formula"],
      [{ valueType: "Money" }, 400, "$.valueType"],
      [{ decimals: 7 }, 400, "$.decimals"],
      [{ id: "" }, 400, "$.id"],
      [{ id: "NetSales" }, 409, '"NetSales" exists already'],
      [{ id: "Hours" }, 409, '"Hours" exists already'],
      [{ id: "TaxRate" }, 409, '"TaxRate" exists already'],
      [{ id: "OtherCurrentReceivables" }, 409, "exists already"],
      [{ formula: "1 + [Hourly]" }, 412, "Hourly uses Hourly"],
    ] as const) {
      const response = await client.post(path, { ...HOURLY, ...members });
      expect([members, response.status, message(response)]).toEqual([members, status, expect.stringContaining(text)]);
    }
    expect((await client.get(path)).body).toEqual([]);
  });

  it("with a name in place of an id is refused with a message that has the id, in any language and case", async () => {
    await created({ ...HOURLY, name: "Timpris [kr]" });
    for (const [formula, at, name, id] of [
      ["[Net sales] / [Number of employees]", 1, "Net sales", "[NetSales]"],
      ["[NetSales] / [Antal anställda]", 14, "Antal anställda", "[NumberOfEmployees]"],
      ["2 * [nettoomsättning]", 5, "nettoomsättning", "[NetSales]"],
      ["[netsales]", 1, "netsales", "[NetSales]"],
      ["[Kortfristiga skulder]", 1, "Kortfristiga skulder", "[CurrentDebt]"],
      ["[Other current receivables]", 1, "Other current receivables", "[OtherCurrentReceivables]"],
      ["[Övriga kortfristiga fordringar]", 1, "Övriga kortfristiga fordringar", "[OtherCurrentReceivables]"],
      ["[TIMPRIS [kr]]]", 1, "TIMPRIS [kr]", "[Hourly]"],
      ["[hours]", 1, "hours", "[Hours]"],
    ] as const) {
      const told = `at character ${at}: there is no key figure, group or input "${name}"; "${name}" is called ${id.slice(1, -1)} in formulas of the interface: write ${id}`;
      const response = await client.post(path, { ...HOURLY, id: "Other", formula });
      expect([response.status, message(response)]).toEqual([400, `The body is not valid: $.formula: ${told}.`]);
      const preview = await client.post(`${base}/FiscalYear/${fiscalYearId}/FormulaPreview`, { formula });
      expect(preview.body).toEqual({ problem: { code: "unknownName", message: told, name }, values: [] });
      expect((await client.post(path, { ...HOURLY, id: "Other", formula: id })).status).toBe(200);
      await client.delete(`${path}/Other`);
    }
    const unknown = message(await client.post(path, { ...HOURLY, id: "Other", formula: "[Nothing]" }));
    expect(unknown).toBe(
      'The body is not valid: $.formula: at character 1: there is no key figure, group or input "Nothing".',
    );
  });

  it("keeps the one that it uses from being deleted, and from using it in turn", async () => {
    await created(HOURLY);
    await created({ ...HOURLY, id: "Twice", formula: "2 * [Hourly]" });
    expect(await client.post(path, HOURLY)).toMatchObject({ status: 409 });
    const circle = await client.put(`${path}/Hourly`, { formula: "[Twice] / 2" });
    expect([circle.status, message(circle)]).toEqual([412, expect.stringContaining("Hourly uses Twice uses Hourly")]);
    expect(message(await client.delete(`${path}/Hourly`))).toContain('cannot be deleted: "Twice" uses it');
    expect((await client.delete(`${path}/Twice`)).status).toBe(200);
    expect((await client.delete(`${path}/Hourly`)).status).toBe(200);
  });

  it("is neither changed nor deleted when If-Match names an earlier state", async () => {
    await created(HOURLY);
    const tag = (await client.get(`${path}/Hourly`)).headers.get("etag")!;
    expect((await client.put(`${path}/Hourly`, { name: "a" }, { "if-match": tag })).status).toBe(200);
    expect((await client.put(`${path}/Hourly`, { name: "b" }, { "if-match": tag })).status).toBe(412);
    expect((await client.delete(`${path}/Hourly`, { "if-match": tag })).status).toBe(412);
  });

  it("can be previewed before it is stored", async () => {
    await created(HOURLY);
    const tryOut = async (body: object) => {
      const response = await client.post(`${base}/FiscalYear/${fiscalYearId}/FormulaPreview`, body);
      return formulaPreviewSchema.parse(response.body);
    };
    const { values, problem } = await tryOut({ formula: "2 * [Hourly]" });
    expect(problem).toBeUndefined();
    expect(values.map(({ value }) => value)).toEqual([0, 200, (2 * 500.5) / 10, ...Array<null>(9).fill(null)]);
    expect(values[3]!.reason).toMatchObject({ code: "noBooks" });
    expect(values[1]!.period).toEqual({ start: "2025-02-01T00:00:00", end: "2025-02-28T23:59:59" });
    expect(await tryOut({ id: "Hourly", formula: "[Hourly]" })).toEqual({
      values: [],
      problem: {
        code: "circle",
        path: ["Hourly", "Hourly"],
        message: "at character 1: key figures cannot use each other in a circle, as Hourly uses Hourly",
      },
    });
    expect(await tryOut({ formula: "(" })).toMatchObject({ problem: { code: "expected" } });
    expect((await client.get(path)).body).toMatchObject([{ version: 1 }]);
  });

  it("is previewed with the year before where the currency was another, unless it is an amount", async () => {
    const before = sieText({ start: "20240101", end: "20241231", vouchers: [{ date: "20240215", amount: 500 }] });
    expect((await client.put("/Api/v2/SieImport/home", { companyId, data: before })).status).toBe(200);
    await client.put(`${base}/FiscalYear/${fiscalYearId}`, { currency: "EUR" });
    const yearBefore = async (type: object) => {
      const response = await client.post(`${base}/FiscalYear/${fiscalYearId}/FormulaPreview`, {
        formula: "[NetSales] / 10",
        ...type,
      });
      return formulaPreviewSchema.parse(response.body).values[1]?.yearBefore;
    };
    expect(await yearBefore({ valueType: "Ratio" })).toBe(50);
    expect(await yearBefore({ valueType: "Amount" })).toBeUndefined();
    expect(await yearBefore({})).toBeUndefined();
  });

  it("has the time basis day and the group's name if it uses a balance of the company's own chart", async () => {
    const { body: chart } = await client.get(`${base}/ChartOfAccounts/EUBAS97`);
    const { knownGroups } = chart as { knownGroups: object };
    const known = { ...knownGroups, Machines: { name: "Maskinparken", children: ["MachineryAndEquipment"] } };
    await client.post(`${base}/ChartOfAccounts`, { ...(chart as object), id: "Own", knownGroups: known });
    await client.put(`${base}/FiscalYear/${fiscalYearId}`, { chartOfAccountsId: "Own" });
    await created({ ...HOURLY, formula: "2 * [Machines]" });
    const expected = { timeBasis: "day", description: "= 2 * [Maskinparken]" };
    expect((await valuesOf("Hourly", "")).keyFigure).toMatchObject(expected);
    const catalogue = (await client.get(`${base}/KeyFigure`)).body as KeyFigure[];
    expect(catalogue.at(-1)).toMatchObject({ id: "Hourly", ...expected });
    const changed = { ...known, Machines: { name: "Kassan", children: ["LiquidFunds"] } };
    const sent = { ...(chart as object), id: "Own", knownGroups: changed };
    const preview = await client.post(`${base}/FiscalYear/${fiscalYearId}/ChartPreview`, sent);
    expect((preview.body as ChartPreview).keyFigures).toMatchObject([
      { keyFigure: { id: "Hourly", timeBasis: "day", description: "= 2 * [Kassan]" }, before: 0, after: 3001 },
    ]);
    const period = { start: "2025-01-01", end: "2025-12-31" };
    const blocks = [{ id: "one", type: "keyFigures", keyFigureIds: ["Hourly"], columns: ["yearBefore"] }];
    await client.post(`${base}/KeyFigurePreset`, { id: "own", name: "Egna", keyFigureTypes: ["Hourly"] });
    const report = { title: "År", keyFigurePresetId: "own", language: "en", period, blocks };
    const { id } = (await client.post(`${base}/PeriodReport`, report)).body as { id: string };
    expect((await client.get(`${base}/PeriodReport/${id}/Content`)).body).toMatchObject({
      blocks: [{ rows: [{ keyFigure: expected }] }],
    });
  });

  it("names groups of the built-in chart in the request's language, also in the reason for no value", async () => {
    await created({ ...HOURLY, formula: "NetSales / [FixedAssets]" });
    const { body } = await client.get(`${base}/KeyFigureValue/Hourly`, { "accept-language": "sv" });
    const { keyFigure, keyFigureValues } = body as KeyFigureResult;
    expect(keyFigure.description).toBe("= [Nettoomsättning] / [Anläggningstillgångar]");
    expect(keyFigureValues).toMatchObject([
      { value: null, reason: { code: "divisionByZero", divisorName: "Anläggningstillgångar" } },
    ]);
    await client.put(`${path}/Hourly`, { formula: "NetSales / (0.5 * [FixedAssets])" });
    for (const [language, divisorName] of [
      ["sv", "0,5 * [Anläggningstillgångar]"],
      ["en", "0.5 * [Fixed assets]"],
    ] as const) {
      const halved = await client.get(`${base}/KeyFigureValue/Hourly`, { "accept-language": language });
      expect((halved.body as KeyFigureResult).keyFigureValues).toMatchObject([{ reason: { divisorName } }]);
    }
  });

  it("may use figures, amounts, groups of the company's chart, inputs and other typed-in data", async () => {
    const { body: chart } = await client.get(`${base}/ChartOfAccounts/EUBAS97`);
    const known = {
      ...(chart as { knownGroups: object }).knownGroups,
      Consulting: { name: "Konsult", children: ["NetSales"] },
    };
    await client.post(`${base}/ChartOfAccounts`, { ...(chart as object), id: "Own", knownGroups: known });
    await client.put(`${base}/FiscalYear/${fiscalYearId}`, { chartOfAccountsId: "Own" });
    await created({ ...HOURLY, formula: "[Consulting] / last([Hours])" });
    const terms = formulaTermListSchema.parse(
      (await client.get(`${base}/FormulaTerm`, { "accept-language": "sv" })).body,
    );
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
    const term = (id: string) => terms.find((one) => one.id === id);
    expect(term("NetSales")).toEqual({ id: "NetSales", name: "Nettoomsättning", origin: "keyFigure", kind: "flow" });
    expect(term("Hourly")).toEqual({ id: "Hourly", name: "Timpris", origin: "own", kind: "other" });
    expect(term("CapitalEmployed")).toMatchObject({ name: "Sysselsatt kapital", origin: "amount", kind: "balance" });
    // The company's own chart keeps the names that it was stored with, here the English ones.
    expect(term("FixedAssets")).toMatchObject({ name: "Fixed assets", origin: "amount", kind: "balance" });
    expect(term("Consulting")).toEqual({ id: "Consulting", name: "Konsult", origin: "amount", kind: "flow" });
    expect(term("TaxRate")).toMatchObject({ name: "Skattesats", origin: "input", kind: "balance" });
    expect(term("Hours")).toEqual({ id: "Hours", name: "Hours", origin: "typed", kind: "flow" });
    // last() takes the value as it was typed for the whole year.
    expect((await valuesOf("Hourly", "")).keyFigureValues).toMatchObject([{ value: 1500.5 / 120 }]);
  });
});

it("a formula is read and written by the roles that the policy allows", async () => {
  const own = `/Api/v2/Company/${people.companyId}/KeyFigureFormula`;
  for (const role of ROLES) {
    const as = app.as(people.userOf[role]);
    const sent = { ...HOURLY, id: `of ${role}`, formula: "1" };
    const expected = grantOf(role, "keyFigureFormula.write") === true ? 200 : 403;
    expect([role, (await as.post(own, sent)).status]).toEqual([role, expected]);
    expect((await as.get(own)).status).toBe(200);
    expect((await as.get(`/Api/v2/Company/${people.companyId}/FormulaTerm`)).status).toBe(200);
  }
  expect((await app.as("stranger").get(own)).status).toBe(404);
});
