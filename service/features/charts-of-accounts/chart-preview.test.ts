import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { ChartNode, ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { chartPreviewSchema, type ChartPreview } from "@/contract/charts-of-accounts/chart-preview";
import { yearAccountListSchema } from "@/contract/statements/year-account";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { TestApp, type TestClient } from "../../testing/test-app";

let app: TestApp;
let people: People;
let client: TestClient;
let companyId: string;
/** Paths of the company, of its charts, of its fiscal year, and of the chart preview for this fiscal year. */
let company: string;
let charts: string;
let year: string;
let path: string;
let builtIn: ChartOfAccounts;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
  companyId = await app.make.company(people.agencyId);
  // Account 3990 is listed, but has no amounts.
  const data = sieText().replace("#KONTO 3001", '#KONTO 3990 "Övrigt"\r\n#KONTO 3001');
  await client.put("/Api/v2/SieImport/home", { data, companyId });
  company = `/Api/v2/Company/${companyId}`;
  const years = (await client.get(`${company}/FiscalYear`)).body as { id: string }[];
  year = `${company}/FiscalYear/${years[0]!.id}`;
  path = `${year}/ChartPreview`;
  charts = `${company}/ChartOfAccounts`;
  builtIn = (await client.get(`${charts}/EUBAS97`)).body as ChartOfAccounts;
});
afterAll(() => app.stop());

/** The built-in chart as one of the company's own, with other nodes in place of the leaf that holds an account. */
function withLeafOf(account: string, replace: (leaf: ChartNode) => ChartNode[]): ChartOfAccounts {
  const changed = (node: ChartNode): ChartNode[] => {
    if (node.type === "AccountGroup") return [{ ...node, children: node.children.flatMap(changed) }];
    const holds =
      node.type === "AccountIntervalGroup" &&
      node.intervals.some(({ start, end }) => start <= account && account <= end);
    return holds ? replace(node) : [node];
  };
  return { ...builtIn, id: "own", children: builtIn.children.flatMap(changed) };
}

const preview = async (chart: unknown) => {
  const response = await client.post(path, chart);
  expect(response.status).toBe(200);
  expect(chartPreviewSchema.parse(response.body)).toEqual(response.body);
  return response.body as ChartPreview;
};

describe("the preview of a chart", () => {
  it("is empty for a chart that changes nothing", async () => {
    const { accounts, keyFigures } = await preview({ ...builtIn, id: "own" });
    expect([accounts, keyFigures]).toEqual([[], []]);
  });

  it("says how far the books reach", async () => {
    expect(await preview({ ...builtIn, id: "own" })).toMatchObject({ bookedThrough: "2025-02-28" });
  });

  it("names accounts that fall out of all groups, and only the key figures that change by it", async () => {
    const { accounts, keyFigures } = await preview(withLeafOf("3001", () => []));
    expect(accounts).toEqual([{ number: "3001", name: "Försäljning", groups: [], isUsed: true }]);
    expect(keyFigures[0]).toMatchObject({ keyFigure: { id: "NetSales" }, before: 1000, after: 0 });
    const margin = keyFigures.find(({ keyFigure }) => keyFigure.id === "GrossProfitMargin");
    expect(margin).toMatchObject({ before: 100, after: null, reason: { code: "divisionByZero" } });
    expect(keyFigures.some(({ keyFigure }) => keyFigure.id === "CashFlow")).toBe(false);
  });

  it("names accounts that are in two groups, also those without amounts", async () => {
    const chart = withLeafOf("3990", (leaf) => [leaf, { type: "AccountListGroup", id: "twice", accounts: ["3990"] }]);
    const { accounts, keyFigures } = await preview(chart);
    expect(accounts).toEqual([
      { number: "3990", name: "Övrigt", groups: [expect.any(String), "twice"], isUsed: false },
    ]);
    expect(keyFigures).toEqual([]);
  });

  it("is computed in one transaction with a snapshot, which no import meanwhile can change", async () => {
    const transaction = vi.spyOn(app.database.db, "transaction");
    onTestFinished(() => transaction.mockRestore());
    await preview(withLeafOf("3001", () => []));
    const snapshot = { isolationLevel: "repeatable read", accessMode: "read only" };
    expect(transaction.mock.calls.map(([, config]) => config)).toEqual([snapshot]);
  });

  it("writes nothing", async () => {
    await preview(withLeafOf("3001", () => []));
    expect((await client.get(charts)).body).toEqual([builtIn]);
  });

  it("refuses charts that could not be saved", async () => {
    const unsound = await client.post(path, { ...builtIn, id: "own", knownGroups: {} });
    expect(unsound).toMatchObject({ status: 400, body: { message: expect.stringContaining("$.knownGroups") } });
  });

  it("is of a fiscal year that exists, for those who see the company and may change its charts", async () => {
    expect((await client.post(`${company}/FiscalYear/none/ChartPreview`, builtIn)).status).toBe(404);
    const reader = app.as(people.userOf.CompanyNormal);
    expect((await reader.post(path, builtIn)).status).toBe(404);
    await app.make.connect(companyId, people.userOf.CompanyNormal, "Normal");
    expect((await reader.post(path, builtIn)).status).toBe(403);
  });
});

it("the accounts of a year include those that its file lists without amounts", async () => {
  const response = await client.get(`${year}/Account`);
  expect(yearAccountListSchema.parse(response.body)).toEqual([
    { number: "1930", name: "Företagskonto", balance: 100_000, isUsed: true },
    { number: "3001", name: "Försäljning", balance: -100_000, isUsed: true },
    { number: "3990", name: "Övrigt", balance: 0, isUsed: false },
  ]);
});
