import { eq } from "drizzle-orm";
import { agencyUpdateSchema, type Agency } from "@/contract/agencies";
import { grantOf, roleOf } from "@/contract/permissions";
import { applyPatch } from "@/contract/write-forms";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { agency, company } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import { toAgency, lockAgency, requireLicences } from "./agency-row";

/** Updates an agency: members left out keep their value. Only an administrator may change the number of licences. */
export async function updateAgency(context: RequestContext, shortName: string, body: ReadBody): Promise<Agency> {
  await requireAgencyAccess(context, shortName, "agency.update");
  const { shortName: sentShortName, ...patch } = await body(agencyUpdateSchema);
  return context.db.transaction(async (tx) => {
    const before = toAgency(await lockAgency(tx, shortName, "no key update"));
    const after = applyPatch(before, patch);
    const changesLicences = after.numberOfLicences !== before.numberOfLicences;
    if (changesLicences && grantOf(roleOf(context.user.type, null), "agency.administer") === false) {
      throw new HttpError(
        "forbidden",
        `Only an administrator changes the number of licences of agency ${quote(shortName)}.`,
      );
    }
    await requireMatch(context, before, `Agency ${quote(shortName)}`);
    if ((sentShortName ?? shortName) !== shortName) {
      throw new HttpError("ruleViolation", `The shortName of an agency never changes: it is "${shortName}".`);
    }
    if (changesLicences) {
      const companies = await tx.$count(company, eq(company.agencyId, shortName));
      requireLicences(shortName, after.numberOfLicences, companies);
    }
    const [updated] = await tx
      .update(agency)
      .set({
        name: after.name,
        numberOfLicences: after.numberOfLicences ?? null,
        contactInfo: after.contactInfo ?? null,
        requireSecondFactor: after.requireSecondFactor ?? false,
      })
      .where(eq(agency.shortName, shortName))
      .returning();
    const presented = toAgency(updated!);
    await audit(tx, context, {
      action: "update",
      resource: "Agency",
      resourceId: shortName,
      agencyId: shortName,
      before,
      after: presented,
    });
    return presented;
  });
}
