import { addMonths, endOfMonth, type CalendarDay } from "@/contract/calendar";
import { formatUtc } from "@/contract/dates";
import { namesInComparison, readComparison, type Comparison } from "@/contract/findings/comparison";
import type { Finding } from "@/contract/findings/finding";
import type { FindingRule } from "@/contract/findings/finding-rule";
import { firstDay, periodOfDays } from "@/contract/period";
import type { PortfolioResolution } from "@/contract/figures/resolutions";
import { swedishDay } from "@/contract/format/swedish-clock";
import { figureKey, type CompanyFacts } from "./company-facts";
import { comparedValues } from "./evaluate-comparison";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A rule that is ready to be evaluated for many companies. */
export interface ReadyRule {
  rule: FindingRule;
  comparison: Comparison | null;
  /** The key figures whose values it needs. */
  keyFigures: readonly string[];
  /** True for a rule that a company type has made or changed. */
  isOfType?: boolean;
}

/** @param withTargets key figures for which some company has a target; a rule about any missed target compares all */
export function readyRule(rule: FindingRule, withTargets: readonly string[]): ReadyRule {
  if (rule.formula !== undefined) {
    const read = readComparison(rule.formula);
    const comparison = "comparison" in read ? read.comparison : null;
    return { rule, comparison, keyFigures: comparison ? namesInComparison(comparison) : [] };
  }
  const keyFigures =
    rule.keyFigureType !== undefined ? [rule.keyFigureType] : rule.kind === "targetMissed" ? withTargets : [];
  return { rule, comparison: null, keyFigures };
}

/** A finding without its company. An answer "done" is valid only while `reason` is unchanged. */
export type Found = Omit<Finding, "companyId" | "companyName" | "answer"> & { reason: string };

/** The findings of a rule in a company; several only for a rule about any key figure, or about questions. */
export function findByRule(ready: ReadyRule, facts: CompanyFacts, today: CalendarDay): Found[] {
  const { rule } = ready;
  const base = { id: rule.id, ruleId: rule.id, kind: rule.kind };
  const { bookedThrough } = facts;
  switch (rule.kind) {
    case "comparison":
    case "change":
    case "targetMissed":
    case "budgetMissed":
      return findByFigures(ready, facts, base);
    case "booksLate": {
      if (bookedThrough === null) return [{ ...base, reason: "" }];
      if (bookedThrough >= today) return [];
      // Counted from the end of the first month that is not booked.
      const days = daysBetween(endOfMonth(addMonths(bookedThrough, 1)), today);
      return days > rule.days! ? [{ ...base, days, bookedThrough, reason: bookedThrough }] : [];
    }
    case "monthsMissing": {
      const months = [...facts.missingMonths];
      return months.length > 0 ? [{ ...base, months, reason: months.map(firstDay).join(" ") }] : [];
    }
    case "noComment": {
      if (bookedThrough === null) return [];
      if (facts.lastComment === null) return [{ ...base, reason: "" }];
      const days = daysBetween(swedishDay(facts.lastComment), today);
      return days > rule.days! ? [{ ...base, days, reason: facts.lastComment.toISOString() }] : [];
    }
    case "openQuestion":
      return facts.questions.map(({ id, message, author, created, keyFigureType, firstDay: first, lastDay: last }) => ({
        ...base,
        id: `${base.id}.${id}`,
        keyFigureType,
        period: periodOfDays(first, last),
        question: { commentId: id, message, by: author, at: formatUtc(created) },
        reason: id,
      }));
    case "notReconciled": {
      if (facts.agreement !== "differs") return [];
      return [{ ...base, ...(bookedThrough !== null && { bookedThrough }), reason: bookedThrough ?? "" }];
    }
  }
}

function findByFigures(
  { rule, comparison, keyFigures }: ReadyRule,
  facts: CompanyFacts,
  base: Pick<Found, "id" | "ruleId" | "kind">,
): Found[] {
  const resolution = rule.resolution!;
  const period = facts.periods.get(resolution);
  if (!period) return [];
  const shared = {
    period: periodOfDays(period.firstDay, period.lastDay),
    ...(period.bookedThrough !== null && { bookedThrough: period.bookedThrough }),
    ...(facts.currency !== null && { currency: facts.currency }),
  };
  const reasonOf = (measure: string) => `${measure} ${period.bookedThrough ?? period.lastDay}`;
  if (comparison) {
    const values = comparedValues(comparison, (id) => facts.figures.get(figureKey(resolution, id)));
    if (!values) return [];
    const about = comparison.left.kind === "name" ? comparison.left.name : keyFigures.length === 1 && keyFigures[0];
    return [{ ...base, ...(about && { keyFigureType: about }), ...values, ...shared, reason: reasonOf(rule.formula!) }];
  }
  return keyFigures.flatMap((keyFigureType) => {
    const numbers = missedNumbers(rule, resolution, keyFigureType, facts);
    if (!numbers) return [];
    const id = rule.keyFigureType === undefined ? `${base.id}.${keyFigureType}` : base.id;
    return [{ ...base, id, keyFigureType, ...numbers, ...shared, reason: reasonOf(keyFigureType) }];
  });
}

/** The numbers of a change that is large enough, or of a target or budget that is missed; null otherwise. */
function missedNumbers(
  { kind, unit, limit = 0, side }: FindingRule,
  resolution: PortfolioResolution,
  keyFigureType: string,
  { figures }: CompanyFacts,
): Pick<Found, "value" | "reference" | "change"> | null {
  const figure = figures.get(figureKey(resolution, keyFigureType));
  const value = figure?.value ?? null;
  const reference =
    (kind === "change" ? figure?.yearBefore : kind === "targetMissed" ? figure?.target : figure?.budget) ?? null;
  if (value === null || reference === null) return null;
  if (kind === "change") {
    const change = unit === "percent" ? (100 * (value - reference)) / Math.abs(reference) : value - reference;
    // A change from 0 has no percentage, and infinities have no difference.
    if (!Number.isFinite(change)) return null;
    const slack = slackOf(unit === "percent" ? 100 : reference);
    return (limit < 0 ? change <= limit + slack : change >= limit - slack) ? { value, reference, change } : null;
  }
  const tolerance = (Math.abs(reference) * limit) / 100 + slackOf(reference);
  const isMissed = side === "over" ? value > reference + tolerance : value < reference - tolerance;
  return isMissed ? { value, reference } : null;
}

/** The rounding error to allow for at a limit of this size: as doubles, 10.80 is not exactly ten percent below 12. */
function slackOf(size: number): number {
  return Math.abs(size) * 1e-12;
}

function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
