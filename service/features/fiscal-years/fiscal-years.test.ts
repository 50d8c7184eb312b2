import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { grantOf, ROLES } from "@/contract/permissions";
import { eubas97 } from "../../figures/eubas97";
import { fillFiscalYear, rowsOfFiscalYear } from "../../testing/fiscal-year-rows";
import { makePeople, type People } from "../../testing/people";
import { TestApp, type TestClient } from "../../testing/test-app";
import { TEST_DATABASE } from "../../testing/test-database";

let app: TestApp;
let people: People;
let client: TestClient;
let companyId: string;
let id: string;
let collection: string;
let path: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
});
afterAll(() => app.stop());

beforeEach(async () => {
  companyId = await app.make.company(people.agencyId);
  id = await app.make.fiscalYear(companyId);
  collection = `/Api/v2/Company/${companyId}/FiscalYear`;
  path = `${collection}/${id}`;
});

describe("reading fiscal years", () => {
  it("lists them by start, each as a GET by its id returns it", async () => {
    const earlier = await app.make.fiscalYear(companyId, {
      firstDay: "2023-07-01",
      lastDay: "2024-12-31",
      currency: "EUR",
      lastLedgerDate: "2024-11-30",
      lastActiveDate: "2024-10-31",
    });
    const list = await client.get(`${collection}/`);
    expect(list.body).toEqual([
      {
        id: earlier,
        start: "2023-07-01T00:00:00",
        end: "2024-12-31T00:00:00",
        chartOfAccountsId: "EUBAS97",
        currency: "EUR",
        lastLedgerDate: "2024-11-30T00:00:00",
        lastActiveDate: "2024-10-31T00:00:00",
        activePeriodLastUpdate: "2026-01-20T08:00:00",
      },
      {
        id,
        start: "2025-01-01T00:00:00",
        end: "2025-12-31T00:00:00",
        chartOfAccountsId: "EUBAS97",
        currency: "SEK",
        lastLedgerDate: "2025-12-31T00:00:00",
        activePeriodLastUpdate: "2026-01-20T08:00:00",
      },
    ]);
    expect((await client.get(path)).body).toEqual((list.body as FiscalYear[])[1]);
  });

  it("does not find a year of another company, nor an id that cannot exist", async () => {
    const other = await app.make.fiscalYear(await app.make.company(people.agencyId));
    // The second is as long as an id, but ids have no capital letters.
    for (const missing of [other, id.toUpperCase().replace(/\d/g, "F"), "2025", "a b"]) {
      const response = await client.get(`${collection}/${encodeURIComponent(missing)}`);
      expect(response).toMatchObject({ status: 404, body: { typeOfError: "NotFound" } });
    }
  });
});

