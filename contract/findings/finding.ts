import * as z from "zod";
import { calendarDay, periodSchema, timestamp } from "../dates";
import { keyFigureSchema } from "../figures/key-figure";
import { double } from "../inputs/key-figure-data";
import { createForm } from "../write-forms";
import { ANSWER_KINDS, FINDING_KINDS } from "./finding-kinds";
import { findingRuleSchema, standardRuleSchema } from "./finding-rule";

/** Maximum number of companies in one response. */
export const MAX_FOUND_COMPANIES = 500;

/** Extension: how somebody answered a finding. */
export const findingAnswerSchema = z.object({
  /** `commented`: a comment of the agency on the key figure, written after the books had come this far. */
  kind: z.enum([...ANSWER_KINDS, "commented"]),
  /** The day on which a snoozed finding is shown again. */
  until: calendarDay.optional(),
  at: timestamp,
  /** The name of the user who answered, or wrote the comment. */
  by: z.string(),
  commentId: z.string().optional(),
});
export type FindingAnswer = z.output<typeof findingAnswerSchema>;

/**
 * Extension: a company that a rule finds, with the numbers of the reason. Amounts are in units of `currency`, percent
 * as 12.5.
 */
export const findingSchema = z.object({
  /** Unique within the company: the rule's id, with that of a key figure or comment where a rule can find several. */
  id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  ruleId: z.string(),
  /** The rule as the company's type has it; absent where it is the agency's, which stands among the `rules`. */
  rule: standardRuleSchema.optional(),
  kind: z.enum(FINDING_KINDS),
  /**
   * The key figure that it is about; for a formula, the one alone on the left side, or its only one. Absent for other
   * formulas, for rules about books and `noComment`.
   */
  keyFigureType: z.string().optional(),
  /** The value, and what it is compared with: the other side, the year before, target or budget. */
  value: double.optional(),
  reference: double.optional(),
  /** From the year before, in percent or points as the rule says. */
  change: double.optional(),
  period: periodSchema.optional(),
  bookedThrough: calendarDay.optional(),
  currency: z.string().optional(),
  /** Days by which the next month's books are late, or since the last comment; absent without any books or comment. */
  days: z.int().optional(),
  /** The gaps in the books, each of whole months. */
  months: z.array(periodSchema).optional(),
  /** The question that is open: its comment's id, author's name, time, and the beginning of its text. */
  question: z.object({ commentId: z.string(), message: z.string(), by: z.string(), at: timestamp }).optional(),
  answer: findingAnswerSchema.optional(),
});
export type Finding = z.output<typeof findingSchema>;

export const agencyFindingsSchema = z.object({
  /** Those that are on, in order. */
  rules: z.array(findingRuleSchema),
  /** The key figures of the rules, in the language of the request. */
  keyFigures: z.array(keyFigureSchema),
  /** Number of companies with findings of the requested list, open or answered, without regard to `limit`. */
  companies: z.int(),
  /** Number of findings of the requested list, without regard to `limit`. */
  total: z.int(),
  /** Number of findings of the other list: the answered ones if open ones were requested, else the open ones. */
  others: z.int(),
  /** By company, those with most findings first; those of one company in the order of the rules. */
  findings: z.array(findingSchema),
});
export type AgencyFindings = z.output<typeof agencyFindingsSchema>;

const answerForm = createForm(z.object({ kind: z.enum(ANSWER_KINDS), until: calendarDay.optional() }));
/** PUT takes the whole answer; a snoozed one says until when. */
export const findingAnswerUpdateSchema = answerForm.superRefine(({ kind, until }, context) => {
  if ((kind === "snoozed") !== (until !== undefined)) {
    const message = kind === "snoozed" ? "expected a day" : "expected no day, as the answer is not snoozed";
    context.addIssue({ code: "custom", path: ["until"], message });
  }
});
