const KRONOR = ["SEK", "NOK", "DKK", "ISK"] as const;

/** Signs and words that stand for a currency without naming its code. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  kr: KRONOR,
  "kr.": KRONOR,
  kronor: ["SEK"],
  // The Nordic way to end a price: 12:- and 12,-
  ":-": KRONOR,
  ",-": KRONOR,
  "€": ["EUR"],
  "£": ["GBP"],
  $: ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN"],
  "¥": ["JPY", "CNY"],
  zł: ["PLN"],
  "₴": ["UAH"],
  "₹": ["INR"],
  "₺": ["TRY"],
};

let codes: ReadonlySet<string> | undefined;

/** The ISO 4217 codes that a word beside a number can mean; null when it is not a currency. Case does not matter. */
export function currenciesOf(word: string): readonly string[] | null {
  const lowerCase = word.toLowerCase();
  // Not an inherited member such as `constructor`.
  if (Object.hasOwn(WORDS, lowerCase)) return WORDS[lowerCase]!;
  codes ??= new Set(Intl.supportedValuesOf("currency"));
  const code = word.toUpperCase();
  return codes.has(code) ? [code] : null;
}
