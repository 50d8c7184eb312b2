import type { CompanyRole } from "@/contract/users/user-types";
import type { Db } from "../db/database";
import type { company } from "../db/schema";

export type CompanyRow = typeof company.$inferSelect;

/** A company that a user may see, with the role of a connected company user; null for other users. */
export interface ConnectedCompany {
  company: CompanyRow;
  role: CompanyRole | null;
}

/** The company in the path, read together with the user. */
export interface CompanyInPath {
  /** The database that it was read from; a transaction must read it again. */
  db: Db;
  companyId: string;
  connected: ConnectedCompany | null;
}
