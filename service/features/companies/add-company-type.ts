import { companyTypeSchema, type CompanyType } from "@/contract/companies/company-type";
import { audit } from "../../platform/audit/audit";
import type { Caller, ReadBody } from "../../platform/request-context";
import { companyType } from "../../platform/db/schema";
import { quote, refuse } from "../../platform/http-error";
import { reachAgency } from "../../platform/policies/authorize";
import { presentCompanyType } from "./company-type-row";

/** Adds a type to an agency. The interface only reads them: administrators write them, by command. */
export async function addCompanyType(caller: Caller, agencyId: string, body: ReadBody): Promise<CompanyType> {
  await reachAgency(caller, agencyId, "agency.administer");
  const { Id: id, Name: name } = await body(companyTypeSchema);
  return caller.db.transaction(async (tx) => {
    const [row] = await tx.insert(companyType).values({ agencyId, id, name }).onConflictDoNothing().returning();
    if (!row) return refuse("exists", `Company type ${quote(id)} of agency "${agencyId}" exists already.`);
    const after = presentCompanyType(row);
    await audit(tx, caller, { action: "create", resource: "CompanyType", resourceId: id, after });
    return after;
  });
}
