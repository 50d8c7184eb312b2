import type { AccountGroup, ChartOfAccounts, KnownGroup } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { Locale } from "@/contract/format/locale";
import { EUBAS97_GROUPS, type GroupDefinition } from "./eubas97-groups";

/** Id of the built-in chart of accounts, which every company has. */
export const EUBAS97 = "EUBAS97";

/** Known groups that are one group of the tree with an equal id. */
const SINGLE_GROUPS = [
  "Assets",
  "FixedAssets",
  "IntangibleFixedAssets",
  "LandsAndBuildings",
  "MachineryAndEquipment",
  "FinancialAssets",
  "CurrentAssets",
  "Inventory",
  "AccountsReceivables",
  "OtherCurrentReceivables",
  "CurrentInvestmentsAndLiquidFunds",
  "LiquidFunds",
  "Liabilities",
  "EquityCapital",
  "RestrictedEquityCapital",
  "NonRestrictedEquityCapital",
  "UntaxedReserves",
  "AllocationsAndProvisions",
  "LongTermLiabilities",
  "CurrentLiabilities",
  "AccountsPayable",
  "Income",
  "NetSales",
  "FinancialIncome",
  "Costs",
  "PurchaseOfGoodsAndEquipment",
  "CostsOfPremisesAndProperty",
  "CostsForEmployees",
  "ImpairmentsAndWriteBack",
  "WriteDownsOfCurrentAssets",
  "DeprecationsAccordingToPlan",
  "OtherOperatingExpenses",
  "FinancialCosts",
  "Appropriations",
  "Taxes",
  "ProfitEntryAccounts",
];

const CURRENT_INTEREST_BEARING = [
  "OtherShortTermLoans",
  "ShortTermDebtToCreditInstitutions",
  "ShortTermBankOverdraft",
  "ShortTermLoans",
  "ShortTermDebtToGroupAndAssociates",
  "ShortTermDebtToRelatedPersons",
];

/**
 * Known groups that were added after those of the interface, because definitions and statements need them. A chart that
 * lacks one uses the accounts of the built-in chart for it (ADR 0055).
 */
export const LATER_KNOWN_GROUPS: readonly string[] = [
  "OwnWorkCapitalised",
  "SundryOperatingIncome",
  "DisposalGains",
  "ChangeOfInventories",
  "ChangeOfWorkInProgress",
  "ExceptionalWriteDownsOfCurrentAssets",
  "DisposalLosses",
  "DecidedDividends",
  "CurrentInterestBearingLiabilities",
];

/** Known groups composed of groups from several parts of the tree. */
const COMPOSED_GROUPS: Record<string, { sv: string; en: string; children: string[] }> = {
  OtherOperatingIncome: {
    sv: "Aktiverat arbete och övriga rörelseintäkter",
    en: "Own work capitalised and other operating income",
    children: ["OwnWorkCapitalised", "SundryOperatingIncome"],
  },
  ExternalCosts: {
    sv: "Externa kostnader",
    en: "External costs",
    children: ["CostsOfPremisesAndProperty", "OtherExternalCosts", "OtherOperatingExpenses"],
  },
  BankOverdraft: {
    sv: "Checkräkningskredit",
    en: "Bank overdraft",
    children: ["LongTermBankOverdraft", "ShortTermBankOverdraft"],
  },
  InterestBearingLiabilities: {
    sv: "Räntebärande skulder",
    en: "Interest-bearing liabilities",
    children: ["LongTermLiabilities", ...CURRENT_INTEREST_BEARING],
  },
  CurrentInterestBearingLiabilities: {
    sv: "Kortfristiga räntebärande skulder",
    en: "Current interest-bearing debt",
    children: CURRENT_INTEREST_BEARING,
  },
};

const CHARTS = new Map<Locale, ChartOfAccounts>();

/**
 * The built-in chart of accounts with its names in one language. Every call for a language returns the same object, so
 * that callers may compare it by identity and cache what they derive from it.
 */
export function eubas97(language: Locale): ChartOfAccounts {
  let chart = CHARTS.get(language);
  if (!chart) CHARTS.set(language, (chart = chartIn(language)));
  return chart;
}

function chartIn(language: Locale): ChartOfAccounts {
  const singleGroups = [...SINGLE_GROUPS, ...LATER_KNOWN_GROUPS.filter((id) => !(id in COMPOSED_GROUPS))];
  const composed = Object.entries(COMPOSED_GROUPS).map(([id, { children, ...names }]): [string, KnownGroup] => [
    id,
    { id, name: names[language], children },
  ]);
  return {
    id: EUBAS97,
    name: language === "sv" ? "BAS-kontoplanen" : "BAS chart of accounts",
    language: language === "sv" ? "sv-SE" : "en-GB",
    children: EUBAS97_GROUPS.map((definition) => groupOf(definition, language)),
    knownGroups: Object.fromEntries([...singleGroups.map((id): [string, KnownGroup] => [id, id]), ...composed]),
  };
}

function groupOf(definition: GroupDefinition, language: Locale): AccountGroup {
  const { id } = definition;
  return {
    type: "AccountGroup",
    id,
    name: definition[language],
    children:
      "groups" in definition
        ? definition.groups.map((child) => groupOf(child, language))
        : [{ type: "AccountIntervalGroup", id: `${id}Accounts`, intervals: [intervalOf(definition)] }],
  };
}

function intervalOf({ from, to }: { from: number; to: number }): { start: string; end: string } {
  return { start: String(from), end: String(to) };
}
