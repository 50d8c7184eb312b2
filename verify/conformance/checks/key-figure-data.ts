import { expect } from "vitest";
import { topic } from "../check";
import { ok } from "../fixture";
import { companyWithYear, figure, YEAR } from "./samples";

interface Item {
  keyFigureInfoId: string;
  value: number | null;
  dimensionId?: string;
  period: { start: string; end: string };
}

export const keyFigureDataTopic = topic("KeyFigureData", (check) => {
  check(
    "the three requests of the resource",
    [
      "key-figure-data-list",
      "key-figure-data-filter-by-dimension",
      "key-figure-data-update",
      "key-figure-data-item-dimension",
      "key-figure-data-delete",
      "key-figure-data-deleted-as-a-whole",
      "key-figure-data-members",
    ],
    async (s) => {
      const { data } = await companyWithYear(s);
      const items = [figure(), figure({ dimensionId: "1_20", value: 5 }), figure({ dimensionId: "2_12", value: 6 })];
      expect(ok(await s.director.put(data, items))).toEqual(items);
      expect(ok(await s.director.get(data))).toEqual(items);
      expect(ok(await s.director.get(`${data}?dimensionId=1_20`))).toEqual([items[1]]);
      expect(ok(await s.director.get(`${data}?dimensionId=9_9`))).toEqual([]);
      expect((await s.director.delete(`${data}?dimensionId=1_20`)).text).toBe("null");
      expect(ok(await s.director.get(data))).toEqual([items[0], items[2]]);
      expect((await s.director.delete(data)).text).toBe("null");
      expect(ok(await s.director.get(data))).toEqual([]);
      expect((await s.director.delete(data)).status).toBe(200);
    },
  );

  check(
    "the ids that feed calculations, and any other of 1 to 64 characters",
    ["key-figure-data-known-ids", "key-figure-data-own-ids"],
    async (s) => {
      const { data } = await companyWithYear(s);
      const feeding = [
        ...["NumberOfEmployees", "TaxRate", "BankOverdraftLimit", "CreditSalesVATIncluded", "SeparableCosts"],
        "InvestmentsInPropertyPlantAndEquipmentForTheYear",
        ...["CostsForResearchAndDevelopment", "InterestBearingLiabilities"],
      ];
      const ids = [...feeding, "x", "Egen siffra å/😀", "z".repeat(64), "😀".repeat(64)];
      const items = ids.map((keyFigureInfoId, value) => figure({ keyFigureInfoId, value }));
      expect(ok(await s.director.put(data, items))).toEqual(items);
      expect(ok<unknown[]>(await s.director.get(data))).toHaveLength(ids.length);
      for (const keyFigureInfoId of ["", "z".repeat(65), 1, null, undefined]) {
        expect((await s.director.put(data, [figure({ keyFigureInfoId })])).status, String(keyFigureInfoId)).toBe(400);
      }
    },
  );

  check("a dimensionId joins the numbers of dimension and object", ["key-figure-data-dimension-id-form"], async (s) => {
    const { data } = await companyWithYear(s);
    for (const dimensionId of ["2_12", "1_A-1", "6_0010", "20_Projekt Å"]) {
      const items = [figure({ dimensionId })];
      expect(ok(await s.director.put(data, items))).toEqual(items);
    }
    for (const dimensionId of ["2", "_12", "2_", "a_1", 2]) {
      expect((await s.director.put(data, [figure({ dimensionId })])).status, String(dimensionId)).toBe(400);
    }
    expect(ok(await s.director.put(data, [figure({ dimensionId: null })]))).toEqual([figure()]);
  });

  check(
    "the key is key figure, period and dimension; PUT inserts, replaces, clears and leaves the rest",
    ["key-figure-data-key", "key-figure-data-put-upserts", "key-figure-data-put-returns-stored", "put-null-deletes"],
    async (s) => {
      const { data } = await companyWithYear(s);
      const march = { start: "2025-03-01T00:00:00", end: "2025-03-31T23:59:59" };
      const items = [
        ...[figure({ value: 1 }), figure({ value: 2, period: march }), figure({ value: 3, dimensionId: "1_1" })],
        figure({ value: 4, keyFigureInfoId: "own" }),
      ];
      ok(await s.director.put(data, items));
      expect(ok<unknown[]>(await s.director.get(data))).toHaveLength(4);
      const sent = [
        figure({ value: 10 }),
        figure({ value: null, period: march }),
        figure({ value: 5, dimensionId: "1_2" }),
      ];
      expect(ok(await s.director.put(data, sent))).toEqual(sent);
      const values = ok<Item[]>(await s.director.get(data)).map(({ value }) => value);
      expect(values.sort()).toEqual([10, 3, 4, 5]);
      expect(ok(await s.director.put(data, []))).toEqual([]);
      expect(ok(await s.director.put(data, [figure({ value: null, keyFigureInfoId: "never" })]))).toHaveLength(1);
      expect(ok<unknown[]>(await s.director.get(data))).toHaveLength(4);
    },
  );

  check(
    "a list is stored all or nothing; a repeated key, a missing value and a period outside are refused",
    [
      "key-figure-data-put-all-or-nothing",
      "key-figure-data-put-repeated-key-rejected",
      "key-figure-data-value-required",
      "key-figure-data-period-within-year",
    ],
    async (s) => {
      const { data } = await companyWithYear(s);
      const outside = [
        { start: "2024-12-31", end: "2025-01-31" },
        { start: "2025-12-01", end: "2026-01-01" },
        { start: "2020-01-01", end: "2020-12-31" },
      ];
      const wrong: object[][] = [
        [figure(), figure({ value: 2 })],
        [figure({ period: { start: "2025-01-01", end: "2025-12-31" } }), figure()],
        [figure(), figure({ keyFigureInfoId: "own", value: undefined })],
        [figure(), figure({ keyFigureInfoId: "own", value: "1" })],
        ...outside.map((period) => [figure(), figure({ keyFigureInfoId: "own", period })]),
      ];
      for (const items of wrong) {
        const response = await s.director.put(data, items);
        expect([response.status, response.text], JSON.stringify(items)).toEqual([400, expect.stringContaining("$[")]);
      }
      expect((await s.director.put(data, figure())).status).toBe(400);
      expect(ok(await s.director.get(data))).toEqual([]);
    },
  );

  check(
    "periods are inclusive to the second",
    ["period-inclusive-to-the-second", "period-widened-to-whole-days"],
    async (s) => {
      const { data } = await companyWithYear(s);
      const january = { start: "2025-01-01T00:00:00", end: "2025-01-31T23:59:59" };
      for (const period of [
        { start: "2025-01-01", end: "2025-01-31" },
        { start: "2025-01-01T10:00:00", end: "2025-01-31T00:00:00" },
        january,
      ]) {
        expect(ok(await s.director.put(data, [figure({ period })]))).toEqual([figure({ period: january })]);
      }
      expect(ok(await s.director.get(data))).toEqual([figure({ period: january })]);
    },
  );

  check(
    "lists are ordered by key figure, start, end and dimension, none first",
    ["list-order-key-figure-data"],
    async (s) => {
      const { data } = await companyWithYear(s);
      const month = { start: "2025-01-01T00:00:00", end: "2025-01-31T23:59:59" };
      const later = { start: "2025-02-01T00:00:00", end: "2025-02-28T23:59:59" };
      const ordered = [
        figure({ keyFigureInfoId: "A", period: month }),
        figure({ keyFigureInfoId: "A", period: YEAR }),
        figure({ keyFigureInfoId: "A", period: YEAR, dimensionId: "1_1" }),
        figure({ keyFigureInfoId: "A", period: YEAR, dimensionId: "2_1" }),
        figure({ keyFigureInfoId: "A", period: later }),
        figure({ keyFigureInfoId: "B", period: month }),
        figure({ keyFigureInfoId: "a", period: month }),
        figure({ keyFigureInfoId: "ä", period: month }),
      ];
      ok(await s.director.put(data, [...ordered].reverse()));
      expect(ok(await s.director.get(data))).toEqual(ordered);
    },
  );
});
