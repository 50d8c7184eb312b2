import type { KeyFigurePreset } from "@/contract/presets";
import type { CompanyPlan } from "./company-plans";

/** The key figures that the consultant follows in a company of this kind, instead of the standard ones. */
export function demoMyKeyFigures(plan: CompanyPlan): string[] {
  if (plan.soldBy === "till") return ["NetSales", "GrossProfitMargin", "PersonnelCostToSales", "PremisesCostToSales"];
  // Only a company of properties owes more than a year's sales.
  if (plan.loan > 1) return ["NetSales", "OperatingMargin", "EquityRatio", "LoanRate", "InterestCoverage"];
  return ["NetSales", "GrossProfitMargin", "OperatingMargin", "DaysSalesOutstanding", "QuickRatio"];
}

/** An own preset of the company. Without a dimension it has none, so that the demo shows companies of both kinds. */
export function demoOwnPreset(plan: CompanyPlan): KeyFigurePreset | null {
  if (plan.dimension === null) return null;
  return {
    id: "Trade",
    name: "Branschens mått",
    description: `Det som följs upp varje månad i ${plan.name}.`,
    keyFigureTypes: ["NetSalesPerEmployee", "ValueAddedPerEmployee", "PersonnelCostToValueAdded", "ContributionMargin"],
  };
}
