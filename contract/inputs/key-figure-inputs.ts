/**
 * The kinds of values, in the order in which they are shown. An Amount is in units of the currency, such as kronor, and
 * a Percent of 12.5 is 12.5 %.
 */
export const VALUE_TYPES = ["Amount", "Percent", "Ratio", "Count"] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

/** The inputs that key figures are computed from, in the order in which they are shown. */
export const KEY_FIGURE_INPUTS = [
  { id: "NumberOfEmployees", valueType: "Count" },
  { id: "TaxRate", valueType: "Percent" },
  { id: "BankOverdraftLimit", valueType: "Amount" },
  { id: "CreditSalesVATIncluded", valueType: "Amount" },
  { id: "SeparableCosts", valueType: "Amount" },
  { id: "InvestmentsInPropertyPlantAndEquipmentForTheYear", valueType: "Amount" },
  { id: "CostsForResearchAndDevelopment", valueType: "Amount" },
  { id: "InterestBearingLiabilities", valueType: "Amount" },
] as const satisfies readonly { id: string; valueType: ValueType }[];
