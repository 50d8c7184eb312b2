interface Names {
  sv: string;
  en: string;
}

/** A line of a statement. */
export type LineDefinition =
  /**
   * Known groups of the chart, without other groups that have their own lines. The line has the group's name unless it
   * has `names`.
   */
  | { kind: "groups"; id: string; groups: readonly string[]; without?: readonly string[]; names?: Names }
  /** The accounts of a known group that no other line has. */
  | { kind: "rest"; id: string; of: string; names: Names }
  /** The sum of the lines before it; left out if fewer than `needs` lines are between it and the previous sum. */
  | { kind: "sum"; id: string; names: Names; needs?: number };

const known = (id: string): LineDefinition => ({ kind: "groups", id, groups: [id] });

/**
 * The income statement by kind of cost, with the lines of the Annual Accounts Act (1995:1554, appendix 2) and lines for
 * the rest of income and costs. An account in several of these groups counts in the last line by a group of the chart
 * itself, else in the last by one of the built-in chart (lineOfAccount): the key figure OperatingProfit leaves out
 * every account of a group below it, such as FinancialIncome.
 */
export const INCOME_STATEMENT: readonly LineDefinition[] = [
  known("NetSales"),
  {
    kind: "groups",
    id: "ChangeOfWorkInProgress",
    groups: ["ChangeOfWorkInProgress"],
    names: {
      sv: "Förändring av lager av produkter i arbete, färdiga varor och pågående arbete för annans räkning",
      en: "Change in inventories of work in progress, finished goods and contract work in progress",
    },
  },
  {
    kind: "groups",
    id: "OwnWorkCapitalised",
    groups: ["OwnWorkCapitalised"],
    names: { sv: "Aktiverat arbete för egen räkning", en: "Own work capitalised" },
  },
  {
    kind: "groups",
    id: "SundryOperatingIncome",
    groups: ["SundryOperatingIncome", "OtherOperatingIncome"],
    without: ["OwnWorkCapitalised"],
    names: { sv: "Övriga rörelseintäkter", en: "Other operating income" },
  },
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
  {
    kind: "groups",
    id: "PurchaseOfGoodsAndEquipment",
    groups: ["PurchaseOfGoodsAndEquipment"],
    without: ["ChangeOfWorkInProgress"],
    names: { sv: "Råvaror, förnödenheter och handelsvaror", en: "Raw materials, consumables and goods for resale" },
  },
  {
    kind: "groups",
    id: "ExternalCosts",
    groups: ["ExternalCosts"],
    without: ["OtherOperatingExpenses"],
    names: { sv: "Övriga externa kostnader", en: "Other external costs" },
  },
  known("CostsForEmployees"),
  {
    kind: "groups",
    id: "WriteDownsAndDepreciation",
    groups: ["ImpairmentsAndWriteBack", "DeprecationsAccordingToPlan"],
    names: {
      sv: "Av- och nedskrivningar av materiella och immateriella anläggningstillgångar",
      en: "Depreciation and write-downs of tangible and intangible fixed assets",
    },
  },
  {
    kind: "groups",
    id: "WriteDownsOfCurrentAssets",
    groups: ["WriteDownsOfCurrentAssets"],
    names: {
      sv: "Nedskrivningar av omsättningstillgångar utöver normala nedskrivningar",
      en: "Write-downs of current assets beyond the normal",
    },
  },
  {
    kind: "groups",
    id: "OtherOperatingExpenses",
    groups: ["OtherOperatingExpenses"],
    names: { sv: "Övriga rörelsekostnader", en: "Other operating expenses" },
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

/** Lines without a group of their own in a chart. */
export const MORE_LINES = {
  ResultForThePeriod: { sv: "Periodens resultat", en: "Result for the period" },
  ResultBookedToEquity: { sv: "Bokfört mot eget kapital", en: "Booked to equity" },
  OpeningDifference: {
    sv: "Ingående balanser som inte summerar till noll",
    en: "Opening balances that do not sum to zero",
  },
  Unbalanced: {
    sv: "Differens: tillgångar minus eget kapital och skulder",
    en: "Difference: assets less equity and liabilities",
  },
} satisfies Record<string, Names>;

/** Other names for figures of one object, whose part of the books need not balance. */
export const MORE_LINES_OF_OBJECT: Partial<Record<keyof typeof MORE_LINES, Names>> = {
  OpeningDifference: {
    sv: "Ingående balanser för objektet som inte summerar till noll",
    en: "Opening balances of the object that do not sum to zero",
  },
  Unbalanced: {
    sv: "Differens: motkonteringar som saknar objektet",
    en: "Difference: counter-entries without the object",
  },
};
