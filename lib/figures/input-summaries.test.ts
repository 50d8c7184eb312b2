import { describe, expect, it } from "vitest";
import { summarizeInputs } from "./input-summaries";

const month = (number: number) => ({
  start: `2025-${String(number).padStart(2, "0")}-01T00:00:00`,
  end: new Date(Date.UTC(2025, number, 0, 23, 59, 59)).toISOString().slice(0, 19),
});
const YEAR = { start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" };
const item = (keyFigureInfoId: string, period: typeof YEAR, value: number | null, dimensionId?: string) => ({
  keyFigureInfoId,
  period,
  value,
  ...(dimensionId !== undefined && { dimensionId }),
});

describe("summarizeInputs", () => {
  it("takes the value of the last period, and of several that end together the shortest", () => {
    const values = [item("TaxRate", month(12), 20.6), item("TaxRate", YEAR, 22), item("TaxRate", month(1), 21)];
    expect(summarizeInputs(values, ["TaxRate"], "sv-SE")).toEqual([
      { keyFigureId: "TaxRate", latest: { value: 20.6, period: month(12) }, months: [21, 20.6] },
    ]);
  });

  it("leaves out dimensions and inputs without a value, and lists the user's own last", () => {
    const values = [
      item("Satisfaction", month(1), 8),
      item("NumberOfEmployees", month(1), 5, "1_20"),
      item("TaxRate", month(1), 20.6),
    ];
    expect(
      summarizeInputs(values, ["NumberOfEmployees", "TaxRate"], "sv-SE").map(({ keyFigureId }) => keyFigureId),
    ).toEqual(["TaxRate", "Satisfaction"]);
  });

  it("takes no other short periods for months", () => {
    const days = (from: string, to: string) => ({ start: `${from}T00:00:00`, end: `${to}T23:59:59` });
    const others = [
      days("2025-03-01", "2025-03-14"),
      days("2025-03-15", "2025-04-14"),
      days("2025-02-01", "2025-03-01"),
    ];
    const periods = [...others, month(1), month(2)];
    const values = periods.map((period, index) => item("TaxRate", period, index));
    expect(summarizeInputs(values, [], "sv-SE")[0]!.months).toEqual([3, 4]);
  });

  it("draws no line through a single month", () => {
    expect(summarizeInputs([item("TaxRate", month(1), 1)], [], "sv-SE")[0]!.months).toEqual([]);
  });
});
