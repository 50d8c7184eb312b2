import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KeyFigureWorkbook } from "@/contract/figures/key-figure-workbook";
import type { SieFile } from "../../books/sie/sie-file";
import { booksOf, sieFile } from "../testing/books-of";
import type { Inputs } from "../engine/inputs";
import { inputsOf } from "../engine/testing/inputs-of";
import type { Days } from "../engine/steps";
import { eubas97 } from "../eubas97";
import { companyDefinitions } from "../formulas/company-definitions";
import { companyCatalogue, nameOf, ownKeyFigure } from "../own-key-figures";
import { CATALOGUE_IDS } from "../key-figures";
import { buildWorkbook, type WorkbookContent } from "./build-workbook";
import { FORMULAS } from "./testing/formulas";
import { RecalculatedWorkbook } from "./testing/recalculate";

const ownFigure = (id: string, formula: string, valueType: "Ratio" | "Amount" = "Ratio") =>
  ownKeyFigure({ id, name: id, formula, valueType, decimals: 4, description: null });
const OWN = FORMULAS.map((formula, i) => ownFigure(`Own ${i + 1}`, formula));
const PERIODS: Days[] = [
  { firstDay: "2023-01-01", lastDay: "2023-12-31" },
  { firstDay: "2024-01-01", lastDay: "2024-12-31" },
  { firstDay: "2024-03-01", lastDay: "2024-03-31" },
  { firstDay: "2024-04-01", lastDay: "2024-08-31" },
  { firstDay: "2023-09-01", lastDay: "2024-05-31" },
];
const ACCOUNTS =
  "1220 1229 1410 1510 1580 1810 1930 2081 2099 2110 2220 2350 2330 2440 2480 2510 2611 2890 3010 3740 3990"
    .concat(" 4010 4990 5010 6110 7010 7510 7710 7740 7832 7960 8310 8410 8811 8910 8999")
    .split(" ");

type Row = readonly [account: string, ore: number];
interface Voucher {
  month: number;
  rows: readonly Row[];
}

const anyRows = fc.array(fc.tuple(fc.constantFrom(...ACCOUNTS), fc.integer({ min: -1e9, max: 1e9 })), {
  minLength: 1,
  maxLength: 5,
});
const anyVouchers = fc.array(fc.record({ month: fc.integer({ min: 1, max: 12 }), rows: anyRows }), { maxLength: 12 });
/** The rows and one more, on the bank account 1930, that makes their sum 0. */
const balanced = (rows: readonly Row[]): Row[] => [...rows, ["1930", -rows.reduce((sum, [, ore]) => sum + ore, 0)]];

function fileOf(year: number, opening: readonly Row[], vouchers: readonly Voucher[]): SieFile {
  const lines = vouchers.flatMap(({ month, rows }) => [
    `#VER A "" ${year}${String(month).padStart(2, "0")}15`,
    "{",
    ...balanced(rows).map(([account, ore]) => `#TRANS ${account} {} ${(ore / 100).toFixed(2)}`),
    "}",
  ]);
  const openings = balanced(opening).map(([account, ore]) => `#IB 0 ${account} ${(ore / 100).toFixed(2)}`);
  return sieFile(`${year}-01-01`, `${year}-12-31`, [...openings, ...lines]);
}

/** Without values very near to zero, which nobody enters: IronCalc takes the smallest of them for zero. */
const typedNumber = fc.double({ min: -200, max: 1e6 }).filter((value) => value === 0 || !(Math.abs(value) < 1e-6));

