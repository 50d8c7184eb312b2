import { eq } from "drizzle-orm";
import { companyUpdateSchema, type Company } from "@/contract/companies/company";
import { applyPatch } from "@/contract/write-forms";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { company } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { lockCompanyCharts } from "../charts-of-accounts/company-charts";
import { copyUsedCharts } from "../charts-of-accounts/copy-used-charts";
import { storeFigures } from "../portfolio/store-figures";
import { haveStandards } from "../standards/read-inherited";
import { toCompany, lockCompany, requireCompanyAccessByPath } from "./company-row";

/** Updates a company: members left out keep their value. Its id and business identity code never change. */
export async function updateCompany(
  context: RequestContext,
  agencyId: string | undefined,
  companyId: string,
  body: ReadBody,
): Promise<Company> {
  await requireCompanyAccessByPath(context, agencyId, companyId, "company.update");
  const { id, businessIdentityCode, ...patch } = await body(companyUpdateSchema);
  return context.db.transaction(async (tx) => {
    const locked = await lockCompany(tx, companyId);
    const before = toCompany(locked);
    await requireMatch(context, before, `Company ${quote(companyId)}`);
    requireUnchanged("id", before.id, id);
    requireUnchanged("businessIdentityCode", before.businessIdentityCode, businessIdentityCode);
    const after = applyPatch(before, patch);
    // Another type may have other charts, targets and key figures, if either of the two types has standards.
    const types = [before.companyTypeId, after.companyTypeId];
    const changesStandards =
      types[0] !== types[1] &&
      locked.agencyId !== null &&
      (await haveStandards(
        tx,
        locked.agencyId,
        types.flatMap((type) => type ?? []),
      ));
    const charts = changesStandards ? await lockCompanyCharts(tx, companyId) : null;
    const [updated] = await tx
      .update(company)
      .set({
        name: after.name,
        typeOfCompany: after.typeOfCompany ?? "Company",
        contactInfo: after.contactInfo ?? null,
        companyTypeId: after.companyTypeId ?? null,
      })
      .where(eq(company.id, companyId))
      .returning();
    if (charts) {
      await copyUsedCharts(tx, context, companyId, charts);
      await storeFigures(tx, companyId);
    }
    const presented = toCompany(updated!);
    await audit(tx, context, {
      action: "update",
      resource: "Company",
      resourceId: companyId,
      companyId,
      before,
      after: presented,
    });
    return presented;
  });
}

function requireUnchanged(member: string, stored: string, sent: string | null | undefined): void {
  if (sent !== undefined && sent !== null && sent !== stored) {
    throw new HttpError(
      "ruleViolation",
      `The ${member} of a company never changes: it is "${stored}", not ${quote(sent)}.`,
    );
  }
}
