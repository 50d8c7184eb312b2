/*
 * The groups of the BAS chart of accounts that key figures and statements need. They consist of whole account groups of
 * two digits (such as 14), and of finer ones where key figures or statements tell accounts apart. Headings follow the
 * Annual Accounts Act where it has one.
 */

/** A group has either one interval of accounts or subgroups. */
export type GroupDefinition = { id: string; sv: string; en: string } & (
  | { from: number; to: number }
  | { groups: GroupDefinition[] }
);

function accounts(id: string, from: number, to: number, sv: string, en: string): GroupDefinition {
  return { id, sv, en, from, to };
}

function group(id: string, sv: string, en: string, groups: GroupDefinition[]): GroupDefinition {
  return { id, sv, en, groups };
}

const FIXED_ASSETS = group("FixedAssets", "Anläggningstillgångar", "Fixed assets", [
  accounts("IntangibleFixedAssets", 1000, 1099, "Immateriella anläggningstillgångar", "Intangible fixed assets"),
  group("TangibleFixedAssets", "Materiella anläggningstillgångar", "Tangible fixed assets", [
    accounts("LandsAndBuildings", 1100, 1199, "Byggnader och mark", "Buildings and land"),
    accounts("MachineryAndEquipment", 1200, 1299, "Maskiner och inventarier", "Machinery and equipment"),
  ]),
  accounts("FinancialAssets", 1300, 1399, "Finansiella anläggningstillgångar", "Financial fixed assets"),
]);

const CURRENT_ASSETS = group("CurrentAssets", "Omsättningstillgångar", "Current assets", [
  accounts("Inventory", 1400, 1499, "Lager och pågående arbeten", "Inventories and work in progress"),
  accounts("AccountsReceivables", 1500, 1599, "Kundfordringar", "Trade receivables"),
  accounts("OtherCurrentReceivables", 1600, 1699, "Övriga kortfristiga fordringar", "Other current receivables"),
  accounts(
    "PrepaymentsAndAccruedIncome",
    1700,
    1799,
    "Förutbetalda kostnader och upplupna intäkter",
    "Prepayments and accrued income",
  ),
  group(
    "CurrentInvestmentsAndLiquidFunds",
    "Kortfristiga placeringar, kassa och bank",
    "Short-term investments, cash and bank",
    [
      accounts("ShortTermInvestments", 1800, 1899, "Kortfristiga placeringar", "Short-term investments"),
      accounts("LiquidFunds", 1900, 1999, "Kassa och bank", "Cash and bank"),
    ],
  ),
]);

const EQUITY = group("EquityCapital", "Eget kapital", "Equity", [
  accounts(
    "OwnersEquity",
    2000,
    2079,
    "Eget kapital (enskild firma, handelsbolag, förening)",
    "Equity (sole trader, partnership, association)",
  ),
  accounts(
    "RestrictedEquityCapital",
    2080,
    2089,
    "Bundet eget kapital (aktiebolag)",
    "Restricted equity (limited company)",
  ),
  accounts(
    "NonRestrictedEquityCapital",
    2090,
    2099,
    "Fritt eget kapital (aktiebolag)",
    "Unrestricted equity (limited company)",
  ),
]);

const LONG_TERM_LIABILITIES = group("LongTermLiabilities", "Långfristiga skulder", "Long-term liabilities", [
  accounts("LongTermLoans", 2300, 2329, "Långfristiga lån", "Long-term loans"),
  accounts("LongTermBankOverdraft", 2330, 2339, "Långfristig checkräkningskredit", "Long-term bank overdraft"),
  accounts("OtherLongTermLiabilities", 2340, 2399, "Övriga långfristiga skulder", "Other long-term liabilities"),
]);

