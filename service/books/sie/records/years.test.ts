import { describe, expect, test } from "vitest";
import { readSie } from "../read";
import { codesOf, FIRST_LINE, readSmall, VOUCHER } from "../testing/small-file";

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
    // The records that readSmall adds have a #RAR 0 already.
    expect(codesOf(file)).toEqual({ errors: [], warnings: ["yearTwice"] });
  });

  test("that begin on 31 August end by the last day of the second February after it", () => {
    expect(codesOf(readSmall(["#RAR 0 20240831 20260228", "#IB 0 1910 0"])).errors).toEqual([]);
    expect(codesOf(readSmall(["#RAR 0 20240831 20260301", "#IB 0 1910 0"])).errors).toEqual(["yearTooLong"]);
  });

  test("that are longer than 18 months refuse the file as year 0, and warn as an earlier year", () => {
    expect(readSmall(["#RAR 0 20240101 20250701", "#IB 0 1910 0"]).errors).toMatchObject([
      { code: "yearTooLong", lineNo: FIRST_LINE, label: "#RAR" },
    ]);
    const file = readSmall(["#RAR -1 20211101 20231231", "#KONTO 1910 Kassa"]);
    expect(codesOf(file)).toEqual({ errors: [], warnings: ["earlierYearTooLong"] });
  });

  test("must include year 0, unless the request gives it or the file has vouchers alone", () => {
    const lines = ["#FLAGGA 0", "#SIETYP 4", "#IB 0 1910 0"];
    expect(codesOf(readSie(lines.join("\n"))).errors).toEqual(["yearMissing"]);
    expect(codesOf(readSie([...lines, "#RAR 0"].join("\n")))).toMatchObject({ errors: ["yearWithoutDates"] });
    const backwards = [...lines, "#RAR 0 20241231 20240101"].join("\n");
    expect(readSie(backwards).errors).toMatchObject([
      { code: "yearBackwards", lineNo: 4, label: "#RAR", line: "#RAR 0 20241231 20240101" },
    ]);
    const fiscalYear = { start: "2023-01-01", end: "2023-12-31" };
    expect(readSie(lines.join("\n"), { fiscalYear })).toMatchObject({
      errors: [],
      years: [{ index: 0, ...fiscalYear }],
    });
    expect(codesOf(readSie(backwards, { fiscalYear }))).toMatchObject({
      errors: [],
      warnings: expect.arrayContaining(["yearBackwards"]) as string[],
    });
    expect(readSie(["#SIETYP 4", ...VOUCHER].join("\n"))).toMatchObject({ errors: [], years: [] });
  });

  test("give way to those of the request", () => {
    const fiscalYear = { start: "2023-01-01", end: "2023-12-31" };
    const file = readSmall(["#RAR 0 20200101 20241231", "#IB 0 1910 0"], { fiscalYear });
    expect(file.years).toMatchObject([{ index: 0, ...fiscalYear }]);
    expect(file.errors).toEqual([]);
  });

  test.each(["20231231", "19800101", "20250101"])("ignore #OMFATTN %s outside the year, with a warning", (day) => {
    const file = readSmall([`#OMFATTN ${day}`, "#IB 0 1910 0", "#KONTO 1910 Kassa"]);
    expect(file.balancesThrough).toBeNull();
    expect(file.warnings).toMatchObject([
      { code: "balancesThroughOutsideYear", label: "#OMFATTN", lineNo: FIRST_LINE },
    ]);
    expect(readSmall(["#OMFATTN 20241231", "#IB 0 1910 0"]).balancesThrough).toBe("2024-12-31");
  });

  test("are left out with a warning where a day is not on the calendar or they end before they start", () => {
    const file = readSmall(["#RAR -1 20230101 20230230", "#RAR -2 20221231 20220101", "#KONTO 1910 Kassa"]);
    expect(file.years).toHaveLength(1);
    expect(codesOf(file).warnings).toEqual(["badMinorDate", "yearWithoutDates", "yearBackwards"]);
  });

  test("warn when they overlap, and when a record names one that is not there", () => {
    const file = readSmall(["#RAR -1 20230101 20240101", "#UB -1 1910 0", "#UB -3 1910 0", "#UB -3 1920 0"]);
    expect(file.warnings).toMatchObject([
      { code: "yearsOverlap", lineNo: FIRST_LINE },
      { code: "accountsWithoutName", lineNo: FIRST_LINE + 1 },
      { code: "yearUnknown", lineNo: FIRST_LINE + 2 },
    ]);
  });
});
