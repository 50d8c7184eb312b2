import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../platform/db/statements";
import { makePeople } from "../../testing/people";
import { TestApp, type TestClient } from "../../testing/test-app";
import { apiRoutes } from "../all-routes";

let app: TestApp;
let client: TestClient;

/** Ids of the objects that `beforeAll` makes, by the names that the writes below use. */
type Made = Record<string, string>;

interface Write {
  path: string;
  /** A body that changes nothing; by default the object as it is read. */
  body?: unknown;
  /** The path from which the object is read, if it is not the path of the write. */
  read?: string;
}

const SCHEDULE = { day: 1, title: "Månaden", publishes: true, language: "sv" };

/** Writes of one kind of standards, of an agency and of a company type that inherits from it. */
function standards(resource: string, parameter: string, id: string): Record<string, (made: Made) => Write> {
  return Object.fromEntries(
    [[], ["CompanyType", ":companyTypeId"]].flatMap((below) => {
      const pattern = ["Agency/:agencyId", ...below, resource].join("/");
      const filled = ({ agencyId, companyTypeId }: Made) =>
        pattern.replace(":agencyId", agencyId!).replace(":companyTypeId", companyTypeId!);
      return [
        [pattern, (ids: Made) => ({ path: filled(ids), body: { id }, read: `${filled(ids)}/${id}` })],
        [`${pattern}/${parameter}`, (ids: Made) => ({ path: `${filled(ids)}/${id}`, body: {} })],
      ];
    }),
  );
}

/** For each resource a write that changes nothing, by the pattern of its path. */
const WRITES: Record<string, (made: Made) => Write> = {
  "Agency/:agencyId": ({ agencyId }) => ({ path: `Agency/${agencyId}` }),
  "Agency/:agencyId/Company/:companyId": ({ agencyId, companyId }) => ({
    path: `Agency/${agencyId}/Company/${companyId}`,
  }),
  "Agency/:agencyId/Company/:companyId/FindingAnswer/:findingId": ({ agencyId, companyId }) => ({
    path: `Agency/${agencyId}/Company/${companyId}/FindingAnswer/books-late`,
    body: { kind: "notRelevant" },
    read: `Agency/${agencyId}/Finding`,
  }),
  "Agency/:agencyId/FindingRule/:findingRuleId": ({ agencyId }) => ({
    path: `Agency/${agencyId}/FindingRule/equity-ratio`,
  }),
  "Agency/:agencyId/PortfolioView/:portfolioViewId": ({ agencyId, viewId }) => ({
    path: `Agency/${agencyId}/PortfolioView/${viewId}`,
  }),
  "Agency/:agencyId/ReportTemplate/:reportTemplateId": ({ agencyId, templateId }) => ({
    path: `Agency/${agencyId}/ReportTemplate/${templateId}`,
  }),
  "Agency/:agencyId/Letterhead": ({ agencyId }) => ({
    path: `Agency/${agencyId}/Letterhead`,
    body: { colour: null },
  }),
  "Agency/:agencyId/ReportSchedule": ({ agencyId, templateId }) => ({
    path: `Agency/${agencyId}/ReportSchedule`,
    body: { ...SCHEDULE, reportTemplateId: templateId },
  }),
  "Agency/:agencyId/CompanyType/:companyTypeId": ({ agencyId, companyTypeId }) => ({
    path: `Agency/${agencyId}/CompanyType/${companyTypeId}`,
  }),
  "Agency/:agencyId/DefaultPortfolioView": ({ agencyId, viewId }) => ({
    path: `Agency/${agencyId}/DefaultPortfolioView`,
    body: { own: viewId },
  }),
  ...standards("StandardKeyFigurePreset", ":presetId", "Overview"),
  ...standards("StandardKeyFigureFormula", ":standardFormulaId", "Shared"),
  ...standards("StandardKeyFigureTarget", ":standardTargetId", "NetSales_2025-01-01_2025-12-31"),
  ...standards("StandardChartOfAccounts", ":standardChartId", "Shared"),
  ...standards("StandardFindingRule", ":standardRuleId", "equity-ratio"),
  ...standards("StandardText", ":standardTextId", "Shared"),
  "Company/:companyId": ({ companyId }) => ({ path: `Company/${companyId}` }),
  "Company/:companyId/Comment": ({ companyId, commentId }) => ({
    path: `Company/${companyId}/Comment`,
    body: { id: commentId, isQuestion: true },
    read: `Company/${companyId}/Comment/${commentId}`,
  }),
  "Company/:companyId/Comment/:commentId": ({ companyId, commentId }) => ({
    path: `Company/${companyId}/Comment/${commentId}`,
  }),
  "Company/:companyId/Comment/:commentId/Question": ({ companyId, commentId }) => ({
    path: `Company/${companyId}/Comment/${commentId}/Question`,
    body: { isResolved: true, assignee: "consultant" },
    read: `Company/${companyId}/Comment/${commentId}`,
  }),
  "Company/:companyId/KeyFigurePreset": ({ companyId }) => ({
    path: `Company/${companyId}/KeyFigurePreset`,
    body: { id: "Mine" },
    read: `Company/${companyId}/KeyFigurePreset/Mine`,
  }),
  "Company/:companyId/KeyFigurePreset/:presetId": ({ companyId }) => ({
    path: `Company/${companyId}/KeyFigurePreset/Mine`,
  }),
  "Company/:companyId/FiscalYear/:fiscalYearId": ({ companyId, yearId }) => ({
    path: `Company/${companyId}/FiscalYear/${yearId}`,
  }),
  "Company/:companyId/FiscalYear/:fiscalYearId/KeyFigureData": ({ companyId, yearId }) => ({
    path: `Company/${companyId}/FiscalYear/${yearId}/KeyFigureData`,
  }),
  "Company/:companyId/ChartOfAccounts": ({ companyId }) => ({
    path: `Company/${companyId}/ChartOfAccounts`,
    body: { id: "Own" },
    read: `Company/${companyId}/ChartOfAccounts/Own`,
  }),
  "Company/:companyId/ChartOfAccounts/:chartOfAccountsId": ({ companyId }) => ({
    path: `Company/${companyId}/ChartOfAccounts/Own`,
  }),
  "Company/:companyId/KeyFigureFormula": ({ companyId }) => ({
    path: `Company/${companyId}/KeyFigureFormula`,
    body: { id: "Rate" },
    read: `Company/${companyId}/KeyFigureFormula/Rate`,
  }),
  "Company/:companyId/KeyFigureFormula/:keyFigureFormulaId": ({ companyId }) => ({
    path: `Company/${companyId}/KeyFigureFormula/Rate`,
  }),
  "Company/:companyId/KeyFigureTarget": ({ companyId }) => ({ path: `Company/${companyId}/KeyFigureTarget` }),
  "Company/:companyId/FiscalYear/:fiscalYearId/Budget": ({ companyId, yearId }) => ({
    path: `Company/${companyId}/FiscalYear/${yearId}/Budget`,
    body: [{ account: "3010", month: "2025-01", amount: -1_00 }],
  }),
  "Company/:companyId/Document": ({ companyId, documentId }) => ({
    path: `Company/${companyId}/Document`,
    body: { id: documentId, data: "YQ==", contentType: "text/plain", path: "/a.txt" },
    read: `Company/${companyId}/Document/${documentId}`,
  }),
  "Company/:companyId/Document/:documentId": ({ companyId, documentId }) => ({
    path: `Company/${companyId}/Document/${documentId}`,
    body: { data: "YQ==" },
  }),
  "Company/:companyId/PeriodReport": ({ companyId, reportId }) => ({
    path: `Company/${companyId}/PeriodReport`,
    body: { id: reportId, isPublished: true },
    read: `Company/${companyId}/PeriodReport/${reportId}`,
  }),
  "Company/:companyId/PeriodReport/:periodReportId": ({ companyId, reportId }) => ({
    path: `Company/${companyId}/PeriodReport/${reportId}`,
  }),
  User: () => ({ path: "User", body: { userName: "consultant" }, read: "User/consultant" }),
  "User/:userName/Access": () => ({ path: "User/consultant/Access", body: { disabled: false } }),
  "User/:userName": () => ({ path: "User/consultant" }),
};

