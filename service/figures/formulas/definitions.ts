import type { Expression } from "@/contract/formulas/grammar/expression";
import { parseFormula } from "@/contract/formulas/grammar/read-formula";
import type { KEY_FIGURE_INPUTS } from "@/contract/inputs/key-figure-inputs";
import type { CatalogueId } from "../catalogue-ids";

/** What a name in a formula stands for. */
export type Definition =
  | AccountsDefinition
  /** An estimate makes what it is used in one. */
  | { kind: "formula"; expression: Expression; isEstimate?: true }
  | { kind: "input"; measure: "mean" | "level" | "flow" }
  | { kind: "legalTaxRate" };

/** The amounts on all accounts of these known groups that are in none of the others. */
export interface AccountsDefinition {
  kind: "accounts";
  /** Balances on a day, those at its fiscal year's opening, or what was booked over the range. */
  measure: Measure;
  /** −1 turns credit into a positive number. */
  sign: 1 | -1;
  groups: readonly string[];
  without: readonly string[];
}

type Measure = "balance" | "opening" | "flow";

function accounts(measure: Measure, sign: 1 | -1, groups: string[], without: string[] = []): Definition {
  return { kind: "accounts", measure, sign, groups, without };
}

const debitFlow = (group: string) => accounts("flow", 1, [group]);
const creditFlow = (group: string) => accounts("flow", -1, [group]);
const debitBalance = (group: string) => accounts("balance", 1, [group]);
const creditBalance = (group: string) => accounts("balance", -1, [group]);
const formula = (text: string): Definition => ({ kind: "formula", expression: parseFormula(text) });
const estimate = (text: string): Definition => ({ kind: "formula", expression: parseFormula(text), isEstimate: true });
const input = (measure: "mean" | "level" | "flow"): Definition => ({ kind: "input", measure });

const NO_OPERATION = ["FinancialIncome", "FinancialCosts", "Appropriations", "Taxes", "ProfitEntryAccounts"];

export type InputId = (typeof KEY_FIGURE_INPUTS)[number]["id"];

/** What users give as key figure data. A mean is taken over the months, a level holds on a day, a flow adds up. */
const INPUTS: Record<InputId, Definition> = {
  NumberOfEmployees: input("mean"),
  TaxRate: input("level"),
  BankOverdraftLimit: input("level"),
  InterestBearingLiabilities: input("level"),
  CreditSalesVATIncluded: input("flow"),
  SeparableCosts: input("flow"),
  InvestmentsInPropertyPlantAndEquipmentForTheYear: input("flow"),
  CostsForResearchAndDevelopment: input("flow"),
};

/** The terms that key figures are made of, beside key figures and inputs themselves. */
const TERMS = {
  OtherIncome: creditFlow("OtherOperatingIncome"),
  Goods: debitFlow("PurchaseOfGoodsAndEquipment"),
  ExternalCosts: debitFlow("ExternalCosts"),
  PersonnelCosts: debitFlow("CostsForEmployees"),
  PremisesCosts: debitFlow("CostsOfPremisesAndProperty"),
  WriteDownsOfFixedAssets: debitFlow("ImpairmentsAndWriteBack"),
  Depreciation: debitFlow("DeprecationsAccordingToPlan"),
  FinancialIncome: creditFlow("FinancialIncome"),
  FinancialCosts: debitFlow("FinancialCosts"),
  Taxes: debitFlow("Taxes"),
  /** With the entry that moves the result to equity: zero once it is made. */
  ResultNotInEquity: accounts("flow", -1, ["Income", "Costs"]),
  /** Losses on disposals less gains. */
  DisposalResult: accounts("flow", 1, ["DisposalGains", "DisposalLosses"]),
  Purchases: accounts(
    "flow",
    1,
    ["PurchaseOfGoodsAndEquipment", "ExternalCosts"],
    ["ChangeOfInventories", "OtherOperatingExpenses"],
  ),
  /** With value added tax of 25 %, as receivables and payables have it. */
  EstimatedCreditSales: estimate("1.25 * NetSales"),
  EstimatedPurchases: estimate("1.25 * Purchases"),

  Inventories: debitBalance("Inventory"),
  TradeReceivables: debitBalance("AccountsReceivables"),
  Cash: debitBalance("LiquidFunds"),
  CashAndInvestments: debitBalance("CurrentInvestmentsAndLiquidFunds"),
  CurrentAssets: debitBalance("CurrentAssets"),
  Assets: debitBalance("Assets"),
  EquityAccounts: creditBalance("EquityCapital"),
  UntaxedReserves: creditBalance("UntaxedReserves"),
  Provisions: creditBalance("AllocationsAndProvisions"),
  LongTermDebt: creditBalance("LongTermLiabilities"),
  CurrentDebt: creditBalance("CurrentLiabilities"),
  TradePayables: creditBalance("AccountsPayable"),
  UsedOverdraft: creditBalance("BankOverdraft"),
  InterestBearingAccounts: creditBalance("InterestBearingLiabilities"),
  CurrentInterestBearingDebt: creditBalance("CurrentInterestBearingLiabilities"),
  DecidedDividends: creditBalance("DecidedDividends"),
  /** Sum of all opening balances: not zero while the result of the year before is not yet moved to equity. */
  OpeningBalances: accounts("opening", 1, ["Assets", "Liabilities"]),
  LegalTaxRate: { kind: "legalTaxRate" },

  Equity: formula("EquityAccounts + yearToDate(ResultNotInEquity) + OpeningBalances"),
  DeferredTax: formula("percent(either(TaxRate, LegalTaxRate), UntaxedReserves)"),
  AdjustedEquity: formula("Equity + UntaxedReserves - DeferredTax"),
  Debt: formula("Provisions + LongTermDebt + CurrentDebt + DeferredTax"),
  InterestBearingDebt: formula("either(InterestBearingLiabilities, InterestBearingAccounts)"),
  CapitalEmployed: formula("AdjustedEquity + InterestBearingDebt"),
} satisfies Record<string, Definition>;

