import { findingRuleCreateSchema, type FindingRule } from "@/contract/findings/finding-rule";
import { audit } from "../../platform/audit/audit";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { lockAgency } from "../agencies/agency-row";
import { readOwnerStandards } from "../standards/standard-owner";
import { storeStandard } from "../standards/store-standard";
import { requireRule } from "./require-rule";
import { newRuleId, ruleKind, toRule } from "./rule-kind";
import { agencyOwner } from "./rule-row";

/** Creates a rule of an agency; the service chooses its id. */
export async function createRule(context: RequestContext, agencyId: string, body: ReadBody): Promise<FindingRule> {
  await requireAgencyAccess(context, agencyId, "findingRule.write");
  const rule = requireRule(await body(findingRuleCreateSchema));
  const owner = agencyOwner(agencyId);
  return context.db.transaction(async (tx) => {
    await lockAgency(tx, agencyId, "no key update");
    const rules = await readOwnerStandards(tx, ruleKind, owner);
    const id = newRuleId();
    const after = toRule((await storeStandard(tx, context, ruleKind, owner, rules, id, { id, ...rule }))!);
    await audit(tx, context, { action: "create", resource: "FindingRule", resourceId: id, agencyId, after });
    return after;
  });
}
