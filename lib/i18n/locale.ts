import { LOCALES, type Locale } from "@/contract/format/locale";

/** Times are shown as the books' owners read a clock, the same on the server and in every browser. */
export const TIME_ZONE = "Europe/Stockholm";

/** The culture in which numbers and dates are written. */
export const CULTURE_OF_LOCALE: Record<Locale, string> = { en: "en-GB", sv: "sv-SE" };

/** The locale of a culture such as sv-FI, or null when the dashboard does not speak its language. */
export function localeOfCulture(culture: string | undefined): Locale | null {
  const language = culture?.split("-")[0]?.toLowerCase();
  return LOCALES.find((locale) => locale === language) ?? null;
}

/** The first language of an Accept-Language header (RFC 9110 §12.5.4) that the dashboard speaks; English otherwise. */
export function localeOfHeader(acceptLanguage: string | null): Locale {
  const wishes = (acceptLanguage ?? "")
    .split(",")
    .map((wish) => {
      const [culture = "", ...parameters] = wish.split(";").map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return { culture, weight: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter((wish) => wish.weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const wish of wishes) {
    const locale = localeOfCulture(wish.culture);
    if (locale) return locale;
  }
  return "en";
}
