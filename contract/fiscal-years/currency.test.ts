import { describe, expect, it } from "vitest";
import { knownCurrencies, readCurrency } from "./currencies";
import { bookkeepingCurrency, currencySchema } from "./currency";

describe("currencies", () => {
  it.each([
    ["SEK", "SEK"],
    ["EUR", "EUR"],
    ["DEM", "DEM"],
    ["sv-SE", "SEK"],
    ["nb-NO", "NOK"],
    ["sv-FI", "EUR"],
    ["en-GB", "GBP"],
    ["zh-Hant-TW", "TWD"],
    ["ca-ES-valencia", "EUR"],
  ])("%s is read as %s", (value, currency) => {
    expect(readCurrency(value)).toBe(currency);
    expect(currencySchema.parse(value)).toBe(currency);
  });

  it.each(["", "sek", "XYZ", "SEKK", "sv", "sv-XX", "SE", "sv_SE", "kr"])("%j is read as no currency", (value) => {
    expect(readCurrency(value)).toBeNull();
    expect(currencySchema.safeParse(value).error?.issues[0]?.message).toMatch(/^expected a currency code/);
  });

  it("are known by codes of three letters, each once, sorted, and read as themselves", () => {
    const known = knownCurrencies();
    expect(known).toEqual([...new Set(known)].sort());
    for (const currency of known) expect(readCurrency(currency)).toBe(currency);
    for (const used of ["SEK", "NOK", "DKK", "ISK", "EUR", "USD"]) expect(known).toContain(used);
  });

  it("that a newer service reports are kept", () => {
    expect(bookkeepingCurrency.parse("QQQ")).toBe("QQQ");
    expect(bookkeepingCurrency.parse("sv-SE")).toBe("SEK");
    expect(bookkeepingCurrency.safeParse("krona").success).toBe(false);
  });
});
