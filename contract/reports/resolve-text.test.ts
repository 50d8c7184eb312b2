import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { LIVE_WORDS, MEASURES, type LiveWord, type Measure } from "@/contract/reports/live-text";
import { periodOfDays } from "@/contract/period";
import type { Locale } from "../format/locale";
import { messageWithoutValues, resolveMessage, resolveText } from "./resolve-text";

const PERIOD = periodOfDays("2025-01-01", "2025-03-31");
const YEAR_BEFORE = periodOfDays("2024-01-01", "2024-03-31");
const IDS = ["NetSales", "a ] {b}", "Soliditet"] as const;
const HEAD = {
  company: { id: "c", name: "Bolaget 1 AB", businessIdentityCode: "" },
  currency: "SEK",
  period: PERIOD,
  author: "Anna {x}",
  agency: { id: "a", name: "Byrån" },
};
const IN_WORDS: Record<LiveWord, Record<Locale, [written: string, shown: string]>> = {
  company: { sv: ["företag", "Bolaget 1 AB"], en: ["company", "Bolaget 1 AB"] },
  agency: { sv: ["byrå", "Byrån"], en: ["agency", "Byrån"] },
  period: { sv: ["period", "Kv\u00a01 2025"], en: ["period", "Q1 2025"] },
  author: { sv: ["författare", "Anna {x}"], en: ["author", "Anna {x}"] },
};
const MEASURE_WORDS: Record<Measure, Record<Locale, string>> = {
  value: { sv: "", en: "" },
  change: { sv: "förändring ", en: "change " },
  yearBefore: { sv: "föregående år ", en: "year before " },
  target: { sv: "mål ", en: "target " },
  budget: { sv: "budget ", en: "budget " },
};

type Values = Partial<Record<"value" | "yearBefore" | "target" | "budget", number | null>>;

/** The plain model: numbers by `Intl`, the measures of ADR 0090, and a change as contract/figures/change.ts says. */
function shown(measure: Measure, values: Values, isPercent: boolean, language: Locale): string | null {
  const write = (number: number, decimals: number, sign: boolean) => {
    const format = new Intl.NumberFormat(language === "sv" ? "sv-SE" : "en-GB", {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: sign ? "exceptZero" : "negative",
    });
    return format
      .format(number)
      .replace(/[\u00a0\u202f]/gu, "\u202f")
      .replace("-", "\u2212");
  };
  const own = (number: number, sign: boolean) =>
    `${write(number, isPercent ? 1 : 0, sign)}\u00a0${isPercent ? "%" : language === "sv" ? "kr" : "SEK"}`;
  const known = (number: number | null | undefined) => (Number.isFinite(number) ? number! : null);
  if (measure !== "change") {
    const number = known(values[measure]);
    return number === null ? null : own(number, false);
  }
  const [now, before] = [known(values.value), known(values.yearBefore)];
  if (now === null || before === null) return null;
  if (isPercent)
    return `${write(now - before, 1, true)}\u00a0${language === "sv" ? "procentenheter" : "percentage points"}`;
  if (before <= 0 || now < 0) return own(now - before, true);
  return `${write(((now - before) / before) * 100, 1, true)}\u00a0%`;
}

