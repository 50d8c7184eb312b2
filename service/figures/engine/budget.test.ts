import { describe, expect, it } from "vitest";
import { standardDefinitions } from "../formulas/definitions";
import { booksOf, sieFile, voucherLines } from "../testing/books-of";
import { Budget } from "./budget";
import { inputsOf } from "./testing/inputs-of";

/** A fiscal year's file with the same sales in each of these months, given as `YYYY-MM`. */
function fileOf(first: string, last: string, months: readonly string[], sales: number) {
  const vouchers = months.flatMap((month) => voucherLines(`${month}-15`, ["1930", sales], ["3010", -sales]));
  return sieFile(first, last, vouchers);
}

function monthsOf(first: string, count: number): string[] {
  const [year, month] = first.split("-").map(Number) as [number, number];
  return Array.from({ length: count }, (_, i) => new Date(Date.UTC(year, month - 1 + i, 1)).toISOString().slice(0, 7));
}

/** The budget of fiscal years in order, with the sales that are booked and planned in each of their months. */
function budgetOf(...years: [first: string, last: string, months: number, booked: number, planned: number][]): Budget {
  const files = (sales: "booked" | "planned") =>
    years.map(([first, last, months, booked, planned]) =>
      fileOf(first, last, monthsOf(first, months), sales === "booked" ? booked : planned),
    );
  // The books of the planned sales serve as the budgets of the years.
  const budgets = booksOf(files("planned")).years;
  const books = booksOf(files("booked"), { change: (index) => ({ budget: budgets[index]! }) });
  return new Budget(books, inputsOf([]), standardDefinitions);
}

describe("the budget of a growth", () => {
  const growth = (budget: Budget, firstDay: string, lastDay: string) =>
    budget.value("NetSalesGrowth", { firstDay, lastDay });

  const threeYears = budgetOf(
    ["2022-01-01", "2022-12-31", 12, 100, 700],
    ["2023-01-01", "2023-12-31", 12, 100, 150],
    ["2024-01-01", "2024-12-31", 12, 900, 250],
  );

  it("compares with the booked year before where twelve months end within a fiscal year, or with it", () => {
    // To February 2024: ten planned months of 2023 and two of 2024, and a year earlier twelve booked ones.
    expect(growth(threeYears, "2023-03-01", "2024-02-29")).toBeCloseTo((100 * (1500 + 500)) / 1200 - 100, 9);
    expect(growth(threeYears, "2024-01-01", "2024-12-31")).toBeCloseTo(150, 9);
  });

  it("compares with the booked year before where the days are two fiscal years", () => {
    // A year earlier are 2022 and 2023: of 2023 the booked values count there, although its planned ones count here.
    expect(growth(threeYears, "2023-01-01", "2024-12-31")).toBeCloseTo((100 * (1800 + 3000)) / 2400 - 100, 9);
  });

  it("compares with the booked year before where a long fiscal year contains it", () => {
    const long = budgetOf(["2022-07-01", "2023-12-31", 18, 100, 150]);
    expect(growth(long, "2023-07-01", "2023-12-31")).toBeCloseTo(50, 9);
    // Nothing is known of the months before the first fiscal year.
    expect(growth(long, "2023-01-01", "2023-06-30")).toBeUndefined();
  });

  it("is undefined where the year before has another currency", () => {
    const currencies = ["EUR", "SEK", "SEK"];
    const files = [2022, 2023, 2024].map((year) =>
      fileOf(`${year}-01-01`, `${year}-12-31`, monthsOf(`${year}-01-01`, 12), 100),
    );
    const planned = booksOf(files).years;
    const books = booksOf(files, { change: (index) => ({ currency: currencies[index]!, budget: planned[index]! }) });
    const budget = new Budget(books, inputsOf([]), standardDefinitions);
    expect(growth(budget, "2024-01-01", "2024-12-31")).toBe(0);
    expect(growth(budget, "2023-01-01", "2023-12-31")).toBeUndefined();
  });
});
