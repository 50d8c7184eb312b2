import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { grantOf, ROLES } from "@/contract/permissions";
import { keyFigureTargetListSchema } from "@/contract/targets/key-figure-target";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { auditEntriesOf, tablesWithRowsOf } from "../../testing/stored";
import { TestApp, type TestClient } from "../../testing/test-app";
import { readCompanyTargets } from "./company-targets";

let app: TestApp;
let people: People;
let client: TestClient;
let companyId: string;
let path: string;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
});
afterAll(() => app.stop());
beforeEach(async () => {
  companyId = await app.make.company(people.agencyId);
  path = `/Api/v2/Company/${companyId}/KeyFigureTarget`;
});

const YEAR = ["2025-01-01", "2025-12-31"] as const;
const MARCH = ["2025-03-01", "2025-03-31"] as const;
const target = (keyFigureType: string, [start, end]: readonly [string, string], value: number | null) => ({
  keyFigureType,
  period: { start: `${start}T00:00:00`, end: `${end}T23:59:59` },
  value,
});

describe("targets", () => {
  it("are kept one for each key figure and period, and cleared by null", async () => {
    const sent = [target("NetSales", YEAR, 1e6), target("GrossProfitMargin", YEAR, 40.5), target("NetSales", MARCH, 0)];
    expect(await client.put(path, sent)).toMatchObject({ status: 200, body: sent });
    const list = await client.get(path);
    expect(list.body).toEqual([sent[1], sent[0], sent[2]]);
    expect(keyFigureTargetListSchema.parse(list.body)).toEqual(list.body);
    const changed = [target("NetSales", YEAR, 2e6), target("GrossProfitMargin", YEAR, null), target("x", YEAR, null)];
    expect((await client.put(path, changed)).body).toEqual(changed);
    expect((await client.get(path)).body).toEqual([changed[0], sent[2]]);
    expect((await client.put(path, [])).body).toEqual([]);
  });

  it("are read with the inherited ones in one statement, so that all are those of one moment", async () => {
    await client.put(path, [target("NetSales", YEAR, 1e6)]);
    const select = vi.spyOn(app.database.db, "select");
    try {
      const { list } = await readCompanyTargets(app.database.db, companyId);
      expect(list.map(({ value }) => value.value)).toEqual([1e6]);
      expect(select).toHaveBeenCalledOnce();
    } finally {
      select.mockRestore();
    }
  });

  it("are all stored or none", async () => {
    const response = await client.put(path, [target("NetSales", YEAR, 1), target("NetSales", YEAR, 2)]);
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining("$[1]: expected each") } });
    for (const [item, message] of [
      [target("NetSales", YEAR, Infinity), "$[1].value: expected a finite number"],
      [target("", YEAR, 1), "$[1].keyFigureType"],
      [target("NetSales", ["2025-02-01", "2025-01-01"], 1), "$[1].period"],
      [{ ...target("NetSales", YEAR, 1), value: undefined }, "$[1].value"],
    ] as const) {
      const refused = await client.put(path, [target("CashFlow", YEAR, 1), item]);
      expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
    }
    expect((await client.get(path)).body).toEqual([]);
  });

  it("are refused when If-Match names another state, and audited", async () => {
    const tag = (await client.get(path)).headers.get("etag")!;
    expect((await client.put(path, [target("NetSales", YEAR, 1)], { "if-match": tag })).status).toBe(200);
    expect((await client.put(path, [target("NetSales", YEAR, 2)], { "if-match": tag })).status).toBe(412);
    // Audit entries are sorted by their time.
    app.now = new Date(app.now.getTime() + 1_000);
    await client.put(path, [target("NetSales", YEAR, null)]);
    expect(await auditEntriesOf(app.database.db, "KeyFigureTarget", companyId)).toMatchObject([
      { companyId, userName: "director", before: [], after: [target("NetSales", YEAR, 1)] },
      { before: [target("NetSales", YEAR, 1)], after: [target("NetSales", YEAR, null)] },
    ]);
  });

  it("with `before` replace only that value, all of them or none", async () => {
    const first = [
      { ...target("NetSales", YEAR, 1), before: null },
      { ...target("x", YEAR, 2), before: null },
    ];
    const stored = [target("NetSales", YEAR, 1), target("x", YEAR, 2)];
    expect(await client.put(path, first)).toMatchObject({ status: 200 });
    expect((await client.put(path, [{ ...stored[0], before: 1 }, stored[1]])).body).toEqual(stored);
    const changed = [
      target("CashFlow", YEAR, 5),
      { ...target("NetSales", YEAR, 7), before: 3 },
      { ...target("x", YEAR, null), before: null },
    ];
    const refused = await client.put(path, changed);
    expect(refused.status).toBe(412);
    expect(refused.text).toContain("The list of targets of company ");
    expect(refused.text).toContain(
      "has changed since it was read: $[1].before is 3, but 1 is stored; items that differ: 2.",
    );
    expect((await client.get(path)).body).toEqual(stored);
    expect((await client.put(path, [{ ...target("x", YEAR, 3), before: "2" }])).status).toBe(400);
    const entries = await auditEntriesOf(app.database.db, "KeyFigureTarget", companyId);
    expect(entries[0]!.after).toEqual(stored);
  });

  it("are deleted with the company", async () => {
    await client.put(path, [target("NetSales", YEAR, 1)]);
    expect(await tablesWithRowsOf(app.database.db, companyId)).toContain("key_figure_target");
    await client.delete(`/Api/v2/Company/${companyId}`);
    expect(await tablesWithRowsOf(app.database.db, companyId)).toEqual([]);
  });
});

