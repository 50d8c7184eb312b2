import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { companyTypeCreateSchema, MAX_COMPANY_TYPES, type CompanyType } from "@/contract/companies/company-type";
import { audit } from "../../platform/audit/audit";
import { companyType } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { lockAgency } from "../agencies/agency-row";
import { toCompanyType } from "./company-types";

/** Creates a company type of an agency; the service makes an id if the client sent none. */
export async function createCompanyType(
  context: RequestContext,
  agencyId: string,
  body: ReadBody,
): Promise<CompanyType> {
  await requireAgencyAccess(context, agencyId, "companyType.write");
  const { Id: id = randomBytes(9).toString("base64url"), Name: name } = await body(companyTypeCreateSchema);
  return context.db.transaction(async (tx) => {
    await lockAgency(tx, agencyId, "no key update");
    if ((await tx.$count(companyType, eq(companyType.agencyId, agencyId))) >= MAX_COMPANY_TYPES) {
      throw new HttpError(
        "ruleViolation",
        `Agency "${agencyId}" has ${MAX_COMPANY_TYPES} company types, which is the most.`,
      );
    }
    const [row] = await tx.insert(companyType).values({ agencyId, id, name }).onConflictDoNothing().returning();
    if (!row) throw new HttpError("exists", `Company type ${quote(id)} of agency "${agencyId}" exists already.`);
    const after = toCompanyType(row);
    await audit(tx, context, { action: "create", resource: "CompanyType", resourceId: id, agencyId, after });
    return after;
  });
}
