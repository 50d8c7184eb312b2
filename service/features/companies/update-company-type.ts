import * as z from "zod";
import { companyTypeUpdateSchema, type CompanyType } from "@/contract/companies/company-type";
import { anyId } from "@/contract/text";
import { audit } from "../../platform/audit/audit";
import { companyType } from "../../platform/db/schema";
import { itemIdOf } from "../../platform/id-in-path";
import { requireMatch } from "../../platform/preconditions";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { lockAgency } from "../agencies/agency-row";
import { companyTypeIs, findCompanyType, requireCompanyTypeAccess } from "./company-types";

const withId = z.intersection(companyTypeUpdateSchema, z.object({ Id: anyId().nullish() }));

/** Renames a company type. */
export async function updateCompanyType(
  context: RequestContext,
  agencyId: string,
  id: string,
  body: ReadBody,
): Promise<CompanyType> {
  await requireCompanyTypeAccess(context, agencyId, id);
  const { Id, Name } = await body(withId);
  itemIdOf(id, Id, "Id");
  return context.db.transaction(async (tx) => {
    await lockAgency(tx, agencyId, "no key update");
    const before = await findCompanyType(tx, agencyId, id);
    await requireMatch(context, before, `Company type "${id}"`);
    if (Name === undefined || Name === before.Name) return before;
    await tx.update(companyType).set({ name: Name }).where(companyTypeIs(agencyId, id));
    const after = { ...before, Name };
    await audit(tx, context, { action: "update", resource: "CompanyType", resourceId: id, agencyId, before, after });
    return after;
  });
}
