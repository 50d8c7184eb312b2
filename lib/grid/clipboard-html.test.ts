// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { blockOfHtml, hasExactNumbers } from "./clipboard-html";
import { writeHtmlTable } from "./copy";
import type { PastedCell } from "./paste";

const row = (cells: string) => `<html><body><table><tr>${cells}</tr></table></body></html>`;

/** The number 0.206, formatted as a percentage in a column that was too narrow for it. */
const PERCENTAGE = { text: "20.6", exact: 20.6 };

describe("blockOfHtml", () => {
  it.each<[string, string, PastedCell[]]>([
    [
      "a number of Excel",
      '<td class=xl65 align=right x:num="1234.5678">1 235</td>',
      [{ text: "1 235", exact: 1234.5678 }],
    ],
    ["a cell of Excel without an exact number", "<td class=xl65 align=right>1&nbsp;234,50</td>", ["1\u00a0234,50"]],
    [
      "a number of Google Sheets",
      `<td data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:-35.01}">−35,01</td>`,
      [{ text: "−35,01", exact: -35.01 }],
    ],
    ["a text of Google Sheets", `<td data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;3&quot;}">3</td>`, ["3"]],
    [
      "a percentage of LibreOffice",
      '<td align="right" sdval="0.206" sdnum="1053;0;0,0%"><font face="Arial">20,6%</font></td>',
      [{ text: "20,6%", exact: 20.6 }],
    ],
    ["a percentage that multiplying would spoil", '<td x:num="0.07">7 %</td>', [{ text: "7 %", exact: 7 }]],
    ["a small percentage", '<td sdval="1.5E-05">0,0015 %</td>', [{ text: "0,0015 %", exact: 0.0015 }]],
    ["a column that was too narrow", '<td x:num="12345">####</td>', [{ text: "12345", exact: 12345 }]],
    ["a narrow percentage, LibreOffice", '<td sdval="0.206" sdnum="1053;0;0,0%">###</td>', [PERCENTAGE]],
    [
      "a narrow percentage, Google Sheets",
      `<td data-sheets-value='{"1":3,"3":0.206}' data-sheets-numberformat='{"1":3,"2":"0.0%","3":1}'>###</td>`,
      [PERCENTAGE],
    ],
    [
      "a narrow percentage, Excel",
      `<td x:num="0.206" style='mso-number-format:"0\\.0%";text-align:right'>###</td>`,
      [PERCENTAGE],
    ],
    ["a number of Excel with a literal percent sign", '<td x:num="5">5%</td>', [{ text: "5%", exact: 5 }]],
    [
      "a number with decimals and a literal percent sign",
      '<td sdval="1234.56">1 234,6 %</td>',
      [{ text: "1 234,6 %", exact: 1234.56 }],
    ],
    ["a percentage of more than a hundred", '<td x:num="12.345">1,235%</td>', [{ text: "1,235%", exact: 1234.5 }]],
    ["a percentage that is shown as zero", '<td x:num="0.004">0%</td>', [{ text: "0%", exact: 0.4 }]],
    ["a negative percentage in brackets", '<td x:num="-0.05">(5.0%)</td>', [{ text: "(5.0%)", exact: -5 }]],
    [
      "a narrow number with a literal percent sign, LibreOffice",
      `<td sdval="5" sdnum='1053;0;0"%"'>###</td>`,
      [{ text: "5", exact: 5 }],
    ],
    [
      "a narrow number with a literal percent sign, Google Sheets",
      `<td data-sheets-value='{"1":3,"3":5}' data-sheets-numberformat='{"1":2,"2":"0\\"%\\"","3":1}'>###</td>`,
      [{ text: "5", exact: 5 }],
    ],
    [
      "a narrow number with a literal percent sign, Excel",
      `<td x:num="5" style='mso-number-format:"0\\0022%\\0022";'>###</td>`,
      [{ text: "5", exact: 5 }],
    ],
    ["line breaks", "<td>a<br>b\n   c</td>", ["a\nb c"]],
    ["an empty exact number as none", '<td x:num="">5</td>', ["5"]],
    ["a cell over two columns", "<td colspan=2>1</td><td>2</td>", ["1", "", "2"]],
  ])("reads %s", (_, cells, expected) => {
    expect(blockOfHtml(row(cells))).toEqual([expected]);
  });

  it("puts a cell over two rows in the first", () => {
    const html = "<table><tr><td>1</td><td rowspan=2>2</td></tr><tr><td>3</td></tr></table>";
    expect(blockOfHtml(html)).toEqual([["1", "2"], ["3", ""]]); // oxfmt-ignore
  });

  it.each(["Percent", '"0\\.0%"'])("reads a narrow percentage whose class in Excel has the format %s", (format) => {
    const styles = `<style><!--.xl65 {mso-style-parent:style0;}\n.xl66\n\t{color:black;\n\tmso-number-format:${format};}--></style>`;
    const cells = '<td class=xl66 x:num="0.206">###</td><td class=xl65 x:num="0.206">###</td>';
    expect(blockOfHtml(styles + row(cells))).toEqual([[PERCENTAGE, { text: "0.206", exact: 0.206 }]]);
  });

  it("makes no rows of a cell that spans more rows than there are", () => {
    const html = "<table><tr><td>1</td><td rowspan=3>2</td></tr><tr><td>3</td></tr></table>";
    expect(blockOfHtml(html)).toEqual([["1", "2"], ["3", ""]]); // oxfmt-ignore
  });

  it("takes the rows of a table within a cell as the cell's text", () => {
    const html = "<table><tr><td><table><tr><td>1</td></tr></table></td><td>2</td></tr></table>";
    expect(blockOfHtml(html)).toEqual([["1", "2"]]);
  });

  it("reads no table whose cells span millions of places, which would stop the page", () => {
    const attack = `<table>${"<tr><td rowspan=1000 colspan=1000>1</td></tr>".repeat(1_000)}</table>`;
    expect(blockOfHtml(attack)).toBeNull();
  });

  it("returns null without a table", () => {
    expect(blockOfHtml("<p>5</p>")).toBeNull();
    expect(blockOfHtml("")).toBeNull();
  });

  it("reads back what the grid copies, numbers with every digit and texts as texts", () => {
    const html = writeHtmlTable([[{ text: "0,1", content: 0.1 }, { text: '=1+"<b>', content: { text: '=1+"<b>', reason: "" } }, { text: "", content: null }, { text: "∞", content: Infinity }]]); // oxfmt-ignore
    const block = blockOfHtml(html)!;
    expect(block).toEqual([[{ text: "0,1", exact: 0.1 }, '=1+"<b>', "", "∞"]]);
    expect(hasExactNumbers(block)).toBe(true);
  });
});
