import { describe, expect, it } from "vitest";
import { LOCALES } from "@/contract/format/locale";
import { periodOfDays } from "@/contract/period";
import { NumberTable } from "@/lib/grid/testing/number-table";
import { readCsv, writeCsv } from "@/lib/spreadsheets/csv";
import { arrangeRows, DEFAULT_ARRANGEMENT, type ArrangedGrid } from "./arrange-rows";
import { findCells } from "./find-cells";
import { FiscalYearValues } from "./fiscal-year-values";
import { inputRows, typeOfRow } from "./rows";
import { planImport, tableOfGrid } from "./grid-table";
import type { SheetSetting } from "./sheet-setting";
import { COMPANY_COLUMN, DIFFERENCE_COLUMN, ObjectsSheet, SUM_COLUMN } from "./objects-sheet";
import { itemOf } from "./value-address";

const year = periodOfDays("2024-01-01", "2024-12-31");
const setting: SheetSetting = {
  locale: "sv-SE",
  currency: "SEK",
  readOnly: false,
  notANumber: "ej ett tal",
  describe: (state, reason, theirs) => [state, reason, theirs].filter(Boolean).join(" "),
};
const quarter = (number: 1 | 2) =>
  number === 1 ? periodOfDays("2024-01-01", "2024-03-31") : periodOfDays("2024-04-01", "2024-06-30");

function sheet(
  items: [id: string, quarter: 1 | 2, value: number, dimensionId?: string][],
  how: Partial<SheetSetting> = {},
) {
  const values = new FiscalYearValues({ send: () => new Promise(() => undefined) }, inputRows("sv-SE"));
  values.setStored(
    items.map(([id, number, value, dimensionId]) =>
      itemOf({ keyFigureInfoId: id, period: quarter(number), dimensionId }, value),
    ),
  );
  return { values, ...values.sheet({ year, by: "quarter", dimensionId: undefined }, { ...setting, ...how }) };
}

describe("arranging rows", () => {
  const names: Record<string, string> = { a: "Åkeri", b: "Bageri", c: "bil 10", d: "bil 9" };
  const numbers: Record<string, number | null> = { a: 2, b: null, c: NaN, d: -Infinity };
  const grid: ArrangedGrid = {
    nameOf: (rowId) => names[rowId]!,
    columnIds: ["x"],
    content: (rowId) => numbers[rowId]!,
    locale: "sv-SE",
  };
  const arranged = (how: object) =>
    arrangeRows(["a", "b", "c", "d"], { ...DEFAULT_ARRANGEMENT, ...how }, grid).join("");

  it.each([
    ["in the order given by default", {}, "abcd"],
    ["by name in the order of the language, digits as numbers", { sort: { by: "name", descending: false } }, "bdca"],
    ["by number, with rows that have none last", { sort: { by: { columnId: "x" }, descending: false } }, "dacb"],
    ["by number, the largest first", { sort: { by: { columnId: "x" }, descending: true } }, "adcb"],
    ["with a filter", { filter: " BIL " }, "cd"],
    ["with a filter without the accents of a name", { filter: "akeri" }, "a"],
    ["without empty rows", { hideEmpty: true }, "acd"],
    ["without hidden rows", { hidden: new Set(["a", "d"]) }, "bc"],
  ])("%s", (_, how, rows) => {
    expect(arranged(how)).toBe(rows);
  });
});

describe("finding", () => {
  it.each([
    ["skatt", [{ row: 1, column: 0 }]],
    ["natet", [{ row: 1, column: 0 }]],
    ["1234", [{ row: 0, column: 1 }]],
    ["1 234,5", [{ row: 0, column: 1 }]],
    ["-7", [{ row: 0, column: 0 }]],
    ["−7", [{ row: 0, column: 0 }]],
    ["-∞", [{ row: 1, column: 1 }]],
    ["−∞", [{ row: 1, column: 1 }]],
    ["nothing", []],
    [" ", []],
  ])("finds %s", (wanted, cells) => {
    const { model } = sheet([
      ["NumberOfEmployees", 1, -7],
      ["NumberOfEmployees", 2, 1234.5],
      ["TaxRate", 2, -Infinity],
    ]);
    expect(findCells(model, (id) => (id === "TaxRate" ? "Skattesats på nätet" : id), wanted).cells).toEqual(cells);
  });

  it.each([
    [1_000, false],
    [1_001, true],
  ])("lists at most 1,000 of %i cells, and knows if there are more: %s", (rows, hasMore) => {
    const { cells, hasMore: more } = findCells(
      new NumberTable(rows, 1).fillNumbers(() => 7),
      (id) => id,
      "7",
    );
    expect([cells.length, more]).toEqual([1_000, hasMore]);
  });
});

