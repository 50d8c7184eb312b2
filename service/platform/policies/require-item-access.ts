import type { Action, Role } from "@/contract/permissions";
import type { RequestContext } from "../request-context";
import { requirePermission, requireCompanyAccess, type CompanyAccess } from "./authorize";

/** An object of a company, with what the caller is towards that. */
export interface ItemAccess<T> extends CompanyAccess {
  item: T;
}

/**
 * The company's object that `find` finds, if the caller may do this with it. An object that is not there is told before
 * a role that does not allow the action, as refusals come in that order (docs/interface.md, Requests).
 * @param find throws a notFound for an object that the company does not have, or that the role does not see
 */
export async function requireItemAccess<T>(
  context: RequestContext,
  companyId: string,
  action: Action,
  find: (role: Role) => Promise<T>,
): Promise<ItemAccess<T>> {
  const reached = await requireCompanyAccess(context, companyId, "company.read");
  const item = await find(reached.role);
  requirePermission(reached.role, action, `company "${companyId}"`);
  return { ...reached, item };
}
