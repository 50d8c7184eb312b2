import * as accounts from "../accounts";
import { either, estimated, minus, over, overPositive, percent, plus, term, times, type Term } from "./term";
import * as terms from "./terms";
import type { View } from "./view";

export interface FigureDefinition {
  unit: "Amount" | "Percent" | "Ratio" | "Count";
  compute: (view: View) => Term;
  /** The accounts of a figure that uses their movements and perhaps inputs, but no balances: it can be budgeted. */
  flows?: accounts.Accounts;
}

const { NET_SALES, GOODS, OPERATING, FINANCIAL_INCOME, FINANCIAL_COSTS, PERSONNEL, PREMISES, RESULT } = accounts;

const employees = (view: View) => view.inputs.mean("NumberOfEmployees", view.covered);
const inputFlow = (id: string) => (view: View) => view.inputs.flow(id, view.covered);
const valueAdded = (view: View) => plus(terms.operatingProfit(view), terms.personnel(view));
/** The result before interest of the twelve months that a return on capital covers. */
const returned = (view: View) =>
  view.twelveMonths((months) => plus(terms.operatingProfit(months), terms.financialIncome(months)));

const amount = (compute: FigureDefinition["compute"], flows?: accounts.Accounts): FigureDefinition => ({
  unit: "Amount",
  compute,
  ...(flows && { flows }),
});
const ofSales = (dividend: (view: View) => Term, flows: accounts.Accounts): FigureDefinition => ({
  unit: "Percent",
  compute: (view) => percent(over(dividend(view), terms.netSales(view))),
  flows: [...NET_SALES, ...flows],
});
const share = (compute: FigureDefinition["compute"], flows?: accounts.Accounts): FigureDefinition => ({
  unit: "Percent",
  compute: (view) => percent(compute(view)),
  ...(flows && { flows }),
});
const count = (compute: FigureDefinition["compute"]): FigureDefinition => ({ unit: "Count", compute });
const ratio = (compute: FigureDefinition["compute"], flows?: accounts.Accounts): FigureDefinition => ({
  unit: "Ratio",
  compute,
  ...(flows && { flows }),
});

const inventoryTurnover = (view: View) => over(view.twelveMonths(terms.goods), view.average(terms.inventory));
const AFTER_FINANCIAL_ITEMS = [...OPERATING, ...FINANCIAL_INCOME, ...FINANCIAL_COSTS];

/**
 * Definitions of the interface's key figures that together use every operation. A figure that adds no operation needs
 * no definition here.
 */
