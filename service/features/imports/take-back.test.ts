import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Activity } from "@/contract/activity";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { SieImportEntry, SieImportRequest, SieImportResult } from "@/contract/imports/sie-import";
import { grantOf, ROLES } from "@/contract/permissions";
import { rowsOf } from "../../platform/db/statements";
import { fiscalYear, importedFile } from "../../platform/db/schema";
import { describeWithRealFiles, realFileText } from "../../books/sie/testing/real-files";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

async function importText(companyId: string, data: string, more: Partial<SieImportRequest> = {}) {
  // Each import gets another time, because the list of imports is ordered by time.
  app.now = new Date(app.now.getTime() + 60_000);
  const response = await app.as("director").put("/Api/v2/SieImport/home", { companyId, data, ...more });
  const result = response.body as SieImportResult;
  expect([response.status, result.errors]).toEqual([200, []]);
  return result.summary!;
}

const path = (companyId: string) => `/Api/v2/Company/${companyId}/SieImport`;

async function importsOf(companyId: string): Promise<SieImportEntry[]> {
  const response = await app.as("director").get(path(companyId));
  expect(response.status, response.text).toBe(200);
  return response.body as SieImportEntry[];
}

/** Takes back an import, by default the latest that has not been taken back. */
async function takeBack(companyId: string, id?: string) {
  const chosen = id ?? (await importsOf(companyId)).find((entry) => !entry.takenBack)!.id;
  return app.as("director").delete(`${path(companyId)}/${chosen}`);
}

/** Takes back the latest import that has not been taken back, and expects that it succeeds. */
async function takeBackLatest(companyId: string): Promise<void> {
  const response = await takeBack(companyId);
  expect([response.status, response.text]).toEqual([200, "null"]);
}

async function yearsOf(companyId: string): Promise<FiscalYear[]> {
  return (await app.as("director").get(`/Api/v2/Company/${companyId}/FiscalYear`)).body as FiscalYear[];
}

/**
 * Every row of the company's books, in all tables that have them, and its fiscal years. The imports themselves and the
 * inputs are no books.
 */
async function booksOf(companyId: string): Promise<Record<string, string[]>> {
  const { db } = app.database;
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'fiscal_year_id'
        and table_name not in ('imported_file', 'key_figure_data') order by 1`),
  );
  const books: Record<string, string[]> = {};
  for (const name of ["fiscal_year", ...tables.map((table) => table.name)]) {
    const rows = await db.execute(
      sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t where company_id = ${companyId} order by 1`,
    );
    books[name] = rowsOf<{ row: string }>(rows).map(({ row }) => row);
  }
  return books;
}

const vouchers = (...amounts: number[]) => amounts.map((amount) => ({ date: "20250301", amount }));
const additions = (date = "20250310", amount = 50) =>
  sieText({ withoutBalances: true, vouchers: [{ date, amount, text: "Lön" }] });

