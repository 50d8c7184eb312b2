import type { CatalogueId } from "./catalogue-ids";

/** How each key figure is computed, in a sentence. */
export const CATALOGUE_DESCRIPTIONS: Record<CatalogueId, { sv: string; en: string }> = {
  NetSales: {
    sv: "Periodens försäljning på kontona 3000–3799, efter rabatter och andra intäktskorrigeringar.",
    en: "The period's sales on accounts 3000–3799, after discounts and other corrections of income.",
  },
  NetSalesGrowth: {
    sv: "Nettoomsättningens förändring mot samma period ett år tidigare, i procent av den tidigare.",
    en: "The change of net sales from the same period a year before, in percent of the earlier sales.",
  },
  GrossProfit: {
    sv: "Nettoomsättningen minus kostnaden för varor, material och legoarbeten.",
    en: "Net sales less the cost of goods, materials and contract work.",
  },
  GrossProfitMargin: {
    sv: "Bruttovinsten i procent av nettoomsättningen.",
    en: "Gross profit in percent of net sales.",
  },
  EBITDA: {
    sv: "Rörelseresultatet före avskrivningar och nedskrivningar av anläggningstillgångar.",
    en: "The operating profit before depreciation and write-downs of fixed assets.",
  },
  EBITDAMargin: {
    sv: "EBITDA i procent av nettoomsättningen.",
    en: "EBITDA in percent of net sales.",
  },
  OperatingProfit: {
    sv: "Rörelsens intäkter minus rörelsens kostnader (konto 3000–7999), före finansiella poster och skatt.",
    en: "Operating income less operating costs (accounts 3000–7999), before financial items and tax.",
  },
  OperatingMargin: {
    sv: "Rörelseresultatet i procent av nettoomsättningen.",
    en: "The operating profit in percent of net sales.",
  },
  ProfitMargin: {
    sv: "Rörelseresultatet plus finansiella intäkter i procent av nettoomsättningen.",
    en: "The operating profit plus financial income in percent of net sales.",
  },
  NetProfitMargin: {
    sv: "Resultatet efter finansiella poster i procent av nettoomsättningen.",
    en: "The profit after financial items in percent of net sales.",
  },
  ProfitAfterFinancialItems: {
    sv: "Rörelseresultatet plus finansiella intäkter minus finansiella kostnader.",
    en: "The operating profit plus financial income less financial costs.",
  },
  Profit: {
    sv: "Resultatet efter finansiella poster, bokslutsdispositioner och skatt (konto 3000–8989).",
    en: "The profit after financial items, appropriations and tax (accounts 3000–8989).",
  },
  EquityRatio: {
    sv: "Justerat eget kapital (eget kapital plus obeskattade reserver efter skatt) i procent av tillgångarna.",
    en: "Adjusted equity (equity plus untaxed reserves after tax) in percent of assets.",
  },
  QuickRatio: {
    sv: "Omsättningstillgångarna utan lager i procent av de kortfristiga skulderna.",
    en: "Current assets without inventories in percent of current liabilities.",
  },
  QuickRatioWithOverdraft: {
    sv: "Som kassalikviditeten, men med den outnyttjade delen av checkräkningskrediten tillagd till tillgångarna.",
    en: "Like the quick ratio, but with the unused part of the bank overdraft added to the assets.",
  },
  CurrentRatio: {
    sv: "Omsättningstillgångarna i procent av de kortfristiga skulderna.",
    en: "Current assets in percent of current liabilities.",
  },
  DebtEquityRatio: {
    sv: "Skulder, avsättningar och den latenta skatten i obeskattade reserver, delade med justerat eget kapital.",
    en: "Liabilities, provisions and the deferred tax in untaxed reserves, divided by adjusted equity.",
  },
  InterestCoverage: {
    sv: "Resultatet före finansiella kostnader delat med de finansiella kostnaderna.",
    en: "The profit before financial costs divided by the financial costs.",
  },
  ReturnOnAssets: {
    sv: "Rörelseresultatet plus finansiella intäkter över tolv månader i procent av genomsnittliga tillgångar.",
    en: "The operating profit plus financial income over twelve months in percent of average assets.",
  },
  ReturnOnEquity: {
    sv: "Resultatet efter finansiella poster, före skatt, över tolv månader i procent av genomsnittligt justerat eget kapital. Inget värde när det egna kapitalet är noll eller negativt.",
    en: "The profit after financial items, before tax, over twelve months in percent of average adjusted equity. No value where equity is zero or negative.",
  },
  ReturnOnCapitalEmployed: {
    sv: "Rörelseresultatet plus finansiella intäkter över tolv månader i procent av justerat eget kapital och räntebärande skulder i genomsnitt. Pensionsavsättningar (221x–222x) räknas inte som räntebärande.",
    en: "The operating profit plus financial income over twelve months in percent of average adjusted equity and interest-bearing liabilities. Provisions for pensions (221x–222x) do not count as interest-bearing.",
  },
  AssetTurnover: {
    sv: "Nettoomsättningen över tolv månader delad med genomsnittliga tillgångar.",
    en: "Net sales over twelve months divided by average assets.",
  },
  DaysSalesOutstanding: {
    sv: "Genomsnittliga kundfordringar gånger 365, delade med kreditförsäljningen inklusive moms över tolv månader. Utan angiven kreditförsäljning uppskattas den till 1,25 × nettoomsättningen (25 % moms).",
    en: "Average trade receivables times 365, divided by credit sales including VAT over twelve months. Where no credit sales are given they are estimated as 1.25 × net sales (25 % VAT).",
  },
  DaysPayableOutstanding: {
    sv: "Genomsnittliga leverantörsskulder gånger 365, delade med inköpen inklusive moms över tolv månader. Inköpen uppskattas till 1,25 × varor och externa kostnader (konto 4000–4899 och 5000–6999, 25 % moms).",
    en: "Average trade payables times 365, divided by purchases including VAT over twelve months. Purchases are estimated as 1.25 × goods and external costs (accounts 4000–4899 and 5000–6999, 25 % VAT).",
  },
  InventoryTurnover: {
    sv: "Kostnaden för varor, material och legoarbeten över tolv månader delad med genomsnittligt lager.",
    en: "The cost of goods, materials and contract work over twelve months divided by average inventories.",
  },
  DaysInventory: {
    sv: "365 delat med lageromsättningen: så många dagar räcker lagret.",
    en: "365 divided by the inventory turnover: how many days the inventories last.",
  },
  WorkingCapital: {
    sv: "Omsättningstillgångarna minus de kortfristiga skulderna.",
    en: "Current assets less current liabilities.",
  },
  NetSalesPerEmployee: {
    sv: "Nettoomsättningen delad med medelantalet anställda; kortare tid än ett år räknas om till tolv månader.",
    en: "Net sales divided by the average number of employees; less than a year is scaled to twelve months.",
  },
  PersonnelCostToSales: {
    sv: "Personalkostnaderna i procent av nettoomsättningen.",
    en: "Personnel costs in percent of net sales.",
  },
  CostForEmployees: {
    sv: "Personalkostnaderna delade med medelantalet anställda; kortare tid än ett år räknas om till tolv månader.",
    en: "Personnel costs divided by the average number of employees; less than a year is scaled to twelve months.",
  },
  ValueAddedPerEmployee: {
    sv: "Förädlingsvärdet netto, efter avskrivningar (rörelseresultat plus personalkostnader), delat med medelantalet anställda; kortare tid än ett år räknas om till tolv månader.",
    en: "The net value added, after depreciation (operating profit plus personnel costs), divided by the average number of employees; less than a year is scaled to twelve months.",
  },
  PersonnelCostToValueAdded: {
    sv: "Personalkostnaderna i procent av förädlingsvärdet netto, efter avskrivningar (rörelseresultat plus personalkostnader).",
    en: "Personnel costs in percent of the net value added, after depreciation (operating profit plus personnel costs).",
  },
  PremisesCostToSales: {
    sv: "Lokal- och fastighetskostnaderna (konto 5000–5199) i procent av nettoomsättningen.",
    en: "The costs of premises and property (accounts 5000–5199) in percent of net sales.",
  },
  DepreciationToSales: {
    sv: "Avskrivningarna enligt plan i procent av nettoomsättningen.",
    en: "Depreciation according to plan in percent of net sales.",
  },
  NetFinancialItemsToSales: {
    sv: "Finansiella intäkter minus finansiella kostnader i procent av nettoomsättningen.",
    en: "Financial income less financial costs in percent of net sales.",
  },
  ResearchAndDevelopmentToSales: {
    sv: "De uppgivna kostnaderna för forskning och utveckling i procent av nettoomsättningen.",
    en: "The stated costs of research and development in percent of net sales.",
  },
  LoanRate: {
    sv: "De finansiella kostnaderna över tolv månader i procent av genomsnittliga skulder.",
    en: "Financial costs over twelve months in percent of average debt.",
  },
  CashFlow: {
    sv: "Periodens förändring av kassa och bank (konto 1900–1999).",
    en: "The period's change in cash and bank (accounts 1900–1999).",
  },
  CashFlowBeforeInvestments: {
    sv: "Resultatet efter finansiella poster minus skatt, plus av- och nedskrivningar och förluster minus vinster vid avyttring, rättat för förändringen av omsättningstillgångar (utom kassa, bank och kortfristiga placeringar) och av kortfristiga skulder (utom lån och beslutad utdelning).",
    en: "The profit after financial items less tax, plus depreciation, write-downs and losses less gains on disposals, corrected for the change in current assets (other than cash and short-term investments) and in current liabilities (other than loans and decided dividends).",
  },
  ContributionMargin: {
    sv: "Nettoomsättningen minus de uppgivna särkostnaderna, i procent av nettoomsättningen.",
    en: "Net sales less the stated separable costs, in percent of net sales.",
  },
  InvestmentsToSales: {
    sv: "Årets uppgivna investeringar i materiella anläggningstillgångar i procent av nettoomsättningen.",
    en: "The year's stated investments in property, plant and equipment in percent of net sales.",
  },
};
