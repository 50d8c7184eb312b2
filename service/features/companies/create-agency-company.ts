import { and, eq } from "drizzle-orm";
import { companyCreateSchema, type Company } from "@/contract/companies/company";
import { agencyCompanyId, normalizeBusinessIdentityCode } from "@/contract/ids";
import type { Caller, ReadBody } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { company } from "../../platform/db/schema";
import { quote, refuse } from "../../platform/http-error";
import { reachAgency } from "../../platform/policies/authorize";
import { lockAgency } from "../agencies/lock-agency";
import { requireLicences } from "../agencies/require-licences";
import { withIdInPath } from "../../platform/http/path-id";
import { insertCompany } from "./insert-company";

/** Creates a company of the agency; a consultant is connected to what they create, directors see it anyway. */
export async function createAgencyCompany(
  caller: Caller,
  agencyId: string,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<Company> {
  await reachAgency(caller, agencyId, "company.createInAgency");
  const input = await body(withIdInPath(companyCreateSchema, "id", idInPath));
  const id = agencyCompanyId(agencyId, input.businessIdentityCode);
  if (input.id !== undefined && input.id !== id) {
    refuse("invalid", `The body is not valid: $.id: expected "${id}", as the service makes it, or none.`);
  }
  return caller.db.transaction(async (tx) => {
    const row = await lockAgency(tx, agencyId, "no key update");
    const count = await tx.$count(company, eq(company.agencyId, agencyId));
    requireLicences(agencyId, row.numberOfLicences, count + 1);
    await requireFreeCode(tx, agencyId, input.businessIdentityCode);
    return insertCompany(tx, caller, { ...input, id, agencyId }, caller.user.type === "AgencyConsultant");
  });
}

async function requireFreeCode(tx: Db, agencyId: string, code: string): Promise<void> {
  const [taken] = await tx
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.agencyId, agencyId), eq(company.normalizedCode, normalizeBusinessIdentityCode(code))));
  if (taken) {
    refuse("exists", `Company ${quote(taken.id)} already has the business identity code "${code}" in this agency.`);
  }
}