describe("key figure values", () => {
  const targetsIn = async (query: string, reader = client) => {
    const { body } = await reader.get(`/Api/v2/Company/${companyId}/KeyFigureValue${query}`);
    return Object.fromEntries(
      (body as KeyFigureResult[])
        .map(({ keyFigure, keyFigureValues }) => [keyFigure.id, keyFigureValues.map((value) => value.target)] as const)
        .filter(([, targets]) => targets.some((value) => value !== undefined)),
    );
  };

  it("have the target of their period; a year's target applies to its months for margins, not for amounts", async () => {
    // The last one makes the books reach the end of the year; without it, an amount has no target for the whole year.
    const booked = [
      { date: "20250215", amount: 1000 },
      { date: "20251231", amount: 1 },
    ];
    const data = sieText({ vouchers: booked })
      .replace("#KONTO 1930", '#OBJEKT 1 "1" "Norr"\r\n#KONTO 1930')
      .replace("#TRANS 3001 {}", '#TRANS 3001 {1 "1"}');
    await client.put("/Api/v2/SieImport/home", { data, companyId });
    const quarter = ["2025-01-01", "2025-03-31"] as const;
    await client.put(path, [
      target("NetSales", YEAR, 1e6),
      target("NetSales", MARCH, 5),
      target("GrossProfitMargin", YEAR, 40),
      target("GrossProfitMargin", quarter, 30),
      target("GrossProfitMargin", MARCH, 20),
    ]);
    const range = (first: string, last: string) => `?startDate=${first}&endDate=${last}`;
    expect(await targetsIn(range(...YEAR))).toEqual({ NetSales: [1e6], GrossProfitMargin: [40] });
    expect(await targetsIn(range(...MARCH))).toEqual({ NetSales: [5], GrossProfitMargin: [20] });
    expect(await targetsIn(range("2025-02-01", "2025-02-28"))).toEqual({ GrossProfitMargin: [30] });
    expect(await targetsIn(range("2025-06-01", "2025-06-30"))).toEqual({ GrossProfitMargin: [40] });
    expect(await targetsIn(range("2024-12-01", "2025-01-31"))).toEqual({});
    // Targets are those of the whole company, so values of an object have none.
    expect(await targetsIn(`${range(...MARCH)}&dimensionId=1_1`)).toEqual({});
    const one = await client.get(`/Api/v2/Company/${companyId}/KeyFigureValue/NetSales${range(...MARCH)}`);
    expect((one.body as KeyFigureResult).keyFigureValues[0]).toMatchObject({ target: 5 });
  });

  it("have targets for the booked months: those of amounts add up, and an amount's for the year is left out", async () => {
    await client.put("/Api/v2/SieImport/home", {
      data: sieText({ vouchers: [{ date: "20250315", amount: 1 }] }),
      companyId,
    });
    await client.put(path, [
      target("NetSales", YEAR, 1e6),
      target("NetSales", ["2025-01-01", "2025-02-28"], 7),
      target("NetSales", MARCH, 5),
      target("WorkingCapital", YEAR, 1e6),
      target("GrossProfitMargin", YEAR, 40),
    ]);
    const year = `?startDate=${YEAR[0]}&endDate=${YEAR[1]}`;
    expect(await targetsIn(year)).toEqual({ NetSales: [12], GrossProfitMargin: [40] });
    expect(await targetsIn(`${year}&resolution=quarter`)).toEqual({
      NetSales: [12, undefined, undefined, undefined],
      GrossProfitMargin: [40, 40, 40, 40],
    });
    await client.put(path, [target("NetSales", MARCH, null)]);
    expect(await targetsIn(year)).toEqual({ GrossProfitMargin: [40] });
  });

  it("have no targets for a role that may not see them", async () => {
    companyId = people.companyId;
    await client.put(`/Api/v2/Company/${companyId}/KeyFigureTarget`, [target("NetSales", YEAR, 1)]);
    const range = `?startDate=${YEAR[0]}&endDate=${YEAR[1]}`;
    expect(await targetsIn(range)).toEqual({ NetSales: [1] });
    expect(await targetsIn(range, app.as(people.userOf.CompanyLimited))).toEqual({});
  });
});

describe("permissions for targets", () => {
  it.each(ROLES)("%s", async (role) => {
    const at = `/Api/v2/Company/${people.companyId}/KeyFigureTarget`;
    const user = app.as(people.userOf[role]);
    expect((await user.get(at)).status).toBe(grantOf(role, "target.read") ? 200 : 403);
    const writing = grantOf(role, "target.write") ? 200 : 403;
    expect((await user.put(at, [target("NetSales", MARCH, 1)])).status).toBe(writing);
    // Permission is decided before the body is read.
    expect((await user.send("PUT", at, "[")).status).toBe(writing === 403 ? 403 : 400);
  });

  it("hides everything from users who may not see the company, and asks anonymous clients to sign in", async () => {
    for (const [userName, status] of [
      ["stranger", 404],
      [null, 401],
    ] as const) {
      expect((await app.as(userName).get(path)).status).toBe(status);
      expect((await app.as(userName).put(path, [])).status).toBe(status);
    }
  });
});
