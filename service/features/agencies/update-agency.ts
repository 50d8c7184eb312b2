import { eq } from "drizzle-orm";
import { agencyUpdateSchema, type Agency } from "@/contract/agencies";
import { applyPatch } from "@/contract/write-forms";
import { audit } from "../../platform/audit/audit";
import type { Caller, ReadBody } from "../../platform/request-context";
import { agency, company } from "../../platform/db/schema";
import { quote, refuse } from "../../platform/http-error";
import { requireMatch } from "../../platform/http/entity-tag";
import { reachAgency } from "../../platform/policies/authorize";
import { grantOf, roleOf } from "../../platform/policies/policy";
import { presentAgency } from "./agency-row";
import { lockAgency } from "./lock-agency";
import { requireLicences } from "./require-licences";

/** Updates an agency: members left out keep their value. Only an administrator changes its number of licences. */
export async function updateAgency(caller: Caller, shortName: string, body: ReadBody): Promise<Agency> {
  await reachAgency(caller, shortName, "agency.update");
  const { shortName: sentShortName, ...patch } = await body(agencyUpdateSchema);
  return caller.db.transaction(async (tx) => {
    const before = presentAgency(await lockAgency(tx, shortName, "no key update"));
    const after = applyPatch(before, patch);
    const newLicences = after.numberOfLicences !== before.numberOfLicences;
    if (newLicences && grantOf(roleOf(caller.user.type, null), "agency.administer") === false) {
      refuse("forbidden", `Only an administrator changes the number of licences of agency ${quote(shortName)}.`);
    }
    await requireMatch(caller, before, `Agency ${quote(shortName)}`);
    if ((sentShortName ?? shortName) !== shortName) {
      refuse("ruleViolation", `The shortName of an agency never changes: it is "${shortName}".`);
    }
    if (newLicences) {
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
    const presented = presentAgency(updated!);
    await audit(tx, caller, {
      action: "update",
      resource: "Agency",
      resourceId: shortName,
      before,
      after: presented,
    });
    return presented;
  });
}
