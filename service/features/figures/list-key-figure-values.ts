import type { Caller, ReadQuery } from "../../platform/request-context";
import type { Versioned } from "../../platform/http/versioned";
import { reachCompany } from "../../platform/policies/authorize";
import { selectValues } from "./select-values";
import { versionedValues } from "./versioned-values";

/** The values of the preset in the query, or of all key figures; names in the caller's language. */
export async function listKeyFigureValues(caller: Caller, companyId: string, query: ReadQuery): Promise<Versioned> {
  const { role } = await reachCompany(caller, companyId, "company.read");
  const selected = await selectValues(caller.db, companyId, query);
  return versionedValues(caller, role, companyId, selected, (results) => results);
}
