import { randomBytes } from "node:crypto";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { ZIP_LIMITS, zipOf, type ArchivedFile } from "./zip";

const NOW = new Date("2026-03-15T12:00:00Z");

async function* filesOf(...files: ArchivedFile[]): AsyncGenerator<ArchivedFile> {
  for (const file of files) yield await Promise.resolve(file);
}
async function* piecesOf(...pieces: (string | Uint8Array)[]): AsyncGenerator<string | Uint8Array> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}
async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const kept: Uint8Array[] = [];
  for await (const chunk of chunks) kept.push(chunk);
  return Buffer.concat(kept);
}

describe("a ZIP archive", () => {
  it("holds each file with its name and content", async () => {
    const noise = randomBytes(300_000);
    const zip = zipOf(
      filesOf(
        { name: "sie/Åkeriet.se", content: piecesOf("#FLAGGA", " 0\r\n") },
        { name: "empty", content: piecesOf() },
        { name: "noise", content: piecesOf(noise.subarray(0, 7), new Uint8Array(), noise.subarray(7)) },
      ),
      NOW,
    );
    const files = unzipSync(await whole(zip));
    expect(Object.keys(files)).toEqual(["sie/Åkeriet.se", "empty", "noise"]);
    expect(new TextDecoder().decode(files["sie/Åkeriet.se"])).toBe("#FLAGGA 0\r\n");
    expect(files["empty"]).toHaveLength(0);
    expect(Buffer.compare(files["noise"]!, noise)).toBe(0);
  });

  it("is an archive also without any files", async () => {
    expect(unzipSync(await whole(zipOf(filesOf(), NOW)))).toEqual({});
  });

  it("reads a file only as fast as the client reads the archive", async () => {
    let read = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        read++;
        yield await Promise.resolve(randomBytes(100_000));
      }
    }
    const zip = zipOf(filesOf({ name: "endless", content: endless() }), NOW);
    for (let i = 0; i < 5; i++) await zip.next();
    // The streams between may hold some pieces; without back-pressure the number would have no limit.
    expect(read).toBeLessThan(60);
    await zip.return(undefined);
  });

  it("gives the size of a file that is larger than a header can say in a ZIP64 field of the directory", async () => {
    const content = piecesOf("0123456789");
    const files = filesOf({ name: "small", content: piecesOf("012345678") }, { name: "large", content });
    const zip = Buffer.from(await whole(zipOf(files, NOW, { ...ZIP_LIMITS, fileBytes: 10 })));
    // The offset of the directory is the last but one member of the end record (APPNOTE.TXT 4.3.16).
    const directory = zip.readUInt32LE(zip.length - 6);
    const [small, large] = [directory, zip.lastIndexOf("PK\x01\x02")];
    // A header in the directory (4.3.12) has the size, the length of the field, and the field itself after the name.
    expect([zip.readUInt32LE(small + 24), zip.readUInt16LE(small + 30)]).toEqual([9, 0]);
    expect([zip.readUInt32LE(large + 24), zip.readUInt16LE(large + 30)]).toEqual([0xffff_ffff, 12]);
    const field = zip.subarray(large + 46 + "large".length);
    expect([field.readUInt16LE(0), field.readUInt16LE(2), field.readBigUInt64LE(4)]).toEqual([1, 8, 10n]);
    expect(Object.keys(unzipSync(zip, { filter: ({ name }) => name === "small" }))).toEqual(["small"]);
  });

  it.each([
    ["all of it, with its headers,", { bytes: 60 }],
    ["the number of files", { files: 0 }],
  ])("fails where %s is larger than its headers can say", async (_, limit) => {
    const limits = { ...ZIP_LIMITS, ...limit };
    const zip = zipOf(filesOf({ name: "file", content: piecesOf(randomBytes(10)) }), NOW, limits);
    await expect(whole(zip)).rejects.toThrow("the archive is larger than a ZIP may be");
  });

  it("fails with the error that reading a file throws", async () => {
    async function* broken(): AsyncGenerator<string> {
      yield await Promise.resolve("half");
      throw new Error("the database is gone");
    }
    await expect(whole(zipOf(filesOf({ name: "broken", content: broken() }), NOW))).rejects.toThrow(
      "the database is gone",
    );
  });
});
