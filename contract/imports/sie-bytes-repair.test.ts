import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { repairMisdecodedSie, repairMisdecodedUtf8 } from "./sie-bytes-repair";
import { encode, READERS } from "./testing/code-pages";

const RIGHT = '#FNAMN "Övningsbolaget på Ängen AB"\r\n#KONTO 1930 "Företagskonto - Café"\r\n';

describe("repairing text that was decoded wrongly on its way", () => {
  test.each([
    ["cp437", "ISO 8859-1"],
    ["cp437", "windows-1252"],
    ["utf-8", "ISO 8859-1"],
    ["utf-8", "windows-1252"],
    ["utf-8", "code page 437"],
    ["windows-1252", "code page 437"],
  ] as const)("restores %s that was read as %s", (encoding, reader) => {
    const garbled = READERS[reader](encode(RIGHT, encoding));
    expect(garbled).not.toBe(RIGHT);
    expect(repairMisdecodedSie(garbled)).toEqual({ text: RIGHT, repairedFrom: encoding });
  });

  test.each([
    ["correct text", RIGHT],
    ["plain ASCII", "#FLAGGA 0\r\n#TRANS 1910 {} -100.00\r\n"],
    ["nothing", ""],
    ["letters beyond the code pages", "Övning Łódź"],
    ["a trade mark without a Swedish letter", "Office™ subscription"],
    ["typographic quotes without a Swedish letter", "„Rechnung” und ”invoice”"],
    ["more typographic quotes than Swedish letters", "”a” ”b” ”c” ö"],
    ["a Czech name", "Firma Žižka"],
    ["Greek letters as signs", "kostnad Σ 100"],
    ["a horizontal rule", "──── Summa ────"],
    ["a capital A with tilde", "São Paulo, Ãrea"],
  ])("leaves %s alone", (_name, text) => {
    expect(repairMisdecodedSie(text)).toEqual({ text, repairedFrom: null });
  });

  test("does not guess where letters are lost for good", () => {
    const lost = new TextDecoder().decode(encode(RIGHT, "cp437"));
    expect(lost).toContain("\ufffd");
    expect(repairMisdecodedSie(lost)).toEqual({ text: lost, repairedFrom: null });
  });

  test.each([
    ["ISO 8859-1", "ï¿½vningsbolaget"],
    ["code page 437", "∩┐╜vningsbolaget"],
  ])("restores U+FFFD of a damaged file that was read as %s", (_reader, text) => {
    expect(repairMisdecodedSie(text)).toEqual({ text: "\ufffdvningsbolaget", repairedFrom: "utf-8" });
  });

  test("prefers a letter in UTF-8 to a letter in code page 437 where both are possible", () => {
    expect(repairMisdecodedSie("Ã„mnet")).toEqual({ text: "Ämnet", repairedFrom: "utf-8" });
  });

  test("repairs an Ö that was read as ™ at the start of a word or between capitals, but not at the end", () => {
    expect(repairMisdecodedSie("™vningsbolaget").text).toBe("Övningsbolaget");
    // At the end of a word the sign may be a real trade mark.
    expect(repairMisdecodedSie("MALM™").text).toBe("MALM™");
    expect(repairMisdecodedSie("G™TEBORG").text).toBe("GÖTEBORG");
  });
});

test("bytes in UTF-8 are repaired like the same text as a string, at any offset in their buffer", () => {
  const word = fc.constantFrom("Kassa ", "å", "†", "™", "Ã„", "┼", "😀", "├", "ï¿½", "€", "\u0094", "malm”\r\n");
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), fc.nat(4), (words, offset) => {
      const text = words.join("");
      const encoded = new TextEncoder().encode(text);
      const bytes = new Uint8Array(offset + encoded.length).subarray(offset);
      bytes.set(encoded);
      const repaired = repairMisdecodedUtf8(bytes);
      const decoded = new TextDecoder("utf-8", { ignoreBOM: true }).decode(repaired.text);
      expect({ ...repaired, text: decoded }).toEqual(repairMisdecodedSie(text));
    }),
  );
});