export const FIGURES: Record<string, FigureDefinition> = {
  NetSales: amount(terms.netSales, NET_SALES),
  NetSalesGrowth: share(
    (view) => minus(over(terms.netSales(view), view.yearBefore(terms.netSales)), term(1)),
    NET_SALES,
  ),
  GrossProfit: amount((view) => minus(terms.netSales(view), terms.goods(view)), [...NET_SALES, ...GOODS]),
  GrossProfitMargin: ofSales((view) => minus(terms.netSales(view), terms.goods(view)), GOODS),
  EBITDA: amount(terms.ebitda, OPERATING),
  EBITDAMargin: ofSales(terms.ebitda, OPERATING),
  OperatingProfit: amount(terms.operatingProfit, OPERATING),
  OperatingMargin: ofSales(terms.operatingProfit, OPERATING),
  ProfitMargin: ofSales(
    (view) => plus(terms.operatingProfit(view), terms.financialIncome(view)),
    [...OPERATING, ...FINANCIAL_INCOME],
  ),
  NetProfitMargin: ofSales(terms.profitAfterFinancialItems, AFTER_FINANCIAL_ITEMS),
  ProfitAfterFinancialItems: amount(terms.profitAfterFinancialItems, AFTER_FINANCIAL_ITEMS),
  Profit: amount(terms.profit, RESULT),
  EquityRatio: share((view) => over(view.atEnd(terms.adjustedEquity(view)), view.atEnd(terms.assets))),
  QuickRatio: share((view) =>
    over(minus(view.atEnd(terms.currentAssets), view.atEnd(terms.inventory)), view.atEnd(terms.currentDebt)),
  ),
  QuickRatioWithOverdraft: share((view) => {
    const unused = minus(view.level("BankOverdraftLimit"), view.atEnd(terms.overdraftUsed));
    return over(
      plus(minus(view.atEnd(terms.currentAssets), view.atEnd(terms.inventory)), unused),
      view.atEnd(terms.currentDebt),
    );
  }),
  CurrentRatio: share((view) => over(view.atEnd(terms.currentAssets), view.atEnd(terms.currentDebt))),
  DebtEquityRatio: ratio((view) => overPositive(view.atEnd(terms.debt(view)), view.atEnd(terms.adjustedEquity(view)))),
  InterestCoverage: ratio(
    (view) => over(plus(terms.profitAfterFinancialItems(view), terms.financialCosts(view)), terms.financialCosts(view)),
    AFTER_FINANCIAL_ITEMS,
  ),
  ReturnOnAssets: share((view) => over(returned(view), view.average(terms.assets))),
  ReturnOnEquity: share((view) =>
    overPositive(view.twelveMonths(terms.profitAfterFinancialItems), view.average(terms.adjustedEquity(view))),
  ),
  ReturnOnCapitalEmployed: share((view) => overPositive(returned(view), view.average(terms.capitalEmployed(view)))),
  AssetTurnover: ratio((view) => over(view.twelveMonths(terms.netSales), view.average(terms.assets))),
  // Receivables and payables include value added tax, so 25 % is put on net sales and purchases here.
  DaysSalesOutstanding: count((view) => {
    const credit = view.twelveMonths(inputFlow("CreditSalesVATIncluded"));
    const sales = estimated(times(1.25, view.twelveMonths(terms.netSales)));
    return over(times(365, view.average(terms.tradeReceivables)), either(credit, sales));
  }),
  DaysPayableOutstanding: count((view) => {
    const purchases = view.twelveMonths((months) => months.flow(accounts.PURCHASES));
    return estimated(over(times(365, view.average(terms.tradePayables)), times(1.25, purchases)));
  }),
  InventoryTurnover: ratio(inventoryTurnover),
  DaysInventory: count((view) => over(term(365), inventoryTurnover(view))),
  WorkingCapital: amount((view) => minus(view.atEnd(terms.currentAssets), view.atEnd(terms.currentDebt))),
  NetSalesPerEmployee: amount((view) => over(view.perYear(terms.netSales(view)), employees(view)), NET_SALES),
  PersonnelCostToSales: ofSales(terms.personnel, PERSONNEL),
  CostForEmployees: amount((view) => over(view.perYear(terms.personnel(view)), employees(view)), PERSONNEL),
  ValueAddedPerEmployee: amount((view) => over(view.perYear(valueAdded(view)), employees(view)), OPERATING),
  PersonnelCostToValueAdded: share((view) => over(terms.personnel(view), valueAdded(view)), OPERATING),
  PremisesCostToSales: ofSales((view) => view.flow(PREMISES), PREMISES),
  DepreciationToSales: ofSales(terms.depreciation, accounts.DEPRECIATION),
  NetFinancialItemsToSales: ofSales(
    (view) => minus(terms.financialIncome(view), terms.financialCosts(view)),
    [...FINANCIAL_INCOME, ...FINANCIAL_COSTS],
  ),
  ResearchAndDevelopmentToSales: ofSales(inputFlow("CostsForResearchAndDevelopment"), []),
  LoanRate: share((view) => over(view.twelveMonths(terms.financialCosts), view.average(terms.debt(view)))),
  CashFlow: amount((view) => view.change(terms.cash)),
  CashFlowBeforeInvestments: amount((view) => {
    const earned = plus(
      minus(terms.profitAfterFinancialItems(view), terms.tax(view)),
      terms.writeDowns(view),
      terms.depreciation(view),
      view.flow(accounts.DISPOSALS),
    );
    const assets = view.change((moment) => minus(terms.currentAssets(moment), terms.liquidAssets(moment)));
    const debt = view.change((moment) =>
      plus(minus(terms.currentDebt(moment), terms.currentInterestBearing(moment)), terms.decidedDividends(moment)),
    );
    return plus(minus(earned, assets), debt);
  }),
  ContributionMargin: ofSales((view) => minus(terms.netSales(view), inputFlow("SeparableCosts")(view)), []),
  InvestmentsToSales: ofSales(inputFlow("InvestmentsInPropertyPlantAndEquipmentForTheYear"), []),
};
