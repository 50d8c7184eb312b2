import { describe, expect, it } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { AgencyKeyFigureValues, CompanyKeyFigureValues, CompanyStatus } from "@/contract/portfolio";
import { exportTable } from "./export-table";
import { listItems } from "./list-items";
import {
  comparesAmounts,
  currenciesOf,
  filterRows,
  groupByCurrency,
  groupByType,
  parseOrder,
  parseRule,
  portfolioRows,
  sortRows,
  summarize,
  writeOrder,
  writeRule,
  type RowFilter,
  type RowOrder,
} from "./rows";

const KEY_FIGURES: KeyFigure[] = [
  { id: "NetSales", name: "Net sales", valueType: "Amount", description: "" },
  { id: "EquityRatio", name: "Equity ratio", valueType: "Percent", description: "" },
];

const company = (id: string, name: string, companyTypeId?: string) => ({
  id,
  name,
  businessIdentityCode: `55-${id}`,
  typeOfCompany: "Company",
  ...(companyTypeId !== undefined && { companyTypeId }),
});
const COMPANIES = [company("1", "Alma AB", "cafe"), company("2", "Berg AB"), company("3", "Åke AB", "bygg")];

const valuesOf = (companyId: string, currency: string, values: (number | null)[], yearsBefore?: (number | null)[]) =>
  ({ companyId, currency, values, ...(yearsBefore && { yearsBefore }) }) satisfies CompanyKeyFigureValues;
const VALUES: AgencyKeyFigureValues = {
  keyFigures: KEY_FIGURES,
  resolution: "ytd",
  pending: 0,
  companies: [
    valuesOf("1", "SEK", [100, 30], [50, 32]),
    { companyId: "2" },
    valuesOf("3", "SEK", [300, Infinity], [400, null]),
  ],
};

const STATUSES: CompanyStatus[] = [
  { companyId: "1", bookedThrough: "2026-10-31", consultants: [{ userName: "eva", name: "Eva" }] },
  { companyId: "2", consultants: [] },
  { companyId: "3", bookedThrough: "2026-06-30", agreement: "differs", consultants: [{ userName: "bo", name: "Bo" }] },
];

const rows = portfolioRows({
  companies: COMPANIES,
  values: VALUES,
  lines: undefined,
  statuses: STATUSES,
  today: "2026-11-20",
  types: new Map([
    ["cafe", "Caféer"],
    ["bygg", "Byggföretag"],
  ]),
});
const NO_ROWS: ReadonlySet<string> = new Set();
/** Lets every row through. */
const NO_FILTER: RowFilter = {
  words: [],
  companyTypeId: null,
  consultant: null,
  onlyLate: false,
  agreement: null,
  rule: null,
};
const ids = (list: readonly { company: { id: string } }[]) => list.map((row) => row.company.id).join("");
/** The rows of COMPANIES with other values, and without names of types. */
const rowsWith = (companies: CompanyKeyFigureValues[], keyFigures = KEY_FIGURES) =>
  portfolioRows({
    companies: COMPANIES,
    values: { ...VALUES, keyFigures, companies },
    lines: undefined,
    statuses: STATUSES,
    types: new Map(),
    today: "2026-11-20",
  });

describe("the rows of all clients", () => {
  it("join values, changes, statuses and types of a company", () => {
    expect(rows[0]).toMatchObject({
      typeName: "Caféer",
      monthsBehind: 1,
      isLate: false,
      cells: [
        { value: 100, before: 50, target: null, change: { direction: "up", amount: 100, unit: "percent" } },
        { value: 30, before: 32, change: { direction: "down", amount: -2, unit: "points" } },
      ],
    });
  });

  it("are late when more than two months are missing or nothing is booked, but not while the status is unknown", () => {
    expect(rows.map(({ isLate }) => isLate)).toEqual([false, true, true]);
    const [unknown] = portfolioRows({
      companies: COMPANIES,
      values: undefined,
      lines: undefined,
      statuses: undefined,
      today: "2026-11-20",
      types: new Map(),
    });
    expect(unknown).toMatchObject({ isLate: false, cells: [], typeName: "cafe" });
  });
});

