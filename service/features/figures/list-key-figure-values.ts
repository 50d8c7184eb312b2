import type { RequestContext, ReadQuery } from "../../platform/request-context";
import type { Versioned } from "../../platform/http/versioned";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { selectValues } from "./select-values";
import { versionedValues } from "./versioned-values";

/** The values of the preset in the query, or of all key figures; names in the caller's language. */
export async function listKeyFigureValues(
  context: RequestContext,
  companyId: string,
  query: ReadQuery,
): Promise<Versioned> {
  const { role } = await requireCompanyAccess(context, companyId, "company.read");
  const selected = await selectValues(context.db, companyId, query);
  return versionedValues(context, role, companyId, selected, (results) => results);
}
