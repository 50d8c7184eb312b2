import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "@/contract/calendar";
import { periodOfDays } from "@/contract/period";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { grantOf, ROLES } from "@/contract/permissions";
import { writeWire } from "@/contract/wire";
import { makePeople, type People } from "../../testing/people";
import { TestApp, type TestClient } from "../../testing/test-app";
import { TEST_DATABASE } from "../../testing/test-database";
import { item, MAY, YEAR } from "./testing/items";

let app: TestApp;
let people: People;
let client: TestClient;
let companyId: string;
let fiscalYearId: string;
let path: string;

const list = async (query = "") => (await client.get(path + query)).body as KeyFigureData[];

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  client = app.as("director");
});
afterAll(() => app.stop());

beforeEach(async () => {
  companyId = await app.make.company(people.agencyId);
  fiscalYearId = await app.make.fiscalYear(companyId);
  path = `/Api/v2/Company/${companyId}/FiscalYear/${fiscalYearId}/KeyFigureData`;
});

describe("putting key figure data", () => {
  it("inserts, replaces and clears the items sent, leaves the others, and responds in the order sent", async () => {
    const first = [item("TaxRate", 20.6), item("NumberOfEmployees", 12), item("SeparableCosts", 1)];
    expect(await client.put(path, first)).toMatchObject({ status: 200, body: first });
    const sent = [
      item("SeparableCosts", null),
      item("NumberOfEmployees", 13.5),
      item("NumberOfEmployees", 14, { period: MAY }),
      item("NumberOfEmployees", 2, { dimensionId: "2_12" }),
      item("NeverStored", null),
    ];
    const response = await client.put(path, sent);
    expect(response).toMatchObject({ status: 200, body: sent });
    expect(await list()).toEqual([sent[1], sent[3], sent[2], first[0]]);
  });

  it("moves periods to whole days, takes a null dimension for none, and ignores unknown members", async () => {
    const period = { start: "2025-05-01", end: "2025-05-31T11:30:00.5+02:00", zone: 1 };
    const response = await client.put(path, [item("TaxRate", 1, { period, dimensionId: null, comment: "x" })]);
    expect(response.body).toEqual([item("TaxRate", 1, { period: MAY })]);
    expect((await client.put(path, [item("TaxRate", 2, { period: MAY })])).status).toBe(200);
    expect(await list()).toEqual([item("TaxRate", 2, { period: MAY })]);
  });

  it("takes an empty list, and lists nothing after the only item is cleared", async () => {
    expect(await client.put(path, [])).toMatchObject({ status: 200, body: [] });
    await client.put(path, [item("TaxRate", 1)]);
    await client.put(path, [item("TaxRate", null)]);
    expect(await list()).toEqual([]);
  });

  it("accepts ids of own key figures and dimensions with any characters", async () => {
    const ids = ['quote " and \\', "{a,b}", "NULL", "' or 1=1", "å".repeat(64), "😀".repeat(64), " "];
    const sent = ids.map((id) => item(id, 1, { dimensionId: `6_${id}` }));
    expect(await client.put(path, sent)).toMatchObject({ status: 200, body: sent });
    const response = await list();
    expect(response).toHaveLength(ids.length);
    expect(response).toEqual(expect.arrayContaining(sent));
    await client.put(
      path,
      sent.map((one) => ({ ...one, value: null })),
    );
    expect(await list()).toEqual([]);
  });

  it("returns every double exactly, also the sign of a zero; a NaN may have other bits", async () => {
    const bits = new DataView(new ArrayBuffer(8));
    const values = [0, -0, Infinity, -Infinity, NaN, 5e-324, -5e-324, 2.2250738585072014e-308, Number.MAX_VALUE, 0.1];
    values.push(Number.MAX_SAFE_INTEGER, -Number.MAX_VALUE, 1e21, 1e-7, 123456789.12345679);
    while (values.length < 2000) {
      bits.setUint32(0, Math.random() * 2 ** 32);
      bits.setUint32(4, Math.random() * 2 ** 32);
      values.push(bits.getFloat64(0));
    }
    const sent = values.map((value, index) => item(`f${String(index).padStart(5, "0")}`, value));
    const response = (await client.put(path, sent)).body as KeyFigureData[];
    const stored = await list();
    for (const read of [response, stored]) {
      expect(read).toHaveLength(values.length);
      expect(values.filter((value, index) => !Object.is(read[index]!.value, value))).toEqual([]);
    }
    // 0 and -0 are exchanged, although the database treats them as equal.
    await client.put(
      path,
      sent.map((one, index) => ({ ...one, value: -values[index]! })),
    );
    const negated = await list();
    expect(values.filter((value, index) => !Object.is(negated[index]!.value, -value))).toEqual([]);
  });

  it.each([
    ["an object", {}, "$: expected array, got an object"],
    ["an item that is none", [item("A", 1), 7], "$[1]: expected object, got a number"],
    ["an item without value", [item("A", 1), { ...item("B", 1), value: undefined }], "$[1].value: is required"],
    ["a value in quotes", [item("A", 1, { value: "1" })], "$[0].value: expected a number"],
    ["no key figure", [{ period: YEAR, value: 1 }], "$[0].keyFigureInfoId: is required"],
    ["an empty key figure", [item("", 1)], "$[0].keyFigureInfoId"],
    ["a key figure that is too long", [item("å".repeat(65), 1)], "$[0].keyFigureInfoId"],
    ["no period", [{ keyFigureInfoId: "A", value: 1 }], "$[0].period: is required"],
    ["an impossible day", [item("A", 1, { period: { ...YEAR, start: "2025-02-29" } })], "$[0].period.start"],
    ["a reversed period", [item("A", 1, { period: { start: "2025-06-01", end: "2025-05-01" } })], "$[0].period"],
    ["a malformed dimension", [item("A", 1, { dimensionId: "12" })], "$[0].dimensionId"],
    ["an empty dimension", [item("A", 1, { dimensionId: "" })], "$[0].dimensionId"],
    [
      "a period that begins before the year",
      [item("A", 1), item("B", 1, { period: { ...YEAR, start: "2024-12-31" } })],
      "$[1].period: expected a period within the fiscal year, 2025-01-01 to 2025-12-31",
    ],
    [
      "a period that ends after the year",
      [item("A", 1, { period: { ...MAY, end: "2026-01-01" } })],
      "$[0].period: expected a period within",
    ],
    [
      "the same key twice",
      [item("A", 1), item("B", 1), item("A", 2)],
      "$[2]: expected each key figure, period and dimension once, but $[0] is the same",
    ],
    [
      "the same key written differently",
      [
        item("å", 1),
        item("a\u030a", null, { period: { start: "2025-01-01", end: "2025-12-31T05:00:00Z" }, dimensionId: null }),
      ],
      "$[1]: expected each",
    ],
  ])("refuses %s and names the path, and stores nothing", async (_, sent, message) => {
    const response = await client.put(path, sent);
    expect(response).toMatchObject({ status: 400, body: { typeOfError: "BadRequest" } });
    expect(response.text).toContain(message);
    expect(await list()).toEqual([]);
  });

  it("reads the bare literals of the wire, and nothing like them", async () => {
    const text = (value: string) =>
      `[{"keyFigureInfoId":"A","period":{"start":"2025-01-01","end":"2025-12-31"},"value":${value}}]`;
    // The body is read as JSON whatever its content type; clients of version 2 send that of a form.
    const response = await client.send("PUT", path, text("-Infinity"), {
      "content-type": "application/x-www-form-urlencoded; charset=utf-8",
    });
    expect(response).toMatchObject({ status: 200, body: [item("A", -Infinity)] });
    expect(response.text).toContain('"value":-Infinity');
    for (const value of ["1e999", "+1", "0x1", "infinity", "Nan"]) {
      expect((await client.send("PUT", path, text(value))).status).toBe(400);
    }
  });

  it("accepts 16 MiB and no more", async () => {
    const body = `[]${" ".repeat(16 * 1024 * 1024 - 2)}`;
    expect((await client.send("PUT", path, body)).status).toBe(200);
    expect(await client.send("PUT", path, `${body} `)).toMatchObject({
      status: 413,
      body: { typeOfError: "BadRequest" },
    });
  });

  it(
    "stores 100,000 items in one request, and clears all but one in another",
    { tags: "long", timeout: 120_000 },
    async () => {
      const days = Array.from({ length: 365 }, (_, day) => addDays("2025-01-01", day));
      const sent = Array.from({ length: 100_000 }, (_, index) => {
        const day = days[index % 365]!;
        return item(`f${Math.floor(index / 365)}`, index / 7, { period: periodOfDays(day, day) });
      });
      expect((await client.put(path, sent)).text === writeWire(sent)).toBe(true);
      expect(await list()).toHaveLength(100_000);
      const cleared = sent.slice(1).map((one) => ({ ...one, value: null }));
      expect((await client.put(path, cleared)).status).toBe(200);
      expect(await list()).toEqual([sent[0]]);
    },
  );
});

