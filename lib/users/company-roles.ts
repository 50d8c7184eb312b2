import type { CompanyRole } from "@/contract/users/user";

/** The roles of company users, most rights first. No zod here: the contract's list would bring it along. */
export const COMPANY_ROLES = ["Admin", "Import", "Normal", "Limited"] as const satisfies readonly CompanyRole[];
