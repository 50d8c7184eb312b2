import { eq } from "drizzle-orm";
import type { Company } from "@/contract/companies/company";
import type { Db } from "../../platform/db/database";
import { lockForWriting } from "../../platform/db/locks";
import { company } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { requireAgencyAccess, requireCompanyAccess, type CompanyAccess } from "../../platform/policies/authorize";
import type { CompanyRow } from "../../platform/policies/connected-company";
import type { Action } from "@/contract/permissions";
import type { RequestContext } from "../../platform/request-context";

export type PresentedCompany = Pick<
  typeof company.$inferSelect,
  "id" | "businessIdentityCode" | "name" | "typeOfCompany" | "contactInfo" | "companyTypeId"
>;

/** The columns of a response. */
export const companyColumns = {
  id: company.id,
  businessIdentityCode: company.businessIdentityCode,
  name: company.name,
  typeOfCompany: company.typeOfCompany,
  contactInfo: company.contactInfo,
  companyTypeId: company.companyTypeId,
};

/** The same object, with the same entity tag, by the agency's path and by the direct one. */
export function toCompany(row: PresentedCompany): Company {
  return {
    id: row.id,
    businessIdentityCode: row.businessIdentityCode,
    name: row.name,
    typeOfCompany: row.typeOfCompany,
    contactInfo: row.contactInfo ?? undefined,
    companyTypeId: row.companyTypeId ?? undefined,
  };
}

/** The company as it is now; others who ask for it so wait for the end of this transaction. */
export async function lockCompany(tx: Db, id: string): Promise<CompanyRow> {
  await lockForWriting(tx, id);
  // A statement of its own: what it reads is as it stands once the lock is held.
  const [row] = await tx.select().from(company).where(eq(company.id, id));
  return row ?? notFound("Company", id);
}

/** {@link requireCompanyAccess} for both paths; the agency's is open only to those who may see the agency. */
export async function requireCompanyAccessByPath(
  context: RequestContext,
  agencyId: string | undefined,
  companyId: string,
  action: Action,
): Promise<CompanyAccess> {
  if (agencyId !== undefined) await requireAgencyAccess(context, agencyId, "agency.read");
  return requireCompanyAccess(context, companyId, action, agencyId);
}
