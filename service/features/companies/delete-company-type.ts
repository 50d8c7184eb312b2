import { and, eq } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import { lockStandards } from "../../platform/db/locks";
import { company, companyType, reportTemplate, standard, standardVersion } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import type { RequestContext } from "../../platform/request-context";
import { lockAgency } from "../agencies/agency-row";
import { companyTypeIs, findCompanyType, requireCompanyTypeAccess } from "./company-types";

/**
 * Deletes a type that no company has, and its standards. Its report templates then apply to all types; a report
 * schedule for it stays, and its runs then find no companies.
 * @throws HttpError ruleViolation with the number of companies that have it
 */
export async function deleteCompanyType(context: RequestContext, agencyId: string, id: string): Promise<void> {
  await requireCompanyTypeAccess(context, agencyId, id);
  await context.db.transaction(async (tx) => {
    await lockAgency(tx, agencyId, "no key update");
    const before = await findCompanyType(tx, agencyId, id);
    await requireMatch(context, before, `Company type "${id}"`);
    // Companies with the type are either counted below or wait: the creation of one locks the agency, and an update
    // that gives a company the type locks the standards.
    await lockStandards(tx, agencyId, "change");
    const companies = await tx.$count(company, and(eq(company.agencyId, agencyId), eq(company.companyTypeId, id)));
    if (companies > 0) {
      throw new HttpError(
        "ruleViolation",
        `Company type "${id}" cannot be deleted: ${companies} ${companies === 1 ? "company has" : "companies have"} it.`,
      );
    }
    for (const table of [standard, standardVersion]) {
      await tx.delete(table).where(and(eq(table.agencyId, agencyId), eq(table.companyTypeId, id)));
    }
    await tx
      .update(reportTemplate)
      .set({ companyTypeId: null })
      .where(and(eq(reportTemplate.agencyId, agencyId), eq(reportTemplate.companyTypeId, id)));
    await tx.delete(companyType).where(companyTypeIs(agencyId, id));
    await audit(tx, context, { action: "delete", resource: "CompanyType", resourceId: id, agencyId, before });
  });
}
