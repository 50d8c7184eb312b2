import { randomBytes } from "node:crypto";
import {
  findingRuleUpdateSchema,
  MAX_RULES,
  ruleId,
  standardRuleCreateSchema,
  type FindingRule,
  type StandardRule,
  type WrittenRule,
} from "@/contract/findings/finding-rule";
import type { Resolved } from "../standards/resolve-standards";
import { byCodePoint, originOf, type StandardDefinition } from "../standards/standard-kind";
import { requireRule } from "./require-rule";
import { isStandardRule, placeOfStandardRule, standardRules } from "./standard-rules";

export interface RuleContent extends WrittenRule {
  id: string;
  /** The time at which the rule was made, which updates keep. Rules other than standard ones are sorted by it. */
  created?: string;
}

const MEMBERS: readonly (keyof WrittenRule)[] = [
  "kind",
  "name",
  "formula",
  "keyFigureType",
  "resolution",
  "unit",
  "limit",
  "side",
  "days",
  "isOn",
];

export const ruleKind: StandardDefinition<RuleContent> = {
  kind: "FindingRule",
  resource: "StandardFindingRule",
  name: "Finding rule",
  parameter: "standardRuleId",
  member: "rule",
  id: ruleId,
  create: standardRuleCreateSchema.transform(({ id = newRuleId(), ...rule }) => ({ id, ...rule })),
  update: findingRuleUpdateSchema,
  builtIn: standardRules,
  isSame: (one, other) => JSON.stringify(writtenOf(one)) === JSON.stringify(writtenOf(other)),
  compare: (one, other) =>
    placeOfStandardRule(one.id) - placeOfStandardRule(other.id) ||
    byCodePoint(one.created ?? "", other.created ?? "") ||
    byCodePoint(one.id, other.id),
  present: toStandardRule,
  max: MAX_RULES,
  stamped: (rule, { changed }) => ({ ...rule, created: rule.created ?? changed.toISOString() }),
  checked: (_tx, _owner, _id, wanted) => Promise.resolve(wanted && checkedRule(wanted)),
};

/** @throws HttpError invalid as {@link requireRule} */
export function checkedRule({ id, created, ...rule }: RuleContent): RuleContent {
  return { id, ...(created !== undefined && { created }), ...requireRule(rule) };
}

export function newRuleId(): string {
  return randomBytes(9).toString("base64url");
}

/** The members that users write, in a fixed order: the database does not preserve the order of members. */
function writtenOf(rule: WrittenRule): WrittenRule {
  return Object.fromEntries(
    MEMBERS.flatMap((member) => (rule[member] === undefined ? [] : [[member, rule[member]]])),
  ) as unknown as WrittenRule;
}

export function toStandardRule({ value, level }: Resolved<RuleContent>): StandardRule {
  const { id } = value;
  const origin = originOf(level);
  return { id, ...writtenOf(value), isStandard: isStandardRule(id), ...(origin && { origin }) };
}

export function toRule({ value, level }: Resolved<RuleContent>): FindingRule {
  const { id } = value;
  const isStandard = isStandardRule(id);
  return {
    id,
    ...writtenOf(value),
    isStandard,
    ...(isStandard && level !== "builtIn" && { isChanged: true as const }),
  };
}
