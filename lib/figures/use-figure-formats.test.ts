// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Locale } from "@/contract/format/locale";
import { inLanguage } from "./testing/in-language";
import { useFigureFormats } from "./use-figure-formats";

/** The texts in Swedish and English, with ordinary spaces. */
function beside(value: number, wanted: number, valueType: "Amount" | "Percent" = "Amount"): string[] {
  return (["sv", "en"] satisfies Locale[]).map((locale) => {
    const { result } = renderHook(() => useFigureFormats("SEK"), { wrapper: inLanguage(locale) });
    return result.current.inScaleOf(value, wanted, { valueType }).replace(/\s/g, " ");
  });
}

it("a budget or target is written in the scale of the value that it stands beside", () => {
  expect(beside(8_310_000, 8_000_000)).toEqual(["8,00 mkr", "8.00 MSEK"]);
  expect(beside(8_310_000, 450_000)).toEqual(["0,45 mkr", "0.45 MSEK"]);
  expect(beside(8_310, 12_500_000)).toEqual(["12 500 000 kr", "12,500,000 SEK"]);
  expect(beside(-831_000, 90_000)).toEqual(["90,0 tkr", "90.0 kSEK"]);
  expect(beside(20.6, 25, "Percent")).toEqual(["25,0 %", "25.0 %"]);
});
