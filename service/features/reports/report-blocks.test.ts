import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ReportBlock } from "@/contract/reports/blocks";
import { reportContentSchema, type ContentBlock, type ReportContent } from "@/contract/reports/content";
import type { FullPeriodReport, PeriodReport } from "@/contract/reports/period-report";
import type { VoucherList } from "@/contract/vouchers";
import { rowsOf } from "../../platform/db/statements";
import { document, periodReport } from "../../platform/db/schema";
import { importVouchers } from "../../testing/import-vouchers";
import { makePeople, type People } from "../../testing/people";
import { TestApp, type TestClient } from "../../testing/test-app";
import { createStandardPresets } from "../presets/create-preset";
import { archiveEarlierReports } from "./archive-earlier-reports";
import { publishedAt } from "./published-at";

const PERIOD = { start: "2025-01-01T00:00:00", end: "2025-03-31T23:59:59" };
const NOT_BOOKED = { start: "2019-01-01", end: "2019-03-31" };
const BLOCKS: ReportBlock[] = [
  { id: "head", type: "letterhead" },
  { id: "words", type: "text", heading: "I korthet", text: "Ett bra kvartal." },
  { id: "figures", type: "keyFigures", keyFigurePresetId: "Overview", columns: ["yearBefore", "target", "sparkline"] },
  { id: "chart", type: "chart", keyFigureId: "NetSales", resolution: "month" },
  { id: "years", type: "chart", keyFigureId: "NetSales", resolution: "year" },
  { id: "income", type: "statement", statement: "income", columns: ["amount", "yearToDate", "budget"] },
  { id: "balance", type: "statement", statement: "balance", columns: ["amount", "opening"], showsAccounts: true },
  { id: "comments", type: "comments" },
  { id: "since", type: "restatement" },
];

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
  app.now = new Date("2026-03-15T12:00:00Z");
  companyId = await app.make.company(people.agencyId);
  await createStandardPresets(app.database.db, companyId);
  path = `/Api/v2/Company/${companyId}/PeriodReport`;
});

const report = (more: object = {}) => ({
  title: "Kvartalet",
  period: { start: "2025-01-01", end: "2025-03-31" },
  keyFigurePresetId: "Overview",
  language: "sv",
  blocks: BLOCKS,
  ...more,
});
/** Creates a report, dated a second after the one before it. */
async function make(more: object = {}): Promise<FullPeriodReport> {
  app.now = new Date(app.now.getTime() + 1000);
  const response = await client.post(path, report(more));
  expect(response.status, response.text).toBe(200);
  return response.body as FullPeriodReport;
}
async function contentOf(id: string): Promise<ReportContent> {
  const response = await client.get(`${path}/${id}/Content`);
  expect(response.status, response.text).toBe(200);
  expect(reportContentSchema.parse(response.body)).toEqual(response.body);
  return response.body as ReportContent;
}
function block<T extends ContentBlock["type"]>(content: ReportContent, type: T, id?: string) {
  return content.blocks.find((one) => one.type === type && (id ?? one.id) === one.id) as Extract<
    ContentBlock,
    { type: T }
  >;
}
const salesIn = (content: ReportContent) =>
  block(content, "keyFigures").rows.find(({ keyFigure }) => keyFigure.id === "NetSales")?.value.value;

const importBooks = (amount: number) => importVouchers(client, companyId, [{ date: "20250215", amount }]);
const comment = (more: object = {}) => ({
  type: "KeyFigureComment",
  message: "En stor order i februari.",
  period: { start: "2025-02-01", end: "2025-02-28" },
  keyFigureType: "NetSales",
  ...more,
});