describe("the order of rows", () => {
  it.each([
    ["name", "123"],
    ["-name", "321"],
    ["books", "312"],
    ["-value.NetSales", "312"],
    ["value.NetSales", "132"],
    ["-change.NetSales", "132"],
    ["-value.EquityRatio", "312"],
    ["value.Unknown", "123"],
    ["type", "312"],
  ])("%s sorts the rows, those without a value last", (text, expected) => {
    expect(ids(sortRows(rows, parseOrder(text)!, KEY_FIGURES, "sv-SE"))).toBe(expected);
  });

  it("has changes of a ratio in percent before those in its own unit, either way", () => {
    const coverage: KeyFigure = { id: "InterestCoverage", name: "Coverage", valueType: "Ratio", description: "" };
    const companies = [valuesOf("1", "SEK", [5], [-1]), valuesOf("2", "SEK", [2], [1]), valuesOf("3", "SEK", [3], [2])];
    const changed = rowsWith(companies, [coverage]);
    const sorted = (text: string) => ids(sortRows(changed, parseOrder(text)!, [coverage], "sv-SE"));
    expect([sorted("change.InterestCoverage"), sorted("-change.InterestCoverage")]).toEqual(["321", "231"]);
  });

  it("is written as it is read, and other texts are none", () => {
    const orders: RowOrder[] = [
      { by: "name", descending: true },
      { by: "change", keyFigureId: "A.b", descending: false },
    ];
    for (const order of orders) expect(parseOrder(writeOrder(order))).toEqual(order);
    for (const text of ["", "value", "-", "size"]) expect(parseOrder(text)).toBeNull();
  });
});

describe("amounts in several currencies", () => {
  const companies = [
    valuesOf("1", "EUR", [900, 10], [-100, 8]),
    valuesOf("2", "SEK", [20, 20], [10, 8]),
    valuesOf("3", "SEK", [30, 60], [20, 8]),
  ];
  const mixed = rowsWith(companies);
  const sorted = (text: string) => sortRows(mixed, parseOrder(text)!, KEY_FIGURES, "sv-SE");

  it("are sorted within their currency, the most frequent currency first in both directions", () => {
    expect(ids(sorted("-value.NetSales"))).toBe("321");
    expect(ids(sorted("value.NetSales"))).toBe("231");
    expect(ids(sorted("value.EquityRatio"))).toBe("123");
  });

  it("stand under headings of their currencies if there are several, and only in an order by amounts", () => {
    const items = groupByCurrency(sorted("-value.NetSales"));
    expect(items.map((item) => ("row" in item ? item.row.company.id : "heading" in item && item.heading))).toEqual([
      "SEK",
      "3",
      "2",
      "EUR",
      "1",
    ]);
    expect(groupByCurrency(mixed.slice(1))).toHaveLength(2);
    expect(comparesAmounts(parseOrder("value.NetSales")!, KEY_FIGURES)).toBe(true);
    for (const text of ["change.NetSales", "value.EquityRatio", "name"]) {
      expect(comparesAmounts(parseOrder(text)!, KEY_FIGURES)).toBe(false);
    }
  });

  it("change by a percentage or by an amount, and are sorted with the percentages first", () => {
    expect(ids(sorted("-change.NetSales"))).toBe("231");
    expect(ids(sorted("change.NetSales"))).toBe("321");
  });

  it.each([
    ["NetSales>10", "23"],
    ["NetSales>10 EUR", "1"],
    ["EquityRatio<30", "12"],
  ])("match the rule %s, in which amounts are of one currency only", (rule, expected) => {
    expect(ids(filterRows(mixed, { ...NO_FILTER, rule: parseRule(rule) }, KEY_FIGURES))).toBe(expected);
    expect(writeRule(parseRule(rule)!)).toBe(rule);
  });
});

describe("a key figure that one client has in another kind", () => {
  const companies = [
    { ...valuesOf("1", "SEK", [1, 900], [null, 800]), formats: [null, { valueType: "Amount" as const, decimals: 2 }] },
    valuesOf("2", "SEK", [2, 20]),
    valuesOf("3", "SEK", [3, 60]),
  ];
  const mixed = rowsWith(companies);

  it("has that client's format, and its change is of that kind too", () => {
    expect(mixed[0]!.cells[1]).toMatchObject({
      keyFigure: { name: "Equity ratio", valueType: "Amount", decimals: 2 },
      change: { amount: 12.5, unit: "percent" },
    });
    expect(mixed[1]!.cells[1]!.keyFigure).toBe(KEY_FIGURES[1]);
  });

  it("is last in both directions for that client, matches no rule and is left out of medians", () => {
    for (const [text, expected] of [
      ["-value.EquityRatio", "321"],
      ["value.EquityRatio", "231"],
    ] as const) {
      expect(ids(sortRows(mixed, parseOrder(text)!, KEY_FIGURES, "sv-SE"))).toBe(expected);
    }
    expect(ids(filterRows(mixed, { ...NO_FILTER, rule: parseRule("EquityRatio>30") }, KEY_FIGURES))).toBe("3");
    expect(summarize(mixed, KEY_FIGURES)[1]).toEqual({ sum: null, median: 40 });
  });
});

