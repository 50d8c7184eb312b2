import type { KeyFigureData } from "@/contract/key-figure-data";
import { addMonths, endOfMonth, type CalendarDay } from "@/contract/dates";
import { periodOfDays } from "@/contract/period";
import type { CompanyBooks } from "./company-books";
import type { CompanyPlan } from "./company-plans";
import type { Month } from "./month";
import type { DemoYear } from "./sie-text";

const TAX_RATE = 20.6;

/** The inputs of key figures that a consultant would have typed in for the year, in units of the currency. */
export function demoFigures(plan: CompanyPlan, { ledger, months }: CompanyBooks, year: DemoYear): KeyFigureData[] {
  const ofYear = months.filter(({ first }) => first >= year.start && first <= year.through);
  const whole = (amount: number) => Math.round(amount / 100);
  const wholeYear = periodOfDays(year.start, year.end);
  const figures: KeyFigureData[] = [
    ...ofYear.flatMap((month) => employees(plan, month)),
    { keyFigureInfoId: "TaxRate", period: wholeYear, value: TAX_RATE },
  ];
  const overYear = (id: string, value: number) => {
    if (value > 0) figures.push({ keyFigureInfoId: id, period: wholeYear, value });
  };
  overYear("BankOverdraftLimit", Math.round((plan.sales * 0.03) / 10_000) * 10_000);
  const invested = ledger.movement("1220", "1220", year.start, year.through);
  overYear("InvestmentsInPropertyPlantAndEquipmentForTheYear", whole(invested));
  overYear("CostsForResearchAndDevelopment", Math.round(plan.developsOn * whole(ofYear.reduce(sumSales, 0))));
  for (const month of ofYear) {
    const period = periodOfDays(month.first, month.last);
    const value = (keyFigureInfoId: string, amount: number) => {
      if (amount > 0) figures.push({ keyFigureInfoId, period, value: whole(amount) });
    };
    value("CreditSalesVATIncluded", plan.soldBy === "invoice" ? month.sales * (1 + plan.vat / 100) : 0);
    value("SeparableCosts", ledger.movement("4000", "4999", month.first, month.last));
  }
  for (const quarter of quarters(year)) {
    const debt = -ledger.movement("2350", "2350", "0000-01-01", quarter.last);
    if (debt > 0 && quarter.last <= year.through) {
      const period = periodOfDays(quarter.first, quarter.last);
      figures.push({ keyFigureInfoId: "InterestBearingLiabilities", period, value: whole(debt) });
    }
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

function sumSales(sum: number, month: Month): number {
  return sum + month.sales;
}

function quarters({ start }: DemoYear): { first: CalendarDay; last: CalendarDay }[] {
  return [0, 3, 6, 9].map((months) => {
    const first = addMonths(start, months);
    return { first, last: endOfMonth(addMonths(first, 2)) };
  });
}
