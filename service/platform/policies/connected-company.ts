import type { CompanyRole } from "@/contract/users/user";
import type { Db } from "../db/database";
import type { company } from "../db/schema";

export type CompanyRow = typeof company.$inferSelect;

/** A company that a user may see, with their role in it if they are connected and it is a company user's. */
export interface ConnectedCompany {
  company: CompanyRow;
  role: CompanyRole | null;
}

/** What was read of a company before it was asked for; null when the user may not see it. */
export interface CompanyInPath {
  /** Where it was read: a transaction must read for itself. */
  db: Db;
  companyId: string;
  connected: ConnectedCompany | null;
}
