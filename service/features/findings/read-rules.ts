import { and, eq } from "drizzle-orm";
import { findingRuleCreateSchema, type FindingRule, type FindingRulePreview } from "@/contract/findings/finding-rule";
import { company } from "../../platform/db/schema";
import { requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { dayOf, readyRules } from "./find-all";
import { findByRule } from "./find-by-rule";
import { readFacts } from "./read-facts";
import { findRule, readRules, requireRule, toRule } from "./rule-row";

/** The rules of an agency, those that are switched off too. */
export async function listRules(context: RequestContext, agencyId: string): Promise<FindingRule[]> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  return readRules(context.db, agencyId);
}

export async function getRule(context: RequestContext, agencyId: string, id: string): Promise<FindingRule> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  return findRule(context.db, agencyId, id);
}

/** Counts the companies that a rule would find today, without regard to answers. Writes nothing. */
export async function previewRule(
  context: RequestContext,
  agencyId: string,
  body: ReadBody,
): Promise<FindingRulePreview> {
  await requireAgencyAccess(context, agencyId, "findingRule.write");
  const rule = toRule("preview", { ...requireRule(await body(findingRuleCreateSchema)), isOn: true }, false);
  const visible = and(eq(company.agencyId, agencyId), visibleCompanies(context));
  return context.db.transaction(
    async (tx) => {
      const [ready] = await readyRules(tx, visible, [rule]);
      const facts = await readFacts(tx, visible, [ready!]);
      const today = dayOf(context.now);
      return { companies: facts.filter((each) => findByRule(ready!, each, today).length > 0).length, of: facts.length };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
