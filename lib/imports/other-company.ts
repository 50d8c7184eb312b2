import { agencyOf, normalizeBusinessIdentityCode } from "@/contract/companies/company-ids";
import type { Company } from "@/contract/companies/company";
import type { SieImportResult } from "@/contract/imports/sie-import";
import type { ImportCompany } from "./import-company";

/** The remark of the service on a file of another company than the request names. */
export const OTHER_COMPANY = "organisationNumberDiffers";

/**
 * Tells whether a file names another company than the one it was checked for. Hyphens and a leading 16 make no
 * difference, and a file without an organisation number names nobody.
 */
export function isOfOtherCompany({ summary, warnings }: SieImportResult, company: ImportCompany): boolean {
  const code = normalizeBusinessIdentityCode(summary?.fileBusinessIdentityCode ?? "");
  if (code === "") return warnings.some((warning) => warning.code === OTHER_COMPANY);
  return code !== normalizeBusinessIdentityCode(company.businessIdentityCode);
}

/** The companies with the number that a file names, in the agency of `company` or, like it, without one. */
export function companiesWithNumber(companies: readonly Company[], code: string, company: ImportCompany): Company[] {
  const wanted = normalizeBusinessIdentityCode(code);
  if (wanted === "") return [];
  return companies.filter(
    ({ id, businessIdentityCode }) =>
      id !== company.id &&
      agencyOf(id) === agencyOf(company.id) &&
      normalizeBusinessIdentityCode(businessIdentityCode) === wanted,
  );
}
