import { describe, expect, test } from "vitest";
import { formatNumber, type NumberFormat } from "./format-number";

describe("a number on the page", () => {
  test("has thin spaces and a decimal comma in Swedish", () => {
    expect(formatNumber(1234567.891, "sv", { decimals: 2 })).toBe("1\u202f234\u202f567,89");
  });

  test("has commas and a decimal point in English", () => {
    expect(formatNumber(1234567.891, "en", { decimals: 2 })).toBe("1,234,567.89");
  });

  test("has a real minus sign in both languages", () => {
    expect(formatNumber(-5, "sv")).toBe("\u22125");
    expect(formatNumber(-5, "en")).toBe("\u22125");
  });

  test("is not minus zero, however it came about", () => {
    expect(formatNumber(-0, "en")).toBe("0");
    expect(formatNumber(-0.001, "en", { decimals: 1 })).toBe("0.0");
  });

  test("shows the literals of the wire format", () => {
    expect(formatNumber(Infinity, "sv")).toBe("∞");
    expect(formatNumber(-Infinity, "sv")).toBe("\u2212∞");
    expect(formatNumber(NaN, "sv")).toBe("saknas");
  });

  test("shows a change with its sign, and zero without a sign", () => {
    expect(formatNumber(12.4, "sv", { decimals: 1, signed: true })).toBe("+12,4");
    expect(formatNumber(0, "sv", { signed: true })).toBe("0");
  });

  test("drops zeros at the end where decimals are only an upper bound", () => {
    expect(formatNumber(8.5, "sv", { maxDecimals: 6 })).toBe("8,5");
  });

  test.each([
    ["en", "en-GB"],
    ["sv", "sv-SE"],
  ] as const)("is written as Intl does it (%s)", (locale, culture) => {
    const looks: NumberFormat[] = [{}, { decimals: 1 }, { decimals: 2, signed: true }, { maxDecimals: 6 }];
    for (const look of looks) {
      const { decimals = 0, maxDecimals, signed } = look;
      const intl = new Intl.NumberFormat(culture, {
        minimumFractionDigits: maxDecimals === undefined ? decimals : 0,
        maximumFractionDigits: maxDecimals ?? decimals,
        signDisplay: signed ? "exceptZero" : "negative",
      });
      const written = (value: number) => intl.format(value).replace("-", "\u2212").replaceAll("\u00a0", "\u202f");
      const values = [0, -0, 1.005, 0.5, 0.05, 0.95, 9.995, 999.5, 999_999.5, -1234.565, 1e21, 1.5e300, 5e-324];
      for (let i = 0; i < 5_000; i++) {
        const magnitude = 10 ** Math.floor(Math.random() * 16 - 5);
        values.push((Math.random() - 0.5) * magnitude, Math.round((Math.random() - 0.5) * 1e6) / 1e3);
      }
      for (const value of values) expect(formatNumber(value, locale, look), String(value)).toBe(written(value));
    }
  });
});
