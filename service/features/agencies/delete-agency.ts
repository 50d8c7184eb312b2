import { eq } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import { lockForDeletion } from "../../platform/db/locks";
import { agency, auditEntry, company, user } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import { removeUsers } from "../users/delete-user";
import { lockDirectors } from "../users/directors";
import { toAgency, lockAgency } from "./agency-row";

/** Deletes an agency without companies, and its users. */
export async function deleteAgency(context: RequestContext, shortName: string): Promise<void> {
  await requireAgencyAccess(context, shortName, "agency.administer");
  await context.db.transaction(async (tx) => {
    await lockForDeletion(tx, "agency", [shortName]);
    const before = toAgency(await lockAgency(tx, shortName, "update"));
    await requireMatch(context, before, `Agency ${quote(shortName)}`);
    const companies = await tx.$count(company, eq(company.agencyId, shortName));
    if (companies > 0) {
      throw new HttpError(
        "ruleViolation",
        `Agency ${quote(shortName)} cannot be deleted while it has companies (${companies}).`,
      );
    }
    // Directors before other users: the order in which every transaction takes its locks.
    await lockDirectors(tx, shortName);
    const users = await tx.select({ userName: user.userName }).from(user).where(eq(user.agencyId, shortName));
    await removeUsers(
      tx,
      context,
      users.map(({ userName }) => userName),
    );
    await tx.delete(agency).where(eq(agency.shortName, shortName));
    // A later agency with this id must not see what was done in this one.
    await tx.update(auditEntry).set({ agencyId: null }).where(eq(auditEntry.agencyId, shortName));
    await audit(tx, context, { action: "delete", resource: "Agency", resourceId: shortName, before });
  });
}
