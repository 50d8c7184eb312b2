import type { SieAccountType } from "../books/sie/sie-records";

interface DemoAccount {
  number: string;
  name: string;
  type: SieAccountType;
}

/** The accounts that the demo's companies book on: number, #KTYP and name. */
const ACCOUNTS: readonly [string, SieAccountType, string][] = [
  ["1110", "T", "Byggnader"],
  ["1119", "T", "Ackumulerade avskrivningar på byggnader"],
  ["1220", "T", "Inventarier och verktyg"],
  ["1229", "T", "Ackumulerade avskrivningar på inventarier och verktyg"],
  ["1460", "T", "Lager av varor och material"],
  ["1510", "T", "Kundfordringar"],
  ["1930", "T", "Företagskonto"],
  ["2081", "S", "Aktiekapital"],
  ["2091", "S", "Balanserad vinst eller förlust"],
  ["2098", "S", "Vinst eller förlust från föregående år"],
  ["2099", "S", "Årets resultat"],
  ["2350", "S", "Banklån"],
  ["2440", "S", "Leverantörsskulder"],
  ["2510", "S", "Skatteskulder"],
  ["2611", "S", "Utgående moms, 25 %"],
  ["2621", "S", "Utgående moms, 12 %"],
  ["2631", "S", "Utgående moms, 6 %"],
  ["2641", "S", "Ingående moms"],
  ["2650", "S", "Redovisningskonto för moms"],
  ["2710", "S", "Personalskatt"],
  ["2731", "S", "Avräkning sociala avgifter"],
  ["2898", "S", "Beslutad utdelning"],
  ["2920", "S", "Upplupna semesterlöner"],
  ["2941", "S", "Upplupna sociala avgifter på semesterlöner"],
  ["3001", "I", "Försäljning, 25 % moms"],
  ["3002", "I", "Försäljning, 12 % moms"],
  ["3003", "I", "Försäljning, 6 % moms"],
  ["3004", "I", "Försäljning, momsfri"],
  ["4010", "K", "Inköp av varor och material"],
  ["4990", "K", "Lagerförändring"],
  ["5010", "K", "Lokalhyra"],
  ["5020", "K", "El för belysning och värme"],
  ["5060", "K", "Städning och renhållning"],
  ["5410", "K", "Förbrukningsinventarier"],
  ["5460", "K", "Förbrukningsmaterial"],
  ["5611", "K", "Drivmedel"],
  ["5613", "K", "Reparation och underhåll av fordon"],
  ["5615", "K", "Leasing av fordon"],
  ["5910", "K", "Annonsering"],
  ["6110", "K", "Kontorsmateriel"],
  ["6212", "K", "Mobiltelefon"],
  ["6310", "K", "Företagsförsäkringar"],
  ["6530", "K", "Redovisningstjänster"],
  ["6540", "K", "IT-tjänster"],
  ["6570", "K", "Bankkostnader"],
  ["7210", "K", "Löner"],
  ["7290", "K", "Förändring av semesterlöneskuld"],
  ["7411", "K", "Premier för avtalspension"],
  ["7510", "K", "Arbetsgivaravgifter"],
  ["7519", "K", "Sociala avgifter på semesterlöner"],
  ["7821", "K", "Avskrivningar på byggnader"],
  ["7832", "K", "Avskrivningar på inventarier och verktyg"],
  ["8410", "K", "Räntekostnader för långfristiga skulder"],
  ["8910", "K", "Skatt på årets resultat"],
  ["8999", "K", "Årets resultat"],
];

export const DEMO_ACCOUNTS: readonly DemoAccount[] = ACCOUNTS.map(([number, type, name]) => ({ number, type, name }));

/** Balance accounts carry over to the next year; the others begin it at zero. */
export function isBalanceAccount(number: string): boolean {
  return number < "3";
}
