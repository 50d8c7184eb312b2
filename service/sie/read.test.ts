import { describe, expect, test } from "vitest";
import { readSie } from "./read";
import { codesOf, FIRST_LINE, readSmall, VOUCHER } from "./testing/small-file";

describe("the records of identification", () => {
  test("are read into the identification", () => {
    const file = readSmall([
      '#GEN 20240315 "Eva"',
      '#PROSA "Bokslut \\"2024\\""',
      "#FTYP AB",
      '#FNR "C:\\SPCS\\1"',
      "#ORGNR 556000-0000 1 2",
      "#BKOD 82300",
      '#ADRESS "Eva" "Storgatan 1" "602 24  Norrköping" "011-18"',
      "#TAXAR 2025",
      "#KPTYP EUBAS97",
      "#VALUTA eur",
      "#OMFATTN 20240630",
      "#IB 0 1910 0",
    ]);
    expect(file.identification).toEqual({
      program: "Test 1.0",
      generated: "2024-03-15",
      generatedBy: "Eva",
      comment: 'Bokslut "2024"',
      companyName: "Övningsbolaget AB",
      businessIdentityCode: "556000-0000",
      companyKey: "C:\\SPCS\\1",
      companyForm: "AB",
      industryCode: "82300",
      address: { contact: "Eva", street: "Storgatan 1", postal: "602 24  Norrköping", phone: "011-18" },
      taxYear: "2025",
      chartType: "EUBAS97",
      currency: "EUR",
    });
    expect(file.balancesThrough).toBe("2024-06-30");
  });

  test("may be missing: the chart is BAS95 then, the currency SEK, which the file does not say", () => {
    const file = readSmall(VOUCHER);
    expect(file.identification).toMatchObject({ chartType: "BAS95", currency: null, businessIdentityCode: "" });
  });

  test("warn where they cannot be read, and are left out", () => {
    const file = readSmall(["#VALUTA kronor", "#OMFATTN 20240230", "#GEN igår", ...VOUCHER]);
    expect(file.identification).toMatchObject({ currency: null, generated: null });
    expect(codesOf(file).warnings).toEqual(expect.arrayContaining(["unknownCurrency", "badMinorDate", "badMinorDate"]));
  });
});

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

  test("is 4 when there are vouchers, whatever #SIETYP says, with a warning", () => {
    expect(readSmall(VOUCHER)).toMatchObject({ sieType: "4I", warnings: [{ code: "typeDiffers" }] });
    expect(codesOf(readSmall(["#SIETYP 2", ...VOUCHER])).warnings).toEqual(["typeDiffers"]);
    expect(codesOf(readSmall(["#SIETYP 5", "#KONTO 1910 Kassa"])).warnings).toEqual(["badType"]);
  });
});

