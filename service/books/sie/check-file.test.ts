import { describe, expect, test } from "vitest";
import { sieChecksum } from "./checksum";
import { readSie } from "./read";
import { codesOf, FIRST_LINE, readSmall, VOUCHER } from "./testing/small-file";

/** A company with a consistent year: cash and equity, one sale. */
const BALANCES = [
  "#SIETYP 4",
  "#KONTO 1910 Kassa",
  "#KONTO 2010 Kapital",
  "#KONTO 3010 Sälj",
  "#IB 0 1910 50.00",
  "#IB 0 2010 -50.00",
  "#UB 0 1910 150.00",
  "#UB 0 2010 -50.00",
  "#RES 0 3010 -100.00",
];
/** A correct file, of which the checks find nothing. */
const IN_ORDER = [...BALANCES, ...VOUCHER];

const replaced = (from: string, to: string) => IN_ORDER.map((line) => (line === from ? to : line));
const warningsOf = (lines: string[]) => codesOf(readSmall(lines)).warnings;
const warning = (lines: string[], code: string) =>
  readSmall(lines).warnings.find((candidate) => candidate.code === code);

describe("the checks of a file", () => {
  test("find nothing in a correct file", () => {
    expect(codesOf(readSmall(IN_ORDER))).toEqual({ errors: [], warnings: [] });
  });

  test("name the records that every file must have", () => {
    const { warnings } = readSie(["#FORMAT PC8", "#RAR 0 20240101 20241231", ...IN_ORDER].join("\n"));
    expect(warnings).toMatchObject([{ code: "recordMissing", lineNo: 0 }]);
    expect(warnings[0]?.explanation).toContain("#FLAGGA, #PROGRAM, #GEN, #FNAMN");
  });

  test("warn of #FLAGGA 1, of another flag and of another format", () => {
    const file = readSmall(["#FLAGGA 1", ...IN_ORDER]);
    expect(file).toMatchObject({ alreadyImported: true, warnings: [{ code: "alreadyImported" }] });
    expect(warningsOf(["#FLAGGA 2", ...IN_ORDER])).toEqual(["badFlag"]);
    expect(warningsOf(["#FORMAT UTF8", ...IN_ORDER])).toEqual(["badFormat"]);
  });

  test("refuse a file that would empty a year", () => {
    expect(codesOf(readSmall(["#SIETYP 4"])).errors).toEqual(["empty"]);
  });

  test("refuse amounts whose sums are too large to be stored, of vouchers and of balances", () => {
    // 2^62 öre. Amounts are added up without their signs, so two of these exceed the maximum, 2^63 - 1 öre.
    const half = "46116860184273879.04";
    const rows = (...amounts: string[]) => amounts.map((amount) => `#TRANS 1910 {} ${amount}`);
    const voucher = (...amounts: string[]) => ["#VER A 2 20240301 Stort", "{", ...rows(...amounts), "}"];
    expect(codesOf(readSmall([...IN_ORDER, ...voucher(half, `-${half}`)])).errors).toEqual(["sumTooLarge"]);
    expect(codesOf(readSmall([...IN_ORDER, ...voucher("46116860184273000.00")])).errors).toEqual([]);
    const months = (amount: string) => ["01", "02"].map((month) => `#PSALDO 0 2024${month} 1910 {} ${amount}`);
    expect(codesOf(readSmall(["#SIETYP 2", ...months(half)])).errors).toEqual(["sumTooLarge"]);
    expect(codesOf(readSmall(["#SIETYP 2", ...months("46116860184273879.03")])).errors).toEqual([]);
  });

  test("say where letters were lost, and how many", () => {
    const file = readSmall([...IN_ORDER, '#KONTO 1920 "Plusgiro"', '#KONTO 1930 "F\ufffdretagskonto f\ufffdr"']);
    expect(file.damagedCharacters).toBe(2);
    const lineNo = FIRST_LINE + IN_ORDER.length + 1;
    expect(file.warnings).toMatchObject([{ code: "lettersLost", lineNo, linePos: 15 }]);
    expect(file.warnings[0]?.explanation).toContain("2 letters");
    const [one] = readSmall([...IN_ORDER, '#KONTO 1930 "F\ufffdretagskonto"']).warnings;
    expect(one?.explanation).toBe("A letter was lost before this file reached us, here. It stays as it is.");
  });

  test("name a voucher that does not balance, and its difference", () => {
    const lines = replaced("#TRANS 3010 {} -100.00", "#TRANS 3010 {} -99.99");
    expect(warning(lines, "voucherUnbalanced")).toMatchObject({ lineNo: FIRST_LINE + BALANCES.length, label: "#VER" });
    expect(warning(lines, "voucherUnbalanced")?.explanation).toContain("“A 1” of 2024-02-01");
    expect(warning(lines, "voucherUnbalanced")?.explanation).toContain("0.01");
  });

  test("warn of vouchers outside the year, but not in a file of vouchers alone", () => {
    const outside = replaced("#VER A 1 20240201 Test", "#VER A 1 20250101 Test");
    expect(warningsOf(outside)).toEqual(["voucherOutsideYear"]);
    expect(warningsOf(["#SIETYP 4", ...VOUCHER.with(0, "#VER A 1 20250101 Test")])).toEqual([]);
  });

  test("do not warn that a voucher without a readable date, which is an error, is outside the year", () => {
    const file = readSmall(replaced("#VER A 1 20240201 Test", "#VER A 1 20240230 Test"));
    expect(codesOf(file).errors).toContain("badDate");
    expect(codesOf(file).warnings).not.toContain("voucherOutsideYear");
  });

  test("name the accounts on which the vouchers do not give #UB and #RES", () => {
    const balance = replaced("#UB 0 1910 150.00", "#UB 0 1910 151.00");
    expect(warning(balance, "closingBalanceDiffers")).toMatchObject({ lineNo: FIRST_LINE + 6, label: "#UB" });
    expect(warning(balance, "closingBalanceDiffers")?.explanation).toContain(
      "on account 1910 it is 150.00 against 151.00, a difference of -1.00",
    );
    const result = replaced("#RES 0 3010 -100.00", "#RES 0 3010 -90.00");
    expect(warning(result, "resultDiffers")?.explanation).toContain("account 3010");
  });

  test("take a balance that is not in the file for zero", () => {
    const lines = IN_ORDER.filter((line) => line !== "#UB 0 2010 -50.00");
    expect(warning(lines, "closingBalanceDiffers")).toMatchObject({ label: "#IB", lineNo: FIRST_LINE + 5 });
    const settled = [...IN_ORDER, "#KONTO 1920 Giro", "#IB 0 1920 0"];
    expect(warningsOf(settled)).toEqual([]);
  });

  test("take #UB −1 for the opening balances of a file without #IB 0", () => {
    const lines = IN_ORDER.map((line) => line.replace("#IB 0", "#UB -1"));
    const before = ["#RAR -1 20230101 20231231", "#UB -1 3010 -5.00"];
    expect(warningsOf([...lines, ...before])).toEqual([]);
    const months = ["#PSALDO 0 202402 1910 {} 100.00", "#PSALDO 0 202402 3010 {} -100.00"];
    expect(warningsOf([...lines, ...before, ...months])).toEqual([]);
    const withoutClosing = [...lines, ...before].filter((line) => line !== "#UB 0 2010 -50.00");
    expect(warning(withoutClosing, "closingBalanceDiffers")).toMatchObject({
      line: "#UB -1 2010 -50.00",
      explanation: expect.stringContaining("Expected that #UB −1 and the vouchers give #UB 0; on account 2010"),
    });
    expect(warning([...withoutClosing, ...months], "monthsDifferFromClosingBalance")).toMatchObject({
      line: "#UB -1 2010 -50.00",
      explanation: expect.stringContaining("Expected that #UB −1 and the months of #PSALDO give #UB 0; on account"),
    });
    const uneven = [...lines, ...before].map((line) => line.replace("1910 50.00", "1910 60.00"));
    expect(warning(uneven, "openingBalanceNotZero")).toMatchObject({
      line: "#UB -1 1910 60.00",
      explanation: expect.stringContaining("the opening balances (#UB −1) to sum to zero; the sum is 10.00"),
    });
  });

  test("do not ask for balances that the file leaves out altogether", () => {
    const withoutResult = IN_ORDER.filter((line) => !line.startsWith("#RES"));
    expect(warningsOf(withoutResult)).toEqual(["closingBalanceUneven"]);
  });

  test("give each of up to 20 accounts its own warning, and name more of them in one", () => {
    const accounts = (count: number) =>
      Array.from({ length: count }, (_, i) => [`#KONTO ${5000 + i} x`, `#RES 0 ${5000 + i} 1`]).flat();
    const differing = (count: number) =>
      readSmall([...IN_ORDER, ...accounts(count)]).warnings.filter(({ code }) => code === "resultDiffers");
    expect(differing(20)).toHaveLength(20);
    expect(differing(21)).toHaveLength(1);
    expect(differing(21)[0]?.explanation).toContain("21 accounts: 5000 (-1.00), 5001 (-1.00)");
    expect(differing(60)[0]?.explanation).toMatch(/60 accounts: 5000 \(-1\.00\), .* and 10 more\.$/);
  });

  test("classify an account by its balance records first, then by #KTYP, then by its first digit", () => {
    expect(warningsOf([...IN_ORDER, "#KTYP 3010 T", "#KTYP 1910 I"])).toEqual([]);
    const cost = [
      "#KONTO 9010 Kostnad",
      "#KTYP 9010 K",
      "#VER A 2 20240301",
      "{",
      "#TRANS 9010 {} 5",
      "#TRANS 9010 {} -4",
      "}",
    ];
    expect(warningsOf([...IN_ORDER, ...cost])).toEqual(expect.arrayContaining(["voucherUnbalanced", "resultDiffers"]));
    const statistics = cost.filter((line) => !line.startsWith("#KTYP"));
    expect(warningsOf([...IN_ORDER, ...statistics])).toEqual(["voucherUnbalanced"]);
  });

  test("compare the months with the balances, without the records of objects, which are part of them", () => {
    const months = [
      "#PSALDO 0 202402 1910 {} 100.00",
      "#PSALDO 0 202402 3010 {} -60.00",
      "#PSALDO 0 202403 3010 {} -40.00",
    ];
    const objects = [
      "#DIM 1 Kst",
      "#OBJEKT 1 a x",
      "#PSALDO 0 202402 3010 {1 a} -60.00",
      "#PBUDGET 0 202402 3010 {} -9",
    ];
    expect(warningsOf([...IN_ORDER, ...months, ...objects])).toEqual([]);
    expect(warning([...IN_ORDER, ...months.slice(0, 2)], "monthsDifferFromResult")?.explanation).toContain(
      "account 3010",
    );
    expect(warning([...IN_ORDER, ...months.slice(1)], "monthsDifferFromClosingBalance")).toMatchObject({
      label: "#UB",
    });
  });

  test("compare the months with the balances that the file has, and name the line of each", () => {
    const months = ["#PSALDO 0 202402 1910 {} 100.00", "#PSALDO 0 202402 3010 {} -100.00"];
    expect(warningsOf(["#SIETYP 4", ...BALANCES.slice(1, 4), ...VOUCHER, ...months])).toEqual([]);
    const withoutResult = [...IN_ORDER, ...months].filter((line) => !line.startsWith("#RES"));
    expect(warningsOf(withoutResult)).toEqual(["closingBalanceUneven"]);
    const withoutBalance = [...IN_ORDER, ...months].filter((line) => line !== "#UB 0 2010 -50.00");
    expect(warning(withoutBalance, "monthsDifferFromClosingBalance")).toMatchObject({
      label: "#IB",
      line: "#IB 0 2010 -50.00",
    });
  });

  test("name the line of #UB −1 where an account with unknown months has no other record", () => {
    const lines = ["#RAR -1 20230101 20231231", "#UB -1 1910 50.00", "#UB -1 1920 7.00", "#UB 0 1910 150.00"];
    const months = ["#PSALDO 0 202402 1910 {} 100.00"];
    expect(warning(["#SIETYP 2", ...lines, ...months], "monthsContradictBalance")).toMatchObject({
      label: "#UB",
      lineNo: FIRST_LINE + 3,
      line: "#UB -1 1920 7.00",
      explanation: expect.stringContaining("the months are unknown: 1920."),
    });
  });

  test("warn of months outside their year, once", () => {
    const months = ["#PBUDGET 0 202402 3010 {} 1", "#PBUDGET 0 202501 3010 {} 1", "#PBUDGET 0 202312 3010 {} 1"];
    const note = warning([...IN_ORDER, ...months], "monthOutsideYear");
    expect(note).toMatchObject({ lineNo: FIRST_LINE + IN_ORDER.length + 1 });
    expect(note?.explanation).toContain("2 records");
  });

  describe("opening balances", () => {
    const open = [
      "#SIETYP 1",
      "#KONTO 1910 Kassa",
      "#KONTO 3010 Sälj",
      "#KONTO 8999 Resultat",
      "#RAR -1 20230101 20231231",
    ];
    const opening = (...lines: string[]) => warningsOf([...open, "#IB 0 1910 75.00", "#UB 0 1910 75.00", ...lines]);

    test("warn when they do not sum to zero", () => {
      expect(opening()).toEqual(["openingBalanceNotZero"]);
      expect(opening("#RES -1 3010 -74.00")).toEqual(["openingBalanceNotZero"]);
    });

    test("accept the result of the year before that is not yet moved to equity", () => {
      expect(opening("#RES -1 3010 -75.00")).toEqual([]);
    });

    test("leave the transfer on 8999 out of the result of the year before", () => {
      expect(opening("#RES -1 3010 -75.00", "#RES -1 8999 75.00")).toEqual([]);
    });
  });

  test("warn when the closing balances and the result do not sum to the opening balances", () => {
    const lines = ["#SIETYP 1", "#KONTO 1910 Kassa", "#UB 0 1910 75.00"];
    expect(warning(lines, "closingBalanceUneven")?.explanation).toContain("the difference is 75.00");
    const complete = [...lines, "#KONTO 3010 Sälj", "#RES 0 3010 -75.00"];
    expect(warningsOf(complete)).toEqual([]);
    expect(warningsOf([...complete, "#UB 0 3010 -75.00"])).toEqual([]);
  });

  test("name in one warning the accounts whose opening balance is not the closing balance of the year before", () => {
    const before = ["#RAR -1 20230101 20231231", "#UB -1 1910 49.00", "#UB -1 2010 -49.00", "#UB -1 3010 -5.00"];
    const notes = readSmall([...IN_ORDER, ...before]).warnings;
    expect(notes).toMatchObject([{ code: "openingBalanceDiffers", lineNo: FIRST_LINE + 4, label: "#IB" }]);
    expect(notes[0]?.explanation).toContain("2 accounts: 1910 (1.00), 2010 (-1.00)");
  });
});

