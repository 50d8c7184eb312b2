import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { grantOf, ROLES } from "@/contract/permissions";
import { fullPeriodReportSchema, type FullPeriodReport, type PeriodReport } from "@/contract/reports/period-report";
import type { Restatement } from "@/contract/reports/restatement";
import { importVouchers } from "../../testing/import-vouchers";
import { makePeople, type People } from "../../testing/people";
import { auditEntriesOf, tablesWithRowsOf } from "../../testing/stored";
import { TestApp, type TestClient } from "../../testing/test-app";
import { createStandardPresets } from "../presets/create-preset";

const START = new Date("2026-03-15T12:00:00Z");
const PERIOD = { start: "2025-01-01T00:00:00", end: "2025-03-31T23:59:59" };

let app: TestApp;
let people: People;
let client: TestClient;
let companyId: string;
let path: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
  await createStandardPresets(app.database.db, people.companyId);
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.now = START;
  companyId = await app.make.company(people.agencyId);
  await createStandardPresets(app.database.db, companyId);
  path = `/Api/v2/Company/${companyId}/PeriodReport`;
});

const report = (title: string, more: object = {}) => ({
  title,
  period: { start: "2025-01-01", end: "2025-03-31" },
  keyFigurePresetId: "Overview",
  ...more,
});
/** Creates a report, dated a second after the one before it. */
async function make(title: string, more: object = {}): Promise<FullPeriodReport> {
  app.now = new Date(app.now.getTime() + 1000);
  const response = await client.post(path, report(title, more));
  expect(response.status).toBe(200);
  return response.body as FullPeriodReport;
}
const titlesOf = ({ body }: { body: unknown }) => (body as PeriodReport[]).map(({ title }) => title);
const netSalesIn = (figures: KeyFigureResult[]) =>
  figures.find(({ keyFigure }) => keyFigure.id === "NetSales")?.keyFigureValues[0]?.value;

const importBooks = (amount: number) => importVouchers(client, companyId, [{ date: "20250215", amount }]);

describe("reading a period report", () => {
  it("names standard key figures in the caller's language, regardless of the author's", async () => {
    const { id, keyFigures } = await make("Översikt");
    expect(keyFigures[0]!.keyFigure.name).toBe("Net sales");
    const inSwedish = { "accept-language": "sv" };
    const { body } = await client.get(`${path}/${id}`, inSwedish);
    expect((body as FullPeriodReport).keyFigures[0]!.keyFigure.name).toBe("Nettoomsättning");
    const content = await client.get(`${path}/${id}/Content`, inSwedish);
    expect(JSON.stringify(content.body)).toContain("Nettoomsättning");
    expect(JSON.stringify(content.body)).not.toContain("Net sales");
  });
});

