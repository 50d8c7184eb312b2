import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { QuickRows } from "./quick-rows";
import { readSie } from "./read";
import type { SieFile } from "./sie-file";
import { FIRST_LINE, readSmall, VOUCHER } from "./testing/small-file";
import { shortened } from "../../testing/test-settings.mjs";

const HEAD = ["#SIETYP 4", "#KONTO 1910 Kassa", "#KONTO 3010 Sälj", "#KONTO 19 Kort"];
/** Rows take the quick path only if their accounts and objects have appeared before. */
const FIRST = ['#VER "" "" 20240101', "{", '#TRANS 3010 {1 "a"} 0', "#TRANS 3010 {1 b} 0", "}", ...VOUCHER];

const account = fc.constantFrom("1910", "3010", "19", '"1910"', "x", "");
const objects = fc.constantFrom("{}", "{ }", '{1 "a"}', "{1 b}", "{1 c}", "{1 a", '{1 "}"}', "{\t}", '{1 "\\""}');
const number = fc.oneof(
  fc.integer({ min: -1e6, max: 1e6 }).map((ore) => (ore / 100).toFixed(2)),
  fc.constantFrom("0", "-0", "-0.00", "+1", ".5", "5.", "1.5", "1.005", "1.500", "-", ".", "1e3", "12345678901.23"),
  fc.constantFrom("123456789012.34", "92233720368547758.07", "92233720368547758.08", '"1"', ""),
);
const date = fc.constantFrom("20240229", "20230229", "20240131", '""', '"20240105"', "2024", "20240105x", "00000101");
const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 6 }).map((value) => `"${value.replaceAll(/["\\\n\r]/g, "")}"`),
  fc.constantFrom(
    "Kassa",
    '"a \\"b\\" c"',
    '"C:\\"',
    '"a\tb"',
    "a\u0001b",
    'a"b',
    '"a"b c"',
    '"open',
    "å\u0308",
    "{",
    "",
  ),
);
const sign = fc.constantFrom("eva", '"e v"', '""');
const blank = fc.constantFrom(" ", "  ", "\t", " \t ");

/** A row with its fields up to a random last one. */
const row = fc
  .tuple(fc.tuple(account, objects, number, date, text, number, sign), fc.nat(7), blank, fc.constantFrom("", " ", "\r"))
  .map(([fields, count, between, after]) => ["#TRANS", ...fields.slice(0, count)].join(between) + after);

function contents(file: SieFile) {
  return { ...file, vouchers: [...file.vouchers] };
}

/** The same lines with a label that QuickRows does not accept, so that the careful reader (RecordFields) reads them. */
function carefully(lines: string[]): string[] {
  return lines.map((line) => line.replace(/^#TRANS/, "#Trans"));
}

test("rows in the usual form are read the quick way, and others are not", () => {
  const read = vi.spyOn(QuickRows.prototype, "read");
  const countQuick = (lines: string[]) => {
    read.mockClear();
    readSmall(lines);
    return read.mock.results.filter(({ value }) => value === true).length;
  };
  const rows = ['#TRANS 1910 {} 5.00 20240301 "Prov"', "#TRANS 3010 {1 b} -5"];
  const before = [...HEAD, ...FIRST, "#VER A 7 20240301 Prov", "{"];
  expect(countQuick([...before, ...rows, "}"]) - countQuick([...before, "}"])).toBe(rows.length);
  expect(countQuick(carefully([...before, ...rows, "}"]))).toBe(0);
  read.mockRestore();
});

test("rows are read the quick way as the careful reader reads them", () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const lines = [...HEAD, ...FIRST, "#VER A 7 20240301 Prov", "{", ...rows, "}"];
      const [quick, careful] = [contents(readSmall(lines)), contents(readSmall(carefully(lines)))];
      // Notes quote the lines as they are written.
      const comparable = (file: typeof quick) =>
        JSON.stringify(file, (_, value: unknown) => (typeof value === "bigint" ? `${value}` : value)).replaceAll(
          "#Trans",
          "#TRANS",
        );
      expect(comparable(quick)).toBe(comparable(careful));
    }),
    { numRuns: shortened(3000) },
  );
});

test("bytes in UTF-8 are read like the same text", () => {
  const lines = ["#FNAMN Åkeri 😀", ...HEAD, ...FIRST].join("\r\n");
  expect(contents(readSie(Buffer.from(lines)))).toEqual(contents(readSie(lines)));
});

test("sums are right to the öre beyond what a double holds", () => {
  const large = "90000000000000000.01";
  const file = readSmall([...HEAD, "#VER A 1 20240101", "{", `#TRANS 1910 {} ${large}`, `#TRANS 1910 {} 0.05`, "}"]);
  expect(file.vouchers.sumOf(0)).toBe(9000000000000000006n);
  expect(file.vouchers.turnover()).toEqual({ debit: 9000000000000000006n, credit: 0n });
  const lineNo = FIRST_LINE + HEAD.length + 2;
  expect(file.vouchers.sumsByAccount()[0]).toEqual({ amount: 9000000000000000006n, lineNo });
  expect([...file.vouchers.monthlySums()]).toEqual([
    { month: "2024-01", account: "1910", objects: [], amount: 9000000000000000006n },
  ]);
});
