import { describe, expect, test } from "vitest";
import { sieChecksum } from "../checksum";
import { codesOf, readSmall, VOUCHER } from "../testing/small-file";

interface Remark {
  /**
   * The group of the check: 22 vouchers, 23 what they give, 24 months, 25 opening and closing balances, 26 #FLAGGA,
   * 27 #KSUMMA, 28 the transfer of the result.
   */
  section: number;
  /** The mistake in the file, for the test's title. */
  of: string;
  lines: string[];
  code: string;
  label: string;
  /** The text of the line that the remark is on. */
  line: string;
  explanation: string;
  /** Codes of other notes that the same mistake inevitably causes. */
  also?: string[];
  /** True for an error, because of which the file is refused; other remarks are warnings. */
  refuses?: boolean;
}

const CHART = ["#KONTO 1910 Kassa", "#KONTO 2010 Kapital", "#KONTO 3010 Sälj", "#KONTO 8999 Resultat"];
/** A consistent year: opening balances of 50.00, one sale of 100.00. */
const YEAR = [
  ...CHART,
  "#IB 0 1910 50.00",
  "#IB 0 2010 -50.00",
  "#UB 0 1910 150.00",
  "#UB 0 2010 -50.00",
  "#RES 0 3010 -100.00",
];
const LEDGER = ["#SIETYP 4", ...YEAR, ...VOUCHER];
const MONTHS = ["#SIETYP 2", ...YEAR, "#PSALDO 0 202402 1910 {} 100.00", "#PSALDO 0 202402 3010 {} -100.00"];
const BALANCES = ["#SIETYP 1", ...YEAR];
const SUM = sieChecksum(LEDGER.join("\r\n"));

const change = (lines: string[], ...changes: [from: string, to: string][]) =>
  lines.map((line) => changes.find(([from]) => from === line)?.[1] ?? line);

