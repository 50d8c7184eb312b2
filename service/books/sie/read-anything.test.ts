import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sieNoteSchema } from "@/contract/imports/sie-import";
import { readSie } from "./read";
import { VOUCHER } from "./testing/small-file";
import { shortened } from "../../testing/test-settings.mjs";

const COMPLETE_FILE = [
  "#FLAGGA 0",
  "#KSUMMA",
  '#PROGRAM "Te\\"st" 1.0',
  "#FORMAT PC8",
  "#GEN 20250101",
  "#SIETYP 4",
  '#FNAMN "Övningsbolaget AB"',
  "#RAR 0 20240101 20241231",
  "#RAR -1 20230101 20231231",
  '#DIM 1 "Kostnadsställe"',
  '#UNDERDIM 21 "Etapp" 1',
  '#OBJEKT 1 "a b" "Avdelning"',
  '#KONTO 1910 "Kassa"',
  "#KTYP 1910 T",
  "#IB 0 1910 50.00",
  "#UB -1 1910 50.00 2",
  "#RES 0 3010 -100.00",
  '#OUB 0 1910 {1 "a b" 21 c} 5',
  "#PSALDO 0 202402 1910 {} 100.00 1",
  ...VOUCHER,
  "#VER B 2 20240301",
  "{",
  "#BTRANS 1910 {} 1",
  "#RTRANS 1910 {} 2",
  "#TRANS 1910 {} 2",
  "}",
  "#KSUMMA 12345",
].join("\r\n");

function readsWithValidRemarks(text: string): void {
  const { errors, warnings } = readSie(text);
  const lines = text.split(/\r\n|\n|\r/).length;
  for (const note of [...errors, ...warnings]) {
    expect(sieNoteSchema.safeParse(note).success).toBe(true);
    expect(note.lineNo).toBeLessThanOrEqual(lines);
    expect(note.explanation).not.toBe("");
  }
}

describe("reading whatever comes", () => {
  test("never throws on a file with a piece taken out, doubled or replaced", () => {
    const position = fc.nat(COMPLETE_FILE.length);
    const junk = fc.oneof(
      fc.string({ unit: "binary", maxLength: 8 }),
      fc.constantFrom(
        '"',
        "\\",
        "{",
        "}",
        "#",
        "\n",
        "\r",
        "\t",
        "\0",
        "#VER",
        "#TRANS 1 {} 1",
        "-",
        ".",
        "0".repeat(400),
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(position, position, junk), { minLength: 1, maxLength: 6 }), (changes) => {
        let text = COMPLETE_FILE;
        for (const [from, to, piece] of changes) text = text.slice(0, from) + piece + text.slice(to);
        readsWithValidRemarks(text);
      }),
      { numRuns: shortened(1000) },
    );
  });

  test("never throws on a file cut off anywhere, and refuses one cut off before the value of its last #KSUMMA", () => {
    for (let length = 0; length < COMPLETE_FILE.length; length++) {
      const text = COMPLETE_FILE.slice(0, length);
      readsWithValidRemarks(text);
      if (!text.includes("#KSUMMA 1")) expect(readSie(text).errors.length, `cut off at ${length}`).toBeGreaterThan(0);
    }
  });

  test("never throws on lines put together at random", () => {
    const line = fc.tuple(
      fc.constantFrom(...COMPLETE_FILE.split("\r\n").map((whole) => whole.split(" ")[0] ?? "")),
      fc.array(fc.constantFrom("0", "-1", "1910", "{}", "{1 a}", '"a b"', "20240201", "1.5", "x", '"', "{", '""'), {
        maxLength: 8,
      }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        readsWithValidRemarks(lines.map(([label, fields]) => [label, ...fields].join(" ")).join("\n"));
      }),
      { numRuns: shortened(1000) },
    );
  });
});

test("letters are composed, except in a file with a long run of combining characters, which would take hours", () => {
  const nameOf = (written: string) => readSie(`#FLAGGA 0\n#SIETYP 4\n#FNAMN "${written}"\n`).identification.companyName;
  expect(nameOf("A\u030Akeri")).toBe("Åkeri");
  const marked = (pairs: number) => `a${"\u0301\u0323".repeat(pairs)}`;
  // A run of at most 30 combining characters is composed, and each pair has two.
  expect(nameOf(marked(15))).toBe(marked(15).normalize("NFC"));
  expect(nameOf(marked(16))).toBe(marked(16));
  expect(nameOf(marked(1_000_000))).not.toBe("");
});
