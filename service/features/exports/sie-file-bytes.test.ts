import { describe, expect, it } from "vitest";
import { decodeSieFile } from "../imports/decode-file";
import { compressText } from "../imports/imported-files";
import { sieFileBytes } from "./sie-file-bytes";

const ALL_BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const sie = (bytes: number[]) => Buffer.concat([Buffer.from('#FNAMN "'), Uint8Array.from(bytes), Buffer.from('"\r\n')]);

async function thereAndBack(bytes: Uint8Array): Promise<{ encoding: string; back: Uint8Array }> {
  async function* once() {
    yield await Promise.resolve(bytes);
  }
  const { text, encoding } = await decodeSieFile(once(), 1e9);
  return { encoding, back: await collect(await compressText(text), encoding) };
}
async function collect(content: Uint8Array, encoding: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of sieFileBytes(content, encoding)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe("the bytes of a stored SIE file", () => {
  it.each([
    // The first three bytes are Åäö, which tell the code page. Windows-1252 assigns no character to 0x81.
    ["cp437", sie([0x8f, 0x84, 0x94, ...ALL_BYTES.subarray(128)])],
    ["windows-1252", sie([0xc5, 0xe4, 0xf6, 0x81, 0x80, 0xa4])],
    ["utf-8", Buffer.from('#FNAMN "Åkes €"\r\n')],
    ["utf-8", Buffer.from('\ufeff#FNAMN "Åkes"\r\n')],
    ["cp437", Buffer.from("#FLAGGA 0\r\n")],
  ])("in %s are those that came", async (encoding, bytes) => {
    const read = await thereAndBack(bytes);
    expect(read.encoding).toBe(encoding);
    expect(Buffer.compare(read.back, bytes)).toBe(0);
  });

  it("are the same when a character is split between two pieces", async () => {
    // One byte less than a piece of the stored text, so that the two bytes of å in UTF-8 are in different pieces.
    const bytes = Buffer.concat([Buffer.alloc(256 * 1024 - 1, 0x61), Uint8Array.of(0x86, 0x84, 0x94)]);
    expect(Buffer.compare((await thereAndBack(bytes)).back, bytes)).toBe(0);
  });

  it("are UTF-8 when the encoding is unknown or lacks a character", async () => {
    const text = Buffer.from("Åke 大");
    for (const encoding of ["unknown", "cp437"]) {
      expect(Buffer.compare(await collect(await compressText(text), encoding), text)).toBe(0);
    }
  });
});
