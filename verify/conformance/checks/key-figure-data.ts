import { expect } from "vitest";
import { topic } from "../check";
import { ok } from "../fixture";
import { companyWithYear, inputOf, YEAR } from "./samples";

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
      const { dataPath } = await companyWithYear(s);
      const items = [inputOf(), inputOf({ dimensionId: "1_20", value: 5 }), inputOf({ dimensionId: "2_12", value: 6 })];
      expect(ok(await s.director.put(dataPath, items))).toEqual(items);
      expect(ok(await s.director.get(dataPath))).toEqual(items);
      expect(ok(await s.director.get(`${dataPath}?dimensionId=1_20`))).toEqual([items[1]]);
      expect(ok(await s.director.get(`${dataPath}?dimensionId=9_9`))).toEqual([]);
      expect((await s.director.delete(`${dataPath}?dimensionId=1_20`)).text).toBe("null");
      expect(ok(await s.director.get(dataPath))).toEqual([items[0], items[2]]);
      expect((await s.director.delete(dataPath)).text).toBe("null");
      expect(ok(await s.director.get(dataPath))).toEqual([]);
      expect((await s.director.delete(dataPath)).status).toBe(200);
    },
  );

  check(
    "the ids that feed calculations, and any other of 1 to 64 characters",
    ["key-figure-data-known-ids", "key-figure-data-own-ids"],
    async (s) => {
      const { dataPath } = await companyWithYear(s);
      const feeding = [
        "NumberOfEmployees",
        "TaxRate",
        "BankOverdraftLimit",
        "CreditSalesVATIncluded",
        "SeparableCosts",
        "InvestmentsInPropertyPlantAndEquipmentForTheYear",
        "CostsForResearchAndDevelopment",
        "InterestBearingLiabilities",
      ];
      const ids = [...feeding, "x", "Egen siffra å/😀", "z".repeat(64), "😀".repeat(64)];
      const items = ids.map((keyFigureInfoId, value) => inputOf({ keyFigureInfoId, value }));
      expect(ok(await s.director.put(dataPath, items))).toEqual(items);
      expect(ok<unknown[]>(await s.director.get(dataPath))).toHaveLength(ids.length);
      for (const keyFigureInfoId of ["", "z".repeat(65), 1, null, undefined]) {
        expect((await s.director.put(dataPath, [inputOf({ keyFigureInfoId })])).status, String(keyFigureInfoId)).toBe(
          400,
        );
      }
    },
  );

  check("a dimensionId joins the numbers of dimension and object", ["key-figure-data-dimension-id-form"], async (s) => {
    const { dataPath } = await companyWithYear(s);
    for (const dimensionId of ["2_12", "1_A-1", "6_0010", "20_Projekt Å"]) {
      const items = [inputOf({ dimensionId })];
      expect(ok(await s.director.put(dataPath, items))).toEqual(items);
    }
    for (const dimensionId of ["2", "_12", "2_", "a_1", 2]) {
      expect((await s.director.put(dataPath, [inputOf({ dimensionId })])).status, String(dimensionId)).toBe(400);
    }
    expect(ok(await s.director.put(dataPath, [inputOf({ dimensionId: null })]))).toEqual([inputOf()]);
  });

  check(
    "the key is key figure, period and dimension; PUT inserts, replaces, clears and leaves the rest",
    ["key-figure-data-key", "key-figure-data-put-upserts", "key-figure-data-put-returns-stored", "put-null-deletes"],
    async (s) => {
      const { dataPath } = await companyWithYear(s);
      const march = { start: "2025-03-01T00:00:00", end: "2025-03-31T23:59:59" };
      const items = [
        inputOf({ value: 1 }),
        inputOf({ value: 2, period: march }),
        inputOf({ value: 3, dimensionId: "1_1" }),
        inputOf({ value: 4, keyFigureInfoId: "own" }),
      ];
      ok(await s.director.put(dataPath, items));
      expect(ok<unknown[]>(await s.director.get(dataPath))).toHaveLength(4);
      const sent = [
        inputOf({ value: 10 }),
        inputOf({ value: null, period: march }),
        inputOf({ value: 5, dimensionId: "1_2" }),
      ];
      expect(ok(await s.director.put(dataPath, sent))).toEqual(sent);
      const values = ok<Item[]>(await s.director.get(dataPath)).map(({ value }) => value!);
      expect(values.sort((one, other) => one - other)).toEqual([3, 4, 5, 10]);
      expect(ok(await s.director.put(dataPath, []))).toEqual([]);
      expect(ok(await s.director.put(dataPath, [inputOf({ value: null, keyFigureInfoId: "never" })]))).toHaveLength(1);
      expect(ok<unknown[]>(await s.director.get(dataPath))).toHaveLength(4);
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
      const { dataPath } = await companyWithYear(s);
      const outside = [
        { start: "2024-12-31", end: "2025-01-31" },
        { start: "2025-12-01", end: "2026-01-01" },
        { start: "2020-01-01", end: "2020-12-31" },
      ];
      const wrong: object[][] = [
        [inputOf(), inputOf({ value: 2 })],
        [inputOf({ period: { start: "2025-01-01", end: "2025-12-31" } }), inputOf()],
        [inputOf(), inputOf({ keyFigureInfoId: "own", value: undefined })],
        [inputOf(), inputOf({ keyFigureInfoId: "own", value: "1" })],
        ...outside.map((period) => [inputOf(), inputOf({ keyFigureInfoId: "own", period })]),
      ];
      for (const items of wrong) {
        const response = await s.director.put(dataPath, items);
        expect([response.status, response.text], JSON.stringify(items)).toEqual([400, expect.stringContaining("$[")]);
      }
      expect((await s.director.put(dataPath, inputOf())).status).toBe(400);
      expect(ok(await s.director.get(dataPath))).toEqual([]);
    },
  );

  check(
    "periods are inclusive to the second",
    ["period-inclusive-to-the-second", "period-widened-to-whole-days"],
    async (s) => {
      const { dataPath } = await companyWithYear(s);
      const january = { start: "2025-01-01T00:00:00", end: "2025-01-31T23:59:59" };
      for (const period of [
        { start: "2025-01-01", end: "2025-01-31" },
        { start: "2025-01-01T10:00:00", end: "2025-01-31T00:00:00" },
        january,
      ]) {
        expect(ok(await s.director.put(dataPath, [inputOf({ period })]))).toEqual([inputOf({ period: january })]);
      }
      expect(ok(await s.director.get(dataPath))).toEqual([inputOf({ period: january })]);
    },
  );

  check(
    "lists are ordered by key figure, start, end and dimension, no dimension first",
    ["list-order-key-figure-data"],
    async (s) => {
      const { dataPath } = await companyWithYear(s);
      const month = { start: "2025-01-01T00:00:00", end: "2025-01-31T23:59:59" };
      const later = { start: "2025-02-01T00:00:00", end: "2025-02-28T23:59:59" };
      const ordered = [
        inputOf({ keyFigureInfoId: "A", period: month }),
        inputOf({ keyFigureInfoId: "A", period: YEAR }),
        inputOf({ keyFigureInfoId: "A", period: YEAR, dimensionId: "1_1" }),
        inputOf({ keyFigureInfoId: "A", period: YEAR, dimensionId: "2_1" }),
        inputOf({ keyFigureInfoId: "A", period: later }),
        inputOf({ keyFigureInfoId: "B", period: month }),
        inputOf({ keyFigureInfoId: "a", period: month }),
        inputOf({ keyFigureInfoId: "ä", period: month }),
      ];
      ok(await s.director.put(dataPath, [...ordered].reverse()));
      expect(ok(await s.director.get(dataPath))).toEqual(ordered);
    },
  );
});
