import fc from "fast-check";
import { expect, it } from "vitest";
import { percentOf } from "./percent-of";

it.each([
  [20.6, 250n, 52n], // 51.5 exactly: to the even 52
  [20.6, 750n, 154n], // 154.5 exactly: to the even 154
  [20.6, -250n, -52n],
  [20.6, 5_000_000n, 1_030_000n],
  [0.5, 100n, 0n], // 0.5: to the even 0
  [0.5, 300n, 2n], // 1.5: to the even 2
  [-0.5, 300n, -2n],
  [28, 1n, 0n],
  [0, 12345n, 0n],
  [1e-7, 1_000_000_000n, 1n],
  [1e21, 1n, 10_000_000_000_000_000_000n],
  [100, 9_007_199_254_740_993n, 9_007_199_254_740_993n],
])("takes %d percent of %d öre as %d", (rate, amount, expected) => {
  expect(percentOf(rate, amount)).toBe(expected);
});

it("is never further than half an öre from the exact amount", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      (basisPoints, amount) => {
        const rounded = percentOf(basisPoints / 100, amount);
        const off = rounded * 10_000n - BigInt(basisPoints) * amount;
        expect(off <= 5_000n && off >= -5_000n).toBe(true);
      },
    ),
  );
});
