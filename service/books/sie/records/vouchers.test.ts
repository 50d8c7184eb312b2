import { describe, expect, test } from "vitest";
import { codesOf, FIRST_LINE, readSmall, VOUCHER } from "../testing/small-file";

describe("vouchers", () => {
  const fileWithVoucher = (...rows: string[]) => readSmall(["#SIETYP 4", "#VER A 1 20240201 Test", "{", ...rows, "}"]);

  test("are read with their rows and the line of each", () => {
    const file = readSmall([
      "#SIETYP 4",
      '#VER "A" 12 20240201 "Köp, \\"kontant\\"" 20240205 eva',
      "{",
      '#TRANS 1910 {} -125.00 20240202 "Kvitto" -2.5 kim',
      '\t#TRANS 4010 {1 "a"} 125 "" "" 1',
      "}\t",
    ]);
    expect([...file.vouchers]).toEqual([
      {
        series: "A",
        number: "12",
        date: "2024-02-01",
        text: 'Köp, "kontant"',
        registered: "2024-02-05",
        sign: "eva",
        lineNo: FIRST_LINE + 1,
        rows: [
          {
            account: "1910",
            objects: [],
            amount: -12500n,
            date: "2024-02-02",
            text: "Kvitto",
            quantity: -2.5,
            sign: "kim",
            lineNo: FIRST_LINE + 3,
          },
          {
            account: "4010",
            objects: [{ dimension: 1, code: "a" }],
            amount: 12500n,
            date: "2024-02-01",
            text: "",
            quantity: 1,
            sign: "",
            lineNo: FIRST_LINE + 4,
          },
        ],
        addedRows: [],
        struckRows: [],
      },
    ]);
    expect(file.warnings).toEqual([]);
  });

  test("may repeat series and number, have none, and have no rows", () => {
    const file = readSmall(["#SIETYP 4", ...VOUCHER, ...VOUCHER, '#VER "" "" 20240301', "{", "}"]);
    expect(file.counts).toMatchObject({ vouchers: 3, rows: 4 });
    expect(file.vouchers.at(2)).toMatchObject({ series: "", number: "", text: "", registered: null, rows: [] });
    expect(codesOf(file)).toEqual({ errors: [], warnings: [] });
  });

  test("count the #TRANS that follows a #RTRANS on its own date, and neither #RTRANS nor #BTRANS", () => {
    const file = fileWithVoucher(
      "#TRANS 2641 {} 10.00",
      "#BTRANS 1910 {} -50.00 20240203 fel 1 eva",
      "#RTRANS 1920 {} -10.00 20240310 rätt 2 kim",
      "#TRANS 1920 {} -10.00 20240201 rätt",
    );
    expect(file.counts.rows).toBe(2);
    expect(file.vouchers.at(0)?.rows).toMatchObject([
      { account: "2641" },
      { account: "1920", amount: -1000n, date: "2024-02-01", sign: "", lineNo: FIRST_LINE + 6 },
    ]);
    expect(file.vouchers.at(0)?.addedRows).toMatchObject([
      { account: "1920", amount: -1000n, date: "2024-03-10", quantity: 2, sign: "kim", lineNo: FIRST_LINE + 5 },
    ]);
    expect(file.vouchers.at(0)?.struckRows).toMatchObject([{ account: "1910", amount: -5000n, date: "2024-02-03" }]);
    expect([...file.vouchers.monthlySums()].map(({ month }) => month)).toEqual(["2024-02", "2024-02"]);
    expect(codesOf(file)).toEqual({ errors: [], warnings: [] });
  });

  test("pair several added rows with their copies, which may come after all of them", () => {
    const file = fileWithVoucher(
      "#RTRANS 1910 {} 5",
      "#RTRANS 1910 {} -5",
      "#TRANS 1910 {} 5",
      "#TRANS 1910 {} -5",
      "#TRANS 1920 {} 0",
    );
    expect(file.vouchers.at(0)?.rows.map(({ amount }) => amount)).toEqual([500n, -500n, 0n]);
    expect(file.vouchers.at(0)?.addedRows).toHaveLength(2);
    expect(file.counts.rows).toBe(3);
  });

  test("follow a chain of corrections to the row that stands at its end", () => {
    // A row of 5 was entered and then replaced by one of 6, which was replaced by one of 7.
    const file = fileWithVoucher(
      "#BTRANS 1910 {} 5",
      "#RTRANS 1910 {} 6 20240203",
      "#BTRANS 1910 {} 6",
      "#RTRANS 1910 {} 7 20240204",
      "#TRANS 1910 {} 7",
      "#TRANS 1920 {} -7",
    );
    expect(file.vouchers.at(0)?.rows.map(({ amount }) => amount)).toEqual([700n, -700n]);
    expect(file.counts.rows).toBe(2);
    expect(codesOf(file)).toEqual({ errors: [], warnings: [] });
  });

  test("count an added row without its copy on the voucher's date, with a warning", () => {
    const file = fileWithVoucher("#RTRANS 1910 {} 5 20240405", "#TRANS 1920 {} -5");
    expect(file.counts.rows).toBe(2);
    expect(file.vouchers.at(0)?.rows[0]).toMatchObject({ amount: 500n, date: "2024-02-01" });
    expect(file.warnings).toMatchObject([{ code: "additionAlone", lineNo: FIRST_LINE + 3, label: "#RTRANS" }]);
  });

  test("give a row that is dated outside the fiscal year the date of its voucher, with one warning", () => {
    const rows = ["#TRANS 1910 {} 5 20230105", "#TRANS 1920 {} -5 20250101", "#TRANS 1930 {} 0 20241231"];
    // With a balance it is a file of type 4E; rows of a 4I file keep their dates.
    const file = readSmall(["#IB 0 1910 0", "#VER A 1 20240201", "{", ...rows, "}"]);
    expect(file.vouchers.at(0)?.rows.map(({ date }) => date)).toEqual(["2024-02-01", "2024-02-01", "2024-12-31"]);
    expect(file.warnings.filter(({ code }) => code === "rowOutsideYear")).toMatchObject([
      { lineNo: FIRST_LINE + 3, label: "#TRANS", line: "#TRANS 1910 {} 5 20230105" },
    ]);
  });

  test.each<[string, string[], number, string]>([
    ["no {", ["#VER A 1 20240201", "", "#TRANS 1910 {} 0", "}"], 3, "braceMissing"],
    ["no } before the next voucher", ["#VER A 1 20240201", "{", "#TRANS 1910 {} 0", ...VOUCHER], 4, "braceMissing"],
    [
      "no } before another record",
      ["#VER A 1 20240201", "{", "#TRANS 1910 {} 0", "#KONTO 1910 Kassa"],
      4,
      "braceMissing",
    ],
    ["neither brace", ["#VER A 1 20240201", ...VOUCHER], 2, "braceMissing"],
    ["a { too many", ["{", ...VOUCHER], 1, "strayBrace"],
    ["a } too many", [...VOUCHER, "}"], 6, "strayBrace"],
  ])("warn of %s and are read", (_name, lines, line, code) => {
    const file = readSmall(["#SIETYP 4", ...lines]);
    expect(file.errors).toEqual([]);
    expect(file.warnings).toMatchObject([{ code, lineNo: FIRST_LINE + line }]);
  });

  test("go on after the braces of an unknown record within them", () => {
    const unknown = ["#BILAGA kvitto.pdf", "{", "#SIDA 1", "#TRANS 1910 {} 7", "}"];
    const file = fileWithVoucher("#TRANS 1910 {} 5", ...unknown, "#TRANS 1920 {} -5");
    expect(file.vouchers.at(0)?.rows.map(({ amount }) => amount)).toEqual([500n, -500n]);
    expect(codesOf(file)).toEqual({ errors: [], warnings: ["unknownLabel"] });
  });

  test("go on after braces within those of an unknown record, wherever on their lines these stand", () => {
    const nested = ["#BILAGA", "{", "#SIDA {1 a} 1", "{", "#TRANS 1910 {} 6", "}", "#TRANS 1910 {} 7", "}"];
    const onLines = ["#BILAGA", "{ #SIDA {", '{"1" "}"}', '#RUTA "{ \\"{"', "1 2 }", "} #TRANS 1920 {} -3"];
    const file = fileWithVoucher("#TRANS 1910 {} 5", ...nested, ...onLines, "#TRANS 1920 {} -2");
    expect(file.vouchers.at(0)?.rows.map(({ amount }) => amount)).toEqual([500n, -300n, -200n]);
    expect(codesOf(file)).toEqual({ errors: [], warnings: ["unknownLabel"] });
  });

  test("keep their rows after a { too many that does not follow an unknown record", () => {
    const rows = ["#TRANS 1910 {} 5", "#BILAGA kvitto.pdf", "#TRANS 1910 {} 6", "{", "#TRANS 1920 {} -11"];
    const file = readSmall(["#SIETYP 4", ...VOUCHER, "#VER A 2 20240202", "{", ...rows, "}", "#TABELL", "{", "}", "{"]);
    expect([...file.vouchers].map((voucher) => voucher.rows.length)).toEqual([2, 3]);
    expect(file.warnings).toMatchObject([
      { code: "unknownLabel" },
      { code: "strayBrace", lineNo: FIRST_LINE + 11, count: 2 },
      { code: "unknownLabel" },
    ]);
  });

  test("may have braces and rows on one line", () => {
    const file = readSmall(["#SIETYP 4", "#VER A 1 20240201", "{ #TRANS 1910 {} 5", "#TRANS 1920 {} -5", "}"]);
    expect(file.counts.rows).toBe(2);
    expect(codesOf(file)).toEqual({ errors: [], warnings: [] });
  });

  test.each<[string, string[], number, string]>([
    ["a file that ends within a voucher", ["#VER A 1 20240201", "{", "#TRANS 1910 {} 0"], 3, "cutOff"],
    ["a file that ends before the rows", ["#VER A 1 20240201"], 1, "cutOff"],
    ["a row outside", [...VOUCHER, "#TRANS 1910 {} 0"], 6, "rowOutsideVoucher"],
    ["a day that is not on the calendar", ["#VER A 1 20240230", "{", "}"], 1, "badDate"],
    ["no day", ["#VER A 1", "{", "}"], 1, "badDate"],
    ["a row's day that is none", ["#VER A 1 20240201", "{", "#TRANS 1910 {} 0 2024-02-01", "}"], 3, "badDate"],
    ["a row without an amount", ["#VER A 1 20240201", "{", "#TRANS 1910 {}", "}"], 3, "badAmount"],
    ["a row without an account", ["#VER A 1 20240201", "{", "#TRANS {} 100", "}"], 3, "badAccount"],
  ])("refuse %s", (_name, lines, line, code) => {
    const file = readSmall(["#SIETYP 4", ...lines]);
    expect(file.errors).toMatchObject([{ code, lineNo: FIRST_LINE + line }]);
  });

  test("may have blanks around their days", () => {
    const row = '#TRANS 1910 {} 0 "20240202 "';
    const file = readSmall(["#SIETYP 4", '#VER A 1 " 20240201" Test " 20240205"', "{", row, "}"]);
    expect(file.vouchers.at(0)).toMatchObject({ date: "2024-02-01", registered: "2024-02-05" });
    expect(file.vouchers.at(0)?.rows).toMatchObject([{ date: "2024-02-02" }]);
    expect(codesOf(file)).toEqual({ errors: [], warnings: [] });
  });

  test("warn of a quotation mark that is not closed and of a day of entry that is none", () => {
    const rows = ["{", '#TRANS 1910 {} "0', "}"];
    const file = readSmall(["#SIETYP 4", '#VER A 1 20240201 "Test', ...rows, "#VER A 2 20240201 Test igår", "{", "}"]);
    expect([...file.vouchers]).toMatchObject([{ text: "Test" }, { registered: null }]);
    expect(codesOf(file)).toEqual({ errors: [], warnings: ["quoteOpen", "quoteOpen", "badMinorDate"] });
  });
});