describe("making a period report", () => {
  it("returns it with the figures of the preset, and the service's id, author and times", async () => {
    await importBooks(1000);
    const sent = { ...report("Första kvartalet"), name: null, comment: "Bra", id: "mine", author: "x", created: "x" };
    const response = await client.post(path, { ...sent, lastUpdated: null, isPublished: true });
    expect(response.body).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: "Första kvartalet",
      comment: "Bra",
      author: "Name of director",
      created: "2026-03-15T12:00:00",
      period: PERIOD,
      isPublished: true,
      keyFigurePresetId: "Overview",
    });
    for (const member of ["name", "lastUpdated"]) expect(response.body).not.toHaveProperty(member);
    const { keyFigures } = response.body as FullPeriodReport;
    const ids = ["NetSales", "ProfitAfterFinancialItems", "EquityRatio", "QuickRatio", "CashFlow"];
    expect(keyFigures.map(({ keyFigure }) => keyFigure.id)).toEqual(ids);
    expect(keyFigures.every(({ keyFigureValues }) => keyFigureValues.length === 1)).toBe(true);
    expect(keyFigures[0]!.keyFigureValues).toEqual([{ value: 1000, period: PERIOD, bookedThrough: "2025-02-28" }]);
    expect(fullPeriodReportSchema.parse(response.body)).toEqual(response.body);
  });

  it("takes the figures that KeyFigureValue gives for the period at that moment", async () => {
    await importBooks(1000);
    const { keyFigures } = await make("x", { keyFigurePresetId: "VisibleKeyFigures" });
    const values = `/Api/v2/Company/${companyId}/KeyFigureValue?startDate=2025-01-01&endDate=2025-03-31`;
    expect(keyFigures).toEqual((await client.get(values)).body);
  });

  it("is possible without books: then every figure is null", async () => {
    const { keyFigures, isPublished } = await make("x");
    expect(keyFigures.map(({ keyFigureValues }) => keyFigureValues[0]!.value)).toEqual([null, null, null, null, null]);
    expect(isPublished).toBe(false);
  });

  it.each([
    ["no title", report("x", { title: null }), "$.title"],
    ["an empty title", report(""), "$.title"],
    ["no period", report("x", { period: undefined }), "$.period: is required"],
    ["a reversed period", report("x", { period: { start: "2025-02-01", end: "2025-01-31" } }), "$.period"],
    ["no preset", report("x", { keyFigurePresetId: null }), "$.keyFigurePresetId"],
    [
      "a preset that is not there",
      report("x", { keyFigurePresetId: "none" }),
      "$.keyFigurePresetId: the company has no",
    ],
    ["a comment that is too long", report("x", { comment: "x".repeat(10_001) }), "$.comment: expected at most 10000"],
    ["a text for isPublished", report("x", { isPublished: "yes" }), "$.isPublished: expected boolean, got a string"],
  ])("refuses %s and names where", async (_, sent, message) => {
    const response = await client.post(path, sent);
    expect(response).toMatchObject({ status: 400, body: { typeOfError: "BadRequest" } });
    expect((response.body as { message: string }).message).toContain(message);
    expect((await client.get(path)).body).toEqual([]);
  });
});

describe("reading period reports", () => {
  it("lists the newest first, without figures, and at most `latest` of them", async () => {
    for (const title of ["1", "2", "3"]) await make(title);
    const list = await client.get(`${path}/`);
    expect(titlesOf(list)).toEqual(["3", "2", "1"]);
    for (const one of list.body as object[]) expect(one).not.toHaveProperty("keyFigures");
    expect(titlesOf(await client.get(`${path}/?latest=2`))).toEqual(["3", "2"]);
    expect(titlesOf(await client.get(`${path}/?latest=9`))).toEqual(["3", "2", "1"]);
    for (const latest of ["0", "-1", "1.5", "x", "", "1e3", "%201"]) {
      expect(await client.get(`${path}?latest=${latest}`)).toMatchObject({ status: 400 });
    }
  });

  it("reads one with its figures", async () => {
    const made = await make("x");
    const response = await client.get(`${path}/${made.id}`);
    expect(response).toMatchObject({ status: 200, body: made });
    expect(response.headers.get("etag")).toMatch(/^".+"$/);
  });

  it("does not find what is not there, or is another company's", async () => {
    const { id } = await make("x");
    for (const at of [`${path}/none`, `/Api/v2/Company/${people.companyId}/PeriodReport/${id}`]) {
      for (const response of [await client.get(at), await client.put(at, {}), await client.delete(at)]) {
        expect(response).toMatchObject({ status: 404, body: { typeOfError: "NotFound" } });
      }
    }
  });
});

describe("the figures of a period report", () => {
  it("do not change when the books are imported again, the preset is changed or the report is updated", async () => {
    await importBooks(1000);
    const made = await make("x");
    await importBooks(5000);
    await client.put(`/Api/v2/Company/${companyId}/KeyFigurePreset`, { id: "Overview", keyFigureTypes: ["CashFlow"] });
    await client.put(path, { id: made.id, title: "y", keyFigures: [], period: { start: "2024-01-01" } });
    const { body } = await client.get(`${path}/${made.id}`);
    expect(body).toMatchObject({ title: "y", keyFigures: made.keyFigures, period: PERIOD });
    expect(netSalesIn(made.keyFigures)).toBe(1000);
    const now = await client.get(`/Api/v2/Company/${companyId}/KeyFigureValue?startDate=2025-01-01&endDate=2025-03-31`);
    expect(netSalesIn(now.body as KeyFigureResult[])).toBe(5000);
    expect(netSalesIn((await make("z", { keyFigurePresetId: "VisibleKeyFigures" })).keyFigures)).toBe(5000);
  });

  it("outlive the fiscal year", async () => {
    await importBooks(1000);
    const made = await make("x");
    const years = (await client.get(`/Api/v2/Company/${companyId}/FiscalYear`)).body as { id: string }[];
    await client.delete(`/Api/v2/Company/${companyId}/FiscalYear/${years[0]!.id}`);
    expect((await client.get(`${path}/${made.id}`)).body).toEqual(made);
  });
});

