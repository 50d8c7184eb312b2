import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatOre, parseOre, parseQuantity } from "./amounts";

const parse = (text: string) => {
  // The bytes on either side are not part of the amount, so they must not be read.
  const bytes = Buffer.from(`x${text}y`);
  return parseOre(bytes, 1, bytes.length - 1);
};

describe("amounts", () => {
  test.each<[string, bigint]>([
    ["0", 0n],
    ["-0.00", 0n],
    ["1", 100n],
    ["-1", -100n],
    ["+1", 100n],
    ["1.5", 150n],
    ["1.05", 105n],
    ["-1234.56", -123456n],
    [".5", 50n],
    ["-.05", -5n],
    ["5.", 500n],
    ["007.10", 710n],
    ["100.0000", 10000n],
    ["100.120000", 10012n],
    ["90071992547409.91", 9007199254740991n],
    ["90071992547409.93", 9007199254740993n],
    ["-92233720368547758.07", -9223372036854775807n],
    ["0000000000000000000000000000000000000001.50", 150n],
  ])("reads %s to the öre", (text, ore) => {
    expect(parse(text)).toBe(ore);
  });

  test.each([
    "",
    "-",
    "+",
    ".",
    "-.",
    "1,50",
    "1 000",
    "1.005",
    "1.2.3",
    "--1",
    "1-",
    "1e3",
    "0x10",
    "Infinity",
    "kr",
    // The digit one in Arabic.
    "١",
    "92233720368547758.08",
    "1" + "0".repeat(5000),
  ])("refuses %s", (text) => {
    expect(parse(text)).toBeNull();
  });

  test("are read back unchanged after they are written", () => {
    const ore = fc.bigInt({ min: -(2n ** 63n) + 1n, max: 2n ** 63n - 1n });
    fc.assert(
      fc.property(ore, (amount) => {
        expect(parse(formatOre(amount))).toBe(amount);
      }),
    );
    expect([5n, -5n, 100n, -123456n].map(formatOre)).toEqual(["0.05", "-0.05", "1.00", "-1234.56"]);
  });
});

describe("quantities", () => {
  test("have any number of decimals", () => {
    expect(["1", "-0.25", "1.234567", ".5", "+2", "3."].map(parseQuantity)).toEqual([1, -0.25, 1.234567, 0.5, 2, 3]);
    expect(["", "1,5", "1e5", "tim", "NaN", "."].map(parseQuantity)).toEqual([null, null, null, null, null, null]);
    expect(parseQuantity("9".repeat(400))).toBeNull();
  });
});
