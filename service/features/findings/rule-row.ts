import { asc, eq, sql } from "drizzle-orm";
import {
  comparisonProblemText,
  comparisonText,
  namesInComparison,
  readComparison,
} from "@/contract/findings/comparison";
import {
  checkMembers,
  withoutOtherMembers,
  type FindingRule,
  type WrittenRule,
} from "@/contract/findings/finding-rule";
import { problemText, type FormulaProblem } from "@/contract/formulas/grammar/formula-problem";
import { inBrackets } from "@/contract/formulas/grammar/write-formula";
import { CATALOGUE_IDS } from "../../figures/key-figures";
import type { Db } from "../../platform/db/database";
import { findingRule } from "../../platform/db/schema";
import { HttpError, notFound, quote } from "../../platform/http-error";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { standardRules } from "./standard-rules";

const KNOWN_FIGURES: ReadonlySet<string> = new Set(CATALOGUE_IDS);

export function isStandardFigure(id: string | undefined): boolean {
  return id !== undefined && KNOWN_FIGURES.has(id);
}

/** The rules of an agency: the standard ones, as it has changed them, then its own in the order they were made. */
export async function readRules(db: Db, agencyId: string): Promise<FindingRule[]> {
  const rows = await db
    .select()
    .from(findingRule)
    .where(eq(findingRule.agencyId, agencyId))
    .orderBy(asc(findingRule.created), sql`${findingRule.id} collate "C"`);
  const changed = new Map(rows.map(({ id, rule }) => [id, rule]));
  const standard = standardRules().map((rule) => {
    const own = changed.get(rule.id);
    changed.delete(rule.id);
    return own ? toRule(rule.id, own, true) : rule;
  });
  return [...standard, ...Array.from(changed, ([id, rule]) => toRule(id, rule, false))];
}

export function toRule(id: string, rule: WrittenRule, isStandard: boolean): FindingRule {
  return { id, ...rule, isStandard, ...(isStandard && { isChanged: true as const }) };
}

export async function findRule(db: Db, agencyId: string, id: string): Promise<FindingRule> {
  const rules = await readRules(db, agencyId);
  return rules.find((rule) => rule.id === id) ?? notFound("Finding rule", id);
}

/** Lets a caller write the rule; one that is not there is told before a role that may not write it. */
export async function requireRuleAccess(context: RequestContext, agencyId: string, id: string): Promise<void> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  await findRule(context.db, agencyId, id);
  await requireAgencyAccess(context, agencyId, "findingRule.write");
}

/**
 * The rule as it is stored: with its formula in the normal form, and without members of other kinds.
 * @throws HttpError invalid when it lacks a member, or names a key figure that not all companies have
 */
export function requireRule(written: WrittenRule): WrittenRule {
  checkMembers(written, (member, message) => invalid(member, message));
  const rule = withoutOtherMembers(written);
  if (rule.keyFigureType !== undefined && !isStandardFigure(rule.keyFigureType)) {
    invalid("keyFigureType", `there is no standard key figure ${quote(rule.keyFigureType)}`);
  }
  return rule.formula === undefined ? rule : { ...rule, formula: requireComparison(rule.formula) };
}

function requireComparison(text: string): string {
  const read = readComparison(text);
  if ("problem" in read) {
    const { problem } = read;
    return invalid("formula", comparisonProblemText(problem) ?? problemText(problem as FormulaProblem));
  }
  const unknown = namesInComparison(read.comparison).find((name) => !isStandardFigure(name));
  if (unknown !== undefined) invalid("formula", `there is no standard key figure ${quote(unknown)}`);
  return comparisonText(read.comparison, { name: inBrackets });
}

function invalid(member: string, message: string): never {
  throw new HttpError("invalid", `The body is not valid: $.${member}: ${message}.`);
}
