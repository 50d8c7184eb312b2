import { randomBytes } from "node:crypto";
import { findingRuleCreateSchema, MAX_RULES, type FindingRule } from "@/contract/findings/finding-rule";
import { audit } from "../../platform/audit/audit";
import { findingRule } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { lockAgency } from "../agencies/agency-row";
import { readRules, requireRule, toRule } from "./rule-row";

/** Creates a rule of the agency's own; its id is the service's. */
export async function createRule(context: RequestContext, agencyId: string, body: ReadBody): Promise<FindingRule> {
  await requireAgencyAccess(context, agencyId, "findingRule.write");
  const rule = requireRule(await body(findingRuleCreateSchema));
  return context.db.transaction(async (tx) => {
    await lockAgency(tx, agencyId, "no key update");
    if ((await readRules(tx, agencyId)).length >= MAX_RULES) {
      throw new HttpError("ruleViolation", `Agency "${agencyId}" has ${MAX_RULES} rules, which is the most.`);
    }
    const id = randomBytes(9).toString("base64url");
    await tx.insert(findingRule).values({ agencyId, id, rule, created: context.now });
    const after = toRule(id, rule, false);
    await audit(tx, context, { action: "create", resource: "FindingRule", resourceId: id, agencyId, after });
    return after;
  });
}
