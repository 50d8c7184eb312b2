import { expect, test } from "vitest";
import { amountsIn, amountUnit, type AmountScale } from "./amount-unit";

test.each([
  ["SEK", "sv", ["kr", "tkr", "mkr"]],
  ["SEK", "en", ["SEK", "kSEK", "MSEK"]],
  ["EUR", "sv", ["EUR", "tEUR", "mEUR"]],
  ["EUR", "en", ["EUR", "kEUR", "MEUR"]],
] as const)("the unit of %s in %s", (currency, locale, expected) => {
  const scales: AmountScale[] = [0, 3, 6];
  expect(scales.map((scale) => amountUnit(currency, locale, scale))).toEqual(expected);
});

test("a note above amounts says their unit", () => {
  expect([amountsIn("SEK", "sv"), amountsIn("SEK", "en")]).toEqual(["Belopp i kr", "Amounts in SEK"]);
});