describe("listing key figure data", () => {
  it("orders by key figure, start, end and dimension, none first and texts by code point", async () => {
    const january = { start: "2025-01-01T00:00:00", end: "2025-01-31T23:59:59" };
    const ordered = [
      item("A", 1),
      item("B", 1, { period: january }),
      item("B", 1),
      item("B", 1, { dimensionId: "10_A" }),
      item("B", 1, { dimensionId: "1_A" }),
      item("B", 1, { dimensionId: "1_B" }),
      item("B", 1, { dimensionId: "1_a" }),
      item("B", 1, { dimensionId: "1_Ä" }),
      item("B", 1, { period: MAY }),
      item("a", 1),
      item("Å", 1),
      // The ligature (U+FB00) comes before the emoji (U+1F600) by code point, and after it by UTF-16 unit.
      item("ﬀ", 1),
      item("😀", 1),
    ];
    expect((await client.put(path, ordered.toReversed())).status).toBe(200);
    expect(await list()).toEqual(ordered);
  });

  it("filters by dimension; an empty one means none", async () => {
    const [whole, first, second] = [undefined, "2_12", "2_å"].map((dimensionId) => item("A", 1, { dimensionId }));
    await client.put(path, [whole, first, second]);
    expect(await list("?dimensionId=2_12")).toEqual([first]);
    expect(await list("?dimensionId=2_%C3%A5")).toEqual([second]);
    expect(await list("?dimensionId=2_a%CC%8A")).toEqual([second]);
    expect(await list("?dimensionId=2_99")).toEqual([]);
    expect(await list("?dimensionId=")).toEqual([item("A", 1)]);
    expect(await list("?unknown=1")).toHaveLength(3);
    for (const query of ["?dimensionId=12", "?dimensionId=2_12&dimensionId=2_12"]) {
      expect(await client.get(path + query)).toMatchObject({ status: 400, body: { typeOfError: "BadRequest" } });
    }
  });

  it("does not find a fiscal year of another company", async () => {
    const other = await app.make.fiscalYear(await app.make.company(people.agencyId));
    const at = path.replace(fiscalYearId, other);
    expect(await client.get(at)).toMatchObject({ status: 404, body: { typeOfError: "NotFound" } });
    expect((await client.put(at, "not a list")).status).toBe(404);
    expect((await client.delete(at)).status).toBe(404);
  });
});