/** A name in formulas that is no key figure. */
export type TermId = InputId | keyof typeof TERMS;

const FIGURES: Record<CatalogueId, Definition> = {
  NetSales: creditFlow("NetSales"),
  NetSalesGrowth: formula("100 * (NetSales - yearBefore(NetSales)) / yearBefore(NetSales)"),
  GrossProfit: formula("NetSales - Goods"),
  GrossProfitMargin: formula("100 * GrossProfit / NetSales"),
  EBITDA: formula("OperatingProfit + WriteDownsOfFixedAssets + Depreciation"),
  EBITDAMargin: formula("100 * EBITDA / NetSales"),
  OperatingProfit: accounts("flow", -1, ["Income", "Costs"], NO_OPERATION),
  OperatingMargin: formula("100 * OperatingProfit / NetSales"),
  ProfitMargin: formula("100 * (OperatingProfit + FinancialIncome) / NetSales"),
  NetProfitMargin: formula("100 * ProfitAfterFinancialItems / NetSales"),
  ProfitAfterFinancialItems: formula("OperatingProfit + FinancialIncome - FinancialCosts"),
  Profit: accounts("flow", -1, ["Income", "Costs"], ["ProfitEntryAccounts"]),
  EquityRatio: formula("100 * AdjustedEquity / Assets"),
  QuickRatio: formula("100 * (CurrentAssets - Inventories) / CurrentDebt"),
  QuickRatioWithOverdraft: formula(
    "100 * (CurrentAssets - Inventories + BankOverdraftLimit - UsedOverdraft) / CurrentDebt",
  ),
  CurrentRatio: formula("100 * CurrentAssets / CurrentDebt"),
  DebtEquityRatio: formula("Debt / AdjustedEquity"),
  InterestCoverage: formula("(ProfitAfterFinancialItems + FinancialCosts) / FinancialCosts"),
  ReturnOnAssets: formula("100 * twelveMonths(OperatingProfit + FinancialIncome) / average(Assets)"),
  ReturnOnEquity: formula("100 * twelveMonths(ProfitAfterFinancialItems) / average(AdjustedEquity)"),
  ReturnOnCapitalEmployed: formula("100 * twelveMonths(OperatingProfit + FinancialIncome) / average(CapitalEmployed)"),
  AssetTurnover: formula("twelveMonths(NetSales) / average(Assets)"),
  DaysSalesOutstanding: formula(
    "365 * average(TradeReceivables) / twelveMonths(either(CreditSalesVATIncluded, EstimatedCreditSales))",
  ),
  DaysPayableOutstanding: formula("365 * average(TradePayables) / twelveMonths(EstimatedPurchases)"),
  InventoryTurnover: formula("twelveMonths(Goods) / average(Inventories)"),
  DaysInventory: formula("365 / InventoryTurnover"),
  WorkingCapital: formula("CurrentAssets - CurrentDebt"),
  NetSalesPerEmployee: formula("annual(NetSales) / NumberOfEmployees"),
  PersonnelCostToSales: formula("100 * PersonnelCosts / NetSales"),
  CostForEmployees: formula("annual(PersonnelCosts) / NumberOfEmployees"),
  ValueAddedPerEmployee: formula("annual(OperatingProfit + PersonnelCosts) / NumberOfEmployees"),
  PersonnelCostToValueAdded: formula("100 * PersonnelCosts / (OperatingProfit + PersonnelCosts)"),
  PremisesCostToSales: formula("100 * PremisesCosts / NetSales"),
  DepreciationToSales: formula("100 * Depreciation / NetSales"),
  NetFinancialItemsToSales: formula("100 * (FinancialIncome - FinancialCosts) / NetSales"),
  ResearchAndDevelopmentToSales: formula("100 * CostsForResearchAndDevelopment / NetSales"),
  LoanRate: formula("100 * twelveMonths(FinancialCosts) / average(Debt)"),
  CashFlow: formula("change(Cash)"),
  CashFlowBeforeInvestments: formula(
    "ProfitAfterFinancialItems - Taxes + WriteDownsOfFixedAssets + Depreciation + DisposalResult - change(CurrentAssets - CashAndInvestments) + change(CurrentDebt - CurrentInterestBearingDebt - DecidedDividends)",
  ),
  ContributionMargin: formula("100 * (NetSales - SeparableCosts) / NetSales"),
  InvestmentsToSales: formula("100 * InvestmentsInPropertyPlantAndEquipmentForTheYear / NetSales"),
};

/** What every name in a formula stands for. The formulas never name an account: a chart of accounts says what its groups hold. */
export const DEFINITIONS: Readonly<Record<string, Definition>> = { ...INPUTS, ...TERMS, ...FIGURES };

/** What a name stands for; undefined for one that stands for nothing. */
export type Definitions = (name: string) => Definition | undefined;

/** The definitions that all companies have. */
export const standardDefinitions: Definitions = (name) =>
  Object.hasOwn(DEFINITIONS, name) ? DEFINITIONS[name] : undefined;
