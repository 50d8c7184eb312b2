// On both databases: the statements that read the stored lists.
import { eq, inArray } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AgencyKeyFigureValues, CompanyStatus } from "@/contract/portfolio";
import { grantOf, ROLES } from "@/contract/permissions";
import { fiscalYear, storedFigures, storedValues } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { smallChart } from "../../testing/small-chart";
import { TestApp } from "../../testing/test-app";
import { storeMissingFigures } from "./store-missing-figures";

let app: TestApp;
let people: People;
/** The id of another company of the agency, which has no books. */
let second: string;
const VALUES = "/Api/v2/Agency/home/KeyFigureValue";
const STATUS = "/Api/v2/Agency/home/CompanyStatus";

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  second = await app.make.company(people.agencyId, { name: "Andra AB" });
  await importFile(people.companyId, { vouchers: months(2025, 12, 100) });
  await importFile(people.companyId, { start: "20260101", end: "20261231", vouchers: months(2026, 2, 150) });
});
afterAll(() => app.stop());

/** One sale in each of the year's first `count` months: of `amount` in the first, twice as much in the second, etc. */
function months(year: number, count: number, amount: number) {
  return Array.from({ length: count }, (_, i) => ({
    date: `${year}${String(i + 1).padStart(2, "0")}10`,
    amount: amount * (i + 1),
  }));
}

async function importFile(companyId: string, file: Parameters<typeof sieText>[0]): Promise<void> {
  const data = sieText({ businessIdentityCode: "1", ...file });
  const { body } = await app.as("director").put("/Api/v2/SieImport/home", { companyId, data });
  expect(body).toMatchObject({ success: true });
}

async function companyWithBooks(): Promise<string> {
  const companyId = await app.make.company(people.agencyId);
  await importFile(companyId, { vouchers: months(2025, 1, 7) });
  return companyId;
}

async function remove(companyId: string): Promise<void> {
  expect(await app.as("director").delete(`/Api/v2/Agency/home/Company/${companyId}`)).toMatchObject({ status: 200 });
}

async function list(query = "", userName = "director"): Promise<AgencyKeyFigureValues> {
  const response = await app.as(userName).get(VALUES + query);
  expect(response).toMatchObject({ status: 200 });
  return response.body as AgencyKeyFigureValues;
}

const companyOf = ({ companies }: AgencyKeyFigureValues, id: string) =>
  companies.find(({ companyId }) => companyId === id)!;