describe("a draft of blocks", () => {
  it("stores its blocks, and shows their present values", async () => {
    await importBooks(1000);
    await client.post(`/Api/v2/Company/${companyId}/Comment`, comment());
    await client.post(`/Api/v2/Company/${companyId}/Comment`, comment({ isQuestion: true, message: "Varför?" }));
    const outside = { start: "2024-12-01", end: "2024-12-31" };
    await client.post(`/Api/v2/Company/${companyId}/Comment`, comment({ period: outside }));
    const target = { keyFigureType: "NetSales", period: { start: "2025-02-01", end: "2025-02-28" }, value: 800 };
    await client.put(`/Api/v2/Company/${companyId}/KeyFigureTarget`, [target]);
    const made = await make();
    expect(made).toMatchObject({ blocks: BLOCKS, language: "sv" });
    expect((await client.get(`${path}/${made.id}`)).body).toEqual(made);
    expect((await client.get(path)).text).not.toContain("blocks");
    const content = await contentOf(made.id);
    expect(content).toMatchObject({
      language: "sv",
      title: "Kvartalet",
      author: "Name of director",
      period: PERIOD,
      company: { id: companyId },
      agency: { id: people.agencyId },
      currency: "SEK",
      problems: [],
    });
    expect(content.blocks.map(({ id }) => id)).toEqual(BLOCKS.map(({ id }) => id));
    expect(block(content, "text")).toMatchObject({ heading: "I korthet", parts: [{ text: "Ett bra kvartal." }] });
    const figures = block(content, "keyFigures");
    expect(figures.heading).toBe("Nyckeltal");
    expect(figures.columns.map(({ name }) => name)).toEqual([
      "Värde",
      "Föregående år",
      "Mål",
      "Senaste tolv månaderna",
    ]);
    expect(figures.rows[0]).toMatchObject({
      keyFigure: { id: "NetSales", name: "Nettoomsättning" },
      value: { value: 1000, period: PERIOD, bookedThrough: "2025-02-28" },
    });
    expect(figures.rows[0]!.sparkline!.map(({ value }) => value)).toEqual([0, 1000, null]);
    expect(block(content, "chart", "chart").values.map(({ value }) => value)).toEqual([0, 1000, null]);
    expect(block(content, "chart", "years")).toMatchObject({ heading: "Nettoomsättning", values: [{ value: 1000 }] });
    const income = block(content, "statement", "income");
    expect(income.columns).toEqual([
      { column: "amount", name: "Perioden", period: { ...PERIOD, end: "2025-02-28T23:59:59" } },
      { column: "yearToDate", name: "Ackumulerat", period: { ...PERIOD, end: "2025-02-28T23:59:59" } },
    ]);
    // Amounts of statements are in öre.
    expect(income.lines[0]).toMatchObject({ id: "NetSales", level: 0, amounts: [100_000, 100_000] });
    const balance = block(content, "statement", "balance");
    expect(balance.columns.map(({ column }) => column)).toEqual(["amount", "opening"]);
    expect(balance.lines.some(({ kind, level }) => kind === "account" && level > 0)).toBe(true);
    expect(block(content, "comments").comments).toMatchObject([
      { keyFigureId: "NetSales", keyFigureName: "Nettoomsättning", message: "En stor order i februari." },
    ]);
    expect(block(content, "restatement").restatements).toEqual([]);
    await importBooks(5000);
    expect(salesIn(await contentOf(made.id))).toBe(5000);
  });

  it("has the names of its language, or the caller's", async () => {
    await importBooks(1000);
    const { id } = await make({ language: "en" });
    expect(block(await contentOf(id), "keyFigures")).toMatchObject({
      heading: "Key figures",
      rows: [{ keyFigure: { name: "Net sales" } }, {}, {}, {}, {}],
    });
    await client.put(`${path}/${id}`, { language: null });
    const inSwedish = await client.get(`${path}/${id}/Content`, { "accept-language": "sv" });
    expect(inSwedish.body).toMatchObject({ language: "sv" });
  });

  it("is possible without books", async () => {
    const content = await contentOf((await make()).id);
    expect(block(content, "keyFigures").rows[0]!.value).toMatchObject({ value: null, reason: { code: "noBooks" } });
    expect(block(content, "statement", "income")).toMatchObject({ columns: [], lines: [] });
  });

  it.each([
    ["two blocks with one id", [BLOCKS[0], BLOCKS[0]], "expected each id once"],
    ["a block of an unknown type", [{ id: "x", type: "poem" }], "$.blocks[0].type"],
    [
      "more blocks than a report may have",
      Array.from({ length: 41 }, (_, i) => ({ ...BLOCKS[0], id: `b${i}` })),
      "at most 40",
    ],
    ["a block of no key figures", [{ id: "x", type: "keyFigures", columns: [] }], "keyFigurePresetId or keyFigureIds"],
    [
      "one column twice",
      [{ id: "x", type: "statement", statement: "income", columns: ["amount", "amount"] }],
      "expected each column once",
    ],
    [
      "one key figure twice",
      [{ id: "x", type: "keyFigures", keyFigureIds: ["NetSales", "NetSales"], columns: [] }],
      "expected each key figure once",
    ],
  ])("refuses %s", async (_, blocks, message) => {
    const response = await client.post(path, report({ blocks }));
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });
});

