import { describe, expect, it } from "vitest";
import { parseNumber, type NumberError } from "./parse";

type Case = [text: string, value: number, more?: { percent?: true; alternative?: number; currencies?: string[] }];

const EVERYWHERE: Case[] = [
  ["0", 0],
  ["42", 42],
  ["  42\t", 42],
  ["007", 7],
  ["-42", -42],
  ["+42", 42],
  ["- 42", -42],
  // A minus sign, an en dash, a fullwidth hyphen and a non-breaking one.
  ["−42", -42],
  ["–42", -42],
  ["－42", -42],
  ["‑42", -42],
  ["42-", -42],
  ["42 −", -42],
  ["(12)", -12],
  ["( 12 )", -12],
  ["(1 234,50)", -1234.5],
  ["−0", 0],
  ["(0)", 0],
  ["1 234", 1234],
  ["1\u00a0234", 1234],
  ["1\u202f234", 1234],
  ["1\u2009234\u2009567", 1234567],
  ["1'234'567", 1234567],
  ["1’234.5", 1234.5],
  ["\u200e-5\u200f", -5],
  ["\ufeff5", 5],
  ["1 234,5", 1234.5],
  ["1 234.5", 1234.5],
  ["1 234,567", 1234.567],
  ["1.234,5", 1234.5],
  ["1,234.5", 1234.5],
  ["1.234.567,89", 1234567.89],
  ["1,234,567.89", 1234567.89],
  ["1.234.567", 1234567],
  ["1,234,567", 1234567],
  ["1,234.567", 1234.567],
  ["-35,01", -35.01],
  ["−35.01", -35.01],
  ["1,5", 1.5],
  ["1.5", 1.5],
  [",5", 0.5],
  [".5", 0.5],
  ["5,", 5],
  ["5.", 5],
  ["0,125", 0.125],
  ["0.125", 0.125],
  ["00.125", 0.125],
  ["1234,567", 1234.567],
  ["1234.567", 1234.567],
  ["1,2345", 1.2345],
  ["12.34", 12.34],
  ["1e3", 1000],
  ["1,5E+10", 1.5e10],
  ["1.5e-7", 1.5e-7],
  ["-1.23457×10^21", -1.23457e21],
  ["123456789012345678", 123456789012345680],
  ["20,6 %", 20.6, { percent: true }],
  ["20.6%", 20.6, { percent: true }],
  ["(5%)", -5, { percent: true }],
  ["(5)%", -5, { percent: true }],
  ["-5 %", -5, { percent: true }],
  ["12 kr", 12, { currencies: ["SEK", "NOK", "DKK", "ISK"] }],
  ["12 kr.", 12, { currencies: ["SEK", "NOK", "DKK", "ISK"] }],
  ["1 234,50 kr", 1234.5, { currencies: ["SEK", "NOK", "DKK", "ISK"] }],
  ["12:-", 12, { currencies: ["SEK", "NOK", "DKK", "ISK"] }],
  ["1 200,-", 1200, { currencies: ["SEK", "NOK", "DKK", "ISK"] }],
  ["SEK 12", 12, { currencies: ["SEK"] }],
  ["12 sek", 12, { currencies: ["SEK"] }],
  ["-12 SEK", -12, { currencies: ["SEK"] }],
  ["kr -12", -12, { currencies: ["SEK", "NOK", "DKK", "ISK"] }],
  ["€1.234,50", 1234.5, { currencies: ["EUR"] }],
  ["-€5", -5, { currencies: ["EUR"] }],
  ["€-5", -5, { currencies: ["EUR"] }],
  ["(€5)", -5, { currencies: ["EUR"] }],
  ["5 €", 5, { currencies: ["EUR"] }],
  ["£1,234.50", 1234.5, { currencies: ["GBP"] }],
  ["1 234\u00a0€", 1234, { currencies: ["EUR"] }],
  ["∞", Infinity],
  ["+∞", Infinity],
  ["-∞", -Infinity],
  ["−∞", -Infinity],
  ["(∞)", -Infinity],
  ["Infinity", Infinity],
  ["-infinity", -Infinity],
  ["NaN", NaN],
  ["nan", NaN],
];

const SWEDISH: Case[] = [
  ["1,234", 1.234, { alternative: 1234 }],
  ["1.234", 1234, { alternative: 1.234 }],
  ["-1,234", -1.234, { alternative: -1234 }],
  ["999.999", 999999, { alternative: 999.999 }],
  ["1,234 %", 1.234, { percent: true, alternative: 1234 }],
];

const ENGLISH: Case[] = [
  ["1,234", 1234, { alternative: 1.234 }],
  ["1.234", 1.234, { alternative: 1234 }],
  ["(1,234)", -1234, { alternative: -1.234 }],
  ["$1,234", 1234, { alternative: 1.234, currencies: ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN"] }],
];

const REFUSED: [text: string, error: NumberError][] = [
  ["abc", "unreadable"],
  ["-", "unreadable"],
  ["()", "unreadable"],
  ["%", "unreadable"],
  [",", "unreadable"],
  ["kr", "unreadable"],
  ["--5", "unreadable"],
  ["-(5)", "unreadable"],
  ["(-5)", "unreadable"],
  ["-5-", "unreadable"],
  ["((5))", "unreadable"],
  ["(5", "unreadable"],
  ["5)", "unreadable"],
  ["-(∞)", "unreadable"],
  ["1-2", "unreadable"],
  ["2024-01-15", "unreadable"],
  ["1/2", "unreadable"],
  ["=1+2", "unreadable"],
  ["0x10", "unreadable"],
  ["5%%", "unreadable"],
  ["10²", "unreadable"],
  ["½", "unreadable"],
  ["12 34", "grouping"],
  ["1 2345", "grouping"],
  ["1234 567", "grouping"],
  ["1 234'567", "grouping"],
  ["1.23.4", "grouping"],
  ["15.01.2024", "grouping"],
  ["1,2,3", "grouping"],
  ["12,34,567", "grouping"],
  ["1.234,567.8", "grouping"],
  ["1,234.567,8", "grouping"],
  ["1 234,5,6", "grouping"],
  ["1e999", "tooLarge"],
  ["-1e999", "tooLarge"],
  ["12 tkr", "unit"],
  ["12 st", "unit"],
  ["ca 12", "unit"],
  ["12 ‰", "unit"],
  // A property that every object inherits is not taken for a currency.
  ["12 constructor", "unit"],
];

function expectReading(locale: string, [text, value, more]: Case) {
  expect(parseNumber(text, locale)).toEqual({ value, percent: false, ...more });
}

describe("parseNumber", () => {
  describe.each(["sv", "en", "sv-SE", "en-GB", "fi"])("in %s", (locale) => {
    it.each(EVERYWHERE)("reads %j as %d", (...row) => {
      expectReading(locale, row);
    });

    it.each(["", "   ", "\u00a0\t", "\u200b"])("takes %j as empty, not as zero", (text) => {
      expect(parseNumber(text, locale)).toEqual({ empty: true });
    });

    it.each(REFUSED)("refuses %j: %s", (text, error) => {
      expect(parseNumber(text, locale)).toEqual({ error });
    });
  });

  it.each(SWEDISH)("follows the Swedish decimal comma where %j can mean two numbers: %d", (...row) => {
    expectReading("sv", row);
  });

  it.each(ENGLISH)("follows the English decimal point where %j can mean two numbers: %d", (...row) => {
    expectReading("en", row);
  });
});
