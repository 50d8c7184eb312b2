import { describe, expect, test } from "vitest";
import { decodeSieBytes } from "./sie-bytes";
import { encode } from "./testing/code-pages";

const LETTERS = "Åke Öberg på Ängsvägen, Café Östra Ågatan";

describe("decoding the bytes of a SIE file", () => {
  test("reads code page 437 as the format says", () => {
    const bytes = Uint8Array.of(0x8f, 0x86, 0x8e, 0x84, 0x99, 0x94, 0x90, 0x82);
    expect(decodeSieBytes(bytes)).toEqual({ text: "ÅåÄäÖöÉé", encoding: "cp437" });
  });

  test("reads windows-1252 although the file says PC8", () => {
    const letters = [0xc5, 0xe5, 0xc4, 0xe4, 0xd6, 0xf6, 0xc9, 0xe9, 0x80, 0x96];
    const bytes = Uint8Array.from([...new TextEncoder().encode("#FORMAT PC8\r\n"), ...letters]);
    const text = "#FORMAT PC8\r\nÅåÄäÖöÉé€–";
    expect(decodeSieBytes(bytes)).toEqual({ text, encoding: "windows-1252" });
  });

  test.each(["cp437", "windows-1252"] as const)("decodes every byte of %s without loss", (codePage) => {
    const every = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    // Enough letters of the code page to outweigh those of the other one among the 256.
    const bytes = Uint8Array.from([...every, ...encode(LETTERS, codePage)]);
    const decoded = decodeSieBytes(bytes);
    expect(decoded.encoding).toBe(codePage);
    expect(encode(decoded.text, codePage)).toEqual(bytes);
  });

  test("decodes letters of other languages and signs in code page 437", () => {
    const decoded = decodeSieBytes(Uint8Array.of(0x86, 0x80, 0xe1, 0xf1, 0xff, 0xab, 0x9c));
    expect(decoded.text).toBe("åÇß±\u00a0½£");
  });

  test("reads UTF-8, with and without a byte order mark", () => {
    const bytes = new TextEncoder().encode(LETTERS);
    expect(decodeSieBytes(bytes)).toEqual({ text: LETTERS, encoding: "utf-8" });
    const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes]);
    expect(decodeSieBytes(marked)).toEqual({ text: LETTERS, encoding: "utf-8" });
  });

  test("reads UTF-8 that is cut off within its last letter as UTF-8", () => {
    const bytes = new TextEncoder().encode("Försäljning å");
    expect(decodeSieBytes(bytes.subarray(0, -1))).toMatchObject({ text: "Försäljning ", encoding: "utf-8" });
  });

  test("keeps a letter of windows-1252 that is the last byte and the only one beyond ASCII", () => {
    for (const text of ["#FNAMN Byns Aktiebolag i Umeå", "É"]) {
      expect(decodeSieBytes(encode(text, "windows-1252"))).toEqual({ text, encoding: "windows-1252" });
    }
  });

  test("reads a text with a byte that is not valid in UTF-8 as a code page rather than losing a letter", () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode("F"), 0x94, ...new TextEncoder().encode("retag")]);
    expect(decodeSieBytes(bytes)).toMatchObject({ text: "Företag", encoding: "cp437" });
  });

  test("keeps U+FFFD where letters were lost before the file was saved", () => {
    const bytes = new TextEncoder().encode("\ufffdvningsbolaget AB");
    expect(decodeSieBytes(bytes)).toEqual({ text: "\ufffdvningsbolaget AB", encoding: "utf-8" });
  });

  test("decides by other letters where å ä ö are missing", () => {
    expect(decodeSieBytes(encode("Müller & Søn", "windows-1252"))).toMatchObject({ text: "Müller & Søn" });
    expect(decodeSieBytes(encode("Müller & Niño", "cp437"))).toMatchObject({ text: "Müller & Niño" });
  });

  test("reports plain ASCII as code page 437, as the format says", () => {
    expect(decodeSieBytes(encode("#FLAGGA 0\r\n", "cp437"))).toEqual({
      text: "#FLAGGA 0\r\n",
      encoding: "cp437",
    });
    expect(decodeSieBytes(new Uint8Array(0))).toMatchObject({ text: "" });
  });

  test("joins its chunks without losing or moving a byte", () => {
    // Several chunks of 8192 bytes, the last of which is shorter.
    const bytes = Uint8Array.from({ length: 100_003 }, (_, i) => (i % 7 === 0 ? 0x84 : 0x61 + (i % 26)));
    const expected = Array.from(bytes, (byte) => (byte === 0x84 ? "ä" : String.fromCharCode(byte))).join("");
    expect(decodeSieBytes(bytes).text).toBe(expected);
  });
});
