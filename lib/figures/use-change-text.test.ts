// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { changeOf } from "@/contract/figures/change";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { ComparedTime } from "@/contract/figures/reach";
import type { Locale } from "@/contract/format/locale";
import { inLanguage } from "./testing/in-language";
import { useChangeText } from "./use-change-text";

type ValueType = KeyFigure["valueType"];

function text(now: number, before: number, valueType: ValueType, on?: ComparedTime) {
  return (["sv", "en"] satisfies Locale[]).map((locale) => {
    const { result } = renderHook(() => useChangeText("SEK"), { wrapper: inLanguage(locale) });
    // Replaces no-break spaces, which look like ordinary ones.
    return result.current(changeOf(now, before, valueType), { valueType }, on).replace(/\s/g, " ");
  });
}

describe("a change in words", () => {
  it("is in per cent of an amount above zero, and in points where the value is a percentage", () => {
    expect(text(150, 100, "Amount")).toEqual(["▲ +50,0 %", "▲ +50.0 %"]);
    expect(text(15, 17.5, "Percent")).toEqual(["▼ −2,5 %‑enheter", "▼ −2.5 points"]);
  });

  it("is a difference in the value's own unit where the value was not above zero or becomes a loss", () => {
    expect(text(-451_000, -263_000, "Amount")).toEqual(["▼ −188 tkr", "▼ −188 kSEK"]);
    expect(text(1_200, 0, "Amount")).toEqual(["▲ +1 200 kr", "▲ +1,200 SEK"]);
    expect(text(-0.5, 1, "Ratio")).toEqual(["▼ −1,50", "▼ −1.50"]);
  });

  it("says what time it compares with", () => {
    expect(text(150, 100, "Amount", "months")).toEqual([
      "▲ +50,0 % mot samma månader i fjol",
      "▲ +50.0 % on the same months last year",
    ]);
    expect(text(150, 100, "Amount", "day")).toEqual(["▲ +50,0 % mot ett år tidigare", "▲ +50.0 % on a year earlier"]);
  });

  it("is none where it rounds to zero in the decimals that are shown", () => {
    expect(text(-100.2, -100, "Amount", "year")).toEqual(["oförändrat mot i fjol", "unchanged on last year"]);
    expect(text(100.001, 100, "Amount")).toEqual(["ingen skillnad", "no difference"]);
  });

  it("says that there is no comparison without two finite values", () => {
    expect(text(NaN, 100, "Amount", "year")).toEqual(["ingen jämförelse med i fjol", "no comparison with last year"]);
  });
});
