import { expect, it } from "vitest";
import { BalanceSums } from "./account-balances";

it("adds up by object, account and month, puts days outside the year in its first or last, and omits zeros", () => {
  const sums = new BalanceSums({ start: "2023-11-15", end: "2024-02-10" });
  for (const [object, account, day, amount] of [
    ["", "1910", "2020-05-05", 1n],
    ["", "1910", "2023-11-14", 2n],
    ["", "1910", "2023-12", 4n],
    // A double cannot hold the sum of this amount and the next.
    ["", "1910", "2024-02-29", 2n ** 53n],
    ["", "1910", "2030-01-01", 1n],
    ["", "3010", "2024-01-31", 5n],
    ["1_A", "1910", "2024-01-01", 7n],
    ["1_A", "3010", "2024-01-01", 8n],
    ["1_A", "3010", "2024-01-31", -8n],
  ] as const) {
    sums.addMovement(object, account, day, amount);
  }
  sums.addOpening("", "1910", 10n);
  sums.add("1_A", { account: "1910", opening: 1n, movements: [0n, 1n, 0n, 0n] });
  sums.add("1_B", { account: "1910", opening: 0n, movements: [1n, 0n, 0n, -1n] });
  sums.addMovement("1_B", "1910", "2023-11", -1n);
  sums.addMovement("1_B", "1910", "2024-02", 1n);
  expect([...sums.entries()]).toEqual([
    {
      object: "",
      accounts: [
        { account: "1910", opening: 10n, movements: [3n, 4n, 0n, 2n ** 53n + 1n] },
        { account: "3010", opening: 0n, movements: [0n, 0n, 5n, 0n] },
      ],
    },
    { object: "1_A", accounts: [{ account: "1910", opening: 1n, movements: [0n, 1n, 7n, 0n] }] },
  ]);
});
