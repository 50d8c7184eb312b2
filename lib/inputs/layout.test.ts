import { describe, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { columnIdOf, columnPeriods, periodOfColumn } from "./columns";
import { countsByObject } from "./dimensions";
import { otherPeriods } from "./other-periods";
import { inputRows, typeOfRow } from "./rows";
import type { ValueAddress } from "./value-address";

const year = periodOfDays("2024-01-01", "2024-12-31");
const value = (first: string, last: string, dimensionId?: string, keyFigureInfoId = "TaxRate"): ValueAddress => ({
  keyFigureInfoId,
  period: periodOfDays(first, last),
  dimensionId,
});

describe("columnPeriods", () => {
  it.each([
    ["month", 12],
    ["quarter", 4],
    ["year", 1],
  ] as const)("has one column a %s", (by, count) => {
    expect(columnPeriods(year, by)).toHaveLength(count);
  });

  it("gives ids that lead back to the period", () => {
    for (const period of columnPeriods(year, "month")) expect(periodOfColumn(columnIdOf(period))).toEqual(period);
  });
});

describe("otherPeriods", () => {
  const values = [
    value("2024-01-01", "2024-01-31"),
    value("2024-02-01", "2024-02-29"),
    value("2024-01-01", "2024-03-31"),
    value("2024-01-01", "2024-12-31"),
    value("2024-01-10", "2024-01-20"),
  ];

  it("counts the values that columns of another length would show, and lists the rest", () => {
    expect(otherPeriods(values, year, "month")).toEqual({
      elsewhere: [
        { by: "quarter", values: 1 },
        { by: "year", values: 1 },
      ],
      odd: [values[4]],
    });
    expect(otherPeriods(values, year, "quarter").elsewhere).toEqual([
      { by: "month", values: 2 },
      { by: "year", values: 1 },
    ]);
  });

  it("leaves out no value: shown, elsewhere and odd add up", () => {
    for (const by of ["month", "quarter", "year"] as const) {
      const shownIds = new Set(columnPeriods(year, by).map(columnIdOf));
      const shown = values.filter(({ period }) => shownIds.has(columnIdOf(period))).length;
      const { elsewhere, odd } = otherPeriods(values, year, by);
      expect(shown + odd.length + elsewhere.reduce((sum, other) => sum + other.values, 0)).toBe(values.length);
    }
  });

  it("counts a value of a whole fiscal year of one quarter as shown by quarter and by year, else by year", () => {
    const short = periodOfDays("2024-01-01", "2024-03-31");
    const whole = [value("2024-01-01", "2024-03-31")];
    expect(otherPeriods(whole, short, "quarter").elsewhere).toEqual([]);
    expect(otherPeriods(whole, short, "year").elsewhere).toEqual([]);
    expect(otherPeriods(whole, short, "month").elsewhere).toEqual([{ by: "year", values: 1 }]);
  });
});

describe("countsByObject", () => {
  it("lists what occurs, in the order of the numbers", () => {
    const values = ["1_20", "2_1", "1_9", "1_20", undefined].map((id) => value("2024-01-01", "2024-01-31", id));
    expect(countsByObject(values, "sv-SE")).toEqual([
      { id: "1_9", values: 1 },
      { id: "1_20", values: 2 },
      { id: "2_1", values: 1 },
    ]);
  });
});

describe("inputRows", () => {
  const values = [value("2024-01-01", "2024-01-31", "1_20", "NPS"), value("2024-01-01", "2024-01-31")];

  it("begins with the eight inputs, then the user's own of any dimension", () => {
    const rows = inputRows("sv-SE").rows(values, []);
    expect(rows).toHaveLength(9);
    expect([rows[0], rows[1], rows[8]]).toEqual(["NumberOfEmployees", "TaxRate", "NPS"]);
    expect([typeOfRow("TaxRate"), typeOfRow("NPS")]).toEqual(["Percent", null]);
  });

  it("sorts the user's own inputs as the language does", () => {
    const own = ["Öppna ärenden", "Äldre", "Zon", "Återköp"].map((id) =>
      value("2024-01-01", "2024-01-31", undefined, id),
    );
    expect(inputRows("sv-SE").rows(own, []).slice(8)).toEqual(["Zon", "Återköp", "Äldre", "Öppna ärenden"]);
  });

  it("keeps rows where they are once they are known", () => {
    const rows = inputRows("sv-SE").rows(values, ["Churn", "TaxRate", "Churn"]);
    expect(rows.slice(8)).toEqual(["Churn", "NPS"]);
    expect(inputRows("sv-SE").rows([], rows)).toEqual(rows);
  });
});
