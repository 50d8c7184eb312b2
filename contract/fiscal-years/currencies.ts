/** Currencies, without zod, because pages import this module. The schemas are in ./currency. */

/** Currencies of ISO 4217 and the regions where each is the official one: codes of ISO 3166, and XK for Kosovo. */
// oxfmt-ignore
const REGIONS_OF_CURRENCY: Record<string, string> = {
  AED: "AE", AFN: "AF", ALL: "AL", AMD: "AM", AOA: "AO", ARS: "AR", AUD: "AU CC CX HM KI NF NR TV", AWG: "AW",
  AZN: "AZ", BAM: "BA", BBD: "BB", BDT: "BD", BHD: "BH", BIF: "BI", BMD: "BM", BND: "BN", BOB: "BO", BRL: "BR",
  BSD: "BS", BTN: "BT", BWP: "BW", BYN: "BY", BZD: "BZ", CAD: "CA", CDF: "CD", CHF: "CH LI", CLP: "CL", CNY: "CN",
  COP: "CO", CRC: "CR", CUP: "CU", CVE: "CV", CZK: "CZ", DJF: "DJ", DKK: "DK FO GL", DOP: "DO", DZD: "DZ", EGP: "EG",
  ERN: "ER", ETB: "ET",
  EUR: "AD AT AX BE BG BL CY DE EA EE ES FI FR GF GP GR HR IC IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT",
  FJD: "FJ", FKP: "FK", GBP: "GB GG GS IM JE", GEL: "GE", GHS: "GH", GIP: "GI", GMD: "GM", GNF: "GN", GTQ: "GT",
  GYD: "GY", HKD: "HK", HNL: "HN", HTG: "HT", HUF: "HU", IDR: "ID", ILS: "IL PS", INR: "IN", IQD: "IQ", IRR: "IR",
  ISK: "IS", JMD: "JM", JOD: "JO", JPY: "JP", KES: "KE", KGS: "KG", KHR: "KH", KMF: "KM", KPW: "KP", KRW: "KR",
  KWD: "KW", KYD: "KY", KZT: "KZ", LAK: "LA", LBP: "LB", LKR: "LK", LRD: "LR", LSL: "LS", LYD: "LY", MAD: "EH MA",
  MDL: "MD", MGA: "MG", MKD: "MK", MMK: "MM", MNT: "MN", MOP: "MO", MRU: "MR", MUR: "MU", MVR: "MV", MWK: "MW",
  MXN: "MX", MYR: "MY", MZN: "MZ", NAD: "NA", NGN: "NG", NIO: "NI", NOK: "BV NO SJ", NPR: "NP", NZD: "CK NU NZ PN TK",
  OMR: "OM", PAB: "PA", PEN: "PE", PGK: "PG", PHP: "PH", PKR: "PK", PLN: "PL", PYG: "PY", QAR: "QA", RON: "RO",
  RSD: "RS", RUB: "RU", RWF: "RW", SAR: "SA", SBD: "SB", SCR: "SC", SDG: "SD", SEK: "SE", SGD: "SG", SHP: "AC SH TA",
  SLE: "SL", SOS: "SO", SRD: "SR", SSP: "SS", STN: "ST", SYP: "SY", SZL: "SZ", THB: "TH", TJS: "TJ", TMT: "TM",
  TND: "TN", TOP: "TO", TRY: "TR", TTD: "TT", TWD: "TW", TZS: "TZ", UAH: "UA", UGX: "UG",
  USD: "AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI", UYU: "UY", UZS: "UZ", VES: "VE", VND: "VN", VUV: "VU",
  WST: "WS", XAF: "CF CG CM GA GQ TD", XCD: "AG AI DM GD KN LC MS VC", XCG: "CW SX", XOF: "BF BJ CI GW ML NE SN TG",
  XPF: "NC PF WF", YER: "YE", ZAR: "ZA", ZMW: "ZM", ZWG: "ZW",
};

/** Currencies that no longer exist but occur in old SIE files. */
const NO_LONGER_IN_USE =
  "ANG ATS BEF BGN BYR CYP DEM EEK ESP FIM FRF GRD HRK IEP ITL LTL LUF LVL MTL NLG PTE ROL SIT SKK TRL";

const CURRENCIES = [...Object.keys(REGIONS_OF_CURRENCY), ...NO_LONGER_IN_USE.split(" ")].sort();
const CURRENCY_OF_REGION = new Map(
  Object.entries(REGIONS_OF_CURRENCY).flatMap(([currency, regions]) =>
    regions.split(" ").map((region) => [region, currency] as const),
  ),
);

/** Currencies of books: codes of ISO 4217, sorted. */
export function knownCurrencies(): readonly string[] {
  return CURRENCIES;
}

/**
 * The currency a text stands for: its ISO 4217 code, or that of the region in a culture name such as sv-SE. Null if it
 * is neither.
 */
export function readCurrency(value: string): string | null {
  if (/^[A-Z]{3}$/.test(value)) return CURRENCIES.includes(value) ? value : null;
  const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})(?:-[a-z]+)?$/.exec(value)?.[1];
  return (region && CURRENCY_OF_REGION.get(region)) || null;
}