const inputDays = fc.constantFrom(
  { firstDay: "2023-01-01", lastDay: "2023-12-31" },
  { firstDay: "2024-01-01", lastDay: "2024-12-31" },
  { firstDay: "2024-03-01", lastDay: "2024-03-31" },
  { firstDay: "2024-07-01", lastDay: "2024-09-30" },
);
/** With two decimals at most, since the workbook's rounding of a percentage to whole öre is exact for those only. */
const taxRate = fc.record({
  keyFigureInfoId: fc.constant("TaxRate"),
  days: inputDays,
  value: fc.oneof(
    fc.integer({ min: -200_00, max: 100_00 }).map((hundredths) => hundredths / 100),
    fc.constant(Infinity),
  ),
});
const otherInput = fc.record({
  keyFigureInfoId: fc.constantFrom(
    "NumberOfEmployees",
    "BankOverdraftLimit",
    "InterestBearingLiabilities",
    "SeparableCosts",
    "CreditSalesVATIncluded",
    "CostsForResearchAndDevelopment",
    "Visits",
  ),
  days: inputDays,
  value: fc.oneof(fc.integer({ min: 0, max: 100 }), typedNumber, fc.constant(Infinity)),
});
const anyInputs = fc.array(fc.oneof({ arbitrary: taxRate, weight: 1 }, { arbitrary: otherInput, weight: 4 }), {
  maxLength: 14,
});

function contentOf(
  files: readonly SieFile[],
  inputs: Inputs,
  periods: readonly Days[] = PERIODS,
  own = OWN,
): WorkbookContent {
  return {
    title: "Test",
    language: "sv",
    figures: companyCatalogue("sv", own),
    periods,
    books: booksOf(files),
    inputs,
    definitions: companyDefinitions({ formulas: own, charts: [eubas97("en")] }),
    accountNames: new Map([["1930", "=Bank"]]),
    nameOf: (id) => nameOf(id, "sv", own),
    nameReason: (reason) => reason,
  };
}

function workbookOf(...content: Parameters<typeof contentOf>): KeyFigureWorkbook {
  return buildWorkbook(contentOf(...content), 100_000)!;
}

const SMALL = [
  fileOf(
    2023,
    [
      ["1510", 5_000_00],
      ["2081", -25_000_00],
      ["2110", -1_230_25],
    ],
    [
      {
        month: 2,
        rows: [
          ["3010", -400_000_10],
          ["4010", 100_000_33],
          ["7010", 50_000_00],
        ],
      },
      {
        month: 6,
        rows: [
          ["8410", 1_000_05],
          ["2440", -12_345_67],
          ["6110", 12_345_67],
        ],
      },
    ],
  ),
  fileOf(
    2024,
    [
      ["1510", 6_000_00],
      ["2081", -25_000_00],
      ["2110", -1_230_25],
      ["1410", 900_00],
      ["2350", -700_00],
    ],
    [
      {
        month: 1,
        rows: [
          ["3010", -900_000_45],
          ["4010", 200_000_11],
          ["2440", -10_000_00],
        ],
      },
      {
        month: 5,
        rows: [
          ["7010", 300_000_00],
          ["7832", 12_000_00],
          ["1229", -12_000_00],
        ],
      },
      {
        month: 12,
        rows: [
          ["8410", 15_000_00],
          ["8310", -500_00],
          ["8811", 25_000_00],
          ["2110", -25_000_00],
        ],
      },
    ],
  ),
];
const TYPED = inputsOf(
  ["NumberOfEmployees", "CreditSalesVATIncluded", "SeparableCosts", "CostsForResearchAndDevelopment", "Visits"]
    .concat("InvestmentsInPropertyPlantAndEquipmentForTheYear", "BankOverdraftLimit", "TaxRate")
    .flatMap((keyFigureInfoId) =>
      [2023, 2024].map((year) => ({
        keyFigureInfoId,
        firstDay: `${year}-01-01`,
        lastDay: `${year}-12-31`,
        value: keyFigureInfoId === "TaxRate" ? 20.65 : 12.5,
      })),
    ),
);

