import { eq, sql, and, type SQL } from "drizzle-orm";
import type { CompanyType } from "@/contract/companies/company-type";
import type { Db } from "../../platform/db/database";
import { companyType } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";

/** The company types of an agency, by name, then id. */
export async function listCompanyTypes(context: RequestContext, agencyId: string): Promise<CompanyType[]> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const rows = await context.db
    .select()
    .from(companyType)
    .where(eq(companyType.agencyId, agencyId))
    .orderBy(sql`${companyType.name} collate "C"`, sql`${companyType.id} collate "C"`);
  return rows.map(toCompanyType);
}

export async function getCompanyType(context: RequestContext, agencyId: string, id: string): Promise<CompanyType> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  return findCompanyType(context.db, agencyId, id);
}

export async function findCompanyType(db: Db, agencyId: string, id: string): Promise<CompanyType> {
  const [row] = await db.select().from(companyType).where(companyTypeIs(agencyId, id));
  return row ? toCompanyType(row) : notFound("Company type", id);
}

/** Requires that the caller may write the type; a missing type gives notFound even to callers who may not write. */
export async function requireCompanyTypeAccess(context: RequestContext, agencyId: string, id: string): Promise<void> {
  await getCompanyType(context, agencyId, id);
  await requireAgencyAccess(context, agencyId, "companyType.write");
}

export function toCompanyType({ id, name }: typeof companyType.$inferSelect): CompanyType {
  return { Id: id, Name: name };
}

export function companyTypeIs(agencyId: string, id: string): SQL | undefined {
  return and(eq(companyType.agencyId, agencyId), eq(companyType.id, id));
}