const REMARKS: Remark[] = [
  {
    section: 22,
    of: "a voucher that does not sum to zero",
    lines: change(
      LEDGER,
      ["#TRANS 3010 {} -100.00", "#TRANS 3010 {} -99.99"],
      ["#RES 0 3010 -100.00", "#RES 0 3010 -99.99"],
    ),
    code: "voucherUnbalanced",
    label: "#VER",
    line: "#VER A 1 20240201 Test",
    explanation: "Expected the rows of voucher “A 1” of 2024-02-01 to sum to zero; the difference is 0.01.",
    also: ["closingBalanceUneven"],
  },
  {
    section: 22,
    of: "rows without { before them",
    lines: LEDGER.filter((line) => line !== "{"),
    code: "braceMissing",
    label: "#TRANS",
    line: "#TRANS 1910 {} 100.00",
    explanation: "Expected { before the rows of voucher “A 1” of 2024-02-01.",
  },
  {
    section: 23,
    of: "a closing balance that opening balance and vouchers do not give",
    lines: change(LEDGER, ["#UB 0 1910 150.00", "#UB 0 1910 151.00"]),
    code: "closingBalanceDiffers",
    label: "#UB",
    line: "#UB 0 1910 151.00",
    explanation:
      "Expected that #IB and the vouchers give #UB; on account 1910 it is 150.00 against 151.00, a difference of -1.00.",
    also: ["closingBalanceUneven"],
  },
  {
    section: 23,
    of: "a result that the vouchers do not give",
    lines: change(LEDGER, ["#RES 0 3010 -100.00", "#RES 0 3010 -90.00"]),
    code: "resultDiffers",
    label: "#RES",
    line: "#RES 0 3010 -90.00",
    explanation:
      "Expected that the vouchers give #RES; on account 3010 it is -100.00 against -90.00, a difference of -10.00.",
    also: ["closingBalanceUneven"],
  },
  {
    section: 24,
    of: "months that do not add up to a closing balance",
    lines: change(MONTHS, ["#PSALDO 0 202402 1910 {} 100.00", "#PSALDO 0 202402 1910 {} 99.00"]),
    code: "monthsContradictBalance",
    label: "#PSALDO",
    line: "#PSALDO 0 202402 1910 {} 99.00",
    explanation:
      "Expected #PSALDO to give #UB or #RES; on these accounts they do not, so the year is #UB or #RES and the months are unknown: 1910.",
  },
  {
    section: 24,
    of: "months that do not add up to a result",
    lines: change(MONTHS, ["#PSALDO 0 202402 3010 {} -100.00", "#PSALDO 0 202402 3010 {} -99.00"]),
    code: "monthsContradictBalance",
    label: "#PSALDO",
    line: "#PSALDO 0 202402 3010 {} -99.00",
    explanation:
      "Expected #PSALDO to give #UB or #RES; on these accounts they do not, so the year is #UB or #RES and the months are unknown: 3010.",
  },
  {
    section: 24,
    of: "months whose records are parts of the account",
    lines: change(MONTHS, [
      "#PSALDO 0 202402 1910 {} 100.00",
      "#PSALDO 0 202402 1910 {} 60.00\r\n#PSALDO 0 202402 1910 {1 a} 40.00",
    ]),
    code: "monthsReadAsParts",
    label: "#PSALDO",
    line: "#PSALDO 0 202402 1910 {} 60.00",
    explanation:
      "Expected the #PSALDO without an object to give #UB or #RES; all records of an account together do on these, so they were read as its parts: 1910.",
    also: ["objectsWithoutName"],
  },
  {
    section: 24,
    of: "months outside the fiscal year",
    lines: [...MONTHS, "#PSALDO 0 202302 3010 {} -5.00", "#PSALDO 0 202501 1910 {} 5.00"],
    code: "monthOutsideYear",
    label: "#PSALDO",
    line: "#PSALDO 0 202302 3010 {} -5.00",
    explanation:
      "Expected months within year 0, found 2023-02; 2 records have months outside their year and were left out, of accounts: 1910, 3010.",
  },
  {
    section: 25,
    of: "closing balances and result that do not sum to the opening balances",
    lines: change(BALANCES, ["#RES 0 3010 -100.00", "#RES 0 3010 -90.00"]),
    code: "closingBalanceUneven",
    label: "#UB",
    line: "#UB 0 1910 150.00",
    explanation:
      "Expected the closing balances (#UB 0, 100.00) and the result (#RES 0, -90.00) to sum to the opening balances (#IB 0, 0.00); the difference is 10.00.",
  },
  {
    section: 25,
    of: "opening balances that do not sum to zero",
    lines: change(BALANCES, ["#IB 0 2010 -50.00", "#IB 0 2010 -40.00"], ["#UB 0 2010 -50.00", "#UB 0 2010 -40.00"]),
    code: "openingBalanceNotZero",
    label: "#IB",
    line: "#IB 0 1910 50.00",
    explanation:
      "Expected the opening balances (#IB 0) to sum to zero; the sum is 10.00, and the file has no #RES of the year before that could explain it.",
  },
  {
    section: 25,
    of: "opening balances that are neither zero nor the result of the year before",
    lines: [
      ...change(BALANCES, ["#IB 0 2010 -50.00", "#IB 0 2010 -40.00"], ["#UB 0 2010 -50.00", "#UB 0 2010 -40.00"]),
      "#RAR -1 20230101 20231231",
      "#RES -1 3010 -9.00",
    ],
    code: "openingBalanceNotZero",
    label: "#IB",
    line: "#IB 0 1910 50.00",
    explanation:
      "Expected the opening balances (#IB 0) to sum to zero; the sum is 10.00, nor is it minus the result of the year before, 9.00.",
  },
  {
    section: 25,
    of: "an opening balance that is not the closing balance of the year before",
    lines: [...BALANCES, "#RAR -1 20230101 20231231", "#UB -1 1910 49.00", "#UB -1 2010 -50.00"],
    code: "openingBalanceDiffers",
    label: "#IB",
    line: "#IB 0 1910 50.00",
    explanation: "Expected that #IB 0 is #UB −1; it differs on 1 account: 1910 (1.00).",
  },
  {
    section: 26,
    of: "a file that some program has marked as imported",
    lines: ["#FLAGGA 1", ...LEDGER],
    code: "alreadyImported",
    label: "#FLAGGA",
    line: "#FLAGGA 1",
    explanation: "#FLAGGA 1: a program has marked this file as already imported.",
  },
  {
    section: 27,
    of: "a wrong checksum",
    lines: ["#KSUMMA", ...LEDGER, "#KSUMMA 1"],
    code: "checksumDiffers",
    label: "#KSUMMA",
    line: "#KSUMMA 1",
    explanation: `Expected the checksum ${SUM}, found “1”: the file was changed after it was written.`,
  },
  {
    section: 27,
    of: "a checksum that was never begun",
    lines: [...LEDGER, `#KSUMMA ${SUM}`],
    code: "checksumBeginMissing",
    label: "#KSUMMA",
    line: `#KSUMMA ${SUM}`,
    explanation: "Expected a #KSUMMA without a value before the records it covers.",
  },
  {
    section: 27,
    of: "a checksum that was begun and is missing",
    lines: ["#KSUMMA", ...LEDGER],
    code: "cutOff",
    label: "#KSUMMA",
    line: "#KSUMMA",
    explanation: "Expected a second #KSUMMA with the checksum at the end: the file was cut off.",
    refuses: true,
  },
  {
    section: 28,
    of: "a transfer to equity that is not the result",
    lines: [...change(BALANCES, ["#UB 0 2010 -50.00", "#UB 0 2010 -140.00"]), "#RES 0 8999 90.00"],
    code: "resultTransferDiffers",
    label: "#RES",
    line: "#RES 0 8999 90.00",
    explanation: "Expected account 8999 to move the result of the year to equity, 100.00; found 90.00.",
  },
];

describe("each check of groups 22 to 28 has its own remark:", () => {
  test.each(REMARKS)("$section, $of", ({ lines, code, label, line, explanation, also = [], refuses = false }) => {
    const file = readSmall(lines);
    const notes = refuses ? file.errors : file.warnings;
    expect(notes.find((note) => note.code === code)).toMatchObject({ label, line, explanation });
    expect(notes.map((note) => note.code).sort()).toEqual([code, ...also].sort());
    expect(refuses ? file.warnings : file.errors).toEqual([]);
  });

  test("every group from 22 to 28 is covered", () => {
    expect([...new Set(REMARKS.map(({ section }) => section))]).toEqual([22, 23, 24, 25, 26, 27, 28]);
  });

  test("a correct file has no remarks", () => {
    const files = [LEDGER, MONTHS, BALANCES, ["#KSUMMA", ...LEDGER, `#KSUMMA ${SUM}`]].map((lines) => readSmall(lines));
    expect(files.map(codesOf)).toEqual(files.map(() => ({ errors: [], warnings: [] })));
  });

  test("an empty voucher and a year closed by the transfer of its result cause no remarks", () => {
    expect(codesOf(readSmall([...LEDGER, "#VER A 2 20240301 Tom", "{", "}"])).warnings).toEqual([]);
    const closed = change(BALANCES, ["#UB 0 2010 -50.00", "#UB 0 2010 -150.00"]);
    expect(codesOf(readSmall([...closed, "#RES 0 8999 100.00"])).warnings).toEqual([]);
  });
});
