import { expect } from "vitest";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { topic } from "../check";
import { ok, type Fixture } from "../fixture";
import { inputOf } from "./samples";

type Values = KeyFigureResult["keyFigureValues"];

/**
 * A company that sold 600 in February 2024, and 1,000 in February and 200 in May 2025. Its books cover both years to
 * their ends.
 * @returns the path of its values
 */
async function companyWithSales(s: Fixture): Promise<string> {
  const { id } = await s.company();
  const earlier = [{ date: "20240215", amount: 600 }];
  await s.fiscalYear(id, { start: "20240101", end: "20241231", vouchers: earlier }, { lastLedgerDate: "2024-12-31" });
  const vouchers = [
    { date: "20250215", amount: 1000 },
    { date: "20250510", amount: 200 },
  ];
  await s.fiscalYear(id, { vouchers }, { lastLedgerDate: "2025-12-31" });
  return `/Company/${id}/KeyFigureValue`;
}

async function salesOf(s: Fixture, path: string, query = ""): Promise<Values> {
  return ok<KeyFigureResult>(await s.director.get(`${path}/NetSales${query}`)).keyFigureValues;
}
const values = (steps: Values) => steps.map(({ value }) => value);
const days = (steps: Values) => steps.map(({ period }) => `${period.start.slice(0, 10)} ${period.end.slice(0, 10)}`);

export const keyFigureValueTopic = topic("KeyFigureValue", (check) => {
  check(
    "answers each key figure with its values; with an id in the path, one object",
    ["value-list", "value-single-key-figure"],
    async (s) => {
      const path = await companyWithSales(s);
      const catalogue = ok<{ id: string }[]>(await s.director.get("/KeyFigure/"));
      const all = ok<KeyFigureResult[]>(await s.director.get(path));
      const keyFigures = all.map(({ keyFigure }) => keyFigure);
      expect(keyFigures.slice(0, catalogue.length)).toEqual(catalogue);
      // Own key figures that the company inherits from its agency follow.
      for (const more of keyFigures.slice(catalogue.length)) expect(more.formula).toBeDefined();
      for (const { keyFigure, keyFigureValues } of all) {
        expect(["Percent", "Amount", "Count", "Ratio"]).toContain(keyFigure.valueType);
        expect(keyFigureValues, keyFigure.id).toHaveLength(2);
      }
      const one = ok<KeyFigureResult>(await s.director.get(`${path}/NetSales`));
      expect(one).toEqual(all.find(({ keyFigure }) => keyFigure.id === "NetSales"));
      expect((await s.director.get(`${path}/Nothing`)).status).toBe(404);
    },
  );

  check("a preset in the query says which key figures, in its order", ["value-list-of-preset"], async (s) => {
    const path = await companyWithSales(s);
    const presets = path.replace("KeyFigureValue", "KeyFigurePreset");
    ok(await s.director.put(presets, { id: "Overview", keyFigureTypes: ["CashFlow", "NetSales"] }));
    const results = ok<KeyFigureResult[]>(await s.director.get(`${path}?keyFigurePresetId=Overview`));
    expect(results.map(({ keyFigure }) => keyFigure.id)).toEqual(["CashFlow", "NetSales"]);
    expect((await s.director.get(`${path}?keyFigurePresetId=Nothing`)).status).toBe(400);
  });

  check(
    "without a range one value per fiscal year, with numberOfYears the latest, with dates one for the range",
    ["value-of-every-year", "value-of-latest-years", "value-of-range"],
    async (s) => {
      const path = await companyWithSales(s);
      const all = await salesOf(s, path);
      expect(values(all)).toEqual([600, 1200]);
      expect(all[1]!.period).toEqual({ start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" });
      expect(values(await salesOf(s, path, "?numberOfYears=1"))).toEqual([1200]);
      expect(values(await salesOf(s, path, "?numberOfYears=9"))).toEqual([600, 1200]);
      const range = await salesOf(s, path, "?startDate=2025-02-01&endDate=2025-04-30");
      expect([values(range), days(range)]).toEqual([[1000], ["2025-02-01 2025-04-30"]]);
      expect(values(await salesOf(s, path, "?startDate=2024-02-01&endDate=2025-02-28"))).toEqual([1600]);
      for (const wrong of [
        "?startDate=2025-01-01",
        "?startDate=2025-02-01&endDate=2025-01-31",
        "?numberOfYears=0",
        "?numberOfYears=",
      ]) {
        expect((await s.director.get(path + wrong)).status, wrong).toBe(400);
      }
    },
  );

  check("a value that cannot be computed is null", ["value-null-when-not-computable"], async (s) => {
    const path = await companyWithSales(s);
    const perEmployee = async () =>
      ok<KeyFigureResult>(await s.director.get(`${path}/NetSalesPerEmployee?numberOfYears=1`)).keyFigureValues;
    expect(values(await perEmployee())).toEqual([null]);
    const years = ok<{ id: string }[]>(await s.director.get(path.replace("KeyFigureValue", "FiscalYear")));
    const dataPath = path.replace("KeyFigureValue", `FiscalYear/${years[1]!.id}/KeyFigureData`);
    ok(await s.director.put(dataPath, [inputOf({ keyFigureInfoId: "NumberOfEmployees", value: 4 })]));
    expect(values(await perEmployee())).toEqual([300]);
  });

  check("a resolution gives one value per step", ["value-resolution"], async (s) => {
    const path = await companyWithSales(s);
    const steps = (resolution: string) => salesOf(s, path, `?numberOfYears=1&resolution=${resolution}`);
    const months = await steps("month");
    expect(values(months)).toEqual([0, 1000, 0, 0, 200, 0, 0, 0, 0, 0, 0, 0]);
    expect(days(months)[1]).toBe("2025-02-01 2025-02-28");
    expect(values(await steps("quarter"))).toEqual([1000, 200, 0, 0]);
    expect(values(await steps("year"))).toEqual([1200]);
    const toDate = await steps("ytd");
    expect(values(toDate)).toEqual([0, 1000, 1000, 1000, ...Array<number>(8).fill(1200)]);
    expect(days(toDate)[4]).toBe("2025-01-01 2025-05-31");
    const rolling = await steps("rolling12");
    expect(values(rolling).slice(0, 5)).toEqual([600, 1000, 1000, 1000, 1200]);
    expect(days(rolling)[0]).toBe("2024-02-01 2025-01-31");
    expect((await s.director.get(`${path}?resolution=week`)).status).toBe(400);
  });
});