describe("deleting key figure data", () => {
  it("deletes the data of one dimension, of the whole company, or of the whole year, and of no other year", async () => {
    const other = await app.make.fiscalYear(companyId, { firstDay: "2024-01-01", lastDay: "2024-12-31" });
    const elsewhere = path.replace(fiscalYearId, other);
    const period = { start: "2024-01-01T00:00:00", end: "2024-12-31T23:59:59" };
    await client.put(elsewhere, [item("A", 1, { period })]);
    await client.put(
      path,
      ["2_1", "2_2", "2_3"].map((dimensionId) => item("A", 1, { dimensionId })),
    );
    await client.put(path, [item("A", 1)]);

    expect(await client.delete(`${path}?dimensionId=2_1`)).toMatchObject({ status: 200, text: "null" });
    expect((await list()).map(({ dimensionId }) => dimensionId)).toEqual([undefined, "2_2", "2_3"]);
    expect((await client.delete(`${path}?dimensionId=`)).status).toBe(200);
    expect((await list()).map(({ dimensionId }) => dimensionId)).toEqual(["2_2", "2_3"]);
    expect((await client.delete(`${path}?dimensionId=x`)).status).toBe(400);
    expect(await list()).toHaveLength(2);
    expect(await client.delete(path)).toMatchObject({ status: 200, text: "null" });
    expect(await list()).toEqual([]);
    expect((await client.delete(path)).status).toBe(200);
    expect((await client.get(elsewhere)).body).toHaveLength(1);
  });
});

