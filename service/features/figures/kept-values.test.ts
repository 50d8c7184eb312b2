import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;
let company: string;
let year: string;

const OVERVIEW = "?keyFigurePresetId=Ours&startDate=2024-01-01&endDate=2024-12-31&resolution=month";
const january = { start: "2024-01-01T00:00:00", end: "2024-01-31T23:59:59" };

const sie = (sale: number) =>
  `#FLAGGA 0\r\n#PROGRAM Test 1.0\r\n#FORMAT PC8\r\n#SIETYP 4\r\n#FNAMN Test\r\n#RAR 0 20240101 20241231\r\n#IB 0 1930 0\r\n` +
  `#VER A 1 20240115\r\n{\r\n#TRANS 1930 {} ${sale}\r\n#TRANS 3010 {} ${-sale}\r\n}\r\n`;
const importSale = (sale: number) =>
  app.as("director").put("/Api/v2/SieImport/home", { companyId: people.companyId, data: sie(sale) });

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  company = `/Api/v2/Company/${people.companyId}`;
  await importSale(100);
  const client = app.as("director");
  const [{ id }] = (await client.get(`${company}/FiscalYear`)).body as [{ id: string }];
  year = `${company}/FiscalYear/${id}`;
  // A preset may name key figures that do not exist: the first test creates the formula Own.
  await client.post(`${company}/KeyFigurePreset`, {
    id: "Ours",
    name: "Ours",
    keyFigureTypes: ["NetSales", "NetSalesPerEmployee", "Own"],
  });
});
afterAll(() => app.stop());

async function read(as = "director", headers: Record<string, string> = {}) {
  const { status, body, headers: answered } = await app.as(as).get(`${company}/KeyFigureValue${OVERVIEW}`, headers);
  expect(status).toBe(200);
  return { tag: answered.get("etag"), results: body as KeyFigureResult[] };
}

describe("cached key figure values", () => {
  it("are computed again as soon as something that they depend on has changed", async () => {
    const client = app.as("director");
    const changes: Record<string, () => Promise<{ status: number }>> = {
      "the books, which another file replaces": () => importSale(200),
      "the key figure data": () =>
        client.put(`${year}/KeyFigureData`, [{ keyFigureInfoId: "NumberOfEmployees", period: january, value: 4 }]),
      "a target": () =>
        client.put(`${company}/KeyFigureTarget`, [{ keyFigureType: "NetSales", period: january, value: 300 }]),
      "no target": () =>
        client.put(`${company}/KeyFigureTarget`, [{ keyFigureType: "NetSales", period: january, value: null }]),
      "a formula": () =>
        client.post(`${company}/KeyFigureFormula`, {
          id: "Own",
          name: "Own",
          formula: "[NetSales] * 2",
          valueType: "Amount",
        }),
      "its next version": () => client.put(`${company}/KeyFigureFormula/Own`, { formula: "[NetSales] * 3" }),
      "the preset": () => client.put(`${company}/KeyFigurePreset/Ours`, { keyFigureTypes: ["Own", "NetSales"] }),
      "the fiscal year": () => client.put(year, { currency: "EUR" }),
    };
    let before = await read();
    for (const [what, change] of Object.entries(changes)) {
      expect((await read()).tag, `before ${what}`).toBe(before.tag);
      expect((await change()).status, what).toBe(200);
      const now = await read();
      // The only change without an effect: values of one year do not depend on its currency.
      expect(now.tag === before.tag, what).toBe(what === "the fiscal year");
      before = now;
    }
    expect(before.results.map(({ keyFigure, keyFigureValues }) => [keyFigure.id, keyFigureValues[0]?.value])).toEqual([
      ["Own", 600],
      ["NetSales", 200],
    ]);
  });

  it("are in each reader's language, and have targets only for users who may see them", async () => {
    await app
      .as("director")
      .put(`${company}/KeyFigureTarget`, [{ keyFigureType: "NetSales", period: january, value: 300 }]);
    const seen = async (as: string, language: string) => {
      const { results } = await read(as, { "accept-language": language });
      const { keyFigure, keyFigureValues } = results.find(({ keyFigure: { id } }) => id === "NetSales")!;
      return [keyFigure.name, keyFigureValues[0]!.target];
    };
    // The second time all values are cached.
    for (let time = 0; time < 2; time++) {
      expect(await seen("director", "en")).toEqual(["Net sales", 300]);
      expect(await seen("director", "sv")).toEqual(["Nettoomsättning", 300]);
      expect(await seen(people.userOf.CompanyLimited, "en")).toEqual(["Net sales", undefined]);
    }
  });
});
