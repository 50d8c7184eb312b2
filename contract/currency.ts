import { z } from "zod";

/** Currencies of ISO 4217 that the runtime knows, those no longer in use included: old books are kept in them. */
export function knownCurrencies(): string[] {
  return Intl.supportedValuesOf("currency");
}

const CURRENCY_OF_REGION: Record<string, string> = {
  SE: "SEK",
  NO: "NOK",
  DK: "DKK",
  GL: "DKK",
  FO: "DKK",
  IS: "ISK",
  GB: "GBP",
  US: "USD",
  CA: "CAD",
  AU: "AUD",
  NZ: "NZD",
  CH: "CHF",
  LI: "CHF",
  PL: "PLN",
  CZ: "CZK",
  HU: "HUF",
  RO: "RON",
  UA: "UAH",
  RU: "RUB",
  TR: "TRY",
  JP: "JPY",
  CN: "CNY",
  HK: "HKD",
  TW: "TWD",
  KR: "KRW",
  IN: "INR",
  SG: "SGD",
  TH: "THB",
  MY: "MYR",
  ID: "IDR",
  PH: "PHP",
  VN: "VND",
  BR: "BRL",
  MX: "MXN",
  AR: "ARS",
  CL: "CLP",
  CO: "COP",
  ZA: "ZAR",
  EG: "EGP",
  IL: "ILS",
  AE: "AED",
  SA: "SAR",
  RS: "RSD",
  MK: "MKD",
  AL: "ALL",
  BA: "BAM",
  MD: "MDL",
  GE: "GEL",
  AM: "AMD",
  KZ: "KZT",
  ...Object.fromEntries(
    "FI AX DE AT FR BE NL LU IE ES PT IT GR MT CY EE LV LT SK SI HR BG MC SM VA AD ME XK"
      .split(" ")
      .map((region) => [region, "EUR"]),
  ),
};

/** The currency a text stands for: its ISO 4217 code, or that of the region in a culture name such as sv-SE. */
export function readCurrency(value: string): string | null {
  if (/^[A-Z]{3}$/.test(value)) return knownCurrencies().includes(value) ? value : null;
  const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})$/.exec(value)?.[1];
  return (region && CURRENCY_OF_REGION[region]) || null;
}

export const currencySchema = z
  .string()
  .refine((value) => readCurrency(value) !== null, { message: "expected a currency code of ISO 4217, for example SEK" })
  .transform((value) => readCurrency(value)!);
