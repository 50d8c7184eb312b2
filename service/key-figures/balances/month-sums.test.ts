import { expect, it } from "vitest";
import { MonthSums } from "./month-sums";

it("adds up by object, account and month, days outside the year in its first or last month", () => {
  const sums = new MonthSums({ start: "2023-11-15", end: "2024-02-10" });
  for (const [object, account, day, amount] of [
    ["", "1910", "2020-05-05", 1n],
    ["", "1910", "2023-11-14", 2n],
    ["", "1910", "2023-12", 4n],
    ["", "1910", "2024-02-29", 2n ** 53n],
    ["", "1910", "2030-01-01", 1n],
    ["", "3010", "2024-01-31", 5n],
    ["1_A", "1910", "2024-01-01", 7n],
    ["1_A", "3010", "2024-01-01", 8n],
    ["1_A", "3010", "2024-01-31", -8n],
  ] as const) {
    sums.add(object, account, day, amount);
  }
  expect([...sums.entries()]).toEqual([
    { object: "", account: "1910", month: "2023-11-01", amount: 3n },
    { object: "", account: "1910", month: "2023-12-01", amount: 4n },
    { object: "", account: "1910", month: "2024-02-01", amount: 2n ** 53n + 1n },
    { object: "", account: "3010", month: "2024-01-01", amount: 5n },
    { object: "1_A", account: "1910", month: "2024-01-01", amount: 7n },
  ]);
});