describe("publishing a report of blocks", () => {
  it("freezes all that it shows, in its language, and nothing changes it afterwards", async () => {
    await importBooks(1000);
    await client.post(`/Api/v2/Company/${companyId}/Comment`, comment());
    const { id } = await make();
    const draft = await contentOf(id);
    const published = (await client.put(`${path}/${id}`, { isPublished: true })).body as FullPeriodReport;
    expect(published.keyFigures.map(({ keyFigure }) => keyFigure.id)).toEqual(
      block(draft, "keyFigures").rows.map(({ keyFigure }) => keyFigure.id),
    );
    const before = await client.get(`${path}/${id}/Content`);
    expect(before.body).toEqual({ ...draft, asOf: (before.body as ReportContent).asOf });
    app.now = new Date("2026-05-01T00:00:00Z");
    await importBooks(5000);
    await client.post(`/Api/v2/Company/${companyId}/Comment`, comment({ message: "En till." }));
    await client.put(`/Api/v2/Company/${companyId}/KeyFigurePreset`, { id: "Overview", keyFigureTypes: ["CashFlow"] });
    await client.put(`/Api/v2/Company/${companyId}`, { name: "Ett annat namn AB" });
    const after = await client.get(`${path}/${id}/Content`, { "accept-language": "en" });
    expect(after.text).toBe(before.text);
    for (const change of [{ title: "y" }, { blocks: [] }, { blocks: null }, { language: "en" }, { name: "n" }]) {
      expect(await client.put(`${path}/${id}`, change)).toMatchObject({ status: 412 });
    }
    expect((await client.get(`${path}/${id}/Content`)).text).toBe(before.text);
    const restated = (await client.get(`${path}/${id}/Restatement`)).body;
    expect(restated).toContainEqual(expect.objectContaining({ reported: 1000, now: 5000, difference: 4000 }));
  });

  it("lets the list of reports count the statement lines that have changed since", async () => {
    await importBooks(1000);
    const { id } = await make({ isPublished: true });
    const restated = async () => {
      const list = (await client.get(`${path}?restated=true`)).body as PeriodReport[];
      return list.find((one) => one.id === id)?.restated;
    };
    expect(await restated()).toEqual({ keyFigures: 0, statementLines: 0 });
    await importBooks(5000);
    const years = (await client.get(`/Api/v2/Company/${companyId}/FiscalYear`)).body as { id: string }[];
    const today = await contentOf((await make()).id);
    const then = await contentOf(id);
    const linesOf = (content: ReportContent, of: "income" | "balance") =>
      block(content, "statement", of).lines.map((line) => JSON.stringify(line));
    const changed = (["income", "balance"] as const).flatMap((of) => {
      const before = new Set(linesOf(then, of));
      return linesOf(today, of).filter((line) => !before.has(line));
    });
    expect(changed.length).toBeGreaterThan(3);
    expect((await restated())!.statementLines).toBe(changed.length);
    await client.delete(`/Api/v2/Company/${companyId}/FiscalYear/${years[0]!.id}`);
    expect((await restated())!.statementLines).toBeGreaterThanOrEqual(changed.length);
  });

  it("freezes the present content again after a recall", async () => {
    await importBooks(1000);
    const { id } = await make({ isPublished: true });
    expect(salesIn(await contentOf(id))).toBe(1000);
    await importBooks(5000);
    await client.put(`${path}/${id}`, { isPublished: false, recallReason: "Fel", title: "Rättad" });
    expect(await contentOf(id)).toMatchObject({ title: "Rättad" });
    await client.put(`${path}/${id}`, { isPublished: true });
    const content = await contentOf(id);
    expect([content.title, salesIn(content)]).toEqual(["Rättad", 5000]);
  });

  it("lists in a restatement block the figures that have changed since the report published before", async () => {
    await importBooks(1000);
    const first = await make({ title: "Första", isPublished: true });
    await importBooks(5000);
    const { id } = await make({ title: "Andra" });
    const since = block(await contentOf(id), "restatement");
    expect(since).toMatchObject({ report: { id: first.id, title: "Första", period: PERIOD } });
    expect(since.restatements[0]).toMatchObject({ keyFigure: { id: "NetSales" }, reported: 1000, now: 5000 });
  });

  it("compares a restatement block with the report published last, even if that was created later", async () => {
    await importBooks(1000);
    const draft = await make({ title: "Påbörjad först" });
    const made = await make({ title: "Publicerad sist" });
    await make({ title: "Publicerad först", isPublished: true });
    app.now = new Date(app.now.getTime() + 1000);
    expect((await client.put(`${path}/${made.id}`, { isPublished: true })).status).toBe(200);
    expect(block(await contentOf(draft.id), "restatement")).toMatchObject({ report: { title: "Publicerad sist" } });
  });

  it("dates the publication of a report without blocks by its PDF in the archive", async () => {
    await importBooks(1000);
    const made = await make({ title: "Utan block", blocks: undefined });
    const { id } = await make({ title: "Med block", isPublished: true });
    app.now = new Date(app.now.getTime() + 1000);
    expect((await client.put(`${path}/${made.id}`, { isPublished: true })).status).toBe(200);
    const since = block(await contentOf((await make()).id), "restatement");
    expect(since).toMatchObject({ report: { title: "Utan block" } });
    expect((await client.put(`${path}/${made.id}`, { isPublished: false, recallReason: "Fel" })).status).toBe(200);
    expect(block(await contentOf((await make()).id), "restatement")).toMatchObject({ report: { id } });
  });

  it("dates a report without blocks by its first PDF, not by one that is archived again after an erasure", async () => {
    await importBooks(1000);
    const made = await make({ title: "Utan block", blocks: undefined, isPublished: true });
    app.now = new Date(app.now.getTime() + 1000);
    const { id } = await make({ title: "Med block", isPublished: true });
    const { db } = app.database;
    await db.update(document).set({ superseded: app.now }).where(eq(document.reportId, made.id));
    await archiveEarlierReports(db, { log: pino({ level: "silent" }), signal: new AbortController().signal });
    expect((await client.get(`${path}/${made.id}/Document`)).body).toHaveLength(2);
    expect(block(await contentOf((await make()).id), "restatement")).toMatchObject({ report: { id } });
    app.now = new Date(app.now.getTime() + 1000);
    for (const isPublished of [false, true]) {
      expect((await client.put(`${path}/${made.id}`, { isPublished })).status).toBe(200);
    }
    expect(block(await contentOf((await make()).id), "restatement")).toMatchObject({ report: { id: made.id } });
  });

  it("fails for an unknown preset or key figure, and names it", async () => {
    const blocks: ReportBlock[] = [
      { id: "a", type: "keyFigures", keyFigurePresetId: "Gone", columns: [] },
      { id: "b", type: "chart", keyFigureId: "nothing", resolution: "month" },
    ];
    const { id } = await make({ blocks });
    expect((await contentOf(id)).problems).toEqual([
      { blockId: "a", code: "unknownPreset", name: "Gone" },
      { blockId: "b", code: "unknownKeyFigure", name: "nothing" },
    ]);
    const refused = await client.put(`${path}/${id}`, { isPublished: true });
    expect(refused).toMatchObject({ status: 412, body: { message: expect.stringMatching(/"Gone".*"nothing"/) } });
    expect((await client.get(`${path}/${id}`)).body).toMatchObject({ isPublished: false });
    expect((await client.post(path, report({ blocks, isPublished: true }))).status).toBe(412);
  });
});