const CURRENT_LIABILITIES = group("CurrentLiabilities", "Kortfristiga skulder", "Current liabilities", [
  accounts("OtherShortTermLoans", 2400, 2409, "Andra kortfristiga låneskulder", "Other short-term loans"),
  accounts(
    "ShortTermDebtToCreditInstitutions",
    2410,
    2419,
    "Kortfristiga skulder till kreditinstitut",
    "Short-term debt to credit institutions",
  ),
  accounts(
    "AdvancesFromCustomers",
    2420,
    2439,
    "Förskott från kunder, pågående arbeten",
    "Advances from customers, work in progress",
  ),
  accounts("AccountsPayable", 2440, 2449, "Leverantörsskulder", "Trade payables"),
  accounts(
    "CurrentDebtToGroupCompanies",
    2450,
    2479,
    "Övriga kortfristiga skulder till koncern m.fl.",
    "Other current debt to group companies",
  ),
  accounts(
    "ShortTermBankOverdraft",
    2480,
    2489,
    "Checkräkningskredit, kortfristiga krediter",
    "Bank overdraft, short-term credits",
  ),
  accounts("SundryCurrentLiabilities", 2490, 2499, "Diverse kortfristiga skulder", "Sundry current liabilities"),
  accounts("TaxLiabilities", 2500, 2599, "Skatteskulder", "Tax liabilities"),
  accounts("ValueAddedTax", 2600, 2699, "Moms och punktskatter", "VAT and excise"),
  accounts(
    "EmployeesTaxesAndCharges",
    2700,
    2799,
    "Personalens skatter, avgifter och löneavdrag",
    "Employees' taxes and charges",
  ),
  group("OtherCurrentLiabilities", "Övriga kortfristiga skulder", "Other current liabilities", [
    accounts("DebtToEmployeesAndOthers", 2800, 2839, "Skulder till anställda m.fl.", "Debt to employees and others"),
    accounts("ShortTermLoans", 2840, 2849, "Kortfristiga låneskulder", "Short-term loans"),
    accounts("SettlementDebt", 2850, 2859, "Avräkning för skatter och avgifter", "Settlement of taxes and charges"),
    accounts(
      "ShortTermDebtToGroupAndAssociates",
      2860,
      2879,
      "Kortfristiga skulder till koncern- och intresseföretag",
      "Short-term debt to group companies and associates",
    ),
    accounts("OtherDebtToOwners", 2880, 2892, "Skulder till ägare m.fl.", "Debt to owners and others"),
    accounts(
      "ShortTermDebtToRelatedPersons",
      2893,
      2893,
      "Skulder till närstående personer, kortfristig del",
      "Debt to related persons, short-term part",
    ),
    accounts("RemainingCurrentLiabilities", 2894, 2897, "Återstående kortfristiga skulder", "Remaining current debt"),
    accounts("DecidedDividends", 2898, 2898, "Outtagen vinstutdelning", "Dividends decided and not yet paid"),
    accounts("SundryShortTermDebt", 2899, 2899, "Övriga kortfristiga skulder", "Other short-term debt"),
  ]),
  accounts(
    "AccrualsAndDeferredIncome",
    2900,
    2999,
    "Upplupna kostnader och förutbetalda intäkter",
    "Accruals and deferred income",
  ),
]);

const INCOME = group("Income", "Intäkter", "Income", [
  accounts("NetSales", 3000, 3799, "Nettoomsättning", "Net sales"),
  accounts("OwnWorkCapitalised", 3800, 3899, "Aktiverat arbete för egen räkning", "Own work capitalised"),
  group("SundryOperatingIncome", "Övriga rörelseintäkter", "Other operating income", [
    accounts(
      "OtherSundryIncome",
      3900,
      3969,
      "Hyror, provisioner, kursvinster m.m.",
      "Rents, commissions and the like",
    ),
    accounts(
      "DisposalGains",
      3970,
      3979,
      "Vinst vid avyttring av anläggningstillgångar",
      "Gains on disposal of fixed assets",
    ),
    accounts("GrantsAndCompensations", 3980, 3999, "Bidrag, ersättningar m.m.", "Grants, compensations and the like"),
  ]),
  group("FinancialIncome", "Finansiella intäkter", "Financial income", [
    accounts(
      "ResultOfGroupCompanies",
      8000,
      8099,
      "Resultat från andelar i koncernföretag",
      "Result of shares in group companies",
    ),
    accounts(
      "ResultOfAssociates",
      8100,
      8199,
      "Resultat från andelar i intresseföretag",
      "Result of shares in associates",
    ),
    accounts(
      "ResultOfOtherFinancialAssets",
      8200,
      8299,
      "Resultat från övriga finansiella anläggningstillgångar",
      "Result of other financial fixed assets",
    ),
    accounts(
      "OtherInterestIncome",
      8300,
      8399,
      "Övriga ränteintäkter och liknande",
      "Other interest income and similar",
    ),
  ]),
]);

