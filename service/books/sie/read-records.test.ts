import { describe, expect, test } from "vitest";
import { readSie } from "./read";
import { codesOf, FIRST_LINE, readSmall, VOUCHER } from "./testing/small-file";

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

  test("may end in LF, CR LF, CR or with the file, which may have a byte order mark and Ctrl-Z", () => {
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
});

describe("texts", () => {
  test("have blanks for control characters, with one remark", () => {
    const codes = ["a\u0001", "b\u007f", "c\td"];
    const file = readSmall([
      '#KONTO 1910 "Kas\u0000sa"',
      ...codes.flatMap((code) => [`#OBJEKT 1 "${code}" x`, `#OIB 0 1910 {1 "${code}"} 0`]),
    ]);
    expect(file.accounts[0]?.name).toBe("Kas sa");
    expect(file.objects).toMatchObject(["a ", "b ", "c d"].map((code) => ({ code, declared: true })));
    expect(file.balances.map(({ objects }) => objects[0]?.code)).toEqual(["a ", "b ", "c d"]);
    expect(file.warnings).toMatchObject([{ code: "controlCharacter", line: '#KONTO 1910 "Kas sa"' }]);
  });

  test("have composed letters, composed or not in the file", () => {
    expect(readSmall(["#KONTO 1910 Fo\u0308rsa\u0308ljning"]).accounts[0]?.name).toBe("Försäljning");
    // U+212B, the sign of the unit ångström, is composed to the letter Å.
    expect(readSmall(["#OBJEKT 1 \u212bmål x"]).objects[0]?.code).toBe("\u00c5mål");
  });
});
