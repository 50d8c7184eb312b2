import { describe, expect, test } from "vitest";
import { codesOf, FIRST_LINE, readSmall, VOUCHER } from "../testing/small-file";

describe("balances", () => {
  test("are read with year, objects and quantity", () => {
    const file = readSmall([
      "#IB 0 1910 100.50 2.5",
      "#UB -1 1910 100",
      "#RES 0 3010 -7",
      "#OUB 0 1910 {1 a} -0.05 -1",
      "#PSALDO 0 202402 1910 {} 12.3 4",
      "#PBUDGET 0 202412 3010 {6 P} -1",
    ]);
    expect(file.balances).toMatchObject([
      { kind: "IB", yearIndex: 0, account: "1910", objects: [], amount: 10050n, quantity: 2.5, lineNo: FIRST_LINE },
      { kind: "UB", yearIndex: -1, amount: 10000n, quantity: null },
      { kind: "RES", account: "3010", amount: -700n },
      { kind: "OUB", objects: [{ dimension: 1, code: "a" }], amount: -5n, quantity: -1 },
    ]);
    expect(file.monthlyAmounts).toMatchObject([
      { kind: "PSALDO", month: "2024-02", amount: 1230n, quantity: 4 },
      { kind: "PBUDGET", month: "2024-12", objects: [{ dimension: 6, code: "P" }], amount: -100n },
    ]);
  });

  test("count once for an account, with the last amount and a warning when the amounts differ", () => {
    const file = readSmall(["#IB 0 1910 1", "#IB 0 1910 1", "#IB 0 1910 2", "#IB -1 1910 3", "#OIB 0 1910 {1 a} 4"]);
    expect(file.balances.map(({ amount }) => amount)).toEqual([200n, 300n, 400n]);
    expect(file.warnings.filter(({ code }) => code === "balanceTwice")).toMatchObject([{ lineNo: FIRST_LINE + 2 }]);
  });

  test("for the same objects in another order count once", () => {
    const file = readSmall(["#OIB 0 1910 {1 a 6 P} 4", "#OIB 0 1910 {6 P 1 a} 5", "#OIB 0 1910 {1 P 6 a} 6"]);
    expect(file.balances.map(({ amount }) => amount)).toEqual([500n, 600n]);
  });

  test.each<[string, string, string, number]>([
    ["an amount with a comma", "#IB 0 1910 1,50", "badAmount", 12],
    ["no amount", "#IB 0 1910", "badAmount", 11],
    ["an empty amount", '#IB 0 1910 ""', "badAmount", 13],
    ["an amount beyond an int8", "#IB 0 1910 99999999999999999.00", "badAmount", 12],
    ["fractions of an öre", "#IB 0 1910 0.005", "badAmount", 12],
    ["a year that is no number", "#IB x 1910 1", "badNumber", 5],
    ["no year", "#IB", "badNumber", 4],
    ["a month that is none", "#PSALDO 0 202413 1910 {} 1", "badMonth", 11],
    ["a month with a day", "#PSALDO 0 20240101 1910 {} 1", "badMonth", 11],
  ])("refuse %s with line and position", (_name, line, code, linePos) => {
    const file = readSmall(["#KONTO 1910 Kassa", line]);
    expect(file.errors).toMatchObject([{ code, lineNo: FIRST_LINE + 1, linePos, line, label: line.split(" ")[0] }]);
    expect(file.errors[0]?.explanation).toMatch(/^Expected .*\.$/);
  });

  test("that cannot be read are left out where they are only for comparison or a budget", () => {
    const swapped = Array.from({ length: 100 }, (_, i) => `#PBUDGET 0 30${i % 10}0 2024${10 + (i % 3)} {} -1`);
    const file = readSmall([
      ...swapped,
      "#IB -1 1910 x",
      "#RES -1 3010",
      "#PSALDO -1 1910 202301 {} 1",
      "#IB 0 1910 0",
    ]);
    expect(file.errors).toEqual([]);
    expect(file.warnings).toMatchObject([
      { code: "badMonth", label: "#PBUDGET", lineNo: FIRST_LINE, count: 100 },
      { code: "badAmount", label: "#IB" },
      { code: "accountsWithoutName" },
      { code: "badAmount", label: "#RES" },
      { code: "badMonth", label: "#PSALDO" },
    ]);
    expect(file.monthlyAmounts).toEqual([]);
  });

  test("that cannot be read refuse the file if they are of year 0; with vouchers, only opening balances do", () => {
    const bad = ["#UB 0 1910 x", "#RES 0 3010 y", "#PSALDO 0 202413 1910 {} 1", "#IB 0 1910 z"];
    expect(readSmall(bad).errors).toHaveLength(4);
    const beside = readSmall([...bad, ...VOUCHER]);
    expect(beside.errors).toMatchObject([{ code: "badAmount", label: "#IB" }]);
    expect(
      beside.warnings.filter(({ explanation }) => explanation.endsWith("; the record was left out.")),
    ).toHaveLength(3);
  });

  test.each(["#UB -1 1910 x", "#OUB -1 1910 {1 20} x"])(
    "that cannot be read refuse a file that has no other opening balance: %s",
    (closing) => {
      const opening = closing.replace("UB -1", "IB 0").replace(" x", " 1");
      expect(readSmall([closing, opening]).errors).toEqual([]);
      for (const vouchers of [[], VOUCHER]) {
        expect(readSmall([closing, ...vouchers]).errors).toMatchObject([
          { code: "openingUnreadable", lineNo: FIRST_LINE, linePos: 1, label: closing.split(" ")[0], line: closing },
        ]);
      }
    },
  );

  test("warn of a plus sign, of a quotation mark that is not closed, and of a quantity that is none", () => {
    const file = readSmall(["#KONTO 1910 Kassa", '#IB -1 1910 "2', "#IB 0 1910 +1 2,5"]);
    expect(file.balances).toMatchObject([{ amount: 200n }, { amount: 100n, quantity: null }]);
    expect(codesOf(file)).toMatchObject({
      errors: [],
      warnings: expect.arrayContaining(["quoteOpen", "plusSign", "badQuantity"]) as string[],
    });
  });
});
