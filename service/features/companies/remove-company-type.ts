import { audit } from "../../platform/audit/audit";
import type { Caller } from "../../platform/request-context";
import { companyType } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { reachAgency } from "../../platform/policies/authorize";
import { companyTypeIs, presentCompanyType } from "./company-type-row";

/** Takes a type from an agency; companies that name it keep the name. */
export async function removeCompanyType(caller: Caller, agencyId: string, id: string): Promise<void> {
  await reachAgency(caller, agencyId, "agency.administer");
  await caller.db.transaction(async (tx) => {
    const [row] = await tx.delete(companyType).where(companyTypeIs(agencyId, id)).returning();
    if (!row) return notFound("Company type", id);
    await audit(tx, caller, {
      action: "delete",
      resource: "CompanyType",
      resourceId: id,
      before: presentCompanyType(row),
    });
  });
}
