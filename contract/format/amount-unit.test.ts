import { expect, test } from "vitest";
import { amountUnit, type AmountScale } from "./amount-unit";

test.each([
  ["SEK", "sv", ["kr", "tkr", "mkr"]],
  ["SEK", "en", ["SEK", "kSEK", "MSEK"]],
  ["EUR", "sv", ["EUR", "tEUR", "mEUR"]],
  ["EUR", "en", ["EUR", "kEUR", "MEUR"]],
] as const)("the unit of %s in %s", (currency, locale, expected) => {
  const scales: AmountScale[] = [0, 3, 6];
  expect(scales.map((scale) => amountUnit(currency, locale, scale))).toEqual(expected);
});
