import { describe, expect, it } from "vitest";
import { writeContent } from "@/lib/grid/cell-content";
import { readValue, type RowType, type UnreadReason } from "./read-value";

const read = (text: string, type: RowType, currency = "SEK") => readValue(text, { type, currency, locale: "sv" });

describe("readValue", () => {
  it.each<[string, RowType, number | null]>([
    ["", "Amount", null],
    ["1 234,50", "Amount", 1234.5],
    ["1 234 kr", "Amount", 1234],
    ["1 234 SEK", "Amount", 1234],
    ["20,6 %", "Percent", 20.6],
    ["20,6", "Percent", 20.6],
    ["12,5", "Count", 12.5],
    ["8 %", null, 8],
    ["8 EUR", null, 8],
    ["∞", null, Infinity],
  ])("takes %j in a row of type %s for %s", (text, type, value) => {
    expect(read(text, type)).toEqual({ content: value });
  });

  it.each<[string, RowType, UnreadReason]>([
    ["12 %", "Amount", "percent"],
    ["12 %", "Count", "percent"],
    ["12 EUR", "Amount", "currency"],
    ["$12", "Amount", "currency"],
    ["12 kr", "Count", "currency"],
    ["12 kr", "Percent", "currency"],
    ["12 tkr", "Amount", "unit"],
    ["twelve", "Amount", "unreadable"],
  ])("refuses %j in a row of type %s: %s", (text, type, reason) => {
    expect(read(text, type)).toEqual({ content: { text, reason } });
  });

  it("reads kr as Danish kroner in a fiscal year in DKK, and refuses it in one in EUR", () => {
    expect(read("12 kr", "Amount", "DKK")).toEqual({ content: 12 });
    expect(read("12 kr", "Amount", "EUR")).toEqual({ content: { text: "12 kr", reason: "currency" } });
  });

  it("returns both meanings of an ambiguous number", () => {
    expect(read("1.234", "Amount")).toEqual({ content: 1234, alternative: 1.234 });
  });

  it("keeps no character that cannot be sent", () => {
    expect(read("a\u0000b\ud800", "Amount")).toEqual({ content: { text: "ab", reason: "unreadable" } });
  });

  it.each([0, -1.5, 1.234, 1e21, Infinity, NaN])("reads back %d as it was written", (value) => {
    for (const type of ["Amount", "Percent", "Count", null] as const)
      expect(read(writeContent(value, "sv"), type).content).toBe(value);
  });
});