describe("the imports of a company", () => {
  it("are listed, the newest first, with what each did", async () => {
    const companyId = await app.make.company("home");
    expect(await importsOf(companyId)).toEqual([]);
    const { fiscalYear: year } = await importText(companyId, sieText(), { encoding: "cp437" });
    const at = app.now.toISOString().slice(0, 19);
    await importText(companyId, sieText({ vouchers: vouchers(1) }));
    await importText(companyId, additions());
    await importText(companyId, sieText({ start: "20260101", end: "20261231", vouchers: [] }));
    const listed = await importsOf(companyId);
    expect(listed.map(({ action, canBeTakenBack }) => [action, canBeTakenBack])).toEqual([
      ["new", true],
      ["added", true],
      ["replaced", false],
      ["new", false],
    ]);
    expect(listed[3]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      at,
      user: "director",
      fiscalYear: { id: year!.id, start: "2025-01-01T00:00:00", end: "2025-12-31T00:00:00" },
      program: "Prov 1.0",
      sieType: "4E",
      encoding: "cp437",
      action: "new",
      canBeTakenBack: false,
      warnings: [expect.objectContaining({ code: "organisationNumberMissing" })],
    });
    const single = await app.as("director").get(`${path(companyId)}/${listed[0]!.id}`);
    expect(single.body).toEqual(listed[0]);
  });

  it("do not include files that changed nothing, were refused or only checked", async () => {
    const companyId = await app.make.company("home");
    await importText(companyId, sieText());
    await importText(companyId, sieText());
    await importText(companyId, sieText({ vouchers: vouchers(1) }), { dryRun: true });
    await app.as("director").put("/Api/v2/SieImport/home", { companyId, data: "#VER" });
    expect(await importsOf(companyId)).toHaveLength(1);
  });

  it.each(ROLES)("are seen and taken back by %s as the policy says", async (role) => {
    const { companyId, userOf } = people;
    await importText(companyId, sieText());
    const { id } = (await importsOf(companyId))[0]!;
    const client = app.as(userOf[role]);
    const item = `${path(companyId)}/${id}`;
    const responses = [await client.get(path(companyId)), await client.get(item), await client.delete(item)];
    const expected = grantOf(role, "sie.import") === true ? 200 : 403;
    expect(responses.map(({ status }) => status)).toEqual([expected, expected, expected]);
    if (expected === 403) await takeBackLatest(companyId);
  });

  it("are not found by other users, under another company or by an unknown id", async () => {
    const companyId = await app.make.company("home");
    await importText(companyId, sieText());
    const { id } = (await importsOf(companyId))[0]!;
    expect((await app.as("stranger").get(path(companyId))).status).toBe(404);
    expect((await app.as("stranger").delete(`${path(companyId)}/${id}`)).status).toBe(404);
    expect((await takeBack(people.companyId, id)).status).toBe(404);
    expect((await takeBack(companyId, "nonsense")).status).toBe(404);
    expect((await app.as("director").put(`${path(companyId)}/${id}`, {})).headers.get("allow")).toBe("GET, DELETE");
    expect((await app.as("director").delete(path(companyId))).status).toBe(405);
  });
});

