import { agencyOf, normalizeBusinessIdentityCode } from "@/contract/companies/company-ids";
import type { Company } from "@/contract/companies/company";
import type { SieImportResult } from "@/contract/imports/sie-import";
import type { ImportCompany } from "./import-company";

/** Code of the service's remark about a file that names another company than the request. */
export const OTHER_COMPANY = "organisationNumberDiffers";

/**
 * True when a file names another company than the one it was checked for, by the organisation number in the response,
 * without regard to hyphens and a leading 16. In a response without a number the service's remark decides.
 */
export function isOfOtherCompany({ summary, warnings }: SieImportResult, company: ImportCompany): boolean {
  const code = normalizeBusinessIdentityCode(summary?.fileBusinessIdentityCode ?? "");
  if (code === "") return warnings.some((warning) => warning.code === OTHER_COMPANY);
  return code !== normalizeBusinessIdentityCode(company.businessIdentityCode);
}

/**
 * The other companies with the organisation number `code`, in the agency of `company`, or for a company without an
 * agency those that have none either.
 */
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