describe("a grid in a file", () => {
  const items: Parameters<typeof sheet>[0] = [["TaxRate", 1, 20.6], ["Own =1+1", 1, NaN], ["Own =1+1", 2, -Infinity], ["NumberOfEmployees", 2, 0.1 + 0.2]]; // oxfmt-ignore

  it.each(LOCALES)("changes nothing when it is read back as it was written in %s", (locale) => {
    const { model } = sheet(items);
    const read = readCsv(
      writeCsv(
        tableOfGrid(model, (id) => id, locale),
        { decimalSign: "," },
      ),
    );
    expect(planImport(read, model)).toMatchObject({
      changes: [],
      readOnly: 0,
      unknownRows: new Map(),
      unknownColumns: [],
    });
  });

  it("brings every value into an empty grid", () => {
    const table = tableOfGrid(sheet(items).model, (id) => id, "en");
    const { model, values } = sheet([]);
    values.addRow("Own =1+1");
    const plan = planImport(table, model)!;
    expect(plan.changes).toHaveLength(4);
    model.change(plan.changes);
    expect(tableOfGrid(model, (id) => id, "en")).toEqual(table);
  });

  it("has its headers in the page's language", () => {
    const { model } = sheet(items);
    const periods = ["2024-01–2024-03", "2024-04–2024-06", "2024-07–2024-09", "2024-10–2024-12"];
    expect(tableOfGrid(model, (id) => id, "sv")[0]).toEqual(["kod", "namn", ...periods]);
    expect(tableOfGrid(model, (id) => id, "en")[0]).toEqual(["id", "name", ...periods]);
  });

  it("tells what it would clear, what it cannot read, and what has no place", () => {
    const { model } = sheet(items);
    const [first, second] = model.columnIds();
    const table = [
      ["Exported from here", null],
      ["id", "name", second!, "2023-01-01/2023-12-31", first!],
      ["TaxRate", "x", "many", 5, null],
      ["Unknown", "x", 3, 4, null],
      ["Empty and unknown", "x", null, 4, null],
    ];
    expect(planImport(table, model)).toMatchObject({
      changes: [
        { columnId: second, content: { text: "many" } },
        { columnId: first, content: null },
      ],
      cleared: 1,
      unread: 1,
      unknownRows: new Map([["Unknown", 1]]),
      unknownColumns: ["2023-01-01/2023-12-31"],
    });
    expect(planImport(table, sheet(items, { readOnly: true }).model)).toMatchObject({ changes: [], readOnly: 2 });
    expect(planImport([["some", "table"]], model)).toBeNull();
  });
});

it("a row that stands twice in a file counts once, as the last of the two says", () => {
  const { model } = sheet([["TaxRate", 1, 20.6]]);
  const [first] = model.columnIds();
  const before = 20.6;
  const table = [
    ["id", first!],
    ["TaxRate", before + 1],
    ["Unknown", 1],
    ["Unknown", 2],
    ["TaxRate", before + 2],
  ];
  expect(planImport(table, model)).toMatchObject({
    changes: [{ columnId: first, content: before + 2 }],
    unknownRows: new Map([["Unknown", 1]]),
  });
  expect(planImport([...table, ["TaxRate", before]], model)).toMatchObject({ changes: [] });
});

