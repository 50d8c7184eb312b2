import { z } from "zod";

export const agencyId = z.string().regex(/^[a-z0-9_]{1,63}$/, { message: "expected 1 to 63 of a-z, 0-9 and _" });
export const businessIdentityCode = z
  .string()
  .regex(/^[0-9A-Za-z-]{1,32}$/, { message: "expected 1 to 32 letters a-z, digits or hyphens" });
export const directCompanyId = z
  .string()
  .regex(/^(?!a-)[0-9A-Za-z_-]{1,64}$/, { message: "expected 1 to 64 of a-z, 0-9, _ and -, not beginning with a-" });
export const fiscalYearId = z.string().regex(/^[0-9a-f]{32}$/, { message: "expected 32 hexadecimal digits" });
export const keyFigureId = z
  .string()
  .min(1, "expected a text that is not empty")
  .max(64, "expected at most 64 characters");
export const presetId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, { message: "expected 1 to 64 of a-z, 0-9, _ and -" });
/** Numbers of dimension and object joined by an underscore, such as 2_12; the object's part may hold any text. */
export const dimensionId = z
  .string()
  .regex(/^\d+_[^\u0000]{1,200}$/u, { message: "expected dimension_object, for example 1_20" });

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
