import type { Company } from "@/contract/companies/company";
import type { Locale } from "@/contract/format/locale";
import { foldText, hasWords, wordsOf } from "@/lib/fold-text";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { nameCollator } from "@/lib/i18n/name-collator";

/** A company with a precomputed search text, so that a keystroke only compares strings. */
export interface SearchableCompany {
  company: Company;
  key: string;
}

export function searchable(companies: readonly Company[]): SearchableCompany[] {
  return companies.map((company) => {
    const code = company.businessIdentityCode.toLowerCase();
    return { company, key: `${foldText(company.name)}\n${code}\n${code.replaceAll("-", "")}` };
  });
}

/** Sorts companies by name in the alphabet of the language, and numbers in names by value. */
export function byName<T extends Pick<Company, "name">>(companies: readonly T[], locale: Locale): T[] {
  const { compare } = nameCollator(CULTURE_OF_LOCALE[locale]);
  return companies.toSorted((one, other) => compare(one.name, other.name));
}

/** The companies with every word of the query in their name or business identity code, in the same order. */
export function searchCompanies(companies: readonly SearchableCompany[], query: string): readonly SearchableCompany[] {
  const words = wordsOf(query);
  if (words.length === 0) return companies;
  return companies.filter(({ key }) => hasWords(key, words));
}
