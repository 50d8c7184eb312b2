import { companyTypeSchema, type CompanyType } from "@/contract/company-type";
import { audit } from "../../audit";
import type { Caller, ReadBody } from "../../caller";
import { companyType } from "../../db/schema";
import { quote, refuse } from "../../errors";
import { reachAgency } from "../../policies/authorize";
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
