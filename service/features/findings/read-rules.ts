import { and, eq } from "drizzle-orm";
import { companyTypeId } from "@/contract/companies/company-type";
import {
  findingRuleCreateSchema,
  type FindingRule,
  type FindingRulePreview,
  type StandardRule,
} from "@/contract/findings/finding-rule";
import { swedishDay } from "@/contract/format/swedish-clock";
import { company } from "../../platform/db/schema";
import { requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { ReadBody, ReadQuery, RequestContext } from "../../platform/request-context";
import { onlyRules, readyRules } from "./find-all";
import { findByRule } from "./find-by-rule";
import { readFacts } from "./read-facts";
import { requireRule } from "./require-rule";
import { toRule, toStandardRule } from "./rule-kind";
import { agencyOwner, findRule, readRules } from "./rule-row";
import { standardRules } from "./standard-rules";

/** The rules of an agency, including those that are switched off. */
export async function listRules(context: RequestContext, agencyId: string): Promise<FindingRule[]> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  return (await readRules(context.db, agencyOwner(agencyId))).map(toRule);
}

export async function getRule(context: RequestContext, agencyId: string, id: string): Promise<FindingRule> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  return findRule(context.db, agencyId, id);
}

/** The rules that every agency has from the start. Everybody signed in may read them. */
export function listStandardRules(): StandardRule[] {
  return standardRules().map((value) => toStandardRule({ value, level: "builtIn" }));
}

export const PREVIEW_QUERY = { companyTypeId: companyTypeId.optional() };

/** Counts the companies, all or those of a type, that a rule would find today, without regard to answers. */
export async function previewRule(
  context: RequestContext,
  agencyId: string,
  query: ReadQuery,
  body: ReadBody,
): Promise<FindingRulePreview> {
  await requireAgencyAccess(context, agencyId, "findingRule.write");
  const { companyTypeId: type } = query(PREVIEW_QUERY);
  const value = { id: "preview", ...requireRule(await body(findingRuleCreateSchema)), isOn: true };
  const visible = and(
    eq(company.agencyId, agencyId),
    visibleCompanies(context),
    type === undefined ? undefined : eq(company.companyTypeId, type),
  );
  return context.db.transaction(
    async (tx) => {
      const ready = (await readyRules(tx, visible, onlyRules([{ value, level: "agency" }]))).agency;
      const facts = await readFacts(tx, visible, ready);
      const today = swedishDay(context.now);
      return {
        companies: facts.filter((each) => findByRule(ready[0]!, each, today).length > 0).length,
        of: facts.length,
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
