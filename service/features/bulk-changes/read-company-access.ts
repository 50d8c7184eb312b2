import { and, eq, sql } from "drizzle-orm";
import { roleOf } from "@/contract/permissions";
import { company, userCompany } from "../../platform/db/schema";
import { visibleCompanies, type CompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";

/** The caller's access to companies by id; without those of other agencies or hidden from the caller. */
export async function readCompanyAccess(
  context: RequestContext,
  agencyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CompanyAccess>> {
  const rows = await context.db
    .select({ company, role: userCompany.role })
    .from(company)
    .leftJoin(userCompany, and(eq(userCompany.companyId, company.id), eq(userCompany.userName, context.user.userName)))
    .where(
      and(
        eq(company.agencyId, agencyId),
        sql`${company.id} = any(${sql.param([...ids])}::text[])`,
        visibleCompanies(context),
      ),
    );
  return new Map(
    rows.map(({ company: row, role }) => [row.id, { company: row, role: roleOf(context.user.type, role) }]),
  );
}
