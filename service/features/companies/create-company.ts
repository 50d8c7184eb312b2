import { eq, and } from "drizzle-orm";
import {
  directCompanyCreateSchema,
  companyCreateSchema,
  type Company,
  type CompanyCreate,
} from "@/contract/companies/company";
import { agencyCompanyId, normalizeBusinessIdentityCode } from "@/contract/companies/company-ids";
import { directCompanyId } from "@/contract/ids";
import { lockAgency, requireLicences } from "../agencies/agency-row";
import { createStandardPresets } from "../presets/create-preset";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import { company, userCompany } from "../../platform/db/schema";
import { HttpError, notFound, quote } from "../../platform/http-error";
import { withIdInPath } from "../../platform/id-in-path";
import {
  requireAgencyAccess,
  requirePermission,
  seesByConnection,
  seesEveryCompany,
} from "../../platform/policies/authorize";
import { roleOf } from "@/contract/permissions";
import { requireUnlimitedScope } from "../../platform/policies/token-scope";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { toCompany } from "./company-row";

/** Creates a company without an agency; its id is chosen by the client, by default the business identity code. */
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
    return insertCompany(tx, context, { ...input, id, agencyId: null }, !seesEveryCompany(context));
  });
}

/** Creates a company of the agency. A consultant is connected to companies they create; directors see all anyway. */
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
    return insertCompany(tx, context, { ...input, id, agencyId }, seesByConnection(context));
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

/**
 * Inserts a company with its standard presets, and with a connection to the caller if `connectCaller`, in the caller's
 * transaction. Its id, and in an agency its code, must be free; a unique index rejects the later of two simultaneous
 * inserts.
 */
async function insertCompany(
  tx: Db,
  context: RequestContext,
  input: CompanyCreate & { id: string; agencyId: string | null },
  connectCaller: boolean,
): Promise<Company> {
  const [row] = await tx
    .insert(company)
    .values({
      id: input.id,
      agencyId: input.agencyId,
      businessIdentityCode: input.businessIdentityCode,
      normalizedCode: normalizeBusinessIdentityCode(input.businessIdentityCode),
      name: input.name,
      typeOfCompany: input.typeOfCompany,
      contactInfo: input.contactInfo,
      companyTypeId: input.companyTypeId,
      created: context.now,
    })
    .returning();
  if (connectCaller) await tx.insert(userCompany).values({ companyId: input.id, userName: context.user.userName });
  await createStandardPresets(tx, input.id);
  const created = toCompany(row!);
  await audit(tx, context, {
    action: "create",
    resource: "Company",
    resourceId: created.id,
    companyId: created.id,
    after: created,
  });
  return created;
}
