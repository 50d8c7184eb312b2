import fc from "fast-check";
import { expect, it } from "vitest";
import { MonthSums, WHOLE_ACCOUNT } from "./month-sums";

const YEAR = { start: "2023-11-15", end: "2024-02-10" };
const MONTHS = ["2023-11-01", "2023-12-01", "2024-01-01", "2024-02-01"];

it("adds up by account, object and month, however large the amounts are", () => {
  const amount = fc.oneof(
    fc.bigInt({ min: -1000n, max: 1000n }),
    fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n }),
    fc.constantFrom(2n ** 53n, 2n ** 53n + 1n, -(2n ** 53n) - 1n),
  );
  const row = fc.record({
    account: fc.constantFrom("1910", "3010", "4"),
    object: fc.constantFrom("", "1_A", "6_B c"),
    month: fc.nat(3),
    amount,
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
      const sums = new MonthSums(YEAR);
      const expected = new Map<string, bigint>();
      for (const { account, object, month, amount: ore } of rows) {
        const number = object === "" ? WHOLE_ACCOUNT : sums.objectNumber(object);
        sums.add(sums.accountNumber(account), number, sums.monthNumber(MONTHS[month]!), ore);
        const key = [object, account, MONTHS[month]].join("|");
        expected.set(key, (expected.get(key) ?? 0n) + ore);
      }
      const found = Array.from(sums.entries(), (sum) => [[sum.object, sum.account, sum.month].join("|"), sum.amount]);
      expect(new Map(found as [string, bigint][])).toEqual(new Map([...expected].filter(([, sum]) => sum !== 0n)));
      expect(found).toHaveLength(new Set(found.map(([key]) => key)).size);
    }),
  );
});

it("keeps apart thousands of accounts and objects", () => {
  const sums = new MonthSums({ start: "2024-01-01", end: "2024-01-31" });
  for (let i = 0; i < 5000; i++) {
    sums.add(sums.accountNumber(String(i)), WHOLE_ACCOUNT, 0, i + 1);
    sums.add(sums.accountNumber(String(i)), sums.objectNumber(`1_${i}`), 0, -i - 1);
  }
  const found = Array.from(sums.entries(), ({ account, object, amount }) => `${account} ${object} ${amount}`);
  expect(new Set(found)).toEqual(
    new Set(Array.from({ length: 5000 }, (_, i) => [`${i}  ${i + 1}`, `${i} 1_${i} ${-i - 1}`]).flat()),
  );
});

it("counts days outside the year in its first or last month", () => {
  const sums = new MonthSums(YEAR);
  expect(
    ["2020-05-05", "2023-11-14", "2023-12", "2024-02-29", "2030-01-01"].map((day) => sums.monthNumber(day)),
  ).toEqual([0, 0, 1, 3, 3]);
});
