import * as z from "zod";
import { PORTFOLIO_RESOLUTIONS } from "../figures/resolutions";
import { MAX_FORMULA_LENGTH } from "../formulas/grammar/read-formula";
import { keyFigureId } from "../ids";
import { origin, standardVersion } from "../standards";
import { name } from "../text";
import { createForm, updateForm } from "../write-forms";
import { FINDING_KINDS, RULE_MEMBERS, type FindingKind } from "./finding-kinds";

/** About ten years. */
const MAX_RULE_DAYS = 3_660;
/** Maximum number of rules that an agency, or one of its company types, has made or changed. */
export const MAX_RULES = 50;
/** In percent or in the unit of the key figure; far beyond the values of any company. */
const MAX_LIMIT = 1e15;

/** Extension: a rule of an agency by which companies are found that somebody should call. */
export const findingRuleSchema = z.object({
  id: z.string(),
  kind: z.enum(FINDING_KINDS),
  /** The agency's own name for it; the page describes a rule without one. */
  name: name().optional(),
  /** For a comparison: two formulas of key figures, as `[EquityRatio] < 20` (contract/findings/comparison). */
  formula: name(MAX_FORMULA_LENGTH).optional(),
  /** A standard key figure; a missed target without one may be of any. */
  keyFigureType: keyFigureId.optional(),
  /** The period of the values: it ends with the last booked month; for `year` it is the fiscal year of that month. */
  resolution: z.enum(PORTFOLIO_RESOLUTIONS).optional(),
  /** For a change: percent of the value of the year before, or the difference between the two. */
  unit: z.enum(["percent", "points"]).optional(),
  /**
   * For a change, the smallest one that is found, negative for a fall; for a target or budget, the percentage of it by
   * which a value may miss it.
   */
  limit: z.number().min(-MAX_LIMIT).max(MAX_LIMIT).optional(),
  /** The side on which a value misses its target or budget: costs miss it when they are over. */
  side: z.enum(["under", "over"]).optional(),
  /** Days that pass first: since the end of the month that is not booked, or since the last comment. */
  days: z.int().min(0).max(MAX_RULE_DAYS).optional(),
  /** False for a rule that is switched off. */
  isOn: z.boolean(),
  /** A rule that every agency has from the start. */
  isStandard: z.boolean(),
  /** True for a standard rule that the agency has changed. */
  isChanged: z.literal(true).optional(),
});
export type FindingRule = z.output<typeof findingRuleSchema>;

/** Extension: a rule that holds for an agency or one of its company types, with its origin: agency or company type. */
export const standardRuleSchema = findingRuleSchema.omit({ isChanged: true }).extend({ origin: origin.optional() });
export type StandardRule = z.output<typeof standardRuleSchema>;
export const standardRuleListSchema = z.array(standardRuleSchema);

/** Without a dot, because the id of a finding is the rule's id, for some kinds followed by a dot and another part. */
export const ruleId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "expected 1 to 64 of A-Z, a-z, 0-9, _ and -");

const written = findingRuleSchema.omit({ id: true, isStandard: true, isChanged: true });
/** A rule as it is written; the other members are the service's. */
export type WrittenRule = z.output<typeof written>;

/** Adds an issue for each member that the rule's kind has and the rule lacks, or whose value makes no sense for it. */
export function checkMembers(rule: WrittenRule, addIssue: (member: string, message: string) => void): void {
  for (const member of membersOf(rule.kind)) {
    if (!member.endsWith("?") && rule[member as keyof WrittenRule] === undefined) {
      addIssue(member, `expected a value, as the rule is of the kind ${rule.kind}`);
    }
  }
  if (rule.kind === "change" && rule.limit === 0) addIssue("limit", "expected a number that is not 0");
  if ((rule.kind === "targetMissed" || rule.kind === "budgetMissed") && (rule.limit ?? 0) < 0) {
    addIssue("limit", "expected a number that is not below 0");
  }
}

/** Removes members that the rule's kind does not have. */
export function withoutOtherMembers(rule: WrittenRule): WrittenRule {
  const own = new Set(["kind", "name", "isOn", ...membersOf(rule.kind).map((member) => member.replace("?", ""))]);
  return Object.fromEntries(Object.entries(rule).filter(([member]) => own.has(member))) as WrittenRule;
}

function membersOf(kind: FindingKind): readonly string[] {
  return RULE_MEMBERS[kind];
}

function checked(rule: WrittenRule, context: z.RefinementCtx): void {
  checkMembers(rule, (member, message) => {
    context.addIssue({ code: "custom", path: [member], message });
  });
}

/** {@link findingRuleCreateSchema} without what JSON Schema cannot say; the document of the API has this one. */
export const findingRuleForm = createForm(written);
export const findingRuleCreateSchema = findingRuleForm.superRefine(checked).transform(withoutOtherMembers);
/** An update cannot change the kind. */
export const findingRuleUpdateSchema = updateForm(written.omit({ kind: true }));

/** {@link standardRuleCreateSchema} for the document of the API. The service makes the id of one that has none. */
export const standardRuleForm = createForm(written.extend({ id: ruleId.optional() }));
export const standardRuleCreateSchema = standardRuleForm
  .superRefine(checked)
  .transform(({ id, ...rule }) => ({ ...(id !== undefined && { id }), ...withoutOtherMembers(rule) }));

/** Extension: a version of such a rule. */
export const standardRuleVersionSchema = standardVersion({
  rule: standardRuleSchema.omit({ origin: true }).optional(),
});
export const standardRuleVersionListSchema = z.array(standardRuleVersionSchema);

/** Extension: numbers of companies, those that a rule would find today and `of` all that the user may see. */
export const findingRulePreviewSchema = z.object({
  companies: z.int(),
  of: z.int(),
});
export type FindingRulePreview = z.output<typeof findingRulePreviewSchema>;