describe("the checksum", () => {
  const body = ['#KONTO 1910 "Kassa å la \\"carte\\""', '#OIB 0 1910 { 1 "a b"  6 c} 5.00', "\t#IB 0   1910 0"];
  const sum = sieChecksum(body.join("\r\n"));
  const withSum = (end: string, lines = body) => codesOf(readSmall(["#KSUMMA", ...lines, end]));

  test("is CRC-32 over labels and fields in code page 437", () => {
    // The check value by which implementations of CRC-32 are compared: that of the digits 1 to 9.
    expect(sieChecksum("123 456\n{ 789 }")).toBe(0xcbf43926);
    expect(sieChecksum('"12" 3{4 "5"}6"789"')).toBe(sieChecksum('12 3 4 5 6"789"'));
    // The CRC-32 of the byte 86 (hexadecimal), which is å in code page 437.
    expect(sieChecksum("å")).toBe(0xd6d9c998);
    expect(sieChecksum('#A "å"')).toBe(sieChecksum("#Aå"));
    expect(sieChecksum('"a b"')).not.toBe(sieChecksum("a b"));
    expect(sieChecksum('"a\\"b"')).toBe(sieChecksum('a"b'));
    expect(sieChecksum('"C:\\a\\"\r\n1')).toBe(sieChecksum("C:\\a\\ 1"));
  });

  test("verifies, whatever the blanks, braces and line ends", () => {
    expect(withSum(`#KSUMMA ${sum}`).warnings).not.toContain("checksumDiffers");
    const respaced = body.map((line) => line.trim().replace("0   1910", "0 1910"));
    expect(withSum(`#KSUMMA ${sum}`, respaced).warnings).not.toContain("checksumDiffers");
    expect(sieChecksum(body.join("\n"))).toBe(sum);
    expect(sieChecksum(body.join("\r\n").replaceAll(/[{}]/g, ""))).toBe(sum);
  });

  test("may be written as a signed number", () => {
    expect(withSum(`#KSUMMA ${sum | 0}`).warnings).not.toContain("checksumDiffers");
  });

  test.each([[`#KSUMMA ${sum + 1}`], ["#KSUMMA x"], [`#KSUMMA ${sum + 2 ** 32}`]])(
    "warns when it is wrong: %s",
    (end) => {
      expect(withSum(end).warnings).toContain("checksumDiffers");
    },
  );

  test("refuses a file whose checksum was begun and is missing: it was cut off", () => {
    const file = readSmall(["#KSUMMA", ...IN_ORDER]);
    expect(file.errors).toMatchObject([{ code: "cutOff", lineNo: FIRST_LINE, label: "#KSUMMA" }]);
  });

  test("warns when it was never begun", () => {
    expect(warningsOf([...IN_ORDER, "#KSUMMA 1"])).toEqual(["checksumBeginMissing"]);
  });
});
