import type { KEY_FIGURE_INPUTS } from "@/contract/inputs/key-figure-inputs";
import { CATALOGUE_IDS, KEY_FIGURES } from "../key-figures";
import {
  accounts,
  creditBalance,
  creditFlow,
  debitBalance,
  debitFlow,
  estimate,
  formula,
  input,
  type Definition,
} from "./definition";

export type InputId = (typeof KEY_FIGURE_INPUTS)[number]["id"];

/** The inputs that users enter. A mean is averaged over the months, a level holds on a day, a flow is summed. */
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

/** The terms that key figures use, in addition to inputs and other key figures. */
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
  /** Includes the entry that moves the result to equity, so it is zero after that booking. */
  ResultNotInEquity: accounts("flow", -1, ["Income", "Costs"]),
  /** Losses on disposals less gains. */
  DisposalResult: accounts("flow", 1, ["DisposalGains", "DisposalLosses"]),
  Purchases: accounts(
    "flow",
    1,
    ["PurchaseOfGoodsAndEquipment", "ExternalCosts"],
    ["ChangeOfInventories", "OtherOperatingExpenses"],
  ),
  /** Includes value added tax of 25 %, as receivables and payables do. */
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
  /** Not zero until the result of the year before is moved to equity. */
  OpeningBalances: accounts("opening", 1, ["Assets", "Liabilities"]),
  LegalTaxRate: { kind: "legalTaxRate" },

  Equity: formula("EquityAccounts + yearToDate(ResultNotInEquity) + OpeningBalances"),
  DeferredTax: formula("percent(either(TaxRate, LegalTaxRate), UntaxedReserves)"),
  AdjustedEquity: formula("Equity + UntaxedReserves - DeferredTax"),
  Debt: formula("Provisions + LongTermDebt + CurrentDebt + DeferredTax"),
  InterestBearingDebt: formula("either(InterestBearingLiabilities, InterestBearingAccounts)"),
  CapitalEmployed: formula("AdjustedEquity + InterestBearingDebt"),
} satisfies Record<string, Definition>;

/** A name in formulas that is not a key figure. */
export type TermId = InputId | keyof typeof TERMS;

const FIGURES = Object.fromEntries(CATALOGUE_IDS.map((id) => [id, KEY_FIGURES[id].definition]));

/**
 * The definition of every name in a standard formula. Definitions name known groups, never accounts: each
 * chart maps the groups to accounts.
 */
export const DEFINITIONS: Readonly<Record<string, Definition>> = { ...INPUTS, ...TERMS, ...FIGURES };

/** Finds the definition of a name; undefined for an unknown one. */
export type Definitions = (name: string) => Definition | undefined;

const DEFINITIONS_BY_NAME = new Map(Object.entries(DEFINITIONS));

/** The definitions that all companies share. */
export const standardDefinitions: Definitions = (name) => DEFINITIONS_BY_NAME.get(name);