describe("taking an import back", () => {
  it("returns the year that it replaced: books, dates, currency, chart and all", async () => {
    const companyId = await app.make.company("home");
    const first = sieText({ vouchers: vouchers(1, 2, 3) });
    await importText(companyId, first, { currency: "EUR", lastLedgerDate: "2025-06-30" });
    await importText(companyId, additions());
    const before = await booksOf(companyId);
    const [year] = await yearsOf(companyId);
    const url = `/Api/v2/Company/${companyId}/FiscalYear/${year!.id}/KeyFigureData`;
    const data = [{ keyFigureInfoId: "TaxRate", period: { start: "2025-01-01", end: "2025-01-31" }, value: 20.6 }];
    expect((await app.as("director").put(url, data)).status).toBe(200);

    await importText(companyId, sieText({ end: "20250630", vouchers: vouchers(9) }), { currency: "NOK" });
    expect((await yearsOf(companyId))[0]).toMatchObject({ end: "2025-06-30T00:00:00", currency: "NOK" });
    await takeBackLatest(companyId);
    expect(await booksOf(companyId)).toEqual(before);
    expect(await yearsOf(companyId)).toEqual([year]);
    expect((await app.as("director").get(url)).body).toMatchObject([{ value: 20.6 }]);
  });

  it("goes back import by import, until the year that the first one created is deleted", async () => {
    const companyId = await app.make.company("home");
    const steps = [sieText(), additions(), sieText({ vouchers: vouchers(1) }), additions(), additions("20250401", 7)];
    const states = [await booksOf(companyId)];
    for (const step of steps) {
      await importText(companyId, step);
      states.push(await booksOf(companyId));
    }
    for (const state of states.toReversed().slice(1)) {
      await takeBackLatest(companyId);
      expect(await booksOf(companyId)).toEqual(state);
    }
    expect(await yearsOf(companyId)).toEqual([]);
    expect(await importsOf(companyId)).toEqual([]);
  });

  it("keeps a currency that was changed after the import, if it only removes vouchers", async () => {
    const companyId = await app.make.company("home");
    const { fiscalYear: year } = await importText(companyId, sieText());
    await importText(companyId, additions());
    const url = `/Api/v2/Company/${companyId}/FiscalYear/${year!.id!}`;
    expect((await app.as("director").put(url, { currency: "EUR" })).status).toBe(200);
    await takeBackLatest(companyId);
    expect(await yearsOf(companyId)).toMatchObject([{ currency: "EUR", lastLedgerDate: "2025-02-15T00:00:00" }]);
  });

  it("can be undone by importing the file again", async () => {
    const companyId = await app.make.company("home");
    await importText(companyId, sieText());
    const replacement = sieText({ vouchers: vouchers(5) });
    await importText(companyId, replacement);
    await takeBackLatest(companyId);
    expect((await importText(companyId, replacement)).outcome).toBe("replaced");
    const listed = await importsOf(companyId);
    expect(
      listed.map(({ action, canBeTakenBack, takenBack: at }) => [action, canBeTakenBack, at !== undefined]),
    ).toEqual([
      ["replaced", true, false],
      ["replaced", false, true],
      ["new", false, false],
    ]);
  });

  it("reads the earlier file with its own options: its objects and its last day", async () => {
    const companyId = await app.make.company("home");
    const data = sieText({ vouchers: [...vouchers(4), { date: "20251001", amount: 8 }] })
      .replace("#IB", '#DIM 6 "Projekt"\r\n#OBJEKT 6 "A" "Alfa"\r\n#OBJEKT 6 "B" "Beta"\r\n#IB')
      .replace("#TRANS 1930 {} 4", "#TRANS 1930 {6 A 1 B} 4");
    await importText(companyId, data, { dimensionObjects: ["6_A"], lastLedgerDate: "2025-08-31" });
    const before = await booksOf(companyId);
    expect(before["dimension_object"]).toHaveLength(1);
    expect(before["voucher"]).toHaveLength(1);
    await importText(companyId, data);
    expect((await booksOf(companyId))["voucher"]).toHaveLength(2);
    await takeBackLatest(companyId);
    expect(await booksOf(companyId)).toEqual(before);
  });

  it("restores the last ledger date of a row dated after its voucher, also beside vouchers of zero", async () => {
    const companyId = await app.make.company("home");
    const late = sieText({ vouchers: vouchers(5) }).replace("1930 {} 5", "1930 {} 5 20250510");
    await importText(companyId, late);
    await importText(companyId, additions("20250410", 0));
    const before = await booksOf(companyId);
    // The row is of 10 May. Balances are by month, so the books reach the end of May.
    expect(await yearsOf(companyId)).toMatchObject([{ lastLedgerDate: "2025-05-31T00:00:00" }]);
    await importText(companyId, sieText({ vouchers: vouchers(1) }));
    await takeBackLatest(companyId);
    expect(await booksOf(companyId)).toEqual(before);
  });

  it("takes the vouchers of a file that spans two fiscal years back from each year by itself", async () => {
    const companyId = await app.make.company("home");
    await importText(companyId, sieText());
    await importText(companyId, sieText({ start: "20260101", end: "20261231", vouchers: [] }));
    const before = await booksOf(companyId);
    const both = sieText({
      withoutBalances: true,
      vouchers: [
        { date: "20251231", amount: 1 },
        { date: "20260101", amount: 2 },
      ],
    });
    await importText(companyId, both);
    expect((await importsOf(companyId)).filter(({ action }) => action === "added")).toHaveLength(2);
    for (const { id } of (await importsOf(companyId)).filter(({ action }) => action === "added")) {
      expect((await takeBack(companyId, id)).status).toBe(200);
    }
    expect(await booksOf(companyId)).toEqual(before);
  });

  it("reads each file of vouchers for the days that the year had then, also when a later one has made it longer", async () => {
    const companyId = await app.make.company("home");
    await importText(companyId, sieText());
    // The row is dated after the year as it is now, so it gets the date of its voucher.
    await importText(companyId, additions("20251231").replace("1930 {} 50", "1930 {} 50 20260110"));
    const longer = { fiscalYearStart: "2025-01-01", fiscalYearEnd: "2026-06-30" };
    await importText(companyId, additions("20260210"), longer);
    const before = await booksOf(companyId);
    await importText(companyId, additions("20260310"));
    await takeBackLatest(companyId);
    expect(await booksOf(companyId)).toEqual(before);
  });

  it("happens only once for two simultaneous requests", async () => {
    const companyId = await app.make.company("home");
    await importText(companyId, sieText());
    const before = await booksOf(companyId);
    await importText(companyId, sieText({ vouchers: vouchers(1) }));
    const { id } = (await importsOf(companyId))[0]!;
    const responses = await Promise.all([takeBack(companyId, id), takeBack(companyId, id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await booksOf(companyId)).toEqual(before);
  });

  it("is written into the activity of the company", async () => {
    const companyId = await app.make.company("home");
    await importText(companyId, sieText());
    const { id, fiscalYear: year } = (await importsOf(companyId))[0]!;
    await takeBackLatest(companyId);
    const activity = (await app.as("director").get(`/Api/v2/Company/${companyId}/Activity`)).body as Activity[];
    expect(activity.map(({ action, resource, resourceId }) => [action, resource, resourceId])).toEqual(
      expect.arrayContaining([
        ["delete", "SieImport", id],
        ["delete", "FiscalYear", year.id],
      ]),
    );
  });
});

describe("an import cannot be taken back", () => {
  const refused = async (companyId: string, id?: string) => {
    const response = await takeBack(companyId, id);
    expect(response.status, response.text).toBe(412);
    return (response.body as { message: string }).message;
  };

  it("when a later one of its fiscal year has not been taken back, or it was taken back already", async () => {
    const companyId = await app.make.company("home");
    await importText(companyId, sieText());
    await importText(companyId, sieText({ vouchers: vouchers(1) }));
    const [latest, first] = await importsOf(companyId);
    expect(await refused(companyId, first!.id)).toContain(`take back "${latest!.id}" first`);
    await takeBackLatest(companyId);
    expect(await refused(companyId, latest!.id)).toContain("was taken back already");
  });

  it("when key figure data would go with the year that it made, naming them", async () => {
    const companyId = await app.make.company("home");
    const { fiscalYear: year } = await importText(companyId, sieText());
    const url = `/Api/v2/Company/${companyId}/FiscalYear/${year!.id!}/KeyFigureData`;
    const data = [{ keyFigureInfoId: "TaxRate", period: { start: "2025-01-01", end: "2025-01-31" }, value: 20.6 }];
    expect((await app.as("director").put(url, data)).status).toBe(200);
    expect(await refused(companyId)).toContain("TaxRate");
    expect((await app.as("director").delete(url)).status).toBe(200);
    await takeBackLatest(companyId);
  });

  it("when a budget that was typed in would go with the year that it made", async () => {
    const companyId = await app.make.company("home");
    const { fiscalYear: year } = await importText(companyId, sieText());
    const url = `/Api/v2/Company/${companyId}/FiscalYear/${year!.id!}/Budget`;
    const amounts = [{ account: "3001", month: "2025-03", amount: 1_000_00 }];
    expect((await app.as("director").put(url, amounts)).status).toBe(200);
    expect(await refused(companyId)).toContain("the budget typed in");
    expect((await app.as("director").delete(url)).status).toBe(200);
    await takeBackLatest(companyId);
  });

  it("when the year as it was would leave out key figure data, or overlap another fiscal year", async () => {
    const companyId = await app.make.company("home");
    await importText(companyId, sieText({ end: "20250630", vouchers: [] }));
    const { fiscalYear: year } = await importText(companyId, sieText({ vouchers: [] }));
    const url = `/Api/v2/Company/${companyId}/FiscalYear/${year!.id!}/KeyFigureData`;
    const data = [{ keyFigureInfoId: "TaxRate", period: { start: "2025-07-01", end: "2025-07-31" }, value: 20.6 }];
    expect((await app.as("director").put(url, data)).status).toBe(200);
    expect(await refused(companyId)).toContain(
      "1 value of inputs or the budget lies outside of it: TaxRate 2025-07-01–2025-07-31.",
    );

    const otherId = await app.make.company("home");
    await importText(otherId, sieText({ vouchers: [] }));
    await importText(otherId, sieText({ end: "20250630", vouchers: [] }));
    await importText(otherId, sieText({ start: "20250701", end: "20260630", vouchers: [] }));
    const [, shortened] = await importsOf(otherId);
    expect(await refused(otherId, shortened!.id)).toContain("2025-07-01 to 2026-06-30");
  });

  it("when the chart of accounts that the year had before was deleted", async () => {
    const companyId = await app.make.company("home");
    const { fiscalYear: year } = await importText(companyId, sieText());
    await app.database.db.update(fiscalYear).set({ chartOfAccountsId: "own" }).where(eq(fiscalYear.id, year!.id!));
    await importText(companyId, sieText({ vouchers: vouchers(1) }), { chartOfAccountsId: "EUBAS97" });
    expect(await refused(companyId)).toContain('"own" was deleted');
  });

  it("when it came before files were kept, or ten others have replaced the year since", { tags: "long" }, async () => {
    const companyId = await app.make.company("home");
    await importText(companyId, sieText());
    await app.database.db
      .update(importedFile)
      .set({ action: "replaced", yearBefore: null })
      .where(eq(importedFile.companyId, companyId));
    expect(await refused(companyId)).toContain("are not kept");
    for (let amount = 1; amount <= 11; amount++) await importText(companyId, sieText({ vouchers: vouchers(amount) }));
    // Ten replacements can be taken back, so the eleventh has deleted the import that the first one replaced.
    expect(await importsOf(companyId)).toHaveLength(11);
    for (let times = 0; times < 10; times++) await takeBackLatest(companyId);
    const oldest = (await importsOf(companyId)).find(({ takenBack: at }) => !at);
    expect(oldest?.canBeTakenBack).toBe(false);
    expect(await refused(companyId, oldest!.id)).toContain("are not kept");
  });

  it("under an If-Match that does not name its present state", async () => {
    const companyId = await app.make.company("home");
    await importText(companyId, sieText());
    const { id } = (await importsOf(companyId))[0]!;
    const url = `${path(companyId)}/${id}`;
    const { headers } = await app.as("director").get(url);
    expect((await app.as("director").delete(url, { "if-match": '"other"' })).status).toBe(412);
    expect((await app.as("director").delete(url, { "if-match": headers.get("etag")! })).status).toBe(200);
  });
});

describeWithRealFiles("taking back the import of a real file", () => {
  it.each([
    "avendo-4e-rtrans-2011.se",
    "edison-3-2012.se",
    "mamut-4e-2010.se",
    "norstedts-revision-1-2010.se",
    "softone-xe-2-2016.se",
    "visma-adm2000-4e-2021-underdim.se",
  ])("returns every row of %s", async (name) => {
    const companyId = await app.make.company("home");
    const { fiscalYear: year } = await importText(companyId, realFileText(name));
    const before = await booksOf(companyId);
    const day = (timestamp: string) => timestamp.slice(0, 10).replaceAll("-", "");
    await importText(companyId, sieText({ start: day(year!.start), end: day(year!.end), vouchers: [] }));
    await takeBackLatest(companyId);
    expect(await booksOf(companyId)).toEqual(before);
  });
});
