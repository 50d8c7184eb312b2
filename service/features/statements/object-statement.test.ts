import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { statementSchema, type Statement } from "@/contract/statements/statement";
import { makePeople } from "../../testing/people";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let company: string;

const LINES = [
  "#FLAGGA 0",
  "#PROGRAM Test 1.0",
  "#FORMAT PC8",
  "#GEN 20250101",
  "#SIETYP 4",
  "#FNAMN Test",
  "#RAR 0 20240101 20241231",
  '#OBJEKT 1 "1" "Stockholm"',
  '#OBJEKT 1 "2" "Malmö"',
  '#OBJEKT 6 "1" "Bygget"',
  '#KONTO 1930 "Bank"',
  '#KONTO 2081 "Kapital"',
  '#KONTO 3010 "Varor"',
  '#KONTO 5010 "Hyra"',
  '#KONTO 8999 "Res"',

  "#IB 0 1930 8600",
  "#IB 0 2081 -8600",
  "#OIB 0 1930 {1 1} 7600",
  "#OIB 0 1930 {1 2} 1000",
  "#OIB 0 2081 {1 2} -1000",
  // The sale in January names objects on its income row only; the later vouchers name one on both rows.
  "#VER A 1 20240115",
  "{",
  "#TRANS 1930 {} 300",
  "#TRANS 3010 {1 1 6 1} -300",
  "}",
  "#VER A 2 20240215",
  "{",
  "#TRANS 1930 {1 1} -50",
  "#TRANS 5010 {1 1} 50",
  "}",
  "#VER A 3 20240315",
  "{",
  "#TRANS 1930 {1 2} 20",
  "#TRANS 3010 {1 2} -20",
  "}",
  "#VER A 4 20240331",
  "{",
  "#TRANS 8999 {1 2} 20",
  "#TRANS 2081 {1 2} -20",
  "}",
  "",
];

async function statementOf(object: string, language = "en"): Promise<Statement> {
  const path = `${company}/FiscalYear/2024-01-01/Statement${object === "" ? "" : `?dimensionId=${object}`}`;
  const response = await app.as("director").get(path, { "accept-language": language });
  expect(response.status).toBe(200);
  return statementSchema.parse(response.body);
}

/** The lines of the balance sheet and those under equity: id, then kronor at the ends of the first three months. */
const shown = ({ balanceSheet }: Statement) =>
  balanceSheet
    .flatMap((line) => (line.id === "EquityCapital" ? [line, ...line.lines] : [line]))
    .map(({ id, amounts }) => [id, ...amounts.slice(0, 3).map((amount) => amount! / 100)]);

beforeAll(async () => {
  app = await TestApp.start();
  const { agencyId } = await makePeople(app);
  const companyId = await app.make.company(agencyId);
  company = `/Api/v2/Company/${companyId}`;
  const { body } = await app.as("director").put("/Api/v2/SieImport/home", { companyId, data: LINES.join("\r\n") });
  expect(body).toMatchObject({ success: true });
});
afterAll(() => app.stop());

describe("the balance sheet of an object", () => {
  it("has a line for opening balances that do not sum to zero, and one for vouchers that name the object on some rows only", async () => {
    expect(shown(await statementOf("1_1"))).toEqual([
      ["CurrentAssets", 7600, 7550, 7550],
      ["Assets", 7600, 7550, 7550],
      ["EquityCapital", 7900, 7850, 7850],
      ["ResultForThePeriod", 300, 250, 250],
      ["OpeningDifference", 7600, 7600, 7600],
      ["EquityAndLiabilities", 7900, 7850, 7850],
      ["Unbalanced", -300, -300, -300],
    ]);
    expect(shown(await statementOf("6_1"))).toEqual([
      ["Assets", 0, 0, 0],
      ["EquityCapital", 300, 300, 300],
      ["ResultForThePeriod", 300, 300, 300],
      ["EquityAndLiabilities", 300, 300, 300],
      ["Unbalanced", -300, -300, -300],
    ]);
  });

  it("has no line for a difference where the books of the object or the company balance", async () => {
    const ids = [...shown(await statementOf("1_2")), ...shown(await statementOf(""))].map(([id]) => id);
    expect(ids).toContain("ResultBookedToEquity");
    expect(ids).not.toContain("OpeningDifference");
    expect(ids).not.toContain("Unbalanced");
  });

  it("names the lines for differences in words for an object, in the caller's language", async () => {
    const namesIn = async (language: string) => {
      const { balanceSheet } = await statementOf("1_1", language);
      const equity = balanceSheet.find(({ id }) => id === "EquityCapital")!;
      return [equity.lines.at(-1)!.name, balanceSheet.at(-1)!.name];
    };
    expect(await namesIn("sv")).toEqual([
      "Ingående balanser för objektet som inte summerar till noll",
      "Differens: motkonteringar som saknar objektet",
    ]);
    expect(await namesIn("en")).toEqual([
      "Opening balances of the object that do not sum to zero",
      "Difference: counter-entries without the object",
    ]);
  });

  it.each(["", "1_1", "1_2", "6_1"])(
    "has the equity and the assets of the key figures, month by month: %s",
    async (object) => {
      const client = app.as("director");
      const figures = { Equity: "OwnEquity", Assets: "OwnAssets" };
      // The first case creates the formulas; in the others the request is refused, because they exist.
      for (const [term, id] of Object.entries(figures)) {
        await client.post(`${company}/KeyFigureFormula`, { id, name: id, formula: `[${term}]`, valueType: "Amount" });
      }
      const valuesOf = async (id: string) => {
        const query = `startDate=2024-01-01&endDate=2024-03-31&resolution=month&dimensionId=${object}`;
        const { body } = await client.get(`${company}/KeyFigureValue/${id}?${query}`);
        return (body as KeyFigureResult).keyFigureValues.map(({ value }) => value);
      };
      const lines = new Map(shown(await statementOf(object)).map(([id, ...amounts]) => [id, amounts]));
      expect(await valuesOf("OwnEquity")).toEqual(lines.get("EquityCapital"));
      expect(await valuesOf("OwnAssets")).toEqual(lines.get("Assets"));
    },
  );
});