describe("a text with live values", () => {
  const text = (written: string): ReportBlock[] => [{ id: "t", type: "text", text: written }];
  const NBSP = "\u00a0";

  it("shows present values, each with its source, and freezes them", async () => {
    await importBooks(1234567);
    const target = { keyFigureType: "NetSales", period: { start: "2025-01-01", end: "2025-02-28" }, value: 1_000_000 };
    await client.put(`/Api/v2/Company/${companyId}/KeyFigureTarget`, [target]);
    const written = "{company}: {[NetSales]} under {period}, mål {target [NetSales]}, {{så}.";
    const { id } = await make({ blocks: text(written) });
    const { parts } = block(await contentOf(id), "text");
    expect(parts).toEqual([
      { text: `${(await contentOf(id)).company.name}: ` },
      {
        text: `1\u202f234\u202f567${NBSP}kr`,
        figure: { keyFigureId: "NetSales", period: PERIOD, measure: "value", value: 1234567 },
      },
      { text: ` under Kv${NBSP}1 2025, mål ` },
      {
        text: `1\u202f000\u202f000${NBSP}kr`,
        figure: { keyFigureId: "NetSales", period: PERIOD, measure: "target", value: 1_000_000 },
      },
      { text: ", {så}." },
    ]);
    const published = (await client.put(`${path}/${id}`, { isPublished: true })).body as FullPeriodReport;
    expect(published.keyFigures.map(({ keyFigure }) => keyFigure.id)).toEqual(["NetSales"]);
    await importBooks(5);
    expect(block(await contentOf(id), "text").parts).toEqual(parts);
  });

  it("may be a comment, has the values of the comment's period, and is frozen with the report", async () => {
    await importBooks(1234567);
    const written = "Sålt: {[NetSales]}, {budget [NetSales]}, {[nothing]} {period} {{";
    const { body } = await client.post(`/Api/v2/Company/${companyId}/Comment`, comment({ message: written }));
    expect(body).toMatchObject({ message: written });
    await client.post(`/Api/v2/Company/${companyId}/Comment`, comment({ message: "Utan {värden}" }));
    const { id } = await make({ blocks: [{ id: "c", type: "comments" }] });
    const [first, second] = block(await contentOf(id), "comments").comments;
    expect(first!.message).toBe(`Sålt: 1\u202f234\u202f567${NBSP}kr, –, {[nothing]} {period} {{`);
    const period = { start: "2025-02-01T00:00:00", end: "2025-02-28T23:59:59" };
    expect(first!.parts!.flatMap(({ figure }) => figure ?? [])).toEqual([
      { keyFigureId: "NetSales", period, measure: "value", value: 1234567 },
    ]);
    expect(second).toMatchObject({ message: "Utan {värden}" });
    expect(second).not.toHaveProperty("parts");
    await client.put(`${path}/${id}`, { isPublished: true });
    await importBooks(5);
    expect(block(await contentOf(id), "comments").comments[0]).toEqual(first);
  });

  it("names the account and the voucher of a comment, and freezes them", async () => {
    await importBooks(1234567);
    const comments = `/Api/v2/Company/${companyId}/Comment`;
    const { body } = await client.get(`/Api/v2/Company/${companyId}/FiscalYear/2025-01-01/Voucher`);
    const { import: id, line } = (body as VoucherList).vouchers[0]!;
    const subject = { account: "3001", voucher: { import: id, line } };
    for (const more of [subject, { account: "9999" }, {}]) {
      app.now = new Date(app.now.getTime() + 1000);
      expect((await client.post(comments, comment(more))).status).toBe(200);
    }
    const made = await make({ blocks: [{ id: "c", type: "comments" }] });
    const said = block(await contentOf(made.id), "comments").comments;
    expect(said.map(({ account, voucher }) => [account, voucher])).toEqual([
      [
        { number: "3001", name: "Försäljning" },
        { series: "A", number: "1", date: "2025-02-15" },
      ],
      [{ number: "9999", name: "" }, undefined],
      [undefined, undefined],
    ]);
    await client.put(`${path}/${made.id}`, { isPublished: true });
    await client.post(comments, comment({ account: "1930" }));
    expect(block(await contentOf(made.id), "comments").comments).toEqual(said);
  });

  it("is written in the report's language", async () => {
    await importBooks(1234567);
    const { id } = await make({ language: "en", blocks: text("{[NetSales]} in {period}") });
    expect(block(await contentOf(id), "text").parts.map((part) => part.text)).toEqual([
      `1,234,567${NBSP}SEK`,
      " in Q1 2025",
    ]);
  });

  it("prevents publishing when a value cannot be computed, and names each live value once", async () => {
    await importBooks(1000);
    const written = "{budget [NetSales]} {[nothing]} {dikt} {change [NetSales]}";
    const { id } = await make({ blocks: text(`${written}\n${written}`) });
    const content = await contentOf(id);
    expect(content.problems).toEqual([
      { blockId: "t", code: "noValue", name: "{budget [Nettoomsättning]}" },
      { blockId: "t", code: "unknownKeyFigure", name: "nothing" },
      { blockId: "t", code: "unreadable", name: "{dikt}" },
      { blockId: "t", code: "noValue", name: "{förändring [Nettoomsättning]}" },
    ]);
    expect(block(content, "text").parts).toEqual([{ text: "– – {dikt} –\n– – {dikt} –" }]);
    const refused = await client.put(`${path}/${id}`, { isPublished: true });
    expect(refused).toMatchObject({ status: 412 });
    expect((refused.body as { message: string }).message).toContain("{budget [Nettoomsättning]}");
    const { problems } = await contentOf((await make({ blocks: text("{[EquityRatio]}"), period: NOT_BOOKED })).id);
    expect(problems).toMatchObject([{ code: "noValue", reason: { code: "noBooks" } }]);
  });
});

