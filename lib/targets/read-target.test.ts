import { describe, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { EVERY_PERIOD } from "@/contract/targets/standard-target";
import { targetFormSchema } from "./read-target";

const read = (keyFigureType: string, period: string, value: string, isNew = true) =>
  targetFormSchema({
    today: "2026-03-15",
    culture: "sv-SE",
    typeOf: (id) => (id === "NetSales" ? "Amount" : id === "EquityRatio" ? "Percent" : null),
    isNew,
  }).safeParse({ keyFigureType, period, value });

describe("a typed target", () => {
  it("is of a period in any form, or of every period", () => {
    expect(read("NetSales", "2026", "1 234,5").data).toEqual({
      keyFigureType: "NetSales",
      period: periodOfDays("2026-01-01", "2026-12-31"),
      value: 1234.5,
    });
    expect(read("EquityRatio", " mars 2026 ", "30").data?.period).toEqual(periodOfDays("2026-03-01", "2026-03-31"));
    expect(read("EquityRatio", " ", "30").data?.period).toEqual(EVERY_PERIOD);
  });

  it.each([
    ["", "2026", "1", "keyFigureType", "keyFigure"],
    ["EquityRatio", "någon gång", "1", "period", "period"],
    ["NetSales", "", "1", "period", "amountPeriod"],
    ["EquityRatio", "2026", "mycket", "value", "value"],
    ["EquityRatio", "2026", "", "value", "value"],
    ["EquityRatio", "2026", "∞", "value", "value"],
    ["EquityRatio", "2026", "30 kr", "value", "value"],
    ["NetSales", "2026", "30 %", "value", "value"],
  ])("of %j for %j as %j is refused at %s", (keyFigureType, period, value, member, message) => {
    expect(read(keyFigureType, period, value).error?.issues).toMatchObject([{ path: [member], message }]);
  });

  it("may have the unit of its key figure, or any if that is unknown; an existing one needs no period", () => {
    expect(read("EquityRatio", "2026", "30 %").data?.value).toBe(30);
    expect(["30 %", "30 kr"].map((value) => read("Own", "2026", value).data?.value)).toEqual([30, 30]);
    expect(read("NetSales", "", "500 kr", false).data?.value).toBe(500);
  });
});
