// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { MissingReason } from "@/contract/figures/key-figure-value";
import type { Locale } from "@/contract/format/locale";
import { inLanguage } from "./testing/in-language";
import { useReason } from "./use-reason";

const sentences = (reason: MissingReason, isUnbooked = false) =>
  (["sv", "en"] satisfies Locale[]).map((locale) =>
    renderHook(() => useReason(), { wrapper: inLanguage(locale) }).result.current(reason, isUnbooked),
  );

describe("the reason for a missing value", () => {
  it("calls the divisor by the name that came with the reason, else by the names of the inputs in it", () => {
    const name = { divisorName: "Justerat eget kapital" };
    expect(sentences({ code: "divisorNotPositive", divisor: "AdjustedEquity", ...name })[0]).toBe(
      "Justerat eget kapital är inte positivt, så kvoten skulle inte säga något.",
    );
    expect(sentences({ code: "divisionByZero", divisor: "CurrentDebt", divisorName: "Current debt" })[1]).toBe(
      "It would be divided by Current debt, which is 0.",
    );
    expect(sentences({ code: "divisionByZero", divisor: "NumberOfEmployees" })[1]).toBe(
      "It would be divided by Number of employees, which is 0.",
    );
  });

  it("names an input that is out of range, with its value and the limits", () => {
    const reason = { code: "inputOutOfRange", keyFigureInfoId: "TaxRate", value: -5, min: 0, max: 100 } as const;
    expect(sentences(reason)).toEqual(["Skattesats −5 ligger utanför 0–100.", "Tax rate, −5, is outside 0 to 100."]);
  });

  it("names the account of which only the whole year is known", () => {
    const reason = { code: "monthsUnknown", account: "3010", start: "2024-01-01", end: "2024-12-31" } as const;
    expect(sentences(reason)).toEqual([
      "Filens månadssaldon för konto 3010 stämmer inte med #RES/#UB; bara hela året är känt.",
      "The file's monthly balances of account 3010 do not agree with #RES/#UB; only the whole year is known.",
    ]);
  });

  it("says 'not booked yet' where the books do not reach, and names other days without books", () => {
    const reason = { code: "noBooks", start: "2024-04-01", end: "2024-04-30" } as const;
    expect(sentences(reason, true)).toEqual(["Inte bokfört än.", "Not booked yet."]);
    expect(sentences(reason)[1]).toBe("There are no books for 1 Apr 2024 to 30 Apr 2024.");
  });

  it("names a missing group as the chart of accounts does, else by its id", () => {
    expect(sentences({ code: "missingGroup", group: "NetSales", groupName: "Nettoomsättning" })[0]).toBe(
      "Kontoplanen saknar gruppen Nettoomsättning.",
    );
    expect(sentences({ code: "missingGroup", group: "NetSales" })[0]).toBe("Kontoplanen saknar gruppen NetSales.");
  });
});
