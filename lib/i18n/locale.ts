import { LOCALES, type Locale } from "@/contract/format/locale";

/** The time zone of all times on pages, so that the server and every browser show the same. */
export const TIME_ZONE = "Europe/Stockholm";

/** The culture in which numbers and dates are written. */
export const CULTURE_OF_LOCALE: Record<Locale, string> = { en: "en-GB", sv: "sv-SE" };

/** The locale of a culture such as sv-FI, or null when the dashboard does not have its language. */
export function localeOfCulture(culture: string | undefined): Locale | null {
  const language = culture?.split("-")[0]?.toLowerCase();
  return LOCALES.find((locale) => locale === language) ?? null;
}

/** The first language of the dashboard in an Accept-Language header (RFC 9110 §12.5.4), by weight; else English. */
export function localeOfHeader(acceptLanguage: string | null): Locale {
  const ranges = (acceptLanguage ?? "")
    .split(",")
    .map((range) => {
      const [culture = "", ...parameters] = range.split(";").map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
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
