import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeTsv } from "./copy";
import { parseTsv } from "./tsv";

describe("parseTsv", () => {
  it.each<[string, string, string[][]]>([
    ["an empty text", "", []],
    ["one value", "5", [["5"]]],
    ["a row", "1\t2\t3", [["1", "2", "3"]]],
    ["rows ended by LF", "1\t2\n3\t4\n", [["1", "2"], ["3", "4"]]], // oxfmt-ignore
    ["rows ended by CRLF, as Excel copies", "1\t2\r\n3\t4\r\n", [["1", "2"], ["3", "4"]]], // oxfmt-ignore
    ["rows ended by CR", "1\r2\r", [["1"], ["2"]]],
    ["no line break at the end", "1\n2", [["1"], ["2"]]],
    ["an empty row at the end", "1\n\n", [["1"], [""]]],
    ["an empty cell alone", "\n", [[""]]],
    ["empty cells", "\t\t\r\n\t5\t", [["", "", ""], ["", "5", ""]]], // oxfmt-ignore
    ["rows of different length", "1\n2\t3\n", [["1"], ["2", "3"]]],
    ["a quoted cell with a tab", '"a\tb"\t5', [["a\tb", "5"]]],
    ["a quoted cell with line breaks", '"a\nb\r\nc"\t5\r\n6', [["a\nb\r\nc", "5"], ["6"]]],
    ["doubled quotes", '"a ""quoted""\tword"\t1', [['a "quoted"\tword', "1"]]],
    ["an empty quoted cell", '""\t1', [["", "1"]]],
    ["a quote inside a cell", '19" screen\t1', [['19" screen', "1"]]],
    ["a quote that is never closed", '"open\t1\n2', [['"open', "1"], ["2"]]],
    ["text after a closing quote", '"a" b\t1', [['"a" b', "1"]]],
    ["spaces, which are kept", " 1 \t 2", [[" 1 ", " 2"]]],
  ])("reads %s", (_, text, rows) => {
    expect(parseTsv(text)).toEqual(rows);
  });

  it("reads rows without quotes alike, alone and before a cell in quotes", () => {
    // A text without any quote is split by another, faster code path.
    const text = fc.string({ unit: fc.constantFrom("a", "b", "\t", "\n", "\r") });
    fc.assert(
      fc.property(text, (written) => {
        expect([...parseTsv(`${written}\n`), ["q"]]).toEqual(parseTsv(`${written}\n"q"`));
      }),
    );
  });

  it("reads back whatever writeTsv wrote", () => {
    const cell = fc.oneof(fc.constantFrom("", '"', '"a"', "a\tb", "a\nb", "a\r\nb", '"\t"'), fc.string());
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(cell, { minLength: 1, maxLength: 12 }), (width, cells) => {
        const rows: string[][] = [];
        for (let at = 0; at < cells.length; at += width) rows.push(cells.slice(at, at + width));
        const copied = rows.map((row) => row.map((text) => ({ text, content: null })));
        // A single empty cell is an empty text, as if nothing had been copied.
        expect(parseTsv(writeTsv(copied))).toEqual(cells.length === 1 && cells[0] === "" ? [] : rows);
      }),
    );
  });
});
