import * as z from "zod";
import { RULE_MEMBERS } from "@/contract/findings/finding-kinds";
import {
  findingRuleCreateSchema,
  findingRuleSchema,
  type FindingRule,
  type WrittenRule,
} from "@/contract/findings/finding-rule";
import { formulaText } from "@/contract/formulas/grammar/write-formula";
import { hasDecimalComma } from "@/lib/numbers/locale-signs";
import { parseNumber } from "@/lib/numbers/parse";
import type { Locale } from "@/contract/format/locale";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import type { ComparisonNames } from "./comparison-names";

/** The direction of a change; on the wire it is the sign of the limit. */
const CHANGE_DIRECTIONS = ["fall", "rise"] as const;

/** The key figure of a new rule. */
export const DEFAULT_KEY_FIGURE = "NetSales";

const { kind, resolution, unit, side } = findingRuleSchema.shape;
/** The form values of a rule: numbers are texts, and a change has a direction and a size. */
const typedRule = z.object({
  kind,
  name: z.string(),
  formula: z.string(),
  keyFigureType: z.string(),
  resolution: resolution.unwrap(),
  direction: z.enum(CHANGE_DIRECTIONS),
  limit: z.string(),
  unit: unit.unwrap(),
  side: side.unwrap(),
  days: z.string(),
});
export type TypedRule = z.output<typeof typedRule>;

/** The form schema of a rule, which produces the contract's type. `isOn` is added because the form has no switch. */
export function ruleFormSchema(
  names: ComparisonNames,
  locale: Locale,
  isOn: boolean,
): z.ZodType<WrittenRule, TypedRule> {
  return typedRule.transform((typed) => toWritten(typed, names, locale, isOn)).pipe(findingRuleCreateSchema);
}

function toWritten(typed: TypedRule, names: ComparisonNames, locale: Locale, isOn: boolean): WrittenRule {
  const { kind, resolution, unit, side } = typed;
  const members = new Set<string>(RULE_MEMBERS[kind].map((member) => member.replace("?", "")));
  const size = numberOf(typed.limit, locale);
  const limit = kind !== "change" ? size : typed.direction === "fall" ? -Math.abs(size) : Math.abs(size);
  const read = names.typed(typed.formula);
  const all = {
    // A text that is not a comparison is left out and so reported as missing. The field itself explains why.
    formula: "formula" in read ? read.formula : undefined,
    keyFigureType: typed.keyFigureType || undefined,
    resolution,
    unit,
    limit,
    side,
    days: numberOf(typed.days, locale),
  };
  // Only the members of the kind: the schema would refuse NaN in a field that the form does not show for it.
  const own = Object.entries(all).filter(([member, value]) => members.has(member) && value !== undefined);
  return { kind, isOn, ...(typed.name.trim() && { name: typed.name.trim() }), ...Object.fromEntries(own) };
}

/** NaN for a text that is not a number; the schema refuses NaN. */
function numberOf(text: string, locale: Locale): number {
  const parsed = parseNumber(text, CULTURE_OF_LOCALE[locale]);
  return "value" in parsed ? parsed.value : NaN;
}

/** The form values of a rule, or the defaults for a new one. */
export function toTyped(rule: FindingRule | null, names: ComparisonNames, locale: Locale): TypedRule {
  const number = (value: number) => formulaText({ kind: "number", value }, { decimalComma: hasDecimalComma(locale) });
  return {
    kind: rule?.kind ?? "comparison",
    name: rule?.name ?? "",
    formula: rule?.formula === undefined ? "" : names.written(rule.formula),
    // Without a key figure, a rule about missed targets is about all of them.
    keyFigureType: rule?.keyFigureType ?? (rule?.kind === "targetMissed" ? "" : DEFAULT_KEY_FIGURE),
    resolution: rule?.resolution ?? "ytd",
    direction: (rule?.limit ?? -1) < 0 ? "fall" : "rise",
    limit: number(Math.abs(rule?.limit ?? 20)),
    unit: rule?.unit ?? "percent",
    side: rule?.side ?? "under",
    days: number(rule?.days ?? 31),
  };
}
