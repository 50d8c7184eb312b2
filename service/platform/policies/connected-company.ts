import type { CompanyRole } from "@/contract/users/user-types";
import type { Db } from "../db/database";
import type { company } from "../db/schema";

export type CompanyRow = typeof company.$inferSelect;

/** A company that a user may see. */
export interface ConnectedCompany {
  company: CompanyRow;
  /** The role of a company user in the company; null for other users. */
  role: CompanyRole | null;
}

/** The company in the path, read together with the user. */
export interface CompanyInPath {
  /** The `db` of the request's context; where another one is used, such as a transaction, the company is read again. */
  db: Db;
  companyId: string;
  /** Null if the user may not see the company. */
  connected: ConnectedCompany | null;
}