describe("If-Match on key figure data", () => {
  it("is the entity tag of the unfiltered list, for PUT and DELETE, also with a filter", async () => {
    await client.put(path, [item("A", 1), item("A", 1, { dimensionId: "2_1" })]);
    const tag = async (query = "") => (await client.get(path + query)).headers.get("etag")!;
    const filtered = await tag("?dimensionId=2_1");
    const old = await tag();
    expect((await client.put(path, [item("A", 2)], { "if-match": filtered })).status).toBe(412);
    expect((await client.put(path, [item("A", 2)], { "if-match": old })).status).toBe(200);
    const refused = await client.put(path, [item("A", 3), item("B", 3)], { "if-match": old });
    expect(refused).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    expect((await client.delete(path, { "if-match": old })).status).toBe(412);
    expect((await client.delete(`${path}?dimensionId=2_1`, { "if-match": filtered })).status).toBe(412);
    expect(await list()).toEqual([item("A", 2), item("A", 1, { dimensionId: "2_1" })]);
    expect((await client.delete(`${path}?dimensionId=2_1`, { "if-match": await tag() })).status).toBe(200);
    expect((await client.put(path, [item("A", null)], { "if-match": "*" })).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it("is checked after the body", async () => {
    const outside = item("A", 1, { period: { start: "2024-01-01", end: "2024-01-31" } });
    expect((await client.put(path, [outside], { "if-match": '"old"' })).status).toBe(400);
  });

  // PGlite has one connection, so its transactions never overlap.
  it.runIf(TEST_DATABASE === "postgres")("lets one of many writers with the same tag through", async () => {
    await client.put(path, [item("A", 0)]);
    const etag = (await client.get(path)).headers.get("etag")!;
    const writes = Array.from({ length: 8 }, (_, n) => client.put(path, [item("A", n + 1)], { "if-match": etag }));
    const statuses = (await Promise.all(writes)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412, 412, 412]);
  });

  it.runIf(TEST_DATABASE === "postgres")("is not needed for many writers of the same items at once", async () => {
    const items = Array.from({ length: 200 }, (_, n) => item(`f${n}`, 1));
    const writes = Array.from({ length: 8 }, (_, n) => client.put(path, n % 2 ? items : items.toReversed()));
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await list()).toHaveLength(200);
  });
});

describe("an item with the value stored before", () => {
  it.each([null, 5, NaN, -0, Infinity])("is stored in place of %s", async (before) => {
    await client.put(path, [item("A", before)]);
    expect(await client.put(path, [{ ...item("A", 7), before }])).toMatchObject({ status: 200, body: [item("A", 7)] });
    expect(await list()).toEqual([item("A", 7)]);
  });

  it.each([0, -0])("is stored in place of %s with either sign of zero", async (stored) => {
    await client.put(path, [item("A", stored)]);
    expect(await client.put(path, [{ ...item("A", 7), before: -stored }])).toMatchObject({ status: 200 });
    expect(await list()).toEqual([item("A", 7)]);
  });

  it("is refused with the whole request when another value is stored", async () => {
    await client.put(path, [item("A", 5), item("C", 1)]);
    const sent = [item("B", 1), { ...item("A", 7), before: 4 }, { ...item("C", null), before: null }];
    const response = await client.put(path, sent);
    expect(response).toMatchObject({ status: 412, body: { typeOfError: "PreconditionFailed" } });
    expect(response.text).toContain(
      "has changed since it was read: $[1].before is 4, but 5 is stored; items that differ: 2.",
    );
    expect(await list()).toEqual([item("A", 5), item("C", 1)]);
    const refused = await client.put(path, [{ ...item("A", 7), before: "5" }]);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("$[0].before: expected a number");
  });

  it.runIf(TEST_DATABASE === "postgres")("is stored by one of many writers who saw the same", async () => {
    await client.put(path, [item("A", 0)]);
    const writes = Array.from({ length: 8 }, (_, n) => client.put(path, [{ ...item("A", n + 1), before: 0 }]));
    const statuses = (await Promise.all(writes)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412, 412, 412]);
  });
});