describe("lines and labels", () => {
  test("may be in any case, indented, and in any order", () => {
    const file = readSmall([
      "#SRU 1910 7281",
      "#ktyp 1910 t",
      '\t #Konto\t1910\t"Kassa"',
      "#enhet 1910 st",
      "#ib 0 1910 0",
    ]);
    expect(file.accounts).toEqual([
      {
        number: "1910",
        name: "Kassa",
        type: "T",
        unit: "st",
        sruCodes: ["7281"],
        declared: true,
        lineNo: FIRST_LINE + 2,
      },
    ]);
    expect(file.warnings).toEqual([]);
  });

  test("may end in LF, CR LF or CR, and the file in none or in Ctrl-Z", () => {
    const lines = ["#FLAGGA 0", "#SIETYP 4", ...VOUCHER];
    for (const text of [
      lines.join("\n"),
      lines.join("\r\n") + "\r\n\x1a",
      lines.join("\r"),
      `\ufeff${lines.join("\n")}`,
    ]) {
      const file = readSie(text);
      expect(file.counts).toMatchObject({ vouchers: 1, rows: 2 });
      expect(file.errors).toEqual([]);
    }
  });

  test("that the format does not know are passed over, with one remark for each label", () => {
    const file = readSmall(["#NYTT a", "#NYTT b", "#ANNAT", "text", "#KONTO 1910 Kassa"]);
    expect(file.errors).toEqual([]);
    expect(file.warnings).toMatchObject([
      { code: "unknownLabel", lineNo: FIRST_LINE, label: "#NYTT", line: "#NYTT a", linePos: 1 },
      { code: "unknownLabel", lineNo: FIRST_LINE + 2, label: "#ANNAT" },
      { code: "notARecord", lineNo: FIRST_LINE + 3, line: "text" },
    ]);
    expect(file.warnings[0]?.explanation).toContain("2 lines");
  });

  test("that the format does not know take the lines in their braces with them", () => {
    const file = readSmall(["#SIETYP 4", "#NYTT", "{", "#TRANS 1910 {} 5", "#SUB 1", "}", ...VOUCHER]);
    expect(file.counts.rows).toBe(2);
    expect(codesOf(file)).toEqual({ errors: [], warnings: ["unknownLabel"] });
    const open = readSmall(["#SIETYP 4", "#NYTT", "{", "#TRANS 1910 {} 5", ...VOUCHER]);
    expect(open.counts).toMatchObject({ vouchers: 1, rows: 2 });
  });

  test("may have more fields than the format knows", () => {
    const file = readSmall(["#KONTO 1910 Kassa extra", '#KONTO 1920 "Bank" ""', "#IB 0 1910 0 0 x"]);
    expect(file.warnings).toMatchObject([
      { code: "extraFields", label: "#KONTO", lineNo: FIRST_LINE, linePos: 19 },
      { code: "extraFields", label: "#IB" },
    ]);
  });

  test("read control characters as blanks, with one remark", () => {
    const file = readSmall(['#KONTO 1910 "Kas\u0000sa"', '#OBJEKT 1 "a\u0001" b', '#OIB 0 1910 {1 "a\u0001"} 0']);
    expect(file.accounts[0]?.name).toBe("Kas sa");
    expect(file.objects).toMatchObject([{ code: "a ", declared: true }]);
    expect(file.warnings).toMatchObject([{ code: "controlCharacter", line: '#KONTO 1910 "Kas sa"' }]);
  });

  test("keep composed letters whatever the file has", () => {
    expect(readSmall(["#KONTO 1910 Fo\u0308rsa\u0308ljning"]).accounts[0]?.name).toBe("Försäljning");
  });
});

describe("years", () => {
  test("have their own days, of whatever length up to 18 months", () => {
    const file = readSmall([
      "#RAR -1 20230701 20231231",
      "#RAR 0 20240101 20250630",
      "#RAR -2 20220701 20230630",
      "#KONTO 1910 Kassa",
    ]);
    expect(file.years).toMatchObject([
      { index: 0, start: "2024-01-01", end: "2025-06-30" },
      { index: -1, start: "2023-07-01", end: "2023-12-31" },
      { index: -2, start: "2022-07-01", end: "2023-06-30" },
    ]);
    expect(codesOf(file)).toEqual({ errors: [], warnings: ["yearTwice"] });
  });

  test("that are longer refuse the file if they are its own, and warn if they are earlier", () => {
    expect(readSmall(["#RAR 0 20240101 20250701", "#IB 0 1910 0"]).errors).toMatchObject([
      { code: "yearTooLong", lineNo: FIRST_LINE, label: "#RAR" },
    ]);
    const file = readSmall(["#RAR -1 20211101 20231231", "#KONTO 1910 Kassa"]);
    expect(codesOf(file)).toEqual({ errors: [], warnings: ["earlierYearTooLong"] });
  });

  test("must be there for year 0, unless the request gives it or the file has vouchers alone", () => {
    const lines = ["#FLAGGA 0", "#SIETYP 4", "#IB 0 1910 0"];
    expect(codesOf(readSie(lines.join("\n"))).errors).toEqual(["yearMissing"]);
    expect(codesOf(readSie([...lines, "#RAR 0"].join("\n")))).toMatchObject({ errors: ["yearMissing"] });
    const fiscalYear = { start: "2023-01-01", end: "2023-12-31" };
    expect(readSie(lines.join("\n"), { fiscalYear })).toMatchObject({
      errors: [],
      years: [{ index: 0, ...fiscalYear }],
    });
    expect(readSie(["#SIETYP 4", ...VOUCHER].join("\n"))).toMatchObject({ errors: [], years: [] });
  });

  test("give way to those of the request", () => {
    const fiscalYear = { start: "2023-01-01", end: "2023-12-31" };
    const file = readSmall(["#RAR 0 20200101 20241231", "#IB 0 1910 0"], { fiscalYear });
    expect(file.years).toMatchObject([{ index: 0, ...fiscalYear }]);
    expect(file.errors).toEqual([]);
  });

  test("are left out with a warning where their days cannot be", () => {
    const file = readSmall(["#RAR -1 20230101 20230230", "#RAR -2 20221231 20220101", "#KONTO 1910 Kassa"]);
    expect(file.years).toHaveLength(1);
    expect(codesOf(file).warnings).toEqual(["badMinorDate", "yearWithoutDates", "yearBackwards"]);
  });

  test("warn when they overlap, and when a record names one that is not there", () => {
    const file = readSmall(["#RAR -1 20230101 20240101", "#UB -1 1910 0", "#UB -3 1910 0", "#UB -3 1920 0"]);
    expect(file.warnings).toMatchObject(
      [
        { code: "yearsOverlap", lineNo: FIRST_LINE },
        { code: "yearUnknown", lineNo: FIRST_LINE + 2 },
        { code: "accountsWithoutName" },
      ].sort((a, b) => (a.lineNo ?? FIRST_LINE + 1) - (b.lineNo ?? FIRST_LINE + 1)),
    );
  });
});