describe("the values of an agency's companies", () => {
  it("are those of the year so far, for the key figures of the preset Overview, by the companies' names", async () => {
    const answer = await list();
    expect(answer).toMatchObject({ resolution: "ytd", pending: 0 });
    expect(answer.keyFigures.map(({ id }) => id)).toEqual([
      "NetSales",
      "ProfitAfterFinancialItems",
      "EquityRatio",
      "QuickRatio",
      "CashFlow",
    ]);
    expect(answer.companies.map(({ companyId }) => companyId)).toEqual([second, people.companyId]);
    expect(companyOf(answer, second)).toEqual({ companyId: second });
    expect(companyOf(answer, people.companyId)).toMatchObject({
      period: { start: "2026-01-01T00:00:00", end: "2026-02-28T23:59:59" },
      bookedThrough: "2026-02-28",
      currency: "SEK",
    });
    expect(companyOf(answer, people.companyId).values![0]).toBe(450);
    expect(companyOf(answer, people.companyId).yearsBefore![0]).toBe(300);
  });

  it("are of the requested month, resolution and key figures, with their history", async () => {
    const month = await list("?keyFigures=NetSales&period=2025-11&resolution=month&history=3");
    expect(companyOf(month, people.companyId)).toEqual({
      companyId: people.companyId,
      period: { start: "2025-11-01T00:00:00", end: "2025-11-30T23:59:59" },
      bookedThrough: "2025-11-30",
      currency: "SEK",
      values: [1100],
      histories: [[900, 1000, 1100]],
    });
    const year = await list("?keyFigures=NetSales&period=2025-03&resolution=year");
    expect(companyOf(year, people.companyId)).toMatchObject({
      period: { start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" },
      values: [7800],
    });
    expect(companyOf(await list("?period=2024-12"), people.companyId)).toEqual({ companyId: people.companyId });
  });

  it("have the currency of the fiscal year that they are of", async () => {
    const companyId = await app.make.company(people.agencyId);
    await importFile(companyId, { currency: "SEK", vouchers: months(2025, 12, 100) });
    const euros = { start: "20260101", end: "20261231", currency: "EUR", vouchers: months(2026, 2, 10) };
    await importFile(companyId, euros);
    const currencyOf = async (query: string) =>
      companyOf(await list(`?keyFigures=NetSales${query}`), companyId).currency;
    expect(await currencyOf("&period=2025-11&resolution=month")).toBe("SEK");
    expect(await currencyOf("&period=2025-12&resolution=year")).toBe("SEK");
    expect(await currencyOf("&period=2026-01")).toBe("EUR");
    expect(await currencyOf("")).toBe("EUR");
    await remove(companyId);
  });

  it("include a company's own key figures, and its targets", async () => {
    const path = `/Api/v2/Company/${people.companyId}`;
    const formula = { id: "Doubled", name: "Doubled sales", formula: "2 * [NetSales]", valueType: "Amount" };
    expect(await app.as("director").post(`${path}/KeyFigureFormula`, formula)).toMatchObject({ status: 200 });
    const listed = (userName: string) => app.as(userName).get("/Api/v2/Agency/home/KeyFigure");
    const named = { id: "Doubled", name: "Doubled sales", valueType: "Amount" };
    expect((await listed("director")).body).toContainEqual(expect.objectContaining(named));
    expect((await listed("director")).body).toContainEqual(expect.objectContaining({ id: "NetSales" }));
    await app.make.user("AgencyConsultant", { userName: "without-companies", agencyId: people.agencyId });
    expect((await listed("without-companies")).text).not.toContain("Doubled");
    expect((await listed("stranger")).status).toBe(404);
    const period = { start: "2026-01-01T00:00:00", end: "2026-02-28T23:59:59" };
    await app.as("director").put(`${path}/KeyFigureTarget`, [{ keyFigureType: "NetSales", period, value: 500 }]);
    const answer = await list("?keyFigures=NetSales,Doubled");
    expect(answer.keyFigures[1]).toMatchObject({ id: "Doubled", name: "Doubled sales" });
    expect(companyOf(answer, people.companyId)).toMatchObject({ values: [450, 900], targets: [500, null] });
  });

  it("include a key figure over a group of the company's own chart of accounts", async () => {
    const companyId = await app.make.company(people.agencyId);
    await importFile(companyId, { vouchers: months(2025, 1, 100) });
    const path = `/Api/v2/Company/${companyId}`;
    const client = app.as("director");
    const chart = smallChart("own", ["3000", "3999"]);
    chart.knownGroups.CashBox = { name: "Kassan", children: ["Money"] };
    expect(await client.post(`${path}/ChartOfAccounts`, chart)).toMatchObject({ status: 200 });
    const [year] = (await client.get(`${path}/FiscalYear`)).body as { id: string }[];
    const changed = await client.put(`${path}/FiscalYear/${year!.id}`, { chartOfAccountsId: "own" });
    expect(changed, changed.text).toMatchObject({ status: 200 });
    const formula = { id: "Boxes", name: "Boxes", formula: "2 * CashBox", valueType: "Amount" };
    expect(await client.post(`${path}/KeyFigureFormula`, formula)).toMatchObject({ status: 200 });
    const own = (await client.get(`${path}/KeyFigure`)).body as { id: string }[];
    const listed = (await client.get("/Api/v2/Agency/home/KeyFigure")).body as { id: string }[];
    const ofCompany = own.find(({ id }) => id === "Boxes");
    expect(ofCompany).toMatchObject({ timeBasis: "day" });
    expect(listed.find(({ id }) => id === "Boxes")).toEqual(ofCompany);
    await remove(companyId);
  });

  it("have the most common type of a key figure shared by id, and name companies with another type", async () => {
    const third = await app.make.company(people.agencyId, { name: "Tredje AB" });
    const amount = { id: "Shared", name: "Doubled", formula: "2 * [NetSales]", valueType: "Amount" };
    const share = { ...amount, name: "Share", valueType: "Percent", decimals: 1 };
    for (const [id, formula] of [
      [people.companyId, amount],
      [second, share],
      [third, share],
    ] as const) {
      const made = await app.as("director").post(`/Api/v2/Company/${id}/KeyFigureFormula`, formula);
      expect(made).toMatchObject({ status: 200 });
    }
    const answer = await list("?keyFigures=NetSales,Shared");
    expect(answer.keyFigures[1]).toMatchObject({ name: "Share", valueType: "Percent", decimals: 1 });
    expect(companyOf(answer, people.companyId).formats).toEqual([null, { valueType: "Amount" }]);
    expect(answer.companies.filter(({ formats }) => formats)).toHaveLength(1);
    const listed = (await app.as("director").get("/Api/v2/Agency/home/KeyFigure")).body as { id: string }[];
    expect(listed.filter(({ id }) => id === "Shared")).toMatchObject([{ name: "Share", valueType: "Percent" }]);
    await app.as("director").delete(`/Api/v2/Company/${second}/KeyFigureFormula/Shared`);
    await remove(third);
    expect((await list("?keyFigures=Shared")).keyFigures).toMatchObject([{ valueType: "Amount" }]);
  });

  it.each([
    ["keyFigures=Nonsense", 'no company has the key figure "Nonsense"'],
    ["keyFigures=NetSales,NetSales", "expected each key figure once"],
    ["keyFigures=NetSales&keyFigurePresetId=Overview", "keyFigurePresetId cannot stand beside keyFigures"],
    ["keyFigurePresetId=Ours", '"Ours" is no standard preset'],
    ["period=2025-13", "expected a month YYYY-MM"],
    ["resolution=quarter", "expected one of month, ytd, rolling12, year"],
    ["history=37", "expected a whole number from 0 to 36"],
  ])("are refused for ?%s", async (query, message) => {
    const response = await app.as("director").get(`${VALUES}?${query}`);
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) as string } });
  });

  it("have the same entity tag until a company changes, and then another", async () => {
    const companyId = await app.make.company(people.agencyId);
    const tagOf = async () => (await app.as("director").get(VALUES)).headers.get("etag")!;
    const before = await tagOf();
    const again = await app.as("director").get(VALUES, { "if-none-match": before });
    expect(again).toMatchObject({ status: 304, text: "" });
    await importFile(companyId, { vouchers: [{ date: "20250120", amount: 7 }] });
    expect(await tagOf()).not.toBe(before);
    expect(companyOf(await list("?keyFigures=NetSales"), companyId)).toMatchObject({ values: [7] });
    await remove(companyId);
  });

  it("are stored anew where they are missing, or of an earlier revision, and are pending until then", async () => {
    const { db } = app.database;
    const companyId = await companyWithBooks();
    const expected = await list();
    await db.delete(storedFigures).where(eq(storedFigures.companyId, companyId));
    await db.update(storedFigures).set({ revision: "0" }).where(eq(storedFigures.companyId, people.companyId));
    await db
      .update(storedValues)
      .set({ values: [1] })
      .where(eq(storedValues.companyId, people.companyId));
    expect((await list()).pending).toBe(2);
    await storeMissingFigures(db, { log: pino({ level: "silent" }), signal: new AbortController().signal });
    expect(await list()).toEqual(expected);
    await remove(companyId);
  });

  it("that cannot be stored are tried again and logged once, until they are stored", async () => {
    const { db } = app.database;
    const [failing, other] = [await companyWithBooks(), await companyWithBooks()];
    const lines: { level: number; msg: string }[] = [];
    const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
    const failed = new Set<string>();
    const store = () => storeMissingFigures(db, { log, failed, signal: new AbortController().signal });
    const setChart = (chartOfAccountsId: string) =>
      db.update(fiscalYear).set({ chartOfAccountsId }).where(eq(fiscalYear.companyId, failing));
    await db.delete(storedFigures).where(inArray(storedFigures.companyId, [failing, other]));
    await setChart("gone");
    for (let times = 0; times < 2; times++) await store();
    const stored = (counts: object) => ({ ...counts, msg: "the figures of companies are stored" });
    expect(lines.filter(({ level }) => level === pino.levels.values.error)).toMatchObject([{ companyId: failing }]);
    expect(lines.at(-1)).toMatchObject(stored({ companies: 1, failed: 1 }));
    expect([...failed]).toEqual([failing]);
    await setChart("EUBAS97");
    await store();
    expect([...failed]).toEqual([]);
    expect(lines.at(-1)).toMatchObject(stored({ companies: 1, failed: 0 }));
    for (const id of [failing, other]) await remove(id);
  });
});

