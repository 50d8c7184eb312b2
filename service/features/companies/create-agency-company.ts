import { and, eq } from "drizzle-orm";
import { companyCreateSchema, type Company } from "@/contract/companies/company";
import { agencyCompanyId, normalizeBusinessIdentityCode } from "@/contract/ids";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { company } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import { lockAgency } from "../agencies/lock-agency";
import { requireLicences } from "../agencies/require-licences";
import { withIdInPath } from "../../platform/http/path-id";
import { insertCompany } from "./insert-company";

/** Creates a company of the agency; a consultant is connected to what they create, directors see it anyway. */
export async function createAgencyCompany(
  context: RequestContext,
  agencyId: string,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<Company> {
  await requireAgencyAccess(context, agencyId, "company.createInAgency");
  const input = await body(withIdInPath(companyCreateSchema, "id", idInPath));
  const id = agencyCompanyId(agencyId, input.businessIdentityCode);
  if (input.id !== undefined && input.id !== id) {
    throw new HttpError("invalid", `The body is not valid: $.id: expected "${id}", as the service makes it, or none.`);
  }
  return context.db.transaction(async (tx) => {
    const row = await lockAgency(tx, agencyId, "no key update");
    const count = await tx.$count(company, eq(company.agencyId, agencyId));
    requireLicences(agencyId, row.numberOfLicences, count + 1);
    await requireFreeCode(tx, agencyId, input.businessIdentityCode);
    return insertCompany(tx, context, { ...input, id, agencyId }, context.user.type === "AgencyConsultant");
  });
}

async function requireFreeCode(tx: Db, agencyId: string, code: string): Promise<void> {
  const [taken] = await tx
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.agencyId, agencyId), eq(company.normalizedCode, normalizeBusinessIdentityCode(code))));
  if (taken) {
    throw new HttpError(
      "exists",
      `Company ${quote(taken.id)} already has the business identity code "${code}" in this agency.`,
    );
  }
}
