import { describe, expect, test } from "vitest";
import { codesOf, FIRST_LINE, readSmall, VOUCHER } from "../testing/small-file";

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
      businessIdentityCodeLine: FIRST_LINE + 4,
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

  test("may be missing: the chart is BAS95 then, and the currency null", () => {
    const file = readSmall(VOUCHER);
    expect(file.identification).toMatchObject({ chartType: "BAS95", currency: null, businessIdentityCode: "" });
  });

  test("warn where they cannot be read, and are left out", () => {
    const file = readSmall(["#SIETYP 4", "#VALUTA kronor", "#OMFATTN 20240230", "#GEN igår", ...VOUCHER]);
    expect(file).toMatchObject({ identification: { currency: null, generated: null }, balancesThrough: null });
    expect(codesOf(file).warnings).toEqual(["unknownCurrency", "badMinorDate", "badMinorDate"]);
  });
});
