import { findingRuleUpdateSchema, type FindingRule } from "@/contract/findings/finding-rule";
import { writeWire } from "@/contract/wire";
import { applyPatch } from "@/contract/write-forms";
import { audit } from "../../platform/audit/audit";
import { findingRule } from "../../platform/db/schema";
import { requireMatch } from "../../platform/preconditions";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { lockAgency } from "../agencies/agency-row";
import { findRule, requireRule, requireRuleAccess, toRule } from "./rule-row";

/** Changes a rule, a standard one too: members left out keep their value. */
export async function updateRule(
  context: RequestContext,
  agencyId: string,
  id: string,
  body: ReadBody,
): Promise<FindingRule> {
  await requireRuleAccess(context, agencyId, id);
  const patch = await body(findingRuleUpdateSchema);
  return context.db.transaction(async (tx) => {
    await lockAgency(tx, agencyId, "no key update");
    const before = await findRule(tx, agencyId, id);
    await requireMatch(context, before, `Finding rule "${id}"`);
    const { id: _, kind, isStandard, isChanged: __, ...written } = before;
    const rule = requireRule({ kind, ...applyPatch(written, patch) });
    // A standard rule that is as it was stays the program's own.
    if (writeWire(rule) === writeWire({ kind, ...written })) return before;
    await tx
      .insert(findingRule)
      .values({ agencyId, id, rule, created: context.now })
      .onConflictDoUpdate({ target: [findingRule.agencyId, findingRule.id], set: { rule } });
    const after = toRule(id, rule, isStandard);
    await audit(tx, context, { action: "update", resource: "FindingRule", resourceId: id, agencyId, before, after });
    return after;
  });
}