const COSTS = group("Costs", "Kostnader", "Costs", [
  group("PurchaseOfGoodsAndEquipment", "Varor, material och legoarbeten", "Goods, materials and contract work", [
    accounts("GoodsAndMaterials", 4000, 4899, "Råvaror, handelsvaror, legoarbeten", "Goods and materials"),
    group("ChangeOfInventories", "Förändring av lager", "Change of inventories", [
      accounts(
        "ChangeOfWorkInProgress",
        4900,
        4979,
        "Förändring av lager av produkter i arbete, färdiga varor och pågående arbete för annans räkning",
        "Change of inventories of work in progress, finished goods and work on contract",
      ),
      accounts("OtherInventoryChanges", 4980, 4999, "Övriga lagerförändringar", "Other changes of inventories"),
    ]),
  ]),
  accounts("CostsOfPremisesAndProperty", 5000, 5199, "Lokal- och fastighetskostnader", "Premises costs"),
  accounts("OtherExternalCosts", 5200, 6999, "Övriga externa kostnader", "Other external costs"),
  accounts("CostsForEmployees", 7000, 7699, "Personalkostnader", "Personnel costs"),
  group(
    "ImpairmentsAndWriteBack",
    "Nedskrivningar av anläggningstillgångar, netto",
    "Write-downs of fixed assets, net",
    [
      accounts(
        "WriteDownsOfFixedAssets",
        7700,
        7739,
        "Nedskrivningar av anläggningstillgångar",
        "Write-downs of fixed assets",
      ),
      accounts(
        "ReversedWriteDownsOfFixedAssets",
        7750,
        7789,
        "Återföring av nedskrivningar av anläggningstillgångar",
        "Reversed write-downs of fixed assets",
      ),
    ],
  ),
  group("WriteDownsOfCurrentAssets", "Nedskrivningar av omsättningstillgångar", "Write-downs of current assets", [
    accounts(
      "NormalWriteDownsOfCurrentAssets",
      7740,
      7749,
      "Normala nedskrivningar av omsättningstillgångar",
      "Normal write-downs of current assets",
    ),
    accounts(
      "ExceptionalWriteDownsOfCurrentAssets",
      7790,
      7799,
      "Nedskrivningar av omsättningstillgångar utöver normala",
      "Write-downs of current assets beyond the normal",
    ),
  ]),
  accounts("DeprecationsAccordingToPlan", 7800, 7899, "Avskrivningar enligt plan", "Depreciation according to plan"),
  group("OtherOperatingExpenses", "Övriga rörelsekostnader", "Other operating expenses", [
    accounts("SundryOperatingExpenses", 7900, 7969, "Kursförluster m.m.", "Exchange losses and the like"),
    accounts(
      "DisposalLosses",
      7970,
      7979,
      "Förlust vid avyttring av anläggningstillgångar",
      "Losses on disposal of fixed assets",
    ),
    accounts("RemainingOperatingExpenses", 7980, 7999, "Återstående rörelsekostnader", "Remaining operating expenses"),
  ]),
  group("FinancialCosts", "Finansiella kostnader", "Financial costs", [
    accounts("InterestExpenses", 8400, 8499, "Räntekostnader och liknande", "Interest expenses and similar"),
    accounts("OtherFinancialCosts", 8500, 8799, "Andra finansiella kostnader", "Other financial costs"),
  ]),
  accounts("Appropriations", 8800, 8899, "Bokslutsdispositioner", "Appropriations"),
  accounts("Taxes", 8900, 8989, "Skatter", "Taxes"),
  accounts("ProfitEntryAccounts", 8990, 8999, "Årets resultat", "Result of the year"),
]);

export const EUBAS97_GROUPS: readonly GroupDefinition[] = [
  group("Assets", "Tillgångar", "Assets", [FIXED_ASSETS, CURRENT_ASSETS]),
  group("Liabilities", "Eget kapital och skulder", "Equity and liabilities", [
    EQUITY,
    accounts("UntaxedReserves", 2100, 2199, "Obeskattade reserver", "Untaxed reserves"),
    accounts("AllocationsAndProvisions", 2200, 2299, "Avsättningar", "Provisions"),
    LONG_TERM_LIABILITIES,
    CURRENT_LIABILITIES,
  ]),
  INCOME,
  COSTS,
];