describe("updating a fiscal year", () => {
  it("changes the currency, accepts the same chart, and ignores the id and what comes from the books", async () => {
    const before = (await client.get(path)).body as FiscalYear;
    const sent = { ...before, id: "0".repeat(32), start: "1999-01-01T00:00:00", end: null, lastLedgerDate: 7 };
    const response = await client.put(path, { ...sent, currency: "EUR", chartOfAccountsId: "EUBAS97", unknown: [] });
    expect(response).toMatchObject({ status: 200, body: { ...before, currency: "EUR" } });
    expect((await client.get(path)).text).toBe(response.text);
    expect((await client.put(path, {})).body).toEqual(response.body);
  });

  it.each([
    ["sv-SE", "SEK"],
    ["nb-NO", "NOK"],
    ["sv-FI", "EUR"],
    ["sr-Latn-RS", "RSD"],
    ["FIM", "FIM"],
  ])("reads %s as %s", async (sent, currency) => {
    expect((await client.put(path, { currency: sent })).body).toMatchObject({ currency });
  });

  it.each([
    ["a currency that does not exist", { currency: "ABC" }, "$.currency: expected a currency code of ISO 4217"],
    ["a currency in small letters", { currency: "sek" }, "$.currency"],
    ["a culture without a region", { currency: "sv" }, "$.currency"],
    ["a number as currency", { currency: 752 }, "$.currency: expected string, got a number"],
    ["null for the currency", { currency: null }, "$.currency: is required and cannot be deleted"],
    ["null for the chart", { chartOfAccountsId: null }, "$.chartOfAccountsId: is required and cannot be deleted"],
    ["a chart that the company does not have", { chartOfAccountsId: "eubas97" }, "$.chartOfAccountsId: company"],
    ["a list", [], "$: expected object, got a list"],
  ])("refuses %s and names the member", async (_, sent, message) => {
    const before = await client.get(path);
    const response = await client.put(path, sent);
    expect(response).toMatchObject({ status: 400, body: { typeOfError: "BadRequest" } });
    expect(response.text).toContain(message);
    expect((await client.get(path)).text).toBe(before.text);
  });

  it("changes nothing when If-Match names another state", async () => {
    const etag = (await client.get(path)).headers.get("etag")!;
    const put = (currency: string) => client.put(path, { currency }, { "if-match": etag });
    expect((await put("NOK")).status).toBe(200);
    expect(await put("DKK")).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    expect((await client.delete(path, { "if-match": etag })).status).toBe(412);
    expect((await client.get(path)).body).toMatchObject({ currency: "NOK" });
  });

  it("checks the year before the body, and the body before If-Match", async () => {
    expect((await client.send("PUT", `${collection}/none`, "{")).status).toBe(404);
    expect((await client.send("PUT", path, "{", { "if-match": '"old"' })).status).toBe(400);
    expect((await client.put(path, { chartOfAccountsId: "X" }, { "if-match": '"old"' })).status).toBe(400);
    const tooLarge = " ".repeat(1024 * 1024 + 1);
    expect((await client.send("PUT", path, tooLarge, { "if-match": '"old"' })).status).toBe(413);
  });

  // PGlite has one connection: its transactions never meet.
  it.runIf(TEST_DATABASE === "postgres")(
    "keeps two writers' changes of different properties",
    { tags: "long" },
    async () => {
      const charts = `/Api/v2/Company/${companyId}/ChartOfAccounts`;
      expect((await client.post(charts, { ...eubas97("en"), id: "Old" })).status).toBe(200);
      await app.database.db.execute(sql`
      insert into fiscal_year (company_id, id, first_day, last_day, chart_of_accounts_id, currency, last_ledger_date,
        active_period_last_update)
      select ${companyId}, lpad(n::text, 32, '0'), make_date(1900 + n, 1, 1), make_date(1900 + n, 12, 31), 'Old', 'SEK',
        make_date(1900 + n, 12, 31), now()
      from generate_series(1, 40) n`);
      const years = (await client.get(collection)).body as FiscalYear[];
      const old = years.filter(({ chartOfAccountsId }) => chartOfAccountsId === "Old");
      const responses: Awaited<ReturnType<typeof client.put>>[] = [];
      // Ten years at a time, so that on a slow machine no request waits for the company's lock until the lock timeout.
      for (let first = 0; first < old.length; first += 10) {
        const writes = old
          .slice(first, first + 10)
          .flatMap((year) => [
            client.put(`${collection}/${year.id}`, { currency: "NOK" }),
            client.put(`${collection}/${year.id}`, { chartOfAccountsId: "EUBAS97" }),
          ]);
        responses.push(...(await Promise.all(writes)));
      }
      expect(responses.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`)).toEqual(
        [],
      );
      const after = (await client.get(collection)).body as FiscalYear[];
      expect(old).toHaveLength(40);
      expect(after.filter((year) => year.currency === "NOK" && year.chartOfAccountsId === "EUBAS97")).toHaveLength(40);
    },
  );
});

describe("deleting a fiscal year", () => {
  it("deletes everything of the year, but not comments and other years", async () => {
    const other = await app.make.fiscalYear(companyId, { firstDay: "2024-01-01", lastDay: "2024-12-31" });
    const { db } = app.database;
    await fillFiscalYear(db, companyId, id);
    await fillFiscalYear(db, companyId, other);
    const comments = `/Api/v2/Company/${companyId}/Comment`;
    const period = { start: "2025-01-01", end: "2025-12-31" };
    await client.post(comments, { type: "KeyFigureComment", message: "Stays", period, keyFigureType: "NetSales" });
    const full = await rowsOfFiscalYear(db, id);
    // Fewer tables would mean that the search for the tables of a fiscal year misses some.
    expect(Object.keys(full).length).toBeGreaterThan(8);
    expect(Object.values(full).every((count) => count === 1)).toBe(true);

    expect(await client.delete(path)).toMatchObject({ status: 200, text: "null" });
    expect(Object.values(await rowsOfFiscalYear(db, id)).every((count) => count === 0)).toBe(true);
    expect(await rowsOfFiscalYear(db, other)).toEqual(full);
    expect((await client.get(collection)).body).toMatchObject([{ id: other }]);
    expect((await client.get(comments)).body).toMatchObject([{ message: "Stays" }]);
    expect((await client.get(path)).status).toBe(404);
    expect((await client.get(`${path}/KeyFigureData`)).status).toBe(404);
    expect((await client.delete(path)).status).toBe(404);
  });
});

describe("verbs that fiscal years do not accept", () => {
  it.each([
    ["POST", "", "GET"],
    ["PUT", "", "GET"],
    ["DELETE", "", "GET"],
    ["POST", "/:id", "GET, PUT, DELETE"],
    ["PATCH", "/:id", "GET, PUT, DELETE"],
  ])("%s on %s", async (verb, suffix, allowed) => {
    const response = await client.send(verb, collection + suffix.replace(":id", id), "{}");
    expect(response).toMatchObject({ status: 405, body: { typeOfError: "NotImplemented" } });
    expect(response.headers.get("allow")).toBe(allowed);
    expect((await client.get(path)).status).toBe(200);
  });
});

describe("permissions for fiscal years", () => {
  it.each(ROLES)("%s", async (role) => {
    const years = `/Api/v2/Company/${people.companyId}/FiscalYear`;
    // No two fiscal years of a company may begin on the same day.
    const firstDay = `${2000 + ROLES.indexOf(role)}-01-01`;
    const year = await app.make.fiscalYear(people.companyId, { firstDay });
    const own = app.as(people.userOf[role]);
    expect((await own.get(years)).status).toBe(200);
    expect((await own.get(`${years}/${year}`)).status).toBe(200);
    const expected = grantOf(role, "fiscalYear.write") ? 200 : 403;
    expect((await own.put(`${years}/${year}`, { currency: "NOK" })).status).toBe(expected);
    expect((await own.send("PUT", `${years}/${year}`, "{")).status).toBe(expected === 403 ? 403 : 400);
    expect((await own.delete(`${years}/${year}`)).status).toBe(expected);
  });

  it("answers 404 to those who cannot see the company, and 401 without a user", async () => {
    for (const [userName, status] of [
      ["stranger", 404],
      [null, 401],
    ] as const) {
      const other = app.as(userName);
      expect((await other.get(collection)).status).toBe(status);
      expect((await other.get(path)).status).toBe(status);
      expect((await other.put(path, { currency: "NOK" })).status).toBe(status);
      expect((await other.delete(path)).status).toBe(status);
    }
    expect((await client.get(path)).body).toMatchObject({ currency: "SEK" });
  });

  it("writes an audit entry for every write, and none for what was refused", async () => {
    const before = (await client.get(path)).body;
    await client.put(path, { currency: "NOK" });
    await client.put(path, { currency: "???" });
    await client.delete(path);
    const entries = (await client.get(`/Api/v2/Company/${companyId}/Activity`)).body;
    const after = { ...(before as FiscalYear), currency: "NOK" };
    const common = { resource: "FiscalYear", resourceId: id, user: "director" };
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...common, action: "update", before, after }),
        expect.objectContaining({ ...common, action: "delete", before: after, after: null }),
      ]),
    );
  });
});
