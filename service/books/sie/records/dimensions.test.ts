import { describe, expect, test } from "vitest";
import { codesOf, FIRST_LINE, readSmall } from "../testing/small-file";

describe("dimensions and objects", () => {
  test("have the names and parents that the SIE format gives them where the file has none", () => {
    const file = readSmall([
      "#DIM 6 Uppdrag",
      "#UNDERDIM 21 Etapp 6",
      "#OBJEKT 6 P1 Huset",
      '#OIB 0 1910 {2 "B 1" 21 P1a 30 x} 0',
    ]);
    expect(file.dimensions).toMatchObject([
      { number: 2, name: "Kostnadsbärare", parent: 1, declared: false },
      { number: 6, name: "Uppdrag", parent: null, declared: true },
      { number: 21, name: "Etapp", parent: 6, declared: true },
      { number: 30, name: "Dimension 30", parent: null, declared: false },
    ]);
    expect(file.objects).toMatchObject([
      { dimension: 6, code: "P1", name: "Huset", declared: true },
      { dimension: 2, code: "B 1", name: "", declared: false },
      { dimension: 21, code: "P1a", declared: false },
      { dimension: 30, code: "x", declared: false },
    ]);
    expect(file.counts).toMatchObject({ dimensions: 2, objects: 1 });
    expect(codesOf(file).warnings).toEqual(["accountsWithoutName", "objectsWithoutName", "dimensionWithoutName"]);
  });

  test("are shared between records that have the same", () => {
    const lines = ["{1 a}", "{ }", "{1 a}", "{}"].map((list) => `#TRANS 1910 ${list} 0`);
    const rows = readSmall(["#SIETYP 4", "#VER A 1 20240101", "{", ...lines, "}"]).vouchers.at(0)?.rows;
    expect(rows?.[0]?.objects).toBe(rows?.[2]?.objects);
    expect(rows?.map(({ objects }) => objects)).toEqual([
      [{ dimension: 1, code: "a" }],
      [],
      [{ dimension: 1, code: "a" }],
      [],
    ]);
  });

  test.each<[string, string, unknown[]]>([
    [
      "quoted and with blanks",
      '{ "1" "a b"\t6 "c}" }',
      [
        { dimension: 1, code: "a b" },
        { dimension: 6, code: "c}" },
      ],
    ],
    ["with an escaped quotation mark", '{1 "a\\"b"}', [{ dimension: 1, code: 'a"b' }]],
    ["with an empty object, which is none", '{1 "" 6 P}', [{ dimension: 6, code: "P" }]],
    ["with a code of digits, kept as text", "{1 007}", [{ dimension: 1, code: "007" }]],
  ])("may be %s", (_name, list, objects) => {
    const file = readSmall([`#OIB 0 1910 ${list} 1.00`]);
    expect(file.balances).toMatchObject([{ objects, amount: 100n }]);
  });

  test.each(["{1}", "{kst 100}", "{1 a 6}", `{1 ${"x".repeat(201)}}`])(
    "are left out with a warning in %s, the amount stays",
    (list) => {
      const file = readSmall(["#KONTO 1910 Kassa", `#OIB 0 1910 ${list} 1.00`]);
      expect(file.balances).toMatchObject([{ objects: [], amount: 100n }]);
      expect(codesOf(file)).toEqual({ errors: [], warnings: ["badObjectList"] });
    },
  );

  test("may be left out altogether, with a warning; a list without an end is an error", () => {
    expect(codesOf(readSmall(["#KONTO 1910 Kassa", "#OIB 0 1910 5.00"])).warnings).toEqual(["objectListMissing"]);
    expect(readSmall(["#OIB 0 1910 {1 a 5.00"]).errors).toMatchObject([{ code: "objectListOpen", lineNo: FIRST_LINE }]);
  });

  test("warn where the number of a dimension or object is malformed or missing", () => {
    const file = readSmall(["#DIM kst x", "#OBJEKT 1", "#UNDERDIM 21 Etapp x", "#KONTO 1910 Kassa"]);
    expect(file.warnings.map(({ explanation }) => explanation)).toEqual([
      "Expected the number of a dimension, found “kst”; the record was left out.",
      "Expected the number of an object, found “”; the record was left out.",
      "Expected the number of the parent dimension, found “x”; it was left out.",
    ]);
    expect(file.dimensions.find(({ number }) => number === 21)).toMatchObject({ name: "Etapp", parent: null });
  });

  test("lose a parent where a dimension would be part of itself", () => {
    const file = readSmall(["#UNDERDIM 20 a 21", "#UNDERDIM 21 b 20", "#UNDERDIM 22 c 20", "#KONTO 1910 Kassa"]);
    expect(file.dimensions.map(({ number, parent }) => [number, parent])).toEqual([
      [20, null],
      [21, 20],
      [22, 20],
    ]);
    expect(file.warnings).toMatchObject([{ code: "dimensionCycle", lineNo: FIRST_LINE }]);
  });
});
