import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { budgetSchema, type Budget } from "@/contract/budgets";
import { grantOf, ROLES } from "@/contract/permissions";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { AgencyKeyFigureValues } from "@/contract/portfolio";
import type { ReadySentence } from "@/contract/reports/ready-sentence";
import type { Statement } from "@/contract/statements/statement";
import { readPdf } from "../../platform/pdf/testing/read-pdf";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { auditEntriesOf } from "../../testing/stored";
import { TestApp, type TestClient } from "../../testing/test-app";

let app: TestApp;
let people: People;
let client: TestClient;
let companyId: string;
let year: FiscalYear;
let path: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
});
afterAll(() => app.stop());
beforeEach(async () => {
  companyId = await app.make.company(people.agencyId);
  const text = sieText({ vouchers: [{ date: "20250331", amount: 1000 }] }).replace(
    "#VER",
    "#PBUDGET 0 202501 3010 {} -500.00\r\n#PBUDGET 0 202502 3010 {} -250.50\r\n#PBUDGET 0 202601 3010 {} -9.00\r\n#VER",
  );
  await client.put(`/Api/v2/SieImport/${people.agencyId}`, { data: text, companyId });
  [year] = (await client.get(`/Api/v2/Company/${companyId}/FiscalYear`)).body as [FiscalYear];
  path = `/Api/v2/Company/${companyId}/FiscalYear/${year.id}/Budget`;
});

const amount = (month: string, value: number | null, account = "3010") => ({ account, month, amount: value });
const read = async (): Promise<Budget> => budgetSchema.parse((await client.get(path)).body);
/** The budget of the imported file; the file's amount of 2026-01 is outside the fiscal year. */
const FILE = [amount("2025-01", -500_00), amount("2025-02", -250_50)];

describe("the budget of a fiscal year", () => {
  it("is the file's until one is typed in, and again when the typed one is deleted", async () => {
    expect(await read()).toEqual({ typed: [], file: FILE });
    const typed = [amount("2025-01", -600_00), amount("2025-01", 200_00, "4010")];
    expect((await client.put(path, typed)).body).toEqual(typed);
    expect(await read()).toEqual({ typed, file: FILE });
    await client.put(path, [amount("2025-01", null)]);
    expect((await read()).typed).toEqual([typed[1]]);
    expect((await client.delete(path)).status).toBe(200);
    expect(await read()).toEqual({ typed: [], file: FILE });
    expect((await client.delete(path)).status).toBe(200);
    const entries = await auditEntriesOf(app.database.db, "Budget", year.id);
    // All have the time of the test's clock, so they are ordered by action. The second deletion changed nothing.
    expect(entries.map(({ action }) => action)).toEqual(["delete", "update", "update"]);
  });

  it("has every account number that an import keeps, also with letters", async () => {
    const data = sieText().replace("#VER", "#PBUDGET 0 202501 3010A {} -500.00\r\n#VER");
    await client.put(`/Api/v2/SieImport/${people.agencyId}`, { data, companyId });
    const file = [amount("2025-01", -500_00, "3010A")];
    expect(await read()).toEqual({ typed: [], file });
    const typed = [amount("2025-02", -1, "3010A"), amount("2025-02", 1, "Å.1_2-3")];
    expect((await client.put(path, typed)).body).toEqual(typed);
    expect(await read()).toEqual({ typed, file });
  });

  it("replaces the file's for the whole year in figures, stored figures and statements, at once", async () => {
    const budgets = async () => {
      const values = (await client.get(`/Api/v2/Company/${companyId}/KeyFigureValue/NetSales?resolution=month`)).body;
      const { keyFigureValues } = values as KeyFigureResult;
      const ofAgency = `/Api/v2/Agency/${people.agencyId}/KeyFigureValue?keyFigures=NetSales&resolution=year`;
      const { companies } = (await client.get(ofAgency)).body as AgencyKeyFigureValues;
      const { incomeStatement } = (await client.get(path.replace("Budget", "Statement"))).body as Statement;
      return {
        months: keyFigureValues.slice(0, 3).map(({ budget }) => budget),
        stored: companies.find((each) => each.companyId === companyId)?.budgets?.[0],
        line: incomeStatement.find(({ id }) => id === "NetSales")?.budget?.slice(0, 3),
      };
    };
    const before = await budgets();
    expect(before).toEqual({ months: [500, 250.5, 0], stored: 750.5, line: [500_00, 250_50, 0] });
    await client.put(path, [amount("2025-01", -600_00), amount("2025-03", -30_00)]);
    const after = await budgets();
    expect(after).toEqual({ months: [600, 0, 30], stored: 630, line: [600_00, 0, 30_00] });
    await client.delete(path);
    expect(await budgets()).toEqual(before);
  });

  it("stays when the books are imported again, and is deleted with the fiscal year", async () => {
    await client.put(path, [amount("2025-01", -600_00)]);
    await client.put(`/Api/v2/SieImport/${people.agencyId}`, { data: sieText(), companyId });
    expect(await read()).toEqual({ typed: [amount("2025-01", -600_00)], file: [] });
    await client.delete(`/Api/v2/Company/${companyId}/FiscalYear/${year.id}`);
    expect((await client.get(path)).status).toBe(404);
  });

  it("is stored as a whole or not at all, and not where another amount is stored than its `before`", async () => {
    const refuse = async (sent: unknown, status: number, message: string) => {
      expect(await client.put(path, sent)).toMatchObject({
        status,
        body: { message: expect.stringContaining(message) },
      });
    };
    await refuse([amount("2025-01", 1), amount("2025-01", 2)], 400, "$[1]: expected each account and month once");
    await refuse([amount("2025-01", 1), amount("2026-01", 2)], 400, "$[1].month: expected a month of the fiscal year");
    await refuse([amount("2025-01", 1.5)], 400, "$[0].amount");
    await refuse([amount("2025-13", 1)], 400, "$[0].month: expected a month YYYY-MM");
    await refuse([{ ...amount("2025-01", 1), account: "3010 A" }], 400, "$[0].account: expected the number");
    await client.put(path, [{ ...amount("2025-01", 5), before: null }]);
    await refuse(
      [amount("2025-02", 1), { ...amount("2025-01", 6), before: 4 }],
      412,
      "$[1].before is 4, but 5 is stored",
    );
    expect((await read()).typed).toEqual([amount("2025-01", 5)]);
  });
});

