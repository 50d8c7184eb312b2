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

/** The columns that a response needs. */
export const companyColumns = {
  id: company.id,
  businessIdentityCode: company.businessIdentityCode,
  name: company.name,
  typeOfCompany: company.typeOfCompany,
  contactInfo: company.contactInfo,
  companyTypeId: company.companyTypeId,
};

type PresentedCompany = Pick<typeof company.$inferSelect, keyof typeof companyColumns>;

/** Converts a row to a response; both paths to a company give the same response, and so the same entity tag. */
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

/** Locks the company until the end of this transaction, and returns its present row. */
export async function lockCompany(tx: Db, id: string): Promise<CompanyRow> {
  await lockForWriting(tx, id);
  // Read in a statement of its own, so that it sees the row as it is once the lock is acquired.
  const [row] = await tx.select().from(company).where(eq(company.id, id));
  return row ?? notFound("Company", id);
}

/** {@link requireCompanyAccess} for both paths; the path through an agency requires access to the agency too. */
export async function requireCompanyAccessByPath(
  context: RequestContext,
  agencyId: string | undefined,
  companyId: string,
  action: Action,
): Promise<CompanyAccess> {
  if (agencyId !== undefined) await requireAgencyAccess(context, agencyId, "agency.read");
  return requireCompanyAccess(context, companyId, action, agencyId);
}
