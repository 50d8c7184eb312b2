/*
 * The enums of users, without zod, because pages and permissions import this module.
 */

export const USER_TYPES = ["Administrator", "AgencyDirector", "AgencyConsultant", "CompanyUser"] as const;
export type UserType = (typeof USER_TYPES)[number];
/** The roles of company users; contract/permissions.ts has their rights. */
export const COMPANY_ROLES = ["Admin", "Import", "Normal", "Limited"] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];
