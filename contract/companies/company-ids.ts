/** Ids of companies, without zod, because pages import this module. The schemas are in ../ids. */

/** `a-{agencyId}-{businessIdentityCode}`; agency ids hold no dash, so the parts stay apart. */
export function agencyCompanyId(agency: string, code: string): string {
  return `a-${agency}-${code}`;
}

/** The agency in a company's id, or null for a company without one. */
export function agencyOf(companyId: string): string | null {
  return /^a-([a-z0-9_]{1,63})-/.exec(companyId)?.[1] ?? null;
}

/**
 * Normalizes a business identity code for comparison: lower case and no hyphens. If it then has twelve digits, a
 * leading 16 (the century of an organisation number) is removed.
 */
export function normalizeBusinessIdentityCode(code: string): string {
  const bare = code.replaceAll("-", "").toLowerCase();
  return /^16\d{10}$/.test(bare) ? bare.slice(2) : bare;
}

/** The usual form of a code: an organisation number has ten digits with a hyphen before the last four. */
export function writtenBusinessIdentityCode(code: string): string {
  const digits = /^(\d{6})(\d{4})$/.exec(normalizeBusinessIdentityCode(code));
  return digits ? `${digits[1] ?? ""}-${digits[2] ?? ""}` : code;
}