describe("the filter of rows", () => {
  it.each<[string, Partial<RowFilter>, string]>([
    ["nothing", {}, "123"],
    ["words without diacritics", { words: ["ake"] }, "3"],
    ["a type", { companyTypeId: "cafe" }, "1"],
    ["a consultant", { consultant: "bo" }, "3"],
    ["late books", { onlyLate: true }, "23"],
    ["the result of the reconciliation", { agreement: "differs" }, "3"],
    ["a rule below", { rule: parseRule("NetSales<300") }, "1"],
    ["a rule above, with infinite values", { rule: parseRule("EquityRatio>20.5") }, "13"],
    ["a rule on a figure without a column, which is ignored", { rule: parseRule("CashFlow<0") }, "123"],
  ])("by %s", (_, filter, expected) => {
    expect(ids(filterRows(rows, { ...NO_FILTER, ...filter }, KEY_FIGURES))).toBe(expected);
  });

  it("reads a rule as it is written", () => {
    expect(writeRule(parseRule("EquityRatio<-2.5")!)).toBe("EquityRatio<-2.5");
    for (const limit of [1e-7, -2.5e21]) {
      const rule = { keyFigureId: "EquityRatio", sign: "<", limit } as const;
      expect(parseRule(writeRule(rule))).toEqual(rule);
    }
    for (const text of ["EquityRatio", "<2", "A<b", "A=2", "A<1e999"]) expect(parseRule(text)).toBeNull();
  });
});

describe("sums and medians", () => {
  it("leave out values that are missing or infinite, and only amounts have a sum", () => {
    expect(summarize(rows, KEY_FIGURES)).toEqual([
      { sum: 400, median: 200 },
      { sum: null, median: 30 },
    ]);
    expect(summarize([], KEY_FIGURES)).toEqual([
      { sum: null, median: null },
      { sum: null, median: null },
    ]);
  });

  it("are of amounts in the most frequent currency", () => {
    const companies = [valuesOf("1", "EUR", [1, 10]), valuesOf("2", "SEK", [20, 20]), valuesOf("3", "SEK", [30, 60])];
    const mixed = rowsWith(companies);
    expect(currenciesOf(mixed)).toEqual(["SEK", "EUR"]);
    expect(summarize(mixed, KEY_FIGURES)).toEqual([
      { sum: 50, median: 25 },
      { sum: null, median: 20 },
    ]);
  });

  it("are in the same currency in any order of the rows, when two currencies are equally frequent", () => {
    const companies = [valuesOf("1", "SEK", [1, 10]), valuesOf("2", "EUR", [20, 20])];
    const mixed = rowsWith(companies);
    expect([currenciesOf(mixed), currenciesOf(mixed.toReversed())]).toEqual([
      ["EUR", "SEK"],
      ["EUR", "SEK"],
    ]);
  });
});

it("pinned clients come first, under a heading if the others have headings", () => {
  const shown = (isGrouped: boolean) =>
    listItems(rows, { pinned: new Set(["3"]), isGrouped, isByCurrency: false, opened: NO_ROWS, locale: "sv-SE" }).map(
      (item) => ("row" in item ? item.row.company.id : "kind" in item ? item.kind : "details"),
    );
  expect(shown(false)).toEqual(["3", "1", "2"]);
  expect(shown(true)).toEqual(["pinned", "3", "type", "1", "type", "2"]);
});

it("an opened row has its details under it, pinned or not", () => {
  const pinned = new Set(["3"]);
  const items = listItems(rows, {
    pinned,
    isGrouped: false,
    isByCurrency: false,
    opened: new Set(["2", "3"]),
    locale: "sv-SE",
  });
  const texts = items.map((item) =>
    "row" in item ? item.row.company.id : "detailsOf" in item ? `details of ${item.detailsOf.company.id}` : "heading",
  );
  expect(texts).toEqual(["3", "details of 3", "1", "2", "details of 2"]);
});

it("rows stand under the names of their types, those without one last", () => {
  const items = groupByType(rows, "sv-SE");
  expect(items.map((item) => ("row" in item ? item.row.company.id : item))).toEqual([
    { heading: "Byggföretag", kind: "type", count: 1 },
    "3",
    { heading: "Caféer", kind: "type", count: 1 },
    "1",
    { heading: "", kind: "type", count: 1 },
    "2",
  ]);
});

it("a file has values as numbers, each beside that of the year before", () => {
  const words = {
    company: "Client",
    code: "No",
    books: "Booked",
    comment: "Comment",
    contact: "Contact",
    phone: "Phone",
    imported: "Import",
    consultant: "Consultant",
    type: "Type",
    currency: "Currency",
    yearBefore: (name: string) => `${name} before`,
  };
  const [header, first, second] = exportTable(rows, KEY_FIGURES, words);
  expect(header!.slice(5, 10)).toEqual([
    "Currency",
    "Net sales",
    "Net sales before",
    "Equity ratio",
    "Equity ratio before",
  ]);
  expect(first).toEqual([
    "Alma AB",
    "55-1",
    null,
    null,
    "2026-10-31",
    "SEK",
    100,
    50,
    30,
    32,
    null,
    null,
    "Eva",
    "Caféer",
  ]);
  expect(second!.slice(0, 6)).toEqual(["Berg AB", "55-2", null, null, null, null]);
});