describe("updating a period report", () => {
  it("changes what is sent and keeps the rest, with the id in the body or in the path", async () => {
    const made = await make("Före", { name: "Q1", comment: "x" });
    app.now = new Date("2026-04-01T08:00:00Z");
    const first = await client.put(path, { id: made.id, title: "Efter", isPublished: true });
    const after = { ...made, title: "Efter", isPublished: true, lastUpdated: "2026-04-01T08:00:00" };
    expect(first).toMatchObject({ status: 200, body: after });
    const second = await client.put(`${path}/${made.id}`, { comment: null, name: null });
    const { name: _, comment: __, ...bare } = after;
    expect(second.body).toEqual(bare);
    expect((await client.get(`${path}/${made.id}`)).text).toBe(second.text);
  });

  it("refuses invalid changes, and changes nothing when If-Match names another state", async () => {
    const { id } = await make("x");
    expect((await client.put(path, { title: "y" })).status).toBe(400);
    expect((await client.put(path, { id, title: null })).status).toBe(400);
    expect((await client.put(`${path}/${id}`, { id: "other" })).status).toBe(400);
    expect((await client.put(path, { id: crypto.randomUUID() })).status).toBe(404);
    const ifMatch = { "if-match": (await client.get(`${path}/${id}`)).headers.get("etag")! };
    expect((await client.put(`${path}/${id}`, { title: "first" }, ifMatch)).status).toBe(200);
    const second = await client.put(`${path}/${id}`, { title: "second" }, ifMatch);
    expect(second).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    expect((await client.delete(`${path}/${id}`, ifMatch)).status).toBe(412);
    expect((await client.get(`${path}/${id}`)).body).toMatchObject({ title: "first" });
  });

  it("accepts an entity tag that was read in another language than the report was made in", async () => {
    const { id } = await make("x");
    const inSwedish = { "accept-language": "sv" };
    const read = await client.get(`${path}/${id}`, inSwedish);
    const ifMatch = { ...inSwedish, "if-match": read.headers.get("etag")! };
    const changed = await client.put(`${path}/${id}`, { title: "y" }, ifMatch);
    expect(changed.status, changed.text).toBe(200);
    const reread = await client.get(`${path}/${id}`, inSwedish);
    expect(reread.text).toBe(changed.text);
    const again = { ...inSwedish, "if-match": reread.headers.get("etag")! };
    expect((await client.delete(`${path}/${id}`, again)).status).toBe(200);
  });
});

describe("a draft", () => {
  it("has its figures computed again on request, with the present preset", async () => {
    await importBooks(1000);
    const { id } = await make("x");
    await importBooks(5000);
    const at = `${path}/${id}`;
    expect(netSalesIn(((await client.put(at, { recompute: false })).body as FullPeriodReport).keyFigures)).toBe(1000);
    expect(netSalesIn(((await client.put(at, { recompute: true })).body as FullPeriodReport).keyFigures)).toBe(5000);
    await client.put(`/Api/v2/Company/${companyId}/KeyFigurePreset`, { id: "Overview", keyFigureTypes: ["CashFlow"] });
    const { keyFigures } = (await client.put(at, { recompute: true, isPublished: true })).body as FullPeriodReport;
    expect(keyFigures.map(({ keyFigure }) => keyFigure.id)).toEqual(["CashFlow"]);
    expect((await client.get(at)).body).toMatchObject({ isPublished: true, keyFigures });
  });

  it("keeps its figures when its preset is gone, and says so", async () => {
    const made = await make("x");
    await client.delete(`/Api/v2/Company/${companyId}/KeyFigurePreset/Overview`);
    const refused = await client.put(`${path}/${made.id}`, { recompute: true, title: "y" });
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('"Overview"') } });
    // An update has no member keyFigurePresetId, so the error must not point to one.
    expect(refused.text).not.toContain("keyFigurePresetId");
    expect((await client.get(`${path}/${made.id}`)).body).toEqual(made);
  });
});

