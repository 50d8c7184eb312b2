import { eq, sql, and, type SQL } from "drizzle-orm";
import { companyTypeSchema, type CompanyType } from "@/contract/companies/company-type";
import { audit } from "../../platform/audit/audit";
import { companyType } from "../../platform/db/schema";
import { notFound, HttpError, quote } from "../../platform/http-error";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { RequestContext, ReadBody } from "../../platform/request-context";

/** The types that an agency sorts its companies by, by name, then id. */
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
  const [row] = await context.db.select().from(companyType).where(companyTypeIs(agencyId, id));
  return row ? toCompanyType(row) : notFound("Company type", id);
}

/** Adds a type to an agency. The interface only reads them: administrators write them, by command. */
export async function addCompanyType(context: RequestContext, agencyId: string, body: ReadBody): Promise<CompanyType> {
  await requireAgencyAccess(context, agencyId, "agency.administer");
  const { Id: id, Name: name } = await body(companyTypeSchema);
  return context.db.transaction(async (tx) => {
    const [row] = await tx.insert(companyType).values({ agencyId, id, name }).onConflictDoNothing().returning();
    if (!row) throw new HttpError("exists", `Company type ${quote(id)} of agency "${agencyId}" exists already.`);
    const after = toCompanyType(row);
    await audit(tx, context, { action: "create", resource: "CompanyType", resourceId: id, after });
    return after;
  });
}

/** Takes a type from an agency; companies that name it keep the name. */
export async function removeCompanyType(context: RequestContext, agencyId: string, id: string): Promise<void> {
  await requireAgencyAccess(context, agencyId, "agency.administer");
  await context.db.transaction(async (tx) => {
    const [row] = await tx.delete(companyType).where(companyTypeIs(agencyId, id)).returning();
    if (!row) return notFound("Company type", id);
    await audit(tx, context, {
      action: "delete",
      resource: "CompanyType",
      resourceId: id,
      before: toCompanyType(row),
    });
  });
}

export function toCompanyType({ id, name }: typeof companyType.$inferSelect): CompanyType {
  return { Id: id, Name: name };
}

export function companyTypeIs(agencyId: string, id: string): SQL | undefined {
  return and(eq(companyType.agencyId, agencyId), eq(companyType.id, id));
}