/** PUTs that do not replace the state of an object: credentials, decisions about work, imports, lists of changes. */
const OTHERS = [
  "Me/SecondFactor",
  "SieImport",
  "SieImport/:agencyId",
  "Agency/:agencyId/BulkChange/:bulkChangeId",
  "Agency/:agencyId/CompanyPlace",
  "Agency/:agencyId/Mail/:mailId",
  "Agency/:agencyId/SieImportBatch/:batchId",
  "Agency/:agencyId/SieImportBatch/:batchId/File/:batchFileId",
];

const made: Made = {};

beforeAll(async () => {
  app = await TestApp.start();
  app.now = new Date("2026-02-01T10:00:00Z");
  const { agencyId, companyId } = await makePeople(app);
  client = app.as("director");
  const shared = { id: "Shared", name: "Byråns", formula: "[NetSales] / 2", valueType: "Amount" };
  expect((await client.post(`/Api/v2/Agency/${agencyId}/StandardKeyFigureFormula`, shared)).status).toBe(200);
  const yearId = await app.make.fiscalYear(companyId);
  const company = `/Api/v2/Company/${companyId}`;
  const create = async (path: string, body: object) => {
    const response = await client.post(path, body);
    expect(response.status, response.text).toBe(200);
    return (response.body as { id: string }).id;
  };
  const put = async (path: string, body: object) => {
    const response = await client.put(path, body);
    expect(response.status, response.text).toBe(200);
  };
  const period = { start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" };
  const comment = { type: "KeyFigureComment", message: "Varför?", keyFigureType: "NetSales", isQuestion: true, period };
  const commentId = await create(`${company}/Comment`, comment);
  await put(`${company}/Comment/${commentId}/Question`, { isResolved: true, assignee: "consultant" });
  const chart = (await client.get(`${company}/ChartOfAccounts/EUBAS97`)).body as object;
  await create(`${company}/ChartOfAccounts`, { ...chart, id: "Own" });
  await create(`/Api/v2/Agency/${agencyId}/StandardChartOfAccounts`, { ...chart, id: "Shared" });
  await create(`/Api/v2/Agency/${agencyId}/StandardText`, { id: "Shared", name: "Byråns", text: "{[NetSales]}" });
  await create(`/Api/v2/Agency/${agencyId}/StandardKeyFigureTarget`, { keyFigureType: "NetSales", period, value: 15 });
  await create(`${company}/KeyFigureFormula`, {
    id: "Rate",
    name: "Timpris",
    formula: "[NetSales] / 10",
    valueType: "Amount",
  });
  // Negative zero, because the wire format and the check for changed values distinguish it from zero.
  await put(`${company}/FiscalYear/${yearId}/KeyFigureData`, [{ keyFigureInfoId: "TaxRate", period, value: -0 }]);
  await put(`${company}/KeyFigureTarget`, [{ keyFigureType: "NetSales", period, value: 12 }]);
  const budget = [{ account: "3010", month: "2025-01", amount: -1_00 }];
  await put(`${company}/FiscalYear/${yearId}/Budget`, budget);
  const file = { type: "File", path: "/a.txt", contentType: "text/plain", data: "YQ==" };
  const documentId = await create(`${company}/Document`, file);
  await create(`${company}/KeyFigurePreset`, { id: "Mine", name: "Mitt", keyFigureTypes: ["NetSales"] });
  const report = { title: "Året", keyFigurePresetId: "Mine", period, isPublished: true };
  const reportId = await create(`${company}/PeriodReport`, report);
  const viewId = await create(`/Api/v2/Agency/${agencyId}/PortfolioView`, { name: "Alla", isShared: true, query: "" });
  await put(`/Api/v2/Agency/${agencyId}/DefaultPortfolioView`, { own: viewId });
  const template = { name: "Mall", blocks: [{ id: "a", type: "comments" }] };
  const templateId = await create(`/Api/v2/Agency/${agencyId}/ReportTemplate`, template);
  await put(`/Api/v2/Agency/${agencyId}/Company/${companyId}/FindingAnswer/books-late`, { kind: "notRelevant" });
  const typeResponse = await client.post(`/Api/v2/Agency/${agencyId}/CompanyType`, { Id: "trade", Name: "Handel" });
  expect(typeResponse.status, typeResponse.text).toBe(200);
  const ids = {
    agencyId,
    companyId,
    companyTypeId: "trade",
    yearId,
    commentId,
    documentId,
    reportId,
    viewId,
    templateId,
  };
  Object.assign(made, ids);
  await put(`/Api/v2/Agency/${agencyId}/ReportSchedule`, { ...SCHEDULE, reportTemplateId: templateId });
  // A later time, so that a write of the same content shows by its time of change.
  app.now = new Date("2026-03-01T10:00:00Z");
});
afterAll(() => app.stop());

/** The number of audit entries, and the versions of the rows (ctid) of the stored figures. */
async function written() {
  const [entries] = rowsOf<{ count: string }>(
    await app.database.db.execute(sql`select count(*)::text as count from audit_entry`),
  );
  const stored = rowsOf(
    await app.database.db.execute(sql`select company_id, ctid::text from stored_figures order by 1`),
  );
  return { ...entries, stored };
}

describe("a write that leaves things as they are", () => {
  it("is tried with every PUT, apart from those in OTHERS", () => {
    const puts = apiRoutes.filter(({ PUT }) => PUT).map(({ path }) => path);
    expect([...Object.keys(WRITES), ...OTHERS].sort()).toEqual([...puts].sort());
  });

  it.each(Object.keys(WRITES))("adds no entry and changes no stored figure or entity tag: %s", async (pattern) => {
    const { path, body, read = path } = WRITES[pattern]!(made);
    const asRead = await client.get(`/Api/v2/${read}`);
    expect(asRead.status, asRead.text).toBe(200);
    const before = await written();
    const response = await client.put(`/Api/v2/${path}`, body ?? asRead.body);
    expect(response.status, response.text).toBe(200);
    expect(await written()).toEqual(before);
    const again = await client.get(`/Api/v2/${read}`);
    expect([again.headers.get("etag"), again.text]).toEqual([asRead.headers.get("etag"), asRead.text]);
  });

  it("differs from a write that changes something, which adds an entry", async () => {
    const before = await written();
    await client.put(`/Api/v2/Company/${made["companyId"]!}/KeyFigurePreset/Mine`, { name: "Annat" });
    expect(Number((await written()).count)).toBe(Number(before.count) + 1);
  });
});
