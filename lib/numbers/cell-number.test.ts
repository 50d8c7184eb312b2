import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCellNumber, writeNumber } from "./cell-number";
import { parseNumber } from "./parse";

const swedish = { locale: "sv", notANumber: "ej tal" };
const english = { locale: "en", notANumber: "not a no." };

describe("formatCellNumber", () => {
  it.each([
    [0, "0", "0"],
    [-0, "0", "0"],
    [1234567.5, "1\u202f234\u202f567,5", "1,234,567.5"],
    [-35.01, "−35,01", "−35.01"],
    [0.1 + 0.2, "0,3", "0.3"],
    [1e15, "1E15", "1E15"],
    [-1.5e21, "−1,5E21", "−1.5E21"],
    [999999999999999, "999\u202f999\u202f999\u202f999\u202f999", "999,999,999,999,999"],
    [0.0000001, "1E−7", "1E−7"],
    [0.000001, "0,000001", "0.000001"],
    [Infinity, "∞", "∞"],
    [-Infinity, "−∞", "−∞"],
    [NaN, "ej tal", "not a no."],
  ])("writes %d for reading", (value, inSwedish, inEnglish) => {
    expect(formatCellNumber(value, swedish)).toBe(inSwedish);
    expect(formatCellNumber(value, english)).toBe(inEnglish);
  });

  it("never shows a number other than 0 as 0", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        const shown = formatCellNumber(value, { ...english, maximumFractionDigits: 2 });
        expect(/[1-9∞]/.test(shown)).toBe(value !== 0);
      }),
    );
  });
});

describe("writeNumber", () => {
  it.each([
    [1234567.5, "1234567,5", "1234567.5"],
    [-35.01, "-35,01", "-35.01"],
    [1.5e21, "1,5E21", "1.5E21"],
    [1e-7, "1E-7", "1E-7"],
    [Infinity, "∞", "∞"],
    [-Infinity, "-∞", "-∞"],
    [NaN, "NaN", "NaN"],
  ])("writes %d for editing", (value, inSwedish, inEnglish) => {
    expect(writeNumber(value, "sv")).toBe(inSwedish);
    expect(writeNumber(value, "en")).toBe(inEnglish);
  });

  it.each(["sv", "en", "fi", "de"])("writes a text that parseNumber reads as the same number in %s", (locale) => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(parseNumber(writeNumber(value, locale), locale)).toMatchObject({ value: value === 0 ? 0 : value });
      }),
      { numRuns: 2000 },
    );
  });
});
