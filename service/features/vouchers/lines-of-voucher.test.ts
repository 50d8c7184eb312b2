import { expect, it } from "vitest";
import { linesOfVoucher } from "./lines-of-voucher";

const ROWS = ["#VER A 1 20240105 Kassa", "{", "#TRANS 1930 {} 10", "", "#NYTT x", "#TRANS 3010 {} -10", "}"];

it.each<[name: string, file: string[], line: number, lines: string[]]>([
  ["to the brace that closes it", ["#FLAGGA 0", ...ROWS, "#VER A 2 20240106"], 2, ROWS],
  ["to the end of the file", ["#FLAGGA 0", ...ROWS.slice(0, -1)], 2, ROWS.slice(0, -1)],
  ["to the next voucher", [...ROWS.slice(0, -1), "#VER A 2 20240106"], 1, ROWS.slice(0, -1)],
  ["to a known record that is no row", [...ROWS.slice(0, -1), "#PSALDO 0 202401 1930 {} 10"], 1, ROWS.slice(0, -1)],
  ["without rows", ["#VER A 1 20240105", "{ }", "#KSUMMA 1", "#VER A 2 20240106"], 1, ["#VER A 1 20240105", "{ }"]],
  [
    "on the line of another's brace",
    ["{", "} #VER A 2 20240106", ...ROWS.slice(1), "x"],
    2,
    ["} #VER A 2 20240106", ...ROWS.slice(1)],
  ],
  ["as an empty list when the file has no such line", ROWS, 9, []],
])("has the lines of a voucher %s", (_, file, line, lines) => {
  for (const end of ["\n", "\r\n", "\r"])
    expect(linesOfVoucher(new TextEncoder().encode(`${file.join(end)}${end}`), line), JSON.stringify(end)).toEqual(
      lines,
    );
});
