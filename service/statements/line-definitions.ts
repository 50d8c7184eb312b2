interface Names {
  sv: string;
  en: string;
}

/** A line of a statement, in the order of the statement. */
export type LineDefinition =
  /** Known groups of the chart; the line is named as the group is unless it has names of its own. */
  | { kind: "groups"; id: string; groups: readonly string[]; names?: Names }
  /** What is left of a known group when the other lines have taken theirs. */
  | { kind: "rest"; id: string; of: string; names: Names }
  /** The lines before it, added up. One that needs lines is left out where fewer stand between it and the sum before. */
  | { kind: "sum"; id: string; names: Names; needs?: number };

const known = (id: string): LineDefinition => ({ kind: "groups", id, groups: [id] });

/**
 * The income statement by kind of cost, in the order of the Annual Accounts Act. An account that is in several of these
 * groups counts for the last of them, as the result before financial items leaves out what is in a later group.
 */
export const INCOME_STATEMENT: readonly LineDefinition[] = [
  known("NetSales"),
  known("OtherOperatingIncome"),
  {
    kind: "rest",
    id: "RemainingIncome",
    of: "Income",
    names: { sv: "Intäkter i övrigt", en: "Remaining income" },
  },
  {
    kind: "sum",
    id: "OperatingIncome",
    names: { sv: "Summa rörelseintäkter", en: "Total operating income" },
    needs: 2,
  },
  known("PurchaseOfGoodsAndEquipment"),
  known("ExternalCosts"),
  known("CostsForEmployees"),
  {
    kind: "groups",
    id: "WriteDownsAndDepreciation",
    groups: ["ImpairmentsAndWriteBack", "WriteDownsOfCurrentAssets", "DeprecationsAccordingToPlan"],
    names: { sv: "Av- och nedskrivningar", en: "Depreciation and write-downs" },
  },
  {
    kind: "rest",
    id: "RemainingCosts",
    of: "Costs",
    names: { sv: "Kostnader i övrigt", en: "Remaining costs" },
  },
  { kind: "sum", id: "OperatingProfit", names: { sv: "Rörelseresultat", en: "Operating profit" } },
  known("FinancialIncome"),
  known("FinancialCosts"),
  {
    kind: "sum",
    id: "ProfitAfterFinancialItems",
    names: { sv: "Resultat efter finansiella poster", en: "Profit after financial items" },
  },
  known("Appropriations"),
  {
    kind: "sum",
    id: "ProfitBeforeTax",
    names: { sv: "Resultat före skatt", en: "Profit before tax" },
    needs: 1,
  },
  known("Taxes"),
  { kind: "sum", id: "Profit", names: { sv: "Periodens resultat", en: "Result for the period" } },
];

export const ASSETS: readonly LineDefinition[] = [
  known("FixedAssets"),
  known("CurrentAssets"),
  {
    kind: "rest",
    id: "RemainingAssets",
    of: "Assets",
    names: { sv: "Tillgångar i övrigt", en: "Remaining assets" },
  },
  { kind: "sum", id: "Assets", names: { sv: "Summa tillgångar", en: "Total assets" } },
];

export const EQUITY_AND_LIABILITIES: readonly LineDefinition[] = [
  known("EquityCapital"),
  known("UntaxedReserves"),
  known("AllocationsAndProvisions"),
  known("LongTermLiabilities"),
  known("CurrentLiabilities"),
  {
    kind: "rest",
    id: "RemainingLiabilities",
    of: "Liabilities",
    names: { sv: "Skulder i övrigt", en: "Remaining liabilities" },
  },
  {
    kind: "sum",
    id: "EquityAndLiabilities",
    names: { sv: "Summa eget kapital och skulder", en: "Total equity and liabilities" },
  },
];

/** Lines that have no group of their own in a chart. */
export const MORE_LINES = {
  ResultForThePeriod: { sv: "Periodens resultat", en: "Result for the period" },
  ResultBookedToEquity: { sv: "Bokfört mot eget kapital", en: "Booked to equity" },
  OpeningDifference: {
    sv: "Ingående balans summerar inte till noll",
    en: "Opening balances that do not sum to zero",
  },
  Unbalanced: {
    sv: "Differens: tillgångar minus eget kapital och skulder",
    en: "Difference: assets less equity and liabilities",
  },
} satisfies Record<string, Names>;
