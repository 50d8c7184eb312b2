import { describe, expect, test } from "vitest";
import { codesOf, readSmall, VOUCHER } from "./testing/small-file";

describe("the type of the file", () => {
  test.each<[string, string[], string]>([
    ["1 without #SIETYP", ["#IB 0 1910 0"], "1"],
    ["1", ["#SIETYP 1", "#IB 0 1910 0"], "1"],
    ["2", ["#SIETYP 2", "#IB 0 1910 0"], "2"],
    ["3", ['#SIETYP "3"', "#IB 0 1910 0"], "3"],
    ["4E by its balances", ["#SIETYP 4", "#IB 0 1910 0", ...VOUCHER], "4E"],
    ["4I by having vouchers alone", ["#SIETYP 4", ...VOUCHER], "4I"],
    ["4E when it has a year, accounts and nothing else", ["#SIETYP 4", "#KONTO 1910 Kassa"], "4E"],
  ])("is %s", (_name, lines, type) => {
    const file = readSmall(lines);
    expect(file.sieType).toBe(type);
    expect(codesOf(file).warnings).not.toContain("typeDiffers");
  });

  test("is 4 when there are vouchers, whatever #SIETYP says; another or an unknown #SIETYP gets a warning", () => {
    expect(readSmall(VOUCHER)).toMatchObject({ sieType: "4I", warnings: [{ code: "typeDiffers" }] });
    expect(codesOf(readSmall(["#SIETYP 2", ...VOUCHER])).warnings).toEqual(["typeDiffers"]);
    expect(codesOf(readSmall(["#SIETYP 5", "#KONTO 1910 Kassa"])).warnings).toEqual(["badType"]);
  });
});
