import type { KeyFigurePreset } from "@/contract/presets";
import { STANDARD_PRESETS, type StandardPreset } from "@/contract/standard-presets";
import { CATALOGUE_IDS, type CatalogueId } from "./key-figures";

interface Definition {
  name: string;
  description: string;
  keyFigureTypes: readonly CatalogueId[];
}

const DEFINITIONS: Record<StandardPreset, Definition> = {
  Overview: {
    name: "Overview",
    description: "The company at a glance: sales, result, stability, liquidity and cash.",
    keyFigureTypes: ["NetSales", "ProfitAfterFinancialItems", "EquityRatio", "QuickRatio", "CashFlow"],
  },
  MyKeyFigures: {
    name: "My key figures",
    description: "The key figures the company itself follows.",
    keyFigureTypes: ["NetSales", "GrossProfitMargin", "OperatingMargin"],
  },
  VisibleKeyFigures: {
    name: "Visible key figures",
    description: "Every key figure that is shown for the company.",
    keyFigureTypes: CATALOGUE_IDS,
  },
  ProfitStructure: {
    name: "Profit structure",
    description: "What is left of sales at each level of the income statement, and the return on capital.",
    keyFigureTypes: [
      "GrossProfitMargin",
      "EBITDAMargin",
      "OperatingMargin",
      "ProfitMargin",
      "NetProfitMargin",
      "ReturnOnEquity",
      "ReturnOnAssets",
    ],
  },
  IncomeCostStructure: {
    name: "Income and cost structure",
    description: "The kinds of cost as shares of sales, and what each employee brings in.",
    keyFigureTypes: [
      "PersonnelCostToSales",
      "PremisesCostToSales",
      "DepreciationToSales",
      "NetFinancialItemsToSales",
      "NetSalesPerEmployee",
      "PersonnelCostToValueAdded",
    ],
  },
  EquityStructure: {
    name: "Equity structure",
    description: "How the company is financed and whether it can pay its debts.",
    keyFigureTypes: [
      "EquityRatio",
      "DebtEquityRatio",
      "CurrentRatio",
      "QuickRatio",
      "InterestCoverage",
      "WorkingCapital",
    ],
  },
};

/** The built-in presets in display order; a new copy on each call. */
export function standardPresets(): KeyFigurePreset[] {
  return STANDARD_PRESETS.map((id) => {
    const { name, description, keyFigureTypes } = DEFINITIONS[id];
    return { id, name, description, keyFigureTypes: [...keyFigureTypes] };
  });
}
