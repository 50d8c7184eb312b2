import { describe, expect, test } from "vitest";
import type { SieImportResult, SieNote } from "@/contract/imports/sie-import";
import { companiesWithNumber, isOfOtherCompany } from "./other-company";

const COMPANY = { id: "a-demo-559900-0001", name: "Egna AB", businessIdentityCode: "559900-0001" };

function result(fileBusinessIdentityCode: string | null, code?: string): SieImportResult {
  const warning: SieNote = { code: code ?? "", lineNo: 0, linePos: 0, label: "#ORGNR", line: "", explanation: "" };
  return {
    success: true,
    errors: [],
    warnings: code === undefined ? [] : [warning],
    ...(fileBusinessIdentityCode !== null && { summary: { fileBusinessIdentityCode } as SieImportResult["summary"] }),
  };
}

describe("a file is another company's", () => {
  test.each([
    ["559900-0002", true],
    ["5599000002", true],
    ["165599000002", true],
    ["559900-0001", false],
    ["5599000001", false],
    ["165599000001", false],
    ["16559900-0001", false],
  ])("%s: %s", (number, expected) => {
    expect(isOfOtherCompany(result(number), COMPANY)).toBe(expected);
    // Another service may compare numbers more strictly than the contract says.
    expect(isOfOtherCompany(result(number, "organisationNumberDiffers"), COMPANY)).toBe(expected);
  });

  test("by the service's remark, in a response without a number", () => {
    expect(isOfOtherCompany(result(null, "organisationNumberDiffers"), COMPANY)).toBe(true);
    expect(isOfOtherCompany(result("", "organisationNumberDiffers"), COMPANY)).toBe(true);
  });

  test("but not when it has no number", () => {
    expect(isOfOtherCompany(result("", "organisationNumberMissing"), COMPANY)).toBe(false);
    expect(isOfOtherCompany(result(null), COMPANY)).toBe(false);
  });
});

describe("the companies with a file's number", () => {
  const inAgency = { id: "a-demo-559900-0002", name: "Andra AB", businessIdentityCode: "559900-0002" };
  const elsewhere = { id: "a-other-559900-0002", name: "Andra AB", businessIdentityCode: "559900-0002" };
  const direct = { id: "559900-0002", name: "Andra AB", businessIdentityCode: "5599000002" };
  const all = [COMPANY, inAgency, elsewhere, direct];

  test("are those of the same agency, however the number is written", () => {
    for (const number of ["559900-0002", "5599000002", "165599000002"])
      expect(companiesWithNumber(all, number, COMPANY)).toEqual([inAgency]);
  });

  test("are those without an agency for a company without one", () => {
    const own = { id: "559900-0009", name: "Egna AB", businessIdentityCode: "559900-0009" };
    expect(companiesWithNumber(all, "559900-0002", own)).toEqual([direct]);
  });

  test("are none for no number, and never the company itself", () => {
    expect(companiesWithNumber(all, "", COMPANY)).toEqual([]);
    expect(companiesWithNumber(all, "-", COMPANY)).toEqual([]);
    expect(companiesWithNumber(all, "559900-0001", COMPANY)).toEqual([]);
  });
});
