import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { periodOfDays } from "@/contract/period";
import type { CompanyBooks } from "./company-books";
import type { CompanyPlan } from "./company-plans";
import type { Month } from "./month";
import type { DemoYear } from "./sie-text";

/** Corporation tax, in percent. */
const TAX_RATE = 20.6;

/** The inputs of key figures that a consultant would have typed in for the year; amounts in units of the currency. */
export function demoFigures(plan: CompanyPlan, { ledger, months }: CompanyBooks, year: DemoYear): KeyFigureData[] {
  const ofYear = months.filter(({ first }) => first >= year.start && first <= year.through);
  const wholeYear = periodOfDays(year.start, year.end);
  const figures: KeyFigureData[] = [
    ...ofYear.flatMap((month) => employees(plan, month)),
    { keyFigureInfoId: "TaxRate", period: wholeYear, value: TAX_RATE },
  ];
  for (const month of ofYear) {
    const { first, last } = month;
    const period = periodOfDays(first, last);
    const add = (keyFigureInfoId: string, ore: number) => {
      if (ore > 0) figures.push({ keyFigureInfoId, period, value: Math.round(ore / 100) });
    };
    // Three percent of yearly sales, in whole tens of thousands.
    add("BankOverdraftLimit", Math.round((plan.sales * 0.03) / 10_000) * 1_000_000);
    add("CreditSalesVATIncluded", plan.soldBy === "invoice" ? month.sales * (1 + plan.vat / 100) : 0);
    add("SeparableCosts", ledger.movement("4000", "4999", first, last));
    add("InvestmentsInPropertyPlantAndEquipmentForTheYear", ledger.movement("1220", "1220", first, last));
    add("CostsForResearchAndDevelopment", plan.researchAndDevelopment * month.sales);
    add("InterestBearingLiabilities", -ledger.movement("2350", "2350", "0000-01-01", last));
  }
  return figures;
}

function employees(plan: CompanyPlan, month: Month): KeyFigureData[] {
  const period = periodOfDays(month.first, month.last);
  const all: KeyFigureData = { keyFigureInfoId: "NumberOfEmployees", period, value: month.employees };
  const places = plan.dimension?.number === 1 ? plan.dimension.objects : [];
  return [
    all,
    ...places.map(({ code, share }) => ({
      ...all,
      value: Math.round(month.employees * share * 10) / 10,
      dimensionId: `1_${code}`,
    })),
  ];
}
