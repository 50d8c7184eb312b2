import { and, eq, inArray, sql } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import { company, findingAnswer, findingRule } from "../../platform/db/schema";
import { requireMatch } from "../../platform/preconditions";
import type { RequestContext } from "../../platform/request-context";
import { lockAgency } from "../agencies/agency-row";
import { findRule, requireRuleAccess } from "./rule-row";

/** Deletes a rule with the answers to what it found; a standard one is then as it was from the start. */
export async function deleteRule(context: RequestContext, agencyId: string, id: string): Promise<void> {
  await requireRuleAccess(context, agencyId, id);
  await context.db.transaction(async (tx) => {
    await lockAgency(tx, agencyId, "no key update");
    const before = await findRule(tx, agencyId, id);
    await requireMatch(context, before, `Finding rule "${id}"`);
    await tx.delete(findingRule).where(and(eq(findingRule.agencyId, agencyId), eq(findingRule.id, id)));
    if (!before.isStandard) {
      const companies = tx.select({ id: company.id }).from(company).where(eq(company.agencyId, agencyId));
      await tx
        .delete(findingAnswer)
        .where(
          and(inArray(findingAnswer.companyId, companies), eq(sql`split_part(${findingAnswer.findingId}, '.', 1)`, id)),
        );
    }
    await audit(tx, context, { action: "delete", resource: "FindingRule", resourceId: id, agencyId, before });
  });
}
