import { describe, expect, it } from "vitest";
import { decodeSieBytes } from "@/contract/imports/sie-bytes";
import { encode } from "@/contract/imports/testing/code-pages";
import { decodeSieFile, FileTooLarge } from "./decode-file";

const TEXT = '#FNAMN "Övningsbolaget på Ängen AB"\r\n#KONTO 3000 "Försäljning, café, 100 £"\r\n';

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.slice(at, at + size));
}

const utf8 = new TextEncoder().encode(TEXT);
const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);

describe("decoding a SIE file that arrives in pieces", () => {
  it.each([
    ["code page 437", encode(TEXT, "cp437")],
    // The text after the bytes makes the code page more likely than the other one.
    ["every byte of code page 437", Uint8Array.from([...everyByte, ...encode(TEXT, "cp437")])],
    ["windows-1252", encode(TEXT, "windows-1252")],
    ["every byte of windows-1252", Uint8Array.from([...everyByte, ...encode(TEXT, "windows-1252")])],
    ["UTF-8", utf8],
    ["UTF-8 with a byte order mark", Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8])],
    ["UTF-8 cut off within a letter of two bytes", utf8.slice(0, utf8.lastIndexOf(0xc3) + 1)],
    ["windows-1252 that ends with its only letter beyond ASCII", encode("#FNAMN Byn i Umeå", "windows-1252")],
    ["UTF-8 cut off within a letter of four bytes", Uint8Array.from([0x61, 0xf0, 0x9f, 0x98])],
    ["UTF-8 that ends with a whole letter", new TextEncoder().encode("på")],
    ["ASCII", new TextEncoder().encode("#FLAGGA 0\r\n")],
    ["nothing", new Uint8Array()],
  ])("decodes %s as decodeSieBytes decodes the whole file", async (_, bytes) => {
    const whole = decodeSieBytes(bytes);
    for (const size of [1, 2, 3, 7, 1000]) {
      const { text, encoding } = await decodeSieFile(inPieces(bytes, size), 10_000);
      expect(encoding).toBe(whole.encoding);
      // TextDecoder removes a byte order mark, which decodeSieFile keeps and decodeSieBytes removes.
      expect(new TextDecoder().decode(text)).toBe(whole.text);
    }
  });

  it("accepts files up to the limit and no larger ones", async () => {
    const { text } = await decodeSieFile(inPieces(utf8, 10), utf8.length);
    expect(text).toHaveLength(utf8.length);
    await expect(decodeSieFile(inPieces(utf8, 10), utf8.length - 1)).rejects.toThrow(FileTooLarge);
  });
});
