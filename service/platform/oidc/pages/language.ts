import { localeOfCulture, localeOfHeader, type Locale } from "@/contract/format/locale";

/** The language of a page: the first supported one of `ui_locales` (OpenID Connect), else that of Accept-Language. */
export function pageLanguage(uiLocales: unknown, acceptLanguage: string | undefined): Locale {
  const requested = typeof uiLocales === "string" ? uiLocales.split(" ").map(localeOfCulture) : [];
  return requested.find((locale) => locale !== null) ?? localeOfHeader(acceptLanguage);
}
