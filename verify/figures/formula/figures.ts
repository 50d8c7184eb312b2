import * as accounts from "../accounts";
import { either, estimated, minus, over, overPositive, percent, plus, term, times, type Term } from "./term";
import * as t from "./terms";
import type { View } from "./view";

export interface FigureDefinition {
  unit: "Amount" | "Percent" | "Ratio" | "Count";
  compute: (view: View) => Term;
  /** The accounts of a figure that is computed from movements only; such a figure can be budgeted. */
  flows?: accounts.Accounts;
}

const { R1, R3, R5, R7, R9, R10, R11, R12, R16, EBITDA } = t;
const { NET_SALES, GOODS, OPERATING, FINANCIAL_INCOME, FINANCIAL_COSTS, PERSONNEL, PREMISES, RESULT } = accounts;

const employees = (view: View) => view.inputs.mean("NumberOfEmployees", view.covered);
const inputFlow = (id: string) => (view: View) => view.inputs.flow(id, view.covered);
const valueAdded = (view: View) => plus(R9(view), R5(view));
/** The result before interest of the twelve months that a return on capital covers. */
const returned = (view: View) => view.twelveMonths((months) => plus(R9(months), R10(months)));

const amount = (compute: FigureDefinition["compute"], flows?: accounts.Accounts): FigureDefinition => ({
  unit: "Amount",
  compute,
  ...(flows && { flows }),
});
const ofSales = (dividend: (view: View) => Term, flows: accounts.Accounts): FigureDefinition => ({
  unit: "Percent",
  compute: (view) => percent(over(dividend(view), R1(view))),
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

const inventoryTurnover = (view: View) => over(view.twelveMonths(R3), view.average(t.B6));
const all = [...OPERATING, ...FINANCIAL_INCOME, ...FINANCIAL_COSTS];

/**
 * Definitions of the interface's key figures that together use every operation. A figure that adds no operation needs
 * no definition here.
 */
export const FIGURES: Record<string, FigureDefinition> = {
  NetSales: amount(R1, NET_SALES),
  NetSalesGrowth: share((view) => minus(over(R1(view), view.yearBefore(R1)), term(1)), NET_SALES),
  GrossProfit: amount((view) => minus(R1(view), R3(view)), [...NET_SALES, ...GOODS]),
  GrossProfitMargin: ofSales((view) => minus(R1(view), R3(view)), GOODS),
  EBITDA: amount(EBITDA, OPERATING),
  EBITDAMargin: ofSales(EBITDA, OPERATING),
  OperatingProfit: amount(R9, OPERATING),
  OperatingMargin: ofSales(R9, OPERATING),
  ProfitMargin: ofSales((view) => plus(R9(view), R10(view)), [...OPERATING, ...FINANCIAL_INCOME]),
  NetProfitMargin: ofSales(R12, all),
  ProfitAfterFinancialItems: amount(R12, all),
  Profit: amount(R16, RESULT),
  EquityRatio: share((view) => over(view.atEnd(t.B25(view)), view.atEnd(t.B11))),
  QuickRatio: share((view) => over(minus(view.atEnd(t.B10), view.atEnd(t.B6)), view.atEnd(t.B18))),
  QuickRatioWithOverdraft: share((view) => {
    const unused = minus(view.level("BankOverdraftLimit"), view.atEnd(t.OVERDRAFT_USED));
    return over(plus(minus(view.atEnd(t.B10), view.atEnd(t.B6)), unused), view.atEnd(t.B18));
  }),
  CurrentRatio: share((view) => over(view.atEnd(t.B10), view.atEnd(t.B18))),
  DebtEquityRatio: ratio((view) => overPositive(view.atEnd(t.B26(view)), view.atEnd(t.B25(view)))),
  InterestCoverage: ratio((view) => over(plus(R12(view), R11(view)), R11(view)), all),
  ReturnOnAssets: share((view) => over(returned(view), view.average(t.B11))),
  ReturnOnEquity: share((view) => overPositive(view.twelveMonths(R12), view.average(t.B25(view)))),
  ReturnOnCapitalEmployed: share((view) => overPositive(returned(view), view.average(t.B28(view)))),
  AssetTurnover: ratio((view) => over(view.twelveMonths(R1), view.average(t.B11))),
  // Receivables and payables include value added tax, so 25 % is put on net sales and purchases here.
  DaysSalesOutstanding: count((view) => {
    const credit = view.twelveMonths(inputFlow("CreditSalesVATIncluded"));
    const sales = estimated(times(1.25, view.twelveMonths(R1)));
    return over(times(365, view.average(t.B7)), either(credit, sales));
  }),
  DaysPayableOutstanding: count((view) => {
    const purchases = view.twelveMonths((months) => months.flow(accounts.PURCHASES));
    return estimated(over(times(365, view.average(t.PAYABLES)), times(1.25, purchases)));
  }),
  InventoryTurnover: ratio(inventoryTurnover),
  DaysInventory: count((view) => over(term(365), inventoryTurnover(view))),
  WorkingCapital: amount((view) => minus(view.atEnd(t.B10), view.atEnd(t.B18))),
  NetSalesPerEmployee: amount((view) => over(view.perYear(R1(view)), employees(view)), NET_SALES),
  PersonnelCostToSales: ofSales(R5, PERSONNEL),
  CostForEmployees: amount((view) => over(view.perYear(R5(view)), employees(view)), PERSONNEL),
  ValueAddedPerEmployee: amount((view) => over(view.perYear(valueAdded(view)), employees(view)), OPERATING),
  PersonnelCostToValueAdded: share((view) => over(R5(view), valueAdded(view)), OPERATING),
  PremisesCostToSales: ofSales((view) => view.flow(PREMISES), PREMISES),
  DepreciationToSales: ofSales(R7, accounts.DEPRECIATION),
  NetFinancialItemsToSales: ofSales((view) => minus(R10(view), R11(view)), [...FINANCIAL_INCOME, ...FINANCIAL_COSTS]),
  ResearchAndDevelopmentToSales: ofSales(inputFlow("CostsForResearchAndDevelopment"), []),
  LoanRate: share((view) => over(view.twelveMonths(R11), view.average(t.B26(view)))),
  CashFlow: amount((view) => view.change(t.CASH)),
  CashFlowBeforeInvestments: amount((view) => {
    const earned = plus(minus(R12(view), t.R15(view)), t.R6(view), R7(view), view.flow(accounts.DISPOSALS));
    const assets = view.change((moment) => minus(t.B10(moment), t.B9(moment)));
    const debt = view.change((moment) => plus(minus(t.B18(moment), t.K(moment)), t.DIVIDENDS(moment)));
    return plus(minus(earned, assets), debt);
  }),
  ContributionMargin: ofSales((view) => minus(R1(view), inputFlow("SeparableCosts")(view)), []),
  InvestmentsToSales: ofSales(inputFlow("InvestmentsInPropertyPlantAndEquipmentForTheYear"), []),
};