describe("permissions for budgets", () => {
  let place: string;
  beforeAll(async () => {
    const yearId = await app.make.fiscalYear(people.companyId, { firstDay: "2019-01-01", lastDay: "2019-12-31" });
    place = `/Api/v2/Company/${people.companyId}/FiscalYear/${yearId}/Budget`;
  });

  it.each(ROLES)("%s", async (role) => {
    const user = app.as(people.userOf[role]);
    expect((await user.get(place)).status).toBe(grantOf(role, "target.read") ? 200 : 403);
    const status = grantOf(role, "target.write") ? 200 : 403;
    expect((await user.put(place, [amount("2019-01", 1)])).status).toBe(status);
    expect((await user.delete(place)).status).toBe(status);
  });

  /** A role that sees budgets and one that does not. */
  const withAndWithout = ["CompanyNormal", "CompanyLimited"] as const;
  it.each(withAndWithout)("hold for a %s beside values, in statements, sentences and PDFs too", async (role) => {
    const data = sieText({ vouchers: [{ date: "20250331", amount: 1000 }] }).replaceAll("{}", '{1 "1"}');
    const lines = '#OBJEKT 1 "1" "Norr"\r\n#PBUDGET 0 202501 3001 {1 "1"} -500.00\r\n#VER';
    const sent = { companyId: people.companyId, data: data.replace("#VER", lines) };
    expect((await client.put(`/Api/v2/SieImport/${people.agencyId}`, sent)).body).toMatchObject({ success: true });
    const company = `/Api/v2/Company/${people.companyId}`;
    const statementPath = `${company}/FiscalYear/2025-01-01/Statement`;
    const user = app.as(people.userOf[role]);
    const sees = grantOf(role, "target.read") !== false;
    for (const query of ["", "&dimensionId=1_1"]) {
      const values = `${company}/KeyFigureValue/NetSales?resolution=year&startDate=2025-01-01&endDate=2025-12-31${query}`;
      const { keyFigureValues } = (await user.get(values)).body as KeyFigureResult;
      expect(keyFigureValues).toMatchObject([{ value: 1000 }]);
      expect(keyFigureValues[0]!.budget).toBe(sees ? 500 : undefined);
      const { hasBudget, incomeStatement } = (await user.get(`${statementPath}?${query.slice(1)}`)).body as Statement;
      expect([hasBudget, incomeStatement[0]!.budget?.[0]]).toEqual(sees ? [true, 500_00] : [false, undefined]);
    }
    const sentences = (await user.get(`${company}/ReadySentence`)).body as ReadySentence[];
    expect(sentences.some(({ comparison }) => comparison === "budget")).toBe(sees);
    for (const file of [`${company}/KeyFigurePdf?startDate=2025-01-01&endDate=2025-12-31`, `${statementPath}/Pdf`]) {
      const headers = { authorization: `Bearer ${await app.tokenOf(people.userOf[role])}`, "accept-language": "en" };
      const response = await app.app.request(`http://service${file}`, { headers });
      const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
      expect(pages.join(" ")).toContain("Net sales");
      expect(pages.join(" ").includes("Budget"), file).toBe(sees);
    }
  });

  it("hide a budget from those who cannot see the company", async () => {
    expect((await app.as("stranger").get(path)).status).toBe(404);
  });
});
