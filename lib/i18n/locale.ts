import type { Locale } from "@/contract/format/locale";

/** The time zone of all times on pages, so that the server and every browser show the same. */
export const TIME_ZONE = "Europe/Stockholm";

/** The culture (BCP 47 tag) in which a language is formatted and sorted, and the `lang` of its pages. */
export const CULTURE_OF_LOCALE: Record<Locale, string> = { en: "en-GB", sv: "sv-SE" };
