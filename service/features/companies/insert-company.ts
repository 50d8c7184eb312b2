import { normalizeBusinessIdentityCode } from "@/contract/ids";
import type { Company, CompanyCreate } from "@/contract/companies/company";
import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { company, userCompany } from "../../platform/db/schema";
import { createStandardPresets } from "../presets/create-standard-presets";
import { toCompany } from "./company-row";

/**
 * Inserts a new company with its standard presets and, if asked, a connection with the caller, in the caller's
 * transaction. Its id and code must be free: the unique indexes decide between two at the same moment.
 */
export async function insertCompany(
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