describe("a text with live values", () => {
  it("is what a plain model makes of it, in 1,000 random texts and data", () => {
    const number = fc.oneof(fc.integer({ min: -2_000_000, max: 2_000_000 }), fc.constantFrom(0, NaN, Infinity));
    const values = fc.record(
      { value: fc.option(number), yearBefore: number, target: number, budget: number },
      { requiredKeys: ["value"] },
    );
    const data = fc.tuple(...IDS.map(() => fc.record({ values, isPercent: fc.boolean() })));
    const piece = fc.oneof(
      fc.string({ unit: fc.constantFrom(...Array.from("aå1 .\n{}[]")), maxLength: 6 }).map((text) => ({ text })),
      fc.record({ measure: fc.constantFrom(...MEASURES), of: fc.nat({ max: IDS.length }) }),
      fc.record({ word: fc.constantFrom(...LIVE_WORDS) }),
    );
    const languages = fc.constantFrom("sv" as const, "en" as const);
    fc.assert(
      fc.property(data, fc.array(piece, { maxLength: 8 }), languages, languages, (given, pieces, language, typedIn) => {
        const results = IDS.map((id, i): KeyFigureResult => {
          const { values: numbers, isPercent } = given[i]!;
          const keyFigure = { id, name: id, description: "", valueType: isPercent ? "Percent" : "Amount" } as const;
          return { keyFigure, keyFigureValues: [{ period: PERIOD, ...numbers }] };
        });
        let written = "";
        let expected = "";
        let missing = 0;
        const addresses: [string, Measure][] = [];
        for (const each of pieces) {
          if ("text" in each) {
            written += each.text.replaceAll("{", "{{");
            expected += each.text;
          } else if ("word" in each) {
            const words = IN_WORDS[each.word];
            written += `{${words[typedIn][0]}}`;
            expected += words[language][1];
          } else {
            // The index after the last id stands for an unknown key figure.
            const id = IDS[each.of] ?? "Nothing";
            written += `{${MEASURE_WORDS[each.measure][typedIn]}[${id.replaceAll("]", "]]")}]}`;
            const figure = given[each.of];
            const value = figure ? shown(each.measure, figure.values, figure.isPercent, language) : null;
            expected += value ?? "–";
            if (value === null) missing++;
            else addresses.push([id, each.measure]);
          }
        }
        const { parts, problems } = resolveText(written, results, HEAD, language);
        expect(parts.map(({ text }) => text).join("")).toBe(expected);
        expect(problems).toHaveLength(missing);
        const figures = parts.flatMap(({ figure }) => figure ?? []);
        expect(figures.map(({ keyFigureId, measure }) => [keyFigureId, measure])).toEqual(addresses);
        for (const { period, measure, value } of figures) {
          expect(period).toEqual(measure === "yearBefore" ? YEAR_BEFORE : PERIOD);
          expect(Number.isFinite(value)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a comment with live values", () => {
  const keyFigure = { id: "NetSales", name: "Net sales", description: "", valueType: "Amount" } as const;
  const results: KeyFigureResult[] = [
    { keyFigure, keyFigureValues: [{ period: PERIOD, value: 1500, yearBefore: 1000 }] },
  ];
  const textsOf = (message: string) => resolveMessage(message, results, "SEK", "en").map(({ text }) => text);

  it("has numbers for them, and all else as it was typed", () => {
    expect(resolveMessage("Sold {[NetSales]}", results, "SEK", "en")).toEqual([
      { text: "Sold " },
      {
        text: "1,500\u00a0SEK",
        figure: { keyFigureId: "NetSales", period: PERIOD, measure: "value", value: 1500 },
      },
    ]);
    expect(textsOf("{change [NetSales]} {{x} {period} {[Other]} {budget [NetSales]} {").join("")).toBe(
      "+50.0\u00a0% {{x} {period} {[Other]} – {",
    );
    expect(textsOf("")).toEqual([]);
  });

  it("has the value of the year before at the address of its own months", () => {
    const addressOf = (more: object) => {
      const value = { period: PERIOD, value: 1500, yearBefore: 1000, ...more };
      const [part] = resolveMessage("{year before [NetSales]}", [{ keyFigure, keyFigureValues: [value] }], "SEK", "en");
      return part!.figure;
    };
    expect(addressOf({})).toEqual({
      keyFigureId: "NetSales",
      period: YEAR_BEFORE,
      measure: "yearBefore",
      value: 1000,
    });
    // Only the booked months, to the end of the month: February 2024 has 29 days.
    expect(addressOf({ bookedThrough: "2025-02-28" })!.period).toEqual(periodOfDays("2024-01-01", "2024-02-29"));
  });

  it("has dashes where there are no values to be had", () => {
    expect(messageWithoutValues("Sold {[NetSales]}, {change [NetSales]} {{x} {period}")).toBe(
      "Sold –, – {{x} {period}",
    );
  });

  it("is as it was typed where it names no known key figure", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from("{}[]aÅ1 \n")), maxLength: 30 }), (message) => {
        expect(textsOf(message).join("")).toBe(message);
      }),
    );
  });
});
