import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv, writeCsv } from "./csv";
import { respond } from "./spreadsheet-worker";
import { FileRefused, type Table, type TableCell } from "./table";
import { requireUnpackedSize } from "./unpacked-size";
import { sheetNameOf } from "./workbook";
import { readXlsx, writeXlsx } from "./xlsx";

const ROWS: Table = [
  ["id", "name", "2024-01-01/2024-01-31"],
  ["=1+1", "+46 8", "−5"],
  ["@cmd", "-2+3", "'quoted"],
  ['two\nlines; and, "quotes"', " spaces ", 0.1 + 0.2],
  ["Åäö 😀", null, 1e300],
  [Infinity, -Infinity, NaN],
  [-1.5, 5e-324, 0],
];
/** A cell as it is read back: a number that is not finite has become a text. */
const readBack = (cell: TableCell) =>
  typeof cell === "number" && !Number.isFinite(cell) ? String(cell).replace("Infinity", "∞") : cell;
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

describe("CSV", () => {
  it.each([".", ","] as const)("comes back as it was written, with the decimal sign %s", (decimalSign) => {
    const read = readCsv(writeCsv(ROWS, { decimalSign }));
    const asText = (cell: TableCell) =>
      typeof cell === "number" && Number.isFinite(cell)
        ? String(cell).replace("e+", "E").replace("e", "E").replace(".", decimalSign)
        : readBack(cell);
    expect(read).toEqual(ROWS.map((row) => row.map(asText)));
  });

  it("brings any texts back, and lets none begin with what a spreadsheet runs", () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^['=+\-@\t]*[a"\r\n;, ]*$/));
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (table) => {
        const written = writeCsv(table, { decimalSign: "," });
        expect(readCsv(written)).toEqual(table);
        for (const row of table)
          for (const cell of row) {
            // Without the byte order mark, and without the quotation mark that a quoted cell begins with.
            const alone = writeCsv([[cell, ""]], { decimalSign: "," })
              .slice(1)
              .replace(/^"/, "");
            expect(alone).not.toMatch(/^[=+\-@\t\r]/);
          }
      }),
    );
  });

  it.each([
    [
      "a;b\n1,5;2",
      [
        ["a", "b"],
        ["1,5", "2"],
      ],
    ],
    [
      "a\tb\r\n1\t\r\n",
      [
        ["a", "b"],
        ["1", null],
      ],
    ],
    ['"a;b",c', [["a;b", "c"]]],
    ['Skärm 27",Antal', [['Skärm 27"', "Antal"]]],
    ["", []],
  ])("reads %j of another program", (text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });

  it("reads Windows-1252, in which older programs save", async () => {
    const file = new Blob([new Uint8Array([0xc5, 0x6b, 0x65, 0x72, 0x69])]);
    expect(await respond({ type: "read", kind: "csv", file })).toEqual({ type: "read", table: [["Åkeri"]] });
  });

  it("reads UTF-16 with a byte order mark in both orders, and refuses what has the character NUL", async () => {
    const littleEndian = Buffer.from("\ufeffÅkeri\tÅr\r\n", "utf16le");
    const bigEndian = Buffer.from(littleEndian).swap16();
    const read = (bytes: Uint8Array<ArrayBuffer>) => respond({ type: "read", kind: "csv", file: new Blob([bytes]) });
    for (const bytes of [littleEndian, bigEndian]) {
      expect(await read(new Uint8Array(bytes))).toEqual({ type: "read", table: [["Åkeri", "År"]] });
    }
    const withoutMark = new Uint8Array(littleEndian.subarray(2));
    expect(await read(withoutMark)).toEqual({ type: "failed", problem: "unreadable" });
  });

  it("throws when a table cannot be written, and does not call a file unreadable", async () => {
    const table = [[Symbol("no cell")]] as unknown as Table;
    const form = { decimalSign: "," } as const;
    await expect(respond({ type: "write", kind: "csv", table, name: "s", form })).rejects.toThrow(TypeError);
  });
});

describe("XLSX", () => {
  it("comes back as it was written, numbers as the same doubles", async () => {
    const read = await readXlsx(await bytesOf(await writeXlsx(ROWS, "Key figures: 2024/2025 [draft] and more words")));
    expect(read).toEqual(ROWS.map((row) => row.map(readBack)));
  });

  it.each([
    ["Bageriet: 2024/2025 [utkast] ?*\\", "Bageriet  2024 2025  utkast"],
    ["'t Hoekje & Lars' ", "t Hoekje & Lars"],
    ["Nyckeltal 2024-01–2024-12 Lars' Åkeri", "Nyckeltal 2024-01–2024-12 Lars"],
    ["'", "1"],
    [`${"x".repeat(30)}😀`, "x".repeat(30)],
  ])("has a sheet for %j with a name that spreadsheets open", (name, sheetName) => {
    expect(sheetNameOf(name)).toBe(sheetName);
  });

  it("has texts as texts, never as formulas", async () => {
    const bytes = Buffer.from(await bytesOf(await writeXlsx([["=1+1"]], "s")));
    const response = await respond({ type: "read", kind: "xlsx", file: new Blob([bytes]) });
    expect(response).toEqual({ type: "read", table: [["=1+1"]] });
  });

  it("is refused when it unpacks to more than the limit, whatever sizes it tells", async () => {
    const bytes = await bytesOf(
      await writeXlsx(
        Array.from({ length: 200 }, (_, i) => [String(i).padEnd(1_000, "x")]),
        "s",
      ),
    );
    await expect(requireUnpackedSize(bytes)).resolves.toBeUndefined();
    const lies = bytes.slice();
    // Entries of the archive's directory begin with PK\1\2 and have at least 46 bytes. Bytes 24 to 27 are the size of
    // the unpacked file, which becomes 0 here.
    for (let at = 0; at < lies.length - 46; at++) {
      if (lies[at] === 0x50 && lies[at + 1] === 0x4b && lies[at + 2] === 1 && lies[at + 3] === 2)
        lies.fill(0, at + 24, at + 28);
    }
    for (const file of [bytes, lies])
      await expect(requireUnpackedSize(file, 100_000)).rejects.toEqual(new FileRefused("unpackedTooLarge"));
  });

  it.each([
    ["nothing", ""],
    ["a text", "name;1"],
    ["a torn archive", "PK\u0003\u0004 and no more"],
  ])("is refused when it is %s", async (_, text) => {
    const file = new Blob([text]);
    expect(await respond({ type: "read", kind: "xlsx", file })).toEqual({ type: "failed", problem: "unreadable" });
  });
});
