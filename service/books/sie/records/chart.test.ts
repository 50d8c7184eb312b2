import { describe, expect, test } from "vitest";
import { codesOf, FIRST_LINE, readSmall } from "../testing/small-file";

describe("accounts", () => {
  test("may be used without #KONTO, and need not have four digits", () => {
    const file = readSmall(["#KONTO 19101 Kassa", "#IB 0 19101 1", "#IB 0 2010 -1", "#UB 0 19101 1", "#UB 0 2010 -1"]);
    expect(file.accounts).toMatchObject([
      { number: "19101", declared: true },
      { number: "2010", declared: false, name: "", lineNo: FIRST_LINE + 2 },
    ]);
    expect(file.counts.accounts).toBe(1);
    expect(file.warnings).toMatchObject([{ code: "accountsWithoutName", lineNo: FIRST_LINE + 2 }]);
    expect(file.warnings[0]?.explanation).toContain("2010");
  });

  test("are kept with a warning when their number is not all digits or they have two names or an unknown type", () => {
    const file = readSmall([
      "#KONTO 19A Kassa",
      "#KONTO 1910 Kassa",
      "#KONTO 1910 Bank",
      "#KONTO 1910 Bank",
      "#KTYP 1910 X",
    ]);
    expect(file.accounts).toMatchObject([{ number: "19A" }, { number: "1910", name: "Bank", type: null }]);
    expect(codesOf(file).warnings).toEqual(["accountNotNumeric", "accountTwice", "badAccountType"]);
  });

  test("without a valid number are an error in a record that the books need, else a warning", () => {
    const file = readSmall(['#IB 0 "" 100', "#KONTO", `#IB 0 ${"1".repeat(33)} 1`, "#KONTO 1910 Kassa"]);
    expect(codesOf(file)).toMatchObject({ errors: ["badAccount", "badAccount"], warnings: ["badAccount"] });
  });

  test("that cannot be read are left out where the books do not need them, and equal remarks are counted as one", () => {
    const bad = ["#SRU x+y 7201", "#SRU x+y 7202", "#KTYP ! T", "#ENHET , st", "#KONTO", "#DIM x Nivå", "#DIM x Nivå"];
    const file = readSmall([...bad, "#IB 0 1910 0", "#KONTO 1910 Kassa"]);
    expect(file.errors).toEqual([]);
    expect(file.warnings.map(({ code, label, count }) => [code, label, count])).toEqual([
      ["badAccount", "#SRU", 2],
      ["badAccount", "#KTYP", undefined],
      ["badAccount", "#ENHET", undefined],
      ["badAccount", "#KONTO", undefined],
      ["badDimension", "#DIM", 2],
    ]);
    expect(file.warnings[0]).toMatchObject({
      explanation: "Expected an account number, found “x+y”; the record was left out.",
      line: "#SRU x+y 7201",
    });
  });
});
