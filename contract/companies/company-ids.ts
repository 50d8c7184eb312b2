/** Ids of companies without zod, which would weigh on every page that only reads them. The schemas are in ./ids. */

/** `a-{agencyId}-{businessIdentityCode}`; agency ids hold no dash, so the parts stay apart. */
export function agencyCompanyId(agency: string, code: string): string {
  return `a-${agency}-${code}`;
}

/** The agency in a company's id, or null for a company without one. */
export function agencyOf(companyId: string): string | null {
  return /^a-([a-z0-9_]{1,63})-/.exec(companyId)?.[1] ?? null;
}

/**
 * The form in which business identity codes are compared: hyphens off, a leading 16 off when twelve digits are
 * left (the century of an organisation number), no regard to case.
 */
export function normalizeBusinessIdentityCode(code: string): string {
  const bare = code.replaceAll("-", "").toLowerCase();
  return /^16\d{10}$/.test(bare) ? bare.slice(2) : bare;
}

/** A code as a company is given it: an organisation number as ten digits with a hyphen before the last four. */
export function writtenBusinessIdentityCode(code: string): string {
  const digits = /^(\d{6})(\d{4})$/.exec(normalizeBusinessIdentityCode(code));
  return digits ? `${digits[1] ?? ""}-${digits[2] ?? ""}` : code;
}
