import { eq } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import type { Caller } from "../../platform/request-context";
import { lockForDeletion } from "../../platform/db/locks";
import { agency, company, user } from "../../platform/db/schema";
import { quote, refuse } from "../../platform/http-error";
import { requireMatch } from "../../platform/http/entity-tag";
import { reachAgency } from "../../platform/policies/authorize";
import { removeUsers } from "../users/remove-users";
import { presentAgency } from "./agency-row";
import { lockAgency } from "./lock-agency";

/** Deletes an agency without companies; its users go with it. */
export async function deleteAgency(caller: Caller, shortName: string): Promise<void> {
  await reachAgency(caller, shortName, "agency.administer");
  await caller.db.transaction(async (tx) => {
    await lockForDeletion(tx, "agency", shortName);
    const before = presentAgency(await lockAgency(tx, shortName, "update"));
    await requireMatch(caller, before, `Agency ${quote(shortName)}`);
    const companies = await tx.$count(company, eq(company.agencyId, shortName));
    if (companies > 0) {
      refuse("ruleViolation", `Agency ${quote(shortName)} cannot be deleted while it has companies (${companies}).`);
    }
    const users = await tx.select({ userName: user.userName }).from(user).where(eq(user.agencyId, shortName));
    await removeUsers(
      tx,
      caller,
      users.map(({ userName }) => userName),
    );
    await tx.delete(agency).where(eq(agency.shortName, shortName));
    await audit(tx, caller, { action: "delete", resource: "Agency", resourceId: shortName, before });
  });
}
