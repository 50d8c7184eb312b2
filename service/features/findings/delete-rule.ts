import { audit } from "../../platform/audit/audit";
import { notFound } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import type { RequestContext } from "../../platform/request-context";
import { lockAgency } from "../agencies/agency-row";
import { readOwnerStandards } from "../standards/standard-owner";
import { storeStandard } from "../standards/store-standard";
import { ruleKind, toRule } from "./rule-kind";
import { agencyOwner, requireRuleAccess } from "./rule-row";

/**
 * Deletes a rule of an agency; a standard rule gets its original content back. Answers to its findings stay, since the
 * rule may be restored from its versions, or be used by a company type that has changed it.
 */
export async function deleteRule(context: RequestContext, agencyId: string, id: string): Promise<void> {
  await requireRuleAccess(context, agencyId, id);
  const owner = agencyOwner(agencyId);
  await context.db.transaction(async (tx) => {
    await lockAgency(tx, agencyId, "no key update");
    const rules = await readOwnerStandards(tx, ruleKind, owner);
    const found = rules.effective.get(id) ?? notFound("Finding rule", id);
    const before = toRule(found);
    await requireMatch(context, before, `Finding rule "${id}"`);
    // A standard rule that the agency has not changed has its original content already.
    if (found.level !== "agency") return;
    const original = rules.inherited.get(id)?.value ?? null;
    await storeStandard(tx, context, ruleKind, owner, rules, id, original);
    await audit(tx, context, { action: "delete", resource: "FindingRule", resourceId: id, agencyId, before });
  });
}
