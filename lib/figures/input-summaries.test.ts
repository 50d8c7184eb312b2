import { describe, expect, it } from "vitest";
import { endOfMonth } from "@/contract/calendar";
import { type Period, periodOfDays } from "@/contract/period";
import { summarizeInputs } from "./input-summaries";

const monthOf = (firstDay: string) => periodOfDays(firstDay, endOfMonth(firstDay));
const JANUARY = monthOf("2025-01-01");
const FEBRUARY = monthOf("2025-02-01");
const DECEMBER = monthOf("2025-12-01");
const YEAR = periodOfDays("2025-01-01", "2025-12-31");
const input = (keyFigureInfoId: string, period: Period, value: number | null, dimensionId?: string) => ({
  keyFigureInfoId,
  period,
  value,
  ...(dimensionId !== undefined && { dimensionId }),
});

describe("summarizeInputs", () => {
  it("takes the value of the last period, and of several that end together the shortest", () => {
    const values = [input("TaxRate", DECEMBER, 20.6), input("TaxRate", YEAR, 22), input("TaxRate", JANUARY, 21)];
    expect(summarizeInputs(values, ["TaxRate"], "sv-SE")).toEqual([
      { keyFigureId: "TaxRate", latest: { value: 20.6, period: DECEMBER }, months: [21, 20.6] },
    ]);
  });

  it("leaves out values of dimension objects and inputs without a value, and lists the user's own last", () => {
    const values = [
      input("Satisfaction", JANUARY, 8),
      input("NumberOfEmployees", JANUARY, 5, "1_20"),
      input("BankOverdraftLimit", JANUARY, null),
      input("TaxRate", JANUARY, 20.6),
    ];
    const summaries = summarizeInputs(values, ["NumberOfEmployees", "BankOverdraftLimit", "TaxRate"], "sv-SE");
    expect(summaries.map(({ keyFigureId }) => keyFigureId)).toEqual(["TaxRate", "Satisfaction"]);
  });

  it("counts no other short period as a month", () => {
    const others = [
      periodOfDays("2025-03-01", "2025-03-14"),
      periodOfDays("2025-03-15", "2025-04-14"),
      periodOfDays("2025-02-01", "2025-03-01"),
    ];
    const periods = [...others, JANUARY, FEBRUARY];
    const values = periods.map((period, index) => input("TaxRate", period, index));
    expect(summarizeInputs(values, [], "sv-SE")[0]!.months).toEqual([3, 4]);
  });

  it("draws no line through a single month", () => {
    expect(summarizeInputs([input("TaxRate", JANUARY, 1)], [], "sv-SE")[0]!.months).toEqual([]);
  });
});
