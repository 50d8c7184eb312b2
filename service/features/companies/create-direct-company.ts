import { eq } from "drizzle-orm";
import { directCompanyCreateSchema, type Company } from "@/contract/companies/company";
import { directCompanyId } from "@/contract/ids";
import type { Caller, ReadBody } from "../../platform/request-context";
import { company } from "../../platform/db/schema";
import { notFound, quote, refuse } from "../../platform/http-error";
import { allow } from "../../platform/policies/authorize";
import { roleOf } from "../../platform/policies/policy";
import { requireWholeReach } from "../../platform/policies/reach";
import { withIdInPath } from "../../platform/http/path-id";
import { insertCompany } from "./insert-company";

/** Creates a company without an agency; its id is the client's, else the business identity code. */
export async function createDirectCompany(
  caller: Caller,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<Company> {
  const role = roleOf(caller.user.type, null);
  allow(role, "company.createDirect", "companies without an agency");
  requireWholeReach(caller, "new ones");
  if (idInPath !== undefined && !directCompanyId.safeParse(idInPath).success) notFound("Company", idInPath);
  const input = await body(withIdInPath(directCompanyCreateSchema, "id", idInPath));
  const id = input.id ?? input.businessIdentityCode;
  if (!directCompanyId.safeParse(id).success) {
    refuse("invalid", `The body is not valid: $.id: is required, for the code ${quote(id)} cannot be the id.`);
  }
  return caller.db.transaction(async (tx) => {
    const [taken] = await tx.select({ id: company.id }).from(company).where(eq(company.id, id));
    if (taken) refuse("exists", `Company ${quote(id)} already exists.`);
    return insertCompany(tx, caller, { ...input, id, agencyId: null }, role === "AgencyDirector");
  });
}