describe("the state of an agency's companies", () => {
  it("shows how far the books reach, the last import and comment, and the consultants of each", async () => {
    app.now = new Date("2026-03-16T09:30:00Z");
    const comment = {
      type: "KeyFigureComment",
      message: "Kassan räcker.",
      keyFigureType: "CashFlow",
      period: { start: "2026-02-01T00:00:00", end: "2026-02-28T23:59:59" },
    };
    const written = await app.as("consultant").post(`/Api/v2/Company/${people.companyId}/Comment`, comment);
    expect(written).toMatchObject({ status: 200 });
    const { body } = await app.as("director").get(STATUS);
    const status = (body as CompanyStatus[]).find(({ companyId }) => companyId === people.companyId);
    expect(status).toEqual({
      companyId: people.companyId,
      bookedThrough: "2026-02-28",
      // The second file's opening balances differ from the closing balances of the first.
      agreement: "differs",
      imported: { at: "2026-03-15T12:00:00", by: "director" },
      comment: { at: "2026-03-16T09:30:00", by: "Name of consultant", message: "Kassan räcker." },
      consultants: [{ userName: "consultant", name: "Name of consultant" }],
    });
  });

  it("has the period of a comment with live values, and leaves out a value that the excerpt would cut", async () => {
    const period = { start: "2026-01-01T00:00:00", end: "2026-01-31T23:59:59" };
    const write = async (message: string) => {
      app.now = new Date(app.now.getTime() + 60_000);
      const comment = { type: "KeyFigureComment", message, keyFigureType: "CashFlow", period };
      await app.as("consultant").post(`/Api/v2/Company/${people.companyId}/Comment`, comment);
      const { body } = await app.as("director").get(STATUS);
      return (body as CompanyStatus[]).find(({ companyId }) => companyId === people.companyId)!.comment;
    };
    expect(await write("Kassan: {[CashFlow]}")).toMatchObject({ message: "Kassan: {[CashFlow]}", period });
    // The excerpt has 200 characters, so it would end inside the value.
    expect((await write(`${"å".repeat(190)} {[CashFlow]}`))!.message).toBe(`${"å".repeat(190)}…`);
    expect(await write("Kassan {räcker}.")).not.toHaveProperty("period");
  });
});

describe.each(["KeyFigureValue", "CompanyStatus"])("permissions for %s of an agency", (resource) => {
  const path = `/Api/v2/Agency/home/${resource}`;

  it.each(ROLES)("%s", async (role) => {
    const { status } = await app.as(people.userOf[role]).get(path);
    expect(status).toBe(grantOf(role, "agency.read") === false ? 404 : 200);
  });

  it("refuses users of another agency, and shows nobody companies that they may not see", async () => {
    expect(await app.as(people.stranger).get(path)).toMatchObject({ status: 404 });
    const { text } = await app.as("consultant").get(path);
    expect(text).toContain(people.companyId);
    expect(text).not.toContain(second);
    expect((await app.as("director").get(path)).text).not.toContain(people.foreignCompanyId);
  });
});
