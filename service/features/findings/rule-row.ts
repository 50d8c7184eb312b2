import { and, asc, eq } from "drizzle-orm";
import type { FindingRule } from "@/contract/findings/finding-rule";
import type { Db } from "../../platform/db/database";
import { company, standard } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { resolveStandards, type Resolved } from "../standards/resolve-standards";
import type { StandardOwner } from "../standards/standard-kind";
import { layersOf, builtInLayer, readOwnerStandards } from "../standards/standard-owner";
import { ruleKind, toRule, type RuleContent } from "./rule-kind";

/** An agency as the owner of its rules. */
export function agencyOwner(agencyId: string): StandardOwner {
  return { agencyId, companyTypeId: null };
}

/** The rules that apply to an agency, or to one of its types: standard rules first, then others by creation. */
export async function readRules(db: Db, owner: StandardOwner): Promise<Resolved<RuleContent>[]> {
  return inOrder((await readOwnerStandards(db, ruleKind, owner)).effective);
}

function inOrder(effective: ReadonlyMap<string, Resolved<RuleContent>>): Resolved<RuleContent>[] {
  return [...effective.values()].sort((one, other) => ruleKind.compare(one.value, other.value));
}

/** The rules that apply to a company; none for a company without an agency. */
export async function readRulesOfCompany(db: Db, companyId: string): Promise<Resolved<RuleContent>[]> {
  const { agencyId, companyTypeId } = company;
  const [row] = await db.select({ agencyId, companyTypeId }).from(company).where(eq(company.id, companyId));
  return row && row.agencyId !== null ? readRules(db, { ...row, agencyId: row.agencyId }) : [];
}

/** The rules that apply to an agency, and to each company type that adds, changes or hides any. */
export interface RulesOfAgency {
  agency: Resolved<RuleContent>[];
  ofType: ReadonlyMap<string, Resolved<RuleContent>[]>;
}

export async function readRulesOfAgency(db: Db, agencyId: string): Promise<RulesOfAgency> {
  const rows = await db
    .select({ companyTypeId: standard.companyTypeId, id: standard.id, content: standard.content })
    .from(standard)
    .where(and(eq(standard.agencyId, agencyId), eq(standard.kind, ruleKind.kind)))
    .orderBy(asc(standard.companyTypeId), asc(standard.id));
  const rulesOf = (type: string) =>
    inOrder(
      resolveStandards({
        builtIn: builtInLayer(ruleKind),
        ...layersOf<RuleContent>(rows.filter((row) => row.companyTypeId === "" || row.companyTypeId === type)),
      }),
    );
  // In the order of the rows, since the result of readVersion is compared as text.
  const types = new Set(rows.map(({ companyTypeId }) => companyTypeId).filter((type) => type !== ""));
  return { agency: rulesOf(""), ofType: new Map(Array.from(types, (type) => [type, rulesOf(type)])) };
}

export async function findRule(db: Db, agencyId: string, id: string): Promise<FindingRule> {
  const rules = await readRules(db, agencyOwner(agencyId));
  return toRule(rules.find(({ value }) => value.id === id) ?? notFound("Finding rule", id));
}

/** Requires that the caller may write the rule; a missing rule gives notFound even to callers who may not write. */
export async function requireRuleAccess(context: RequestContext, agencyId: string, id: string): Promise<void> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  await findRule(context.db, agencyId, id);
  await requireAgencyAccess(context, agencyId, "findingRule.write");
}