describe("permissions for key figure data", () => {
  it.each(ROLES)("%s", async (role) => {
    // Years of a company must begin on different days. All of these end with 2025, which the items are for.
    const year = await app.make.fiscalYear(people.companyId, { firstDay: `2024-0${1 + ROLES.indexOf(role)}-01` });
    const at = `/Api/v2/Company/${people.companyId}/FiscalYear/${year}/KeyFigureData`;
    await client.put(at, [item("A", 1)]);
    const own = app.as(people.userOf[role]);
    expect(await own.get(at)).toMatchObject({ status: 200, body: [item("A", 1)] });
    const expected = grantOf(role, "keyFigureData.write") ? 200 : 403;
    expect((await own.put(at, [item("B", 1)])).status).toBe(expected);
    expect((await own.send("PUT", at, "[")).status).toBe(expected === 403 ? 403 : 400);
    expect((await own.delete(at)).status).toBe(expected);
    expect((await client.get(at)).body).toHaveLength(expected === 403 ? 1 : 0);
  });

  it("hides everything from users who may not see the company, and asks anonymous clients to sign in", async () => {
    await client.put(path, [item("A", 1)]);
    for (const [userName, status] of [
      ["stranger", 404],
      [null, 401],
    ] as const) {
      const other = app.as(userName);
      expect((await other.get(path)).status).toBe(status);
      expect((await other.put(path, [item("A", 2)])).status).toBe(status);
      expect((await other.delete(path)).status).toBe(status);
    }
    expect(await list()).toEqual([item("A", 1)]);
  });

  it("accepts neither POST nor paths of single items", async () => {
    const response = await client.post(path, [item("A", 1)]);
    expect(response).toMatchObject({ status: 405, body: { typeOfError: "NotImplemented" } });
    expect(response.headers.get("allow")).toBe("GET, PUT, DELETE");
    expect((await client.get(`${path}/A`)).status).toBe(404);
  });
});

describe("the audit entry of a PUT", () => {
  it("has the items before and after, and is not written for an empty request", async () => {
    await client.put(path, [item("A", NaN), item("B", 1)]);
    app.passSecond();
    const sent = [item("B", null), item("A", -0), item("C", 3)];
    await client.put(path, sent);
    app.passSecond();
    await client.put(path, []);
    await client.delete(path);
    const entries = (await client.get(`/Api/v2/Company/${companyId}/Activity`)).body;
    const common = { resource: "KeyFigureData", resourceId: fiscalYearId, user: "director" };
    expect(entries).toEqual([
      expect.objectContaining({ ...common, action: "delete", before: [item("A", -0), item("C", 3)], after: null }),
      expect.objectContaining({ ...common, action: "update", before: [item("B", 1), item("A", NaN)], after: sent }),
      expect.objectContaining({ ...common, action: "update", before: [], after: [item("A", NaN), item("B", 1)] }),
    ]);
  });
});
