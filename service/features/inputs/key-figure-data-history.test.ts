import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { keyFigureDataHistorySchema } from "@/contract/inputs/key-figure-data-history";
import { grantOf, ROLES } from "@/contract/permissions";
import { writeWire } from "@/contract/wire";
import { auditEntry } from "../../platform/db/schema";
import { makePeople, type People } from "../../testing/people";
import { TestApp, type TestClient } from "../../testing/test-app";
import { item, MAY, YEAR } from "./testing/items";

let app: TestApp;
let people: People;
let client: TestClient;
/** Paths of a new fiscal year, of its key figure data and of their history. */
let year: string;
let data: string;
let history: string;

const changes = async (query = "") => keyFigureDataHistorySchema.parse((await client.get(history + query)).body);

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
});
afterAll(() => app.stop());

beforeEach(async () => {
  const companyId = await app.make.company(people.agencyId);
  await app.make.connect(companyId, "consultant");
  year = `/Api/v2/Company/${companyId}/FiscalYear/${await app.make.fiscalYear(companyId)}`;
  data = `${year}/KeyFigureData`;
  history = `${year}/KeyFigureDataHistory`;
  app.now = new Date("2026-02-01T10:00:00Z");
});
const later = () => {
  app.now = new Date(app.now.getTime() + 60_000);
};

describe("the history of key figure data", () => {
  it("lists who changed a value when, with the old and the new value, newest first", async () => {
    // The id has quotation marks, because entries are searched for ids as JSON escapes them.
    await client.put(data, [item("TaxRate", NaN), item('Own "one"', 1)]);
    later();
    await app.as("consultant").put(data, [item("TaxRate", 20.6), item("TaxRate", 1, { dimensionId: "1_20" })]);
    later();
    await client.put(data, [item("TaxRate", 20.6), item("TaxRate", 2, { period: MAY })]);
    later();
    await client.delete(data);
    const whole = await changes("?keyFigureInfoId=TaxRate&startDate=2025-01-01&endDate=2025-12-31&dimensionId=");
    expect(whole).toEqual([
      {
        keyFigureInfoId: "TaxRate",
        period: YEAR,
        at: "2026-02-01T10:03:00",
        user: "director",
        before: 20.6,
        after: null,
      },
      {
        keyFigureInfoId: "TaxRate",
        period: YEAR,
        at: "2026-02-01T10:01:00",
        user: "consultant",
        before: NaN,
        after: 20.6,
      },
      {
        keyFigureInfoId: "TaxRate",
        period: YEAR,
        at: "2026-02-01T10:00:00",
        user: "director",
        before: null,
        after: NaN,
      },
    ]);
    expect(await changes("?keyFigureInfoId=Own%20%22one%22")).toMatchObject([{ after: null }, { after: 1 }]);
    expect(await changes("?dimensionId=1_20")).toMatchObject([
      { before: 1, after: null },
      { dimensionId: "1_20", after: 1 },
    ]);
    // Two of each of the first two writes, one of the third, which repeats a value, and four of the deletion.
    expect(await changes()).toHaveLength(9);
    expect(await changes("?keyFigureInfoId=Nothing")).toEqual([]);
  });

  it(
    "searches older entries until it has enough matches, and returns at most a hundred",
    { tags: "long" },
    async () => {
      await client.put(data, [item("First", 1)]);
      for (let n = 0; n < 110; n++) {
        later();
        await client.put(data, [item("Second", n)]);
      }
      expect(await changes("?keyFigureInfoId=First")).toHaveLength(1);
      const newest = await changes("?keyFigureInfoId=Second");
      expect(newest.map(({ after }) => after)).toEqual(Array.from({ length: 100 }, (_, n) => 109 - n));
    },
  );

  it("lists each change once when one moment has more entries than are read at a time", async () => {
    await client.put(data, [item("Same", 0)]);
    const entries = (await app.database.db.select().from(auditEntry)).filter(({ after }) => after?.includes('"Same"'));
    expect(entries).toHaveLength(1);
    // 60 entries with the first one; 50 are read at a time. Entries may also hold their items as a plain list.
    const others = Array.from({ length: 59 }, (_, i) => ({
      ...entries[0]!,
      id: randomUUID(),
      after: writeWire([item("Same", i + 1)]),
    }));
    await app.database.db.insert(auditEntry).values(others);
    const values = (await changes()).map(({ after }) => after!);
    expect(values.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n));
  });

  it.each(ROLES)("is shown to %s only if the activity of the company is", async (role) => {
    // Fiscal years of a company must start on different days.
    const fiscalYearId = await app.make.fiscalYear(people.companyId, {
      firstDay: `${2000 + ROLES.indexOf(role)}-01-01`,
    });
    const path = `/Api/v2/Company/${people.companyId}/FiscalYear/${fiscalYearId}/KeyFigureDataHistory`;
    const response = await app.as(people.userOf[role]).get(path);
    expect(response.status).toBe(grantOf(role, "activity.read") ? 200 : 403);
  });

  it("is not found for an unknown fiscal year or another user's company", async () => {
    expect((await client.get(`${year.slice(0, -32)}${"0".repeat(32)}/KeyFigureDataHistory`)).status).toBe(404);
    expect((await app.as("stranger").get(history)).status).toBe(404);
  });

  it("is refused for a day that is no date", async () => {
    expect((await client.get(`${history}?startDate=May`)).status).toBe(400);
  });
});
