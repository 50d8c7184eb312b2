import { findingRuleUpdateSchema, type FindingRule } from "@/contract/findings/finding-rule";
import { applyPatch } from "@/contract/write-forms";
import { audit } from "../../platform/audit/audit";
import { notFound } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { lockAgency } from "../agencies/agency-row";
import { readOwnerStandards } from "../standards/standard-owner";
import { storeStandard } from "../standards/store-standard";
import { checkedRule, ruleKind, toRule, type RuleContent } from "./rule-kind";
import { agencyOwner, requireRuleAccess } from "./rule-row";

/** Changes a rule of an agency, a standard one too: members left out keep their value. */
export async function updateRule(
  context: RequestContext,
  agencyId: string,
  id: string,
  body: ReadBody,
): Promise<FindingRule> {
  await requireRuleAccess(context, agencyId, id);
  const patch = await body(findingRuleUpdateSchema);
  const owner = agencyOwner(agencyId);
  return context.db.transaction(async (tx) => {
    await lockAgency(tx, agencyId, "no key update");
    const rules = await readOwnerStandards(tx, ruleKind, owner);
    const found = rules.effective.get(id) ?? notFound("Finding rule", id);
    const before = toRule(found);
    await requireMatch(context, before, `Finding rule "${id}"`);
    const wanted = checkedRule(applyPatch<RuleContent>(found.value, patch));
    // A write that changes nothing makes no version.
    if (ruleKind.isSame(wanted, found.value)) return before;
    const after = toRule((await storeStandard(tx, context, ruleKind, owner, rules, id, wanted))!);
    await audit(tx, context, { action: "update", resource: "FindingRule", resourceId: id, agencyId, before, after });
    return after;
  });
}
