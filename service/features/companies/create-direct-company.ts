import { eq } from "drizzle-orm";
import { directCompanyCreateSchema, type Company } from "@/contract/companies/company";
import { directCompanyId } from "@/contract/ids";
import { roleOf } from "@/contract/permissions";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { company } from "../../platform/db/schema";
import { HttpError, notFound, quote } from "../../platform/http-error";
import { requirePermission } from "../../platform/policies/authorize";
import { requireUnlimitedScope } from "../../platform/policies/token-scope";
import { withIdInPath } from "../../platform/http/path-id";
import { insertCompany } from "./insert-company";

/** Creates a company without an agency; its id is the client's, else the business identity code. */
export async function createDirectCompany(
  context: RequestContext,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<Company> {
  const role = roleOf(context.user.type, null);
  requirePermission(role, "company.createDirect", "companies without an agency");
  requireUnlimitedScope(context, "new ones");
  if (idInPath !== undefined && !directCompanyId.safeParse(idInPath).success) notFound("Company", idInPath);
  const input = await body(withIdInPath(directCompanyCreateSchema, "id", idInPath));
  const id = input.id ?? input.businessIdentityCode;
  if (!directCompanyId.safeParse(id).success) {
    throw new HttpError(
      "invalid",
      `The body is not valid: $.id: is required, for the code ${quote(id)} cannot be the id.`,
    );
  }
  return context.db.transaction(async (tx) => {
    const [taken] = await tx.select({ id: company.id }).from(company).where(eq(company.id, id));
    if (taken) throw new HttpError("exists", `Company ${quote(id)} already exists.`);
    return insertCompany(tx, context, { ...input, id, agencyId: null }, role === "AgencyDirector");
  });
}