describe("accounts", () => {
  test("may be used without #KONTO, and have any number of digits", () => {
    const file = readSmall(["#KONTO 19101 Kassa", "#IB 0 19101 1", "#IB 0 2010 -1", "#UB 0 19101 1", "#UB 0 2010 -1"]);
    expect(file.accounts).toMatchObject([
      { number: "19101", declared: true },
      { number: "2010", declared: false, name: "", lineNo: FIRST_LINE + 2 },
    ]);
    expect(file.counts.accounts).toBe(1);
    expect(file.warnings).toMatchObject([{ code: "accountsWithoutName", lineNo: FIRST_LINE + 2 }]);
    expect(file.warnings[0]?.explanation).toContain("2010");
  });

  test("are kept with a warning when they are no digits, and named twice with another name", () => {
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

  test("must be named where a record needs one", () => {
    const file = readSmall(['#IB 0 "" 100', "#KONTO", `#IB 0 ${"1".repeat(33)} 1`, "#KONTO 1910 Kassa"]);
    expect(codesOf(file).errors).toEqual(["badAccount", "badAccount", "badAccount"]);
  });
});

describe("dimensions and objects", () => {
  test("have the names of the format where the file names none, and their parents", () => {
    const file = readSmall([
      "#DIM 6 Uppdrag",
      "#UNDERDIM 21 Etapp 6",
      "#OBJEKT 6 P1 Huset",
      '#OIB 0 1910 {2 "B 1" 21 P1a 30 x} 0',
    ]);
    expect(file.dimensions).toMatchObject([
      { number: 2, name: "Kostnadsbärare", parent: 1, declared: false },
      { number: 6, name: "Uppdrag", parent: null, declared: true },
      { number: 21, name: "Etapp", parent: 6, declared: true },
      { number: 30, name: "Dimension 30", parent: null, declared: false },
    ]);
    expect(file.objects).toMatchObject([
      { dimension: 6, code: "P1", name: "Huset", declared: true },
      { dimension: 2, code: "B 1", name: "", declared: false },
      { dimension: 21, code: "P1a", declared: false },
      { dimension: 30, code: "x", declared: false },
    ]);
    expect(file.counts).toMatchObject({ dimensions: 2, objects: 1 });
    expect(codesOf(file).warnings).toEqual(["accountsWithoutName", "objectsWithoutName", "dimensionWithoutName"]);
  });

  test("are shared between records that have the same", () => {
    const lines = ["{1 a}", "{ }", "{1 a}", "{}"].map((list) => `#TRANS 1910 ${list} 0`);
    const rows = readSmall(["#SIETYP 4", "#VER A 1 20240101", "{", ...lines, "}"]).vouchers[0]?.rows;
    expect(rows?.[0]?.objects).toBe(rows?.[2]?.objects);
    expect(rows?.map(({ objects }) => objects)).toEqual([
      [{ dimension: 1, code: "a" }],
      [],
      [{ dimension: 1, code: "a" }],
      [],
    ]);
  });

  test.each<[string, string, unknown[]]>([
    [
      "quoted and with blanks",
      '{ "1" "a b"\t6 "c}" }',
      [
        { dimension: 1, code: "a b" },
        { dimension: 6, code: "c}" },
      ],
    ],
    ["with an escaped quotation mark", '{1 "a\\"b"}', [{ dimension: 1, code: 'a"b' }]],
    ["with an empty object, which is none", '{1 "" 6 P}', [{ dimension: 6, code: "P" }]],
    ["with a code of digits, kept as text", "{1 007}", [{ dimension: 1, code: "007" }]],
  ])("may be %s", (_name, list, objects) => {
    const file = readSmall([`#OIB 0 1910 ${list} 1.00`]);
    expect(file.balances).toMatchObject([{ objects, amount: 100n }]);
  });

  test.each(["{1}", "{kst 100}", "{1 a 6}", `{1 ${"x".repeat(256)}}`])(
    "are left out with a warning in %s, the amount stays",
    (list) => {
      const file = readSmall(["#KONTO 1910 Kassa", `#OIB 0 1910 ${list} 1.00`]);
      expect(file.balances).toMatchObject([{ objects: [], amount: 100n }]);
      expect(codesOf(file)).toEqual({ errors: [], warnings: ["badObjectList"] });
    },
  );

  test("may be left out altogether, with a warning; a list without an end is an error", () => {
    expect(codesOf(readSmall(["#KONTO 1910 Kassa", "#OIB 0 1910 5.00"])).warnings).toEqual(["objectListMissing"]);
    expect(readSmall(["#OIB 0 1910 {1 a 5.00"]).errors).toMatchObject([{ code: "objectListOpen", lineNo: FIRST_LINE }]);
  });

  test("warn where the number of a dimension or object cannot be", () => {
    const file = readSmall(["#DIM kst x", "#OBJEKT 1", "#UNDERDIM 21 x", "#KONTO 1910 Kassa"]);
    expect(codesOf(file).warnings).toEqual(["badDimension", "badObject", "badDimension"]);
  });

  test("are taken apart where a dimension is part of itself", () => {
    const file = readSmall(["#UNDERDIM 20 a 21", "#UNDERDIM 21 b 20", "#UNDERDIM 22 c 20", "#KONTO 1910 Kassa"]);
    expect(file.dimensions.map(({ number, parent }) => [number, parent])).toEqual([
      [20, null],
      [21, 20],
      [22, 20],
    ]);
    expect(file.warnings).toMatchObject([{ code: "dimensionCycle", lineNo: FIRST_LINE }]);
  });
});

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

  test("count once: of two the last, with a warning when they differ", () => {
    const file = readSmall(["#IB 0 1910 1", "#IB 0 1910 1", "#IB 0 1910 2", "#IB -1 1910 3", "#OIB 0 1910 {1 a} 4"]);
    expect(file.balances.map(({ amount }) => amount)).toEqual([200n, 300n, 400n]);
    expect(file.warnings.filter(({ code }) => code === "balanceTwice")).toMatchObject([{ lineNo: FIRST_LINE + 2 }]);
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

  test("warn of a plus sign and of a quantity that is none", () => {
    const file = readSmall(["#KONTO 1910 Kassa", "#IB 0 1910 +1 2,5"]);
    expect(file.balances).toMatchObject([{ amount: 100n, quantity: null }]);
    expect(codesOf(file)).toMatchObject({
      errors: [],
      warnings: expect.arrayContaining(["plusSign", "badQuantity"]) as string[],
    });
  });
});

describe("vouchers", () => {
  const voucher = (...rows: string[]) => readSmall(["#SIETYP 4", "#VER A 1 20240201 Test", "{", ...rows, "}"]);

  test("are read with their rows and the line of each", () => {
    const file = readSmall([
      "#SIETYP 4",
      '#VER "A" 12 20240201 "Köp, \\"kontant\\"" 20240205 eva',
      "{",
      '#TRANS 1910 {} -125.00 20240202 "Kvitto" -2.5 kim',
      '\t#TRANS 4010 {1 "a"} 125 "" "" 1',
      "}\t",
    ]);
    expect(file.vouchers).toEqual([
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
            added: false,
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
            added: false,
            lineNo: FIRST_LINE + 4,
          },
        ],
        struckRows: [],
      },
    ]);
    expect(file.warnings).toEqual([]);
  });

  test("may repeat series and number, have none, and have no rows", () => {
    const file = readSmall(["#SIETYP 4", ...VOUCHER, ...VOUCHER, '#VER "" "" 20240301', "{", "}"]);
    expect(file.counts).toMatchObject({ vouchers: 3, rows: 4 });
    expect(file.vouchers[2]).toMatchObject({ series: "", number: "", text: "", registered: null, rows: [] });
    expect(codesOf(file)).toEqual({ errors: [], warnings: [] });
  });

  test("count a row that was added later once, whatever the dates say, and a struck row not at all", () => {
    const file = voucher(
      "#TRANS 2641 {} 10.00",
      "#BTRANS 1910 {} -50.00 20240203 fel 1 eva",
      "#RTRANS 1920 {} -10.00 20240210 rätt 2 kim",
      "#TRANS 1920 {} -10.00 20240201 rätt",
    );
    expect(file.counts.rows).toBe(2);
    expect(file.vouchers[0]?.rows).toMatchObject([
      { account: "2641", added: false },
      {
        account: "1920",
        amount: -1000n,
        added: true,
        date: "2024-02-10",
        quantity: 2,
        sign: "kim",
        lineNo: FIRST_LINE + 5,
      },
    ]);
    expect(file.vouchers[0]?.struckRows).toMatchObject([{ account: "1910", amount: -5000n, date: "2024-02-03" }]);
    expect(codesOf(file)).toEqual({ errors: [], warnings: [] });
  });

  test("pair several added rows with their copies, which may come after all of them", () => {
    const file = voucher(
      "#RTRANS 1910 {} 5",
      "#RTRANS 1910 {} -5",
      "#TRANS 1910 {} 5",
      "#TRANS 1910 {} -5",
      "#TRANS 1920 {} 0",
    );
    expect(file.vouchers[0]?.rows.map(({ amount, added }) => [amount, added])).toEqual([
      [500n, true],
      [-500n, true],
      [0n, false],
    ]);
  });

  test("count an added row without its copy, with a warning", () => {
    const file = voucher("#RTRANS 1910 {} 5", "#TRANS 1920 {} -5");
    expect(file.counts.rows).toBe(2);
    expect(file.warnings).toMatchObject([{ code: "additionAlone", lineNo: FIRST_LINE + 3, label: "#RTRANS" }]);
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

  test("warn of a quotation mark that is not closed and of a day of entry that is none", () => {
    const file = readSmall(["#SIETYP 4", '#VER A 1 20240201 "Test', "{", "}", "#VER A 2 20240201 Test igår", "{", "}"]);
    expect(file.vouchers).toMatchObject([{ text: "Test" }, { registered: null }]);
    expect(codesOf(file)).toEqual({ errors: [], warnings: ["quoteOpen", "badMinorDate"] });
  });
});

describe("remarks", () => {
  test("are in order of line, quote the line shortened, and stop at 100 of a kind", () => {
    const bad = Array.from({ length: 250 }, (_, i) => `#IB 0 1910 ${"x".repeat(i * 10)}`);
    const { errors } = readSmall(["#KONTO 1910 Kassa", ...bad]);
    expect(errors).toHaveLength(101);
    expect(errors.map(({ lineNo }) => lineNo)).toEqual(errors.map(({ lineNo }) => lineNo).toSorted((a, b) => a - b));
    expect(errors.at(-1)?.explanation).toContain("150 more remarks");
    expect(Math.max(...errors.map(({ line }) => line.length))).toBe(255);
    expect(Math.max(...errors.map(({ explanation }) => explanation.length))).toBeLessThan(200);
  });

  test("say of a text that is no SIE file only that", () => {
    for (const text of ["", "\n\n", "<!DOCTYPE html>\n<html>", "Konto;Belopp\n1910;100", "#", "\ufffd\ufffd"]) {
      const { errors } = readSie(text);
      expect(errors).toMatchObject([{ code: "notSie", lineNo: 0, linePos: 0 }]);
    }
  });
});