describe("a published report", () => {
  it("keeps its figures until it is recalled, with the reason", async () => {
    await importBooks(1000);
    const { id } = await make("x", { isPublished: true });
    const at = `${path}/${id}`;
    await importBooks(5000);
    for (const sent of [{ recompute: true }, { recompute: true, isPublished: false, recallReason: "x" }]) {
      expect(await client.put(at, sent)).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    }
    app.now = new Date("2026-04-01T08:00:00Z");
    const recall = { at: "2026-04-01T08:00:00", by: "Name of director", reason: "Fel konto" };
    const recalled = await client.put(at, { isPublished: false, recallReason: "Fel konto" });
    expect(recalled.body).toMatchObject({ isPublished: false, recall });
    await client.put(at, { recompute: true, recallReason: "not recalled now" });
    expect((await client.put(at, { isPublished: true })).body).toMatchObject({ isPublished: true, recall });
    expect((await client.get(path)).body).toMatchObject([{ id, recall }]);
    expect(netSalesIn(((await client.get(at)).body as FullPeriodReport).keyFigures)).toBe(5000);
    expect((await client.put(at, { isPublished: false })).body).toMatchObject({ recall: { reason: "" } });
  });

  it("is compared with the present figures", async () => {
    await importBooks(1000);
    const { id } = await make("x", { isPublished: true });
    const restatement = async () => (await client.get(`${path}/${id}/Restatement`)).body as Restatement[];
    expect(await restatement()).toEqual([]);
    await importBooks(5000);
    const [sales, ...others] = await restatement();
    expect(sales).toMatchObject({ keyFigure: { id: "NetSales" }, reported: 1000, now: 5000, difference: 4000 });
    expect(others.map(({ keyFigure }) => keyFigure.id)).toEqual(["ProfitAfterFinancialItems", "CashFlow"]);
    const years = (await client.get(`/Api/v2/Company/${companyId}/FiscalYear`)).body as { id: string }[];
    await client.delete(`/Api/v2/Company/${companyId}/FiscalYear/${years[0]!.id}`);
    expect((await restatement())[0]).toMatchObject({ now: null, difference: null, reason: { code: "noBooks" } });
  });

  it("is compared for a user who may not read drafts, by whom a draft is not found", async () => {
    const limited = app.as(people.userOf.CompanyLimited);
    const at = `/Api/v2/Company/${people.companyId}/PeriodReport`;
    for (const isPublished of [false, true]) {
      const other = (await client.post(at, report("y", { isPublished }))).body as FullPeriodReport;
      expect((await limited.get(`${at}/${other.id}/Restatement`)).status).toBe(isPublished ? 200 : 404);
    }
  });
});

describe("a list of period reports", () => {
  it("has the number of changed figures of each published report, on request", async () => {
    await importBooks(1000);
    const february = { start: "2025-02-01", end: "2025-02-28" };
    const made = [
      await make("kvartalet", { isPublished: true }),
      await make("februari", { isPublished: true, period: february, keyFigurePresetId: "VisibleKeyFigures" }),
      await make("januari", { isPublished: true, period: { start: "2025-01-01", end: "2025-01-31" } }),
      await make("utkastet"),
    ];
    const counts = async () => {
      const list = (await client.get(`${path}?restated=true`)).body as PeriodReport[];
      return made.map(({ id }) => list.find((one) => one.id === id)?.restated);
    };
    const none = { keyFigures: 0, statementLines: 0 };
    expect(await counts()).toEqual([none, none, none, undefined]);
    await importBooks(5000);
    const changedFiguresOf = async ({ id }: FullPeriodReport) =>
      ((await client.get(`${path}/${id}/Restatement`)).body as Restatement[]).length;
    const quarter = await changedFiguresOf(made[0]!);
    const month = await changedFiguresOf(made[1]!);
    const untouched = await changedFiguresOf(made[2]!);
    expect([quarter, untouched]).toEqual([3, 0]);
    expect(month).toBeGreaterThan(3);
    expect(await counts()).toEqual([
      { keyFigures: quarter, statementLines: 0 },
      { keyFigures: month, statementLines: 0 },
      none,
      undefined,
    ]);
    for (const query of ["", "?restated=false"]) {
      expect((await client.get(`${path}${query}`)).text).not.toContain("restated");
    }
    expect((await client.get(`${path}?restated=1`)).status).toBe(400);
    const years = (await client.get(`/Api/v2/Company/${companyId}/FiscalYear`)).body as { id: string }[];
    await client.delete(`/Api/v2/Company/${companyId}/FiscalYear/${years[0]!.id}`);
    expect((await counts())[0]!.keyFigures).toBe(await changedFiguresOf(made[0]!));
  });
});