describe("the workbook of key figures", { timeout: 120_000 }, () => {
  it("has a formula for every key figure of a whole year, a company's own included", () => {
    const [first] = workbookOf(SMALL, TYPED).sheets;
    // Three columns of texts and five rows of headings come first. The year 2024 is the second period.
    const column = 3 + 1;
    const figures = first!.rows.slice(5);
    expect(figures).toHaveLength(CATALOGUE_IDS.length + FORMULAS.length);
    for (const row of figures) expect([row[0]!.value, row[column]!.formula]).not.toContain(undefined);
    const missing = figures.filter((row) => row[column]!.reason).map((row) => row[0]!.value);
    // Own 20 is PersonnelCosts / (NetSales - NetSales), a division by zero.
    expect(missing).toEqual(["Own 20"]);
  });

  it("gives the same values when a spreadsheet computes it", () => {
    expect(new RecalculatedWorkbook(workbookOf(SMALL, TYPED)).differences()).toEqual([]);
  });

  it("gives the same values for any books and inputs", () => {
    fc.assert(
      fc.property(anyRows, anyVouchers, anyVouchers, anyInputs, (opening, before, now, given) => {
        const typed = inputsOf(given.map(({ days, ...input }) => ({ ...input, ...days })));
        const files = [fileOf(2023, [], before), fileOf(2024, opening, now)];
        expect(new RecalculatedWorkbook(workbookOf(files, typed)).differences()).toEqual([]);
      }),
      // Few, because each run computes a whole workbook anew.
      { numRuns: 3 },
    );
  });

  it("has only a value where the formula would be too long for a spreadsheet", () => {
    const long = Array.from({ length: 150 }, () => "percent(3,a)").join("+");
    const own = [ownFigure("a", "NetSales", "Amount"), ownFigure("Long", long), ownFigure("Twice", "2 * Long")];
    const [figures, terms] = workbookOf(SMALL, TYPED, PERIODS.slice(0, 1), own).sheets;
    const [, , , ofLong] = figures!.rows.find(([name]) => name?.value === "Long")!;
    const [, , , asTerm] = terms!.rows.find(([name]) => name?.value === "Long")!;
    expect([ofLong, asTerm]).toEqual([
      { value: ofLong!.value, decimals: 4 },
      { value: ofLong!.value, decimals: 2 },
    ]);
    expect(figures!.rows.find(([name]) => name?.value === "Twice")![3]).toMatchObject({
      value: 2 * Number(ofLong!.value),
      formula: expect.any(String),
    });
  });

  it("computes a key figure as soon as its missing input is entered", () => {
    const workbook = workbookOf(SMALL, inputsOf([]), [{ firstDay: "2024-01-01", lastDay: "2024-12-31" }]);
    const [figures, , inputsSheet] = workbook.sheets;
    const row = figures!.rows.findIndex(([name]) => name?.value === "Omsättning per anställd");
    expect(figures!.rows[row]![3]).toMatchObject({ reason: { code: "missingInput" }, formula: expect.any(String) });
    const input = inputsSheet!.rows.findIndex(
      ([name, measure]) => name?.value === "Antal anställda" && measure?.value === "månadernas medelvärde",
    );
    const recalculated = new RecalculatedWorkbook(workbook);
    expect(recalculated.value(0, row, 3)).toBe("missingInput");
    inputsSheet!.rows[0]!.forEach(({ value }, column) => {
      if (String(value).startsWith("2024")) recalculated.write(2, input, column, "4");
    });
    expect(recalculated.value(0, row, 3)).toBeCloseTo(900_000.45 / 4, 6);
  });

  it("names the points within a period by its months, also where a year has balances only", () => {
    const balances = ["#IB 0 1510 40", "#IB 0 2081 -40", "#UB 0 1510 100", "#UB 0 2081 -40", "#RES 0 3010 -60"];
    const files = [sieFile("2023-01-01", "2023-12-31", balances), fileOf(2024, [["1510", 100_00]], [])];
    const period = { firstDay: "2023-01-01", lastDay: "2024-12-31" };
    const own = [ownFigure("Own", "average(Assets)", "Amount")];
    const [, terms] = workbookOf(files, TYPED, [period], own).sheets;
    const points = terms!.rows.flatMap(([name, when]) => (name?.value === "Tillgångar" ? [when?.value] : []));
    expect(points).toEqual(["ingående", ...Array.from({ length: 12 }, (_, i) => `efter månad ${12 + i}`), "utgående"]);
  });

  it("is null when it would have too many cells", () => {
    expect(buildWorkbook(contentOf(SMALL, TYPED), 100)).toBeNull();
  });
});