it("a report that is created published has its key figures named in the caller's language, as when it is read", async () => {
  await importBooks(1000);
  const english = { "accept-language": "en" };
  const made = (await client.post(path, report({ isPublished: true, language: "sv" }), english))
    .body as FullPeriodReport;
  expect(made.keyFigures.map(({ keyFigure }) => keyFigure.name)).toContain("Net sales");
  expect((await client.get(`${path}/${made.id}`, english)).body).toEqual(made);
});

describe("a report without blocks", () => {
  it("is shown as letterhead, comment and the figures as they were computed", async () => {
    await importBooks(1000);
    const made = await make({ blocks: null, language: null, comment: "Bra", isPublished: true });
    expect(made).not.toHaveProperty("blocks");
    await importBooks(5000);
    const content = await contentOf(made.id);
    expect(content.blocks.map(({ type }) => type)).toEqual(["letterhead", "text", "keyFigures"]);
    expect(salesIn(content)).toBe(1000);
    expect((await client.put(`${path}/${made.id}`, { comment: "Mycket bra" })).status).toBe(200);
    expect(block(await contentOf(made.id), "text").parts).toEqual([{ text: "Mycket bra" }]);
    expect(await client.put(`${path}/${made.id}`, { blocks: BLOCKS })).toMatchObject({ status: 412 });
  });
});

