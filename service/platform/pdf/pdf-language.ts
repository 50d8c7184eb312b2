import { LOCALES, type Locale } from "@/contract/format/locale";

/** The language tags that PDFs have in their catalog. */
export const LANGUAGE_TAGS: Record<Locale, string> = { sv: "sv-SE", en: "en-GB" };

/** Reads the language of a PDF that this service has made; its catalog is not compressed. */
export function languageOfPdf(pdf: Uint8Array): Locale | null {
  return LOCALES.find((locale) => Buffer.from(pdf).includes(`/Lang (${LANGUAGE_TAGS[locale]})`)) ?? null;
}
