import type { ValueType } from "@/contract/inputs/key-figure-inputs";
import { accounts, creditFlow, formula, NOT_OPERATING, type Definition } from "./formulas/definition";

/** The texts of a key figure in one language. */
interface CatalogueTexts {
  name: string;
  /** The name at the beginning of a sentence about its value, in Swedish in the definite form. */
  subject: string;
  /** Explains the computation in one or two sentences. */
  description: string;
}

/** One key figure of the catalogue. */
export interface CatalogueEntry {
  valueType: ValueType;
  /** Its number among the key figures of BAS, if it is one of them. */
  basId?: string;
  definition: Definition;
  en: CatalogueTexts;
  sv: CatalogueTexts;
}

/** The key figures that the service computes, in the order of the catalogue. A new one is one entry here. */
export const KEY_FIGURES = {
  NetSales: {
    valueType: "Amount",
    definition: creditFlow("NetSales"),
    en: {
      name: "Net sales",
      subject: "Net sales",
      description: "The period's sales on accounts 3000–3799, after discounts and other corrections of income.",
    },
    sv: {
      name: "Nettoomsättning",
      subject: "Nettoomsättningen",
      description: "Periodens försäljning på kontona 3000–3799, efter rabatter och andra intäktskorrigeringar.",
    },
  },
  NetSalesGrowth: {
    valueType: "Percent",
    definition: formula("100 * (NetSales - yearBefore(NetSales)) / yearBefore(NetSales)"),
    en: {
      name: "Sales growth",
      subject: "Sales growth",
      description: "The change of net sales from the same period a year before, in percent of the earlier sales.",
    },
    sv: {
      name: "Tillväxt",
      subject: "Tillväxten",
      description: "Nettoomsättningens förändring mot samma period ett år tidigare, i procent av den tidigare.",
    },
  },
  GrossProfit: {
    valueType: "Amount",
    definition: formula("NetSales - Goods"),
    en: {
      name: "Gross profit",
      subject: "Gross profit",
      description: "Net sales less the cost of goods, materials and contract work.",
    },
    sv: {
      name: "Bruttovinst",
      subject: "Bruttovinsten",
      description: "Nettoomsättningen minus kostnaden för varor, material och legoarbeten.",
    },
  },
  GrossProfitMargin: {
    valueType: "Percent",
    definition: formula("100 * GrossProfit / NetSales"),
    en: { name: "Gross margin", subject: "The gross margin", description: "Gross profit in percent of net sales." },
    sv: {
      name: "Bruttovinstmarginal",
      subject: "Bruttovinstmarginalen",
      description: "Bruttovinsten i procent av nettoomsättningen.",
    },
  },
  EBITDA: {
    valueType: "Amount",
    definition: formula("OperatingProfit + WriteDownsOfFixedAssets + Depreciation"),
    en: {
      name: "EBITDA",
      subject: "EBITDA",
      description: "The operating profit before depreciation and write-downs of fixed assets.",
    },
    sv: {
      name: "EBITDA",
      subject: "EBITDA",
      description: "Rörelseresultatet före avskrivningar och nedskrivningar av anläggningstillgångar.",
    },
  },
  EBITDAMargin: {
    valueType: "Percent",
    definition: formula("100 * EBITDA / NetSales"),
    en: { name: "EBITDA margin", subject: "The EBITDA margin", description: "EBITDA in percent of net sales." },
    sv: {
      name: "EBITDA-marginal",
      subject: "EBITDA-marginalen",
      description: "EBITDA i procent av nettoomsättningen.",
    },
  },
  OperatingProfit: {
    valueType: "Amount",
    definition: accounts("flow", -1, ["Income", "Costs"], NOT_OPERATING),
    en: {
      name: "Operating profit",
      subject: "Operating profit",
      description: "Operating income less operating costs (accounts 3000–7999), before financial items and tax.",
    },
    sv: {
      name: "Rörelseresultat",
      subject: "Rörelseresultatet",
      description: "Rörelsens intäkter minus rörelsens kostnader (konto 3000–7999), före finansiella poster och skatt.",
    },
  },
  OperatingMargin: {
    valueType: "Percent",
    definition: formula("100 * OperatingProfit / NetSales"),
    en: {
      name: "Operating margin",
      subject: "The operating margin",
      description: "The operating profit in percent of net sales.",
    },
    sv: {
      name: "Rörelsemarginal",
      subject: "Rörelsemarginalen",
      description: "Rörelseresultatet i procent av nettoomsättningen.",
    },
  },
  ProfitMargin: {
    valueType: "Percent",
    definition: formula("100 * (OperatingProfit + FinancialIncome) / NetSales"),
    en: {
      name: "Profit margin",
      subject: "The profit margin",
      description: "The operating profit plus financial income in percent of net sales.",
    },
    sv: {
      name: "Vinstmarginal",
      subject: "Vinstmarginalen",
      description: "Rörelseresultatet plus finansiella intäkter i procent av nettoomsättningen.",
    },
  },
  NetProfitMargin: {
    valueType: "Percent",
    definition: formula("100 * ProfitAfterFinancialItems / NetSales"),
    en: {
      name: "Net margin",
      subject: "The net margin",
      description: "The profit after financial items in percent of net sales.",
    },
    sv: {
      name: "Nettomarginal",
      subject: "Nettomarginalen",
      description: "Resultatet efter finansiella poster i procent av nettoomsättningen.",
    },
  },
  ProfitAfterFinancialItems: {
    valueType: "Amount",
    definition: formula("OperatingProfit + FinancialIncome - FinancialCosts"),
    en: {
      name: "Profit after financial items",
      subject: "Profit after financial items",
      description: "The operating profit plus financial income less financial costs.",
    },
    sv: {
      name: "Resultat efter finansiella poster",
      subject: "Resultatet efter finansiella poster",
      description: "Rörelseresultatet plus finansiella intäkter minus finansiella kostnader.",
    },
  },
  Profit: {
    valueType: "Amount",
    definition: accounts("flow", -1, ["Income", "Costs"], ["ProfitEntryAccounts"]),
    en: {
      name: "Result for the period",
      subject: "The result for the period",
      description: "The profit after financial items, appropriations and tax (accounts 3000–8989).",
    },
    sv: {
      name: "Årets resultat",
      subject: "Periodens resultat",
      description: "Resultatet efter finansiella poster, bokslutsdispositioner och skatt (konto 3000–8989).",
    },
  },
  EquityRatio: {
    valueType: "Percent",
    definition: formula("100 * AdjustedEquity / Assets"),
    en: {
      name: "Equity ratio",
      subject: "The equity ratio",
      description: "Adjusted equity (equity plus untaxed reserves after tax) in percent of assets.",
    },
    sv: {
      name: "Soliditet",
      subject: "Soliditeten",
      description:
        "Justerat eget kapital (eget kapital plus obeskattade reserver efter skatt) i procent av tillgångarna.",
    },
  },
  QuickRatio: {
    valueType: "Percent",
    definition: formula("100 * (CurrentAssets - Inventories) / CurrentDebt"),
    en: {
      name: "Quick ratio",
      subject: "The quick ratio",
      description: "Current assets without inventories in percent of current liabilities.",
    },
    sv: {
      name: "Kassalikviditet",
      subject: "Kassalikviditeten",
      description: "Omsättningstillgångarna utan lager i procent av de kortfristiga skulderna.",
    },
  },
  QuickRatioWithOverdraft: {
    valueType: "Percent",
    definition: formula("100 * (CurrentAssets - Inventories + BankOverdraftLimit - UsedOverdraft) / CurrentDebt"),
    en: {
      name: "Quick ratio incl. unused overdraft",
      subject: "The quick ratio including the unused overdraft",
      description: "Like the quick ratio, but with the unused part of the bank overdraft added to the assets.",
    },
    sv: {
      name: "Kassalikviditet inkl. outnyttjad kredit",
      subject: "Kassalikviditeten inklusive outnyttjad kredit",
      description:
        "Som kassalikviditeten, men med den outnyttjade delen av checkräkningskrediten tillagd till tillgångarna.",
    },
  },
  CurrentRatio: {
    valueType: "Percent",
    definition: formula("100 * CurrentAssets / CurrentDebt"),
    en: {
      name: "Current ratio",
      subject: "The current ratio",
      description: "Current assets in percent of current liabilities.",
    },
    sv: {
      name: "Balanslikviditet",
      subject: "Balanslikviditeten",
      description: "Omsättningstillgångarna i procent av de kortfristiga skulderna.",
    },
  },
  DebtEquityRatio: {
    valueType: "Ratio",
    definition: formula("Debt / AdjustedEquity"),
    en: {
      name: "Debt to equity",
      subject: "Debt to equity",
      description: "Liabilities, provisions and the deferred tax in untaxed reserves, divided by adjusted equity.",
    },
    sv: {
      name: "Skuldsättningsgrad",
      subject: "Skuldsättningsgraden",
      description:
        "Skulder, avsättningar och den latenta skatten i obeskattade reserver, delade med justerat eget kapital.",
    },
  },
  InterestCoverage: {
    valueType: "Ratio",
    definition: formula("(ProfitAfterFinancialItems + FinancialCosts) / FinancialCosts"),
    en: {
      name: "Interest coverage",
      subject: "Interest coverage",
      description: "The profit before financial costs divided by the financial costs.",
    },
    sv: {
      name: "Räntetäckningsgrad",
      subject: "Räntetäckningsgraden",
      description: "Resultatet före finansiella kostnader delat med de finansiella kostnaderna.",
    },
  },
  ReturnOnAssets: {
    valueType: "Percent",
    definition: formula("100 * twelveMonths(OperatingProfit + FinancialIncome) / average(Assets)"),
    en: {
      name: "Return on assets",
      subject: "Return on assets",
      description: "The operating profit plus financial income over twelve months in percent of average assets.",
    },
    sv: {
      name: "Räntabilitet på totalt kapital",
      subject: "Räntabiliteten på totalt kapital",
      description:
        "Rörelseresultatet plus finansiella intäkter över tolv månader i procent av genomsnittliga tillgångar.",
    },
  },
  ReturnOnEquity: {
    valueType: "Percent",
    definition: formula("100 * twelveMonths(ProfitAfterFinancialItems) / average(AdjustedEquity)"),
    en: {
      name: "Return on equity before tax",
      subject: "Return on equity before tax",
      description:
        "The profit after financial items, before tax, over twelve months in percent of average adjusted equity. No value where equity is zero or negative.",
    },
    sv: {
      name: "Räntabilitet på eget kapital före skatt",
      subject: "Räntabiliteten på eget kapital före skatt",
      description:
        "Resultatet efter finansiella poster, före skatt, över tolv månader i procent av genomsnittligt justerat eget kapital. Inget värde när det egna kapitalet är noll eller negativt.",
    },
  },
  ReturnOnCapitalEmployed: {
    valueType: "Percent",
    definition: formula("100 * twelveMonths(OperatingProfit + FinancialIncome) / average(CapitalEmployed)"),
    en: {
      name: "Return on capital employed",
      subject: "Return on capital employed",
      description:
        "The operating profit plus financial income over twelve months in percent of average adjusted equity and interest-bearing liabilities. Provisions for pensions (221x–222x) do not count as interest-bearing.",
    },
    sv: {
      name: "Räntabilitet på sysselsatt kapital",
      subject: "Räntabiliteten på sysselsatt kapital",
      description:
        "Rörelseresultatet plus finansiella intäkter över tolv månader i procent av justerat eget kapital och räntebärande skulder i genomsnitt. Pensionsavsättningar (221x–222x) räknas inte som räntebärande.",
    },
  },
  AssetTurnover: {
    valueType: "Ratio",
    definition: formula("twelveMonths(NetSales) / average(Assets)"),
    en: {
      name: "Asset turnover",
      subject: "Asset turnover",
      description: "Net sales over twelve months divided by average assets.",
    },
    sv: {
      name: "Kapitalomsättningshastighet",
      subject: "Kapitalomsättningshastigheten",
      description: "Nettoomsättningen över tolv månader delad med genomsnittliga tillgångar.",
    },
  },
  DaysSalesOutstanding: {
    valueType: "Count",
    definition: formula(
      "365 * average(TradeReceivables) / twelveMonths(either(CreditSalesVATIncluded, EstimatedCreditSales))",
    ),
    en: {
      name: "Receivable days",
      subject: "The number of receivable days",
      description:
        "Average trade receivables times 365, divided by credit sales including VAT over twelve months. Where no credit sales are given they are estimated as 1.25 × net sales (25 % VAT).",
    },
    sv: {
      name: "Kundfordringar, dagar",
      subject: "Antalet dagar i kundfordringar",
      description:
        "Genomsnittliga kundfordringar gånger 365, delade med kreditförsäljningen inklusive moms över tolv månader. Utan angiven kreditförsäljning uppskattas den till 1,25 × nettoomsättningen (25 % moms).",
    },
  },
  DaysPayableOutstanding: {
    valueType: "Count",
    definition: formula("365 * average(TradePayables) / twelveMonths(EstimatedPurchases)"),
    en: {
      name: "Payable days",
      subject: "The number of payable days",
      description:
        "Average trade payables times 365, divided by purchases including VAT over twelve months. Purchases are estimated as 1.25 × goods and external costs (accounts 4000–4899 and 5000–6999, 25 % VAT).",
    },
    sv: {
      name: "Leverantörsskulder, dagar",
      subject: "Antalet dagar i leverantörsskulder",
      description:
        "Genomsnittliga leverantörsskulder gånger 365, delade med inköpen inklusive moms över tolv månader. Inköpen uppskattas till 1,25 × varor och externa kostnader (konto 4000–4899 och 5000–6999, 25 % moms).",
    },
  },
  InventoryTurnover: {
    valueType: "Ratio",
    definition: formula("twelveMonths(Goods) / average(Inventories)"),
    en: {
      name: "Inventory turnover",
      subject: "Inventory turnover",
      description: "The cost of goods, materials and contract work over twelve months divided by average inventories.",
    },
    sv: {
      name: "Lageromsättning",
      subject: "Lageromsättningen",
      description: "Kostnaden för varor, material och legoarbeten över tolv månader delad med genomsnittligt lager.",
    },
  },
  DaysInventory: {
    valueType: "Count",
    definition: formula("365 / InventoryTurnover"),
    en: {
      name: "Inventory days",
      subject: "The number of inventory days",
      description: "365 divided by the inventory turnover: how many days the inventories last.",
    },
    sv: {
      name: "Lagerdagar",
      subject: "Antalet lagerdagar",
      description: "365 delat med lageromsättningen: så många dagar räcker lagret.",
    },
  },
  WorkingCapital: {
    valueType: "Amount",
    definition: formula("CurrentAssets - CurrentDebt"),
    en: {
      name: "Working capital",
      subject: "Working capital",
      description: "Current assets less current liabilities.",
    },
    sv: {
      name: "Rörelsekapital",
      subject: "Rörelsekapitalet",
      description: "Omsättningstillgångarna minus de kortfristiga skulderna.",
    },
  },
  NetSalesPerEmployee: {
    valueType: "Amount",
    basId: "G7",
    definition: formula("annual(NetSales) / NumberOfEmployees"),
    en: {
      name: "Net sales per employee",
      subject: "Net sales per employee",
      description: "Net sales divided by the average number of employees; less than a year is scaled to twelve months.",
    },
    sv: {
      name: "Omsättning per anställd",
      subject: "Omsättningen per anställd",
      description:
        "Nettoomsättningen delad med medelantalet anställda; kortare tid än ett år räknas om till tolv månader.",
    },
  },
  PersonnelCostToSales: {
    valueType: "Percent",
    basId: "G8",
    definition: formula("100 * PersonnelCosts / NetSales"),
    en: {
      name: "Personnel cost to sales",
      subject: "Personnel cost to sales",
      description: "Personnel costs in percent of net sales.",
    },
    sv: {
      name: "Personalkostnad/omsättning",
      subject: "Personalkostnaden i procent av omsättningen",
      description: "Personalkostnaderna i procent av nettoomsättningen.",
    },
  },
  CostForEmployees: {
    valueType: "Amount",
    basId: "T8",
    definition: formula("annual(PersonnelCosts) / NumberOfEmployees"),
    en: {
      name: "Personnel cost per employee",
      subject: "Personnel cost per employee",
      description:
        "Personnel costs divided by the average number of employees; less than a year is scaled to twelve months.",
    },
    sv: {
      name: "Personalkostnad per anställd",
      subject: "Personalkostnaden per anställd",
      description:
        "Personalkostnaderna delade med medelantalet anställda; kortare tid än ett år räknas om till tolv månader.",
    },
  },
  ValueAddedPerEmployee: {
    valueType: "Amount",
    definition: formula("annual(OperatingProfit + PersonnelCosts) / NumberOfEmployees"),
    en: {
      name: "Value added per employee (net)",
      subject: "Value added per employee",
      description:
        "The net value added, after depreciation (operating profit plus personnel costs), divided by the average number of employees; less than a year is scaled to twelve months.",
    },
    sv: {
      name: "Förädlingsvärde per anställd (netto)",
      subject: "Förädlingsvärdet per anställd",
      description:
        "Förädlingsvärdet netto, efter avskrivningar (rörelseresultat plus personalkostnader), delat med medelantalet anställda; kortare tid än ett år räknas om till tolv månader.",
    },
  },
  PersonnelCostToValueAdded: {
    valueType: "Percent",
    basId: "T7",
    definition: formula("100 * PersonnelCosts / (OperatingProfit + PersonnelCosts)"),
    en: {
      name: "Personnel cost to value added (net)",
      subject: "Personnel cost to value added",
      description:
        "Personnel costs in percent of the net value added, after depreciation (operating profit plus personnel costs).",
    },
    sv: {
      name: "Personalkostnad/förädlingsvärde (netto)",
      subject: "Personalkostnaden i procent av förädlingsvärdet",
      description:
        "Personalkostnaderna i procent av förädlingsvärdet netto, efter avskrivningar (rörelseresultat plus personalkostnader).",
    },
  },
  PremisesCostToSales: {
    valueType: "Percent",
    basId: "T37",
    definition: formula("100 * PremisesCosts / NetSales"),
    en: {
      name: "Premises cost to sales",
      subject: "Premises cost to sales",
      description: "The costs of premises and property (accounts 5000–5199) in percent of net sales.",
    },
    sv: {
      name: "Lokalkostnader",
      subject: "Lokalkostnaden i procent av omsättningen",
      description: "Lokal- och fastighetskostnaderna (konto 5000–5199) i procent av nettoomsättningen.",
    },
  },
  DepreciationToSales: {
    valueType: "Percent",
    basId: "T9",
    definition: formula("100 * Depreciation / NetSales"),
    en: {
      name: "Depreciation to sales",
      subject: "Depreciation to sales",
      description: "Depreciation according to plan in percent of net sales.",
    },
    sv: {
      name: "Avskrivningar/omsättning",
      subject: "Avskrivningarna i procent av omsättningen",
      description: "Avskrivningarna enligt plan i procent av nettoomsättningen.",
    },
  },
  NetFinancialItemsToSales: {
    valueType: "Percent",
    basId: "T10",
    definition: formula("100 * (FinancialIncome - FinancialCosts) / NetSales"),
    en: {
      name: "Net financial items to sales",
      subject: "Net financial items to sales",
      description: "Financial income less financial costs in percent of net sales.",
    },
    sv: {
      name: "Finansnetto/omsättning",
      subject: "Finansnettot i procent av omsättningen",
      description: "Finansiella intäkter minus finansiella kostnader i procent av nettoomsättningen.",
    },
  },
  ResearchAndDevelopmentToSales: {
    valueType: "Percent",
    basId: "T40",
    definition: formula("100 * CostsForResearchAndDevelopment / NetSales"),
    en: {
      name: "R&D to sales",
      subject: "R&D to sales",
      description: "The stated costs of research and development in percent of net sales.",
    },
    sv: {
      name: "FoU-andel",
      subject: "FoU-andelen",
      description: "De uppgivna kostnaderna för forskning och utveckling i procent av nettoomsättningen.",
    },
  },
  LoanRate: {
    valueType: "Percent",
    definition: formula("100 * twelveMonths(FinancialCosts) / average(Debt)"),
    en: {
      name: "Average cost of debt",
      subject: "The average cost of debt",
      description: "Financial costs over twelve months in percent of average debt.",
    },
    sv: {
      name: "Genomsnittlig skuldränta",
      subject: "Den genomsnittliga skuldräntan",
      description: "De finansiella kostnaderna över tolv månader i procent av genomsnittliga skulder.",
    },
  },
  CashFlow: {
    valueType: "Amount",
    definition: formula("change(Cash)"),
    en: {
      name: "Change in cash",
      subject: "The change in cash",
      description: "The period's change in cash and bank (accounts 1900–1999).",
    },
    sv: {
      name: "Kassaflöde (likvida medel)",
      subject: "Kassaflödet",
      description: "Periodens förändring av kassa och bank (konto 1900–1999).",
    },
  },
  CashFlowBeforeInvestments: {
    valueType: "Amount",
    definition: formula(
      "ProfitAfterFinancialItems - Taxes + WriteDownsOfFixedAssets + Depreciation + DisposalResult - change(CurrentAssets - CashAndInvestments) + change(CurrentDebt - CurrentInterestBearingDebt - DecidedDividends)",
    ),
    en: {
      name: "Cash flow before investments",
      subject: "Cash flow before investments",
      description:
        "The profit after financial items less tax, plus depreciation, write-downs and losses less gains on disposals, corrected for the change in current assets (other than cash and short-term investments) and in current liabilities (other than loans and decided dividends).",
    },
    sv: {
      name: "Kassaflöde före investeringar",
      subject: "Kassaflödet före investeringar",
      description:
        "Resultatet efter finansiella poster minus skatt, plus av- och nedskrivningar och förluster minus vinster vid avyttring, rättat för förändringen av omsättningstillgångar (utom kassa, bank och kortfristiga placeringar) och av kortfristiga skulder (utom lån och beslutad utdelning).",
    },
  },
  ContributionMargin: {
    valueType: "Percent",
    definition: formula("100 * (NetSales - SeparableCosts) / NetSales"),
    en: {
      name: "Contribution margin",
      subject: "The contribution margin",
      description: "Net sales less the stated separable costs, in percent of net sales.",
    },
    sv: {
      name: "Täckningsgrad",
      subject: "Täckningsgraden",
      description: "Nettoomsättningen minus de uppgivna särkostnaderna, i procent av nettoomsättningen.",
    },
  },
  InvestmentsToSales: {
    valueType: "Percent",
    definition: formula("100 * InvestmentsInPropertyPlantAndEquipmentForTheYear / NetSales"),
    en: {
      name: "Investments to sales",
      subject: "Investments to sales",
      description: "The year's stated investments in property, plant and equipment in percent of net sales.",
    },
    sv: {
      name: "Investeringar/omsättning",
      subject: "Investeringarna i procent av omsättningen",
      description: "Årets uppgivna investeringar i materiella anläggningstillgångar i procent av nettoomsättningen.",
    },
  },
} as const satisfies Record<string, CatalogueEntry>;

export type CatalogueId = keyof typeof KEY_FIGURES;
export const CATALOGUE_IDS = Object.keys(KEY_FIGURES) as CatalogueId[];