describe("permissions for the content", () => {
  it("are those for the report", async () => {
    const at = `/Api/v2/Company/${people.companyId}/PeriodReport`;
    const draft = (await client.post(at, report())).body as FullPeriodReport;
    const published = (await client.post(at, report({ isPublished: true }))).body as FullPeriodReport;
    const limited = app.as(people.userOf.CompanyLimited);
    expect((await limited.get(`${at}/${draft.id}/Content`)).status).toBe(404);
    expect((await limited.get(`${at}/${published.id}/Content`)).status).toBe(200);
    expect((await app.as(people.userOf.CompanyNormal).get(`${at}/${draft.id}/Content`)).status).toBe(200);
    expect((await app.as("stranger").get(`${at}/${published.id}/Content`)).status).toBe(404);
  });

  it("give who may not see targets and budgets those alone that the report shows", async () => {
    const userName = await app.make.user("CompanyUser");
    await app.make.connect(companyId, userName, "Limited");
    const limited = app.as(userName);
    await importBooks(1000);
    const [year] = (await client.get(`/Api/v2/Company/${companyId}/FiscalYear`)).body as { id: string }[];
    const budget = [{ account: "3010", month: "2025-02", amount: -1100 * 100 }];
    expect((await client.put(`/Api/v2/Company/${companyId}/FiscalYear/${year!.id}/Budget`, budget)).status).toBe(200);
    const target = { keyFigureType: "NetSales", period: { start: "2025-01-01", end: "2025-02-28" }, value: 1200 };
    await client.put(`/Api/v2/Company/${companyId}/KeyFigureTarget`, [target]);
    const rows = (id: string, columns: string[]) => ({ id, type: "keyFigures", keyFigureIds: ["NetSales"], columns });
    const blocks = [
      rows("value", []),
      rows("target", ["target"]),
      rows("budget", ["budget"]),
      { id: "text", type: "text", text: "{target [NetSales]}" },
      { id: "chart", type: "chart", keyFigureId: "NetSales", resolution: "year" },
    ];
    const { id } = await make({ blocks, isPublished: true });
    const { token } = (await client.post(`${path}/${id}/Link`, { days: 7, language: "sv" })).body as { token: string };
    const shared = (await app.as(null).post("/shared/report", { token })).body as { content: ReportContent };
    const read = (await limited.get(`${path}/${id}/Content`)).body as ReportContent;
    const plansIn = (content: ReportContent) =>
      ["value", "target", "budget"].map((name) => {
        const { target: aim, budget: planned } = block(content, "keyFigures", name).rows[0]!.value;
        return [aim, planned];
      });
    for (const content of [read, shared.content]) {
      expect(plansIn(content)).toEqual([
        [undefined, undefined],
        [1200, undefined],
        [undefined, 1100],
      ]);
      expect(block(content, "text").parts).toMatchObject([{ figure: { measure: "target", value: 1200 } }]);
      expect(block(content, "chart").values).toMatchObject([{ budget: 1100 }]);
    }
    expect(plansIn(await contentOf(id))).toEqual(Array(3).fill([1200, 1100]));
    const valueFor = async (reader: TestClient) =>
      ((await reader.get(`${path}/${id}`)).body as FullPeriodReport).keyFigures[0]!.keyFigureValues[0]!;
    expect(await valueFor(client)).toMatchObject({ value: 1000, target: 1200, budget: 1100 });
    expect(Object.keys(await valueFor(limited))).toEqual(["value", "period", "bookedThrough"]);
    const plain = await make({ blocks: undefined, isPublished: true });
    expect(block(await contentOf(plain.id), "keyFigures").rows[0]!.value).toMatchObject({ budget: 1100 });
    const plainRead = (await limited.get(`${path}/${plain.id}/Content`)).body as ReportContent;
    expect(block(plainRead, "keyFigures").rows[0]!.value).not.toHaveProperty("budget");
  });
});

it("the time of a report's publication is the same in every time zone of the database", async () => {
  const { id } = await make({ isPublished: true });
  const seconds = await app.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'America/New_York'`);
    const [row] = rowsOf<{ seconds: number }>(
      await tx.execute(sql`
        select extract(epoch from ${publishedAt()})::float8 as seconds from ${periodReport} where ${periodReport.id} = ${id}`),
    );
    return row!.seconds;
  });
  expect(seconds).toBe(app.now.getTime() / 1000);
});
