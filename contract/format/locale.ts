/** The languages that texts are written in. */
export const LOCALES = ["en", "sv"] as const;
export type Locale = (typeof LOCALES)[number];

/** Returns the locale of a culture such as sv-FI, or null when texts are not written in its language. */
export function localeOfCulture(culture: string | null | undefined): Locale | null {
  const language = culture?.split("-")[0]?.toLowerCase();
  return LOCALES.find((locale) => locale === language) ?? null;
}

/** Returns the locale with the most weight in an Accept-Language header (RFC 9110 §12.5.4), or English without any. */
export function localeOfHeader(acceptLanguage: string | null | undefined): Locale {
  const ranges = (acceptLanguage ?? "")
    .split(",")
    .map((range) => {
      const [culture = "", ...parameters] = range.split(";").map((part) => part.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter));
      return { culture, weight: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter((range) => range.weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const range of ranges) {
    const locale = localeOfCulture(range.culture);
    if (locale) return locale;
  }
  return "en";
}
