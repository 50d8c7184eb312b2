import {
  bulkChangeCreateSchema,
  type BulkCause,
  type BulkChangePreviewPart,
  type CompanyChange,
} from "@/contract/bulk-changes/bulk-change";
import { requireAgencyAccess, requirePermission } from "../../platform/policies/authorize";
import { quote } from "../../platform/http-error";
import type { CompanyRow } from "../../platform/policies/connected-company";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { causeOf } from "./change-company";
import { isSame, type StateOrCause } from "./kind-of-change";
import { kindOf } from "./kind-of";
import { readCompanyAccess } from "./read-company-access";

/** Lists what a change would do to each company, or the cause for which it is refused. Writes nothing. */
export async function previewBulkChange(
  context: RequestContext,
  agencyId: string,
  body: ReadBody,
): Promise<BulkChangePreviewPart[]> {
  await requireAgencyAccess(context, agencyId, "bulkChange.write");
  const { change, companyIds } = await body(bulkChangeCreateSchema);
  const kind = kindOf(change);
  await kind.check?.(context, agencyId, change);
  const accessById = await readCompanyAccess(context, agencyId, companyIds);
  const allowed: CompanyRow[] = [];
  const causes = new Map<string, BulkCause>();
  for (const { company, role } of accessById.values()) {
    try {
      requirePermission(role, kind.action, `company "${company.id}"`);
      allowed.push(company);
    } catch (error) {
      causes.set(company.id, causeOf(error));
    }
  }
  const found = await kind.read(context, allowed, change);
  return companyIds.map((companyId) => {
    const company = accessById.get(companyId)?.company;
    const state = found.get(companyId);
    const notFound = { code: "notFound", explanation: `Company ${quote(companyId)} was not found.` };
    return {
      companyId,
      ...(company && { company: { businessIdentityCode: company.businessIdentityCode, name: company.name } }),
      ...(state ? effectOf(state, change) : refused(causes.get(companyId) ?? notFound)),
    };
  });
}

function refused(cause: BulkCause): Pick<BulkChangePreviewPart, "outcome" | "differences" | "cause"> {
  return { outcome: "refused", differences: [], cause };
}

function effectOf(found: StateOrCause<unknown>, change: CompanyChange) {
  if ("cause" in found) return refused(found.cause);
  const kind = kindOf(change);
  const wanted = kind.wanted(found.state, change);
  if (isSame(found.state, wanted)) return { outcome: "unchanged" as const, differences: [] };
  return { outcome: "change" as const, differences: kind.differences(found.state, wanted, change) };
}