describe("objects side by side", () => {
  it("have their sum, and the company's value less that sum", () => {
    const { values } = sheet([["NumberOfEmployees", 1, 10], ["NumberOfEmployees", 1, 4, "1_20"], ["NumberOfEmployees", 1, 5, "1_30"], ["TaxRate", 1, 3, "1_20"]]); // oxfmt-ignore
    const objects = new ObjectsSheet(values, quarter(1), ["1_20", "1_30"], typeOfRow, setting);
    const touched: (string[] | null)[] = [];
    objects.follow();
    objects.subscribe((ids) => touched.push(ids && [...ids]));
    const row = (id: string) => objects.columnIds().map((columnId) => objects.content(id, columnId));
    expect(objects.columnIds()).toEqual([COMPANY_COLUMN, "1_20", "1_30", SUM_COLUMN, DIFFERENCE_COLUMN]);
    const table = tableOfGrid(objects, (id) => id, "sv");
    expect(table[0]).toEqual(["kod", "namn", "företaget", "1_20", "1_30", "summa", "skillnad"]);
    expect(planImport(table, objects)).toMatchObject({ changes: [], readOnly: 0, unknownColumns: [] });
    expect(row("NumberOfEmployees")).toEqual([10, 4, 5, 9, 1]);
    // Rates have no sum.
    expect(row("TaxRate")).toEqual([null, 3, null, null, null]);
    expect(row("SeparableCosts")).toEqual([null, null, null, null, null]);

    objects.change([
      { rowId: "NumberOfEmployees", columnId: "1_30", content: 7 },
      { rowId: "NumberOfEmployees", columnId: SUM_COLUMN, content: 100 },
    ]);
    expect(row("NumberOfEmployees")).toEqual([10, 4, 7, 11, -1]);
    expect(touched).toEqual([["NumberOfEmployees"]]);
    expect(["1_30", SUM_COLUMN, DIFFERENCE_COLUMN].map((id) => objects.isReadOnly("TaxRate", id))).toEqual([
      false,
      true,
      true,
    ]);
    expect(values.edits.counts().waiting).toBe(1);
  });

  it("are found by their ids in a file, whatever the Unicode form of their letters", () => {
    const { values } = sheet([["NumberOfEmployees", 1, 4, "1_Å"]]);
    const objects = new ObjectsSheet(values, quarter(1), ["1_Å"], typeOfRow, setting);
    const table = [
      ["id", "1_Å".normalize("NFD")],
      ["NumberOfEmployees", 5],
    ];
    expect(planImport(table, objects)).toMatchObject({
      changes: [{ columnId: "1_Å", content: 5 }],
      unknownColumns: [],
    });
  });

  it("have a sum and a difference for each dimension", () => {
    const figures = [[10], [4, "1_20"], [6, "1_30"], [3, "6_P1"], [8, "6_P2"]] as const;
    const { values } = sheet(figures.map(([value, object]) => ["NumberOfEmployees", 1, value, object]));
    const objects = new ObjectsSheet(values, quarter(1), ["1_20", "1_30", "6_P1", "6_P2"], typeOfRow, setting);
    const columns = objects.columnIds();
    expect(columns.map((id) => [id, objects.content("NumberOfEmployees", id)])).toEqual([
      [COMPANY_COLUMN, 10],
      ["1_20", 4],
      ["1_30", 6],
      ["sum 1", 10],
      ["difference 1", 0],

      ["6_P1", 3],
      ["6_P2", 8],
      ["sum 6", 11],
      ["difference 6", -1],
    ]);
    expect(columns.filter((id) => objects.isReadOnly("NumberOfEmployees", id))).toEqual([
      "sum 1",
      "difference 1",
      "sum 6",
      "difference 6",
    ]);
    const table = tableOfGrid(objects, (id) => id, "sv");
    expect(table[0]!.slice(5)).toEqual(["summa 1", "skillnad 1", "6_P1", "6_P2", "summa 6", "skillnad 6"]);
    expect(planImport(table, objects)).toMatchObject({ changes: [], readOnly: 0, unknownColumns: [] });
  });

  it("have no difference where the decimal numbers have none, though their binary fractions do", () => {
    const figures = [[8.3], [3.7, "1_1"], [2.9, "1_2"], [1.7, "1_3"]] as const;
    const { values } = sheet(figures.map(([value, object]) => ["NumberOfEmployees", 1, value, object]));
    const objects = new ObjectsSheet(values, quarter(1), ["1_1", "1_2", "1_3"], typeOfRow, setting);
    const difference = () => objects.content("NumberOfEmployees", DIFFERENCE_COLUMN);
    expect(difference()).toBe(0);
    objects.change([{ rowId: "NumberOfEmployees", columnId: "1_3", content: 1.4 }]);
    expect(difference()).toBe(0.3);
    objects.change([{ rowId: "NumberOfEmployees", columnId: COMPANY_COLUMN, content: Infinity }]);
    expect(difference()).toBe(Infinity);
  });
});