describe("deleting a period report", () => {
  it("answers null, and the report is gone", async () => {
    const { id } = await make("x");
    await make("y");
    expect(await client.delete(`${path}/${id}`)).toMatchObject({ status: 200, text: "null" });
    expect((await client.delete(`${path}/${id}`)).status).toBe(404);
    expect(titlesOf(await client.get(path))).toEqual(["y"]);
    // A list cannot be deleted.
    expect((await client.delete(path)).headers.get("allow")).toBe("GET, POST, PUT");
  });

  it("happens with the company", async () => {
    await make("x");
    expect(await tablesWithRowsOf(app.database.db, companyId)).toContain("period_report");
    expect((await client.delete(`/Api/v2/Company/${companyId}`)).status).toBe(200);
    expect(await tablesWithRowsOf(app.database.db, companyId)).toEqual([]);
  });
});

describe("permissions for period reports", () => {
  it.each(ROLES)("%s", async (role) => {
    const at = `/Api/v2/Company/${people.companyId}/PeriodReport`;
    const idOf = async (title: string, isPublished: boolean) =>
      ((await client.post(at, report(title, { isPublished }))).body as FullPeriodReport).id;
    const [draft, published] = [await idOf(`draft ${role}`, false), await idOf(`published ${role}`, true)];
    const own = app.as(people.userOf[role]);
    const seesDrafts = grantOf(role, "periodReport.readUnpublished") === true;
    const titles = titlesOf(await own.get(at));
    expect(titles).toContain(`published ${role}`);
    expect(titles.includes(`draft ${role}`)).toBe(seesDrafts);
    expect(titlesOf(await own.get(`${at}?latest=1`))).toHaveLength(1);
    expect((await own.get(`${at}/${published}`)).status).toBe(200);
    expect((await own.get(`${at}/${draft}`)).status).toBe(seesDrafts ? 200 : 404);
    const writing = grantOf(role, "periodReport.write") ? 200 : 403;
    expect((await own.post(at, report(`by ${role}`))).status).toBe(writing);
    expect((await own.put(at, { id: draft, title: role })).status).toBe(writing);
    expect((await own.delete(`${at}/${published}`)).status).toBe(writing);
    expect((await own.delete(`${at}/${draft}`)).status).toBe(seesDrafts ? writing : 404);
    // Permission is decided before the body is read.
    expect((await own.send("POST", at, "{")).status).toBe(writing === 403 ? 403 : 400);
  });

  it("hides everything from users who may not see the company, and asks anonymous clients to sign in", async () => {
    const { id } = await make("x", { isPublished: true });
    for (const [userName, status] of [
      ["stranger", 404],
      [null, 401],
    ] as const) {
      const other = app.as(userName);
      for (const at of [path, `${path}/${id}`]) expect((await other.get(at)).status).toBe(status);
      expect((await other.post(path, report("y"))).status).toBe(status);
      expect((await other.put(path, { id, title: "y" })).status).toBe(status);
      expect((await other.delete(`${path}/${id}`)).status).toBe(status);
    }
  });

  it("writes an audit entry for every write", async () => {
    const made = await make("x");
    app.passSecond();
    const { body: after } = await client.put(path, { id: made.id, title: "y" });
    app.passSecond();
    await client.delete(`${path}/${made.id}`);
    expect(await auditEntriesOf(app.database.db, "PeriodReport", made.id)).toMatchObject([
      { companyId, userName: "director", action: "create", before: null, after: made },
      { action: "update", before: made, after },
      { action: "delete", before: after, after: null },
    ]);
  });
});
