import { and, eq } from "drizzle-orm";
import type { CalendarDay } from "@/contract/calendar";
import { formatUtc } from "@/contract/dates";
import { findingAnswerUpdateSchema, type FindingAnswer } from "@/contract/findings/finding";
import { swedishDay } from "@/contract/format/swedish-clock";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import { company, findingAnswer } from "../../platform/db/schema";
import { isGuid } from "../../platform/guid";
import { HttpError, notFound, quote } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requirePermission } from "../../platform/policies/authorize";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { lockCompany, requireCompanyAccessByPath } from "../companies/company-row";
import type { Resolved } from "../standards/resolve-standards";
import { findAll, onlyRules, readyRules } from "./find-all";
import { isStandardFigure } from "./require-rule";
import type { RuleContent } from "./rule-kind";
import { readRulesOfCompany } from "./rule-row";

type AnswerRow = typeof findingAnswer.$inferSelect;

/**
 * Answers a finding of a company, and replaces an earlier answer. The rule must apply to the company; the finding need
 * not exist at this moment, since the books may have changed after the user saw it.
 */
export async function answerFinding(
  context: RequestContext,
  agencyId: string,
  companyId: string,
  findingId: string,
  body: ReadBody,
): Promise<FindingAnswer> {
  const { role } = await requireCompanyAccessByPath(context, agencyId, companyId, "company.read");
  await requireRuleOf(context.db, companyId, findingId);
  requirePermission(role, "finding.answer", `company "${companyId}"`);
  const { kind, until } = await body(findingAnswerUpdateSchema);
  const today = swedishDay(context.now);
  if (until !== undefined && until <= today) {
    throw new HttpError("invalid", `The body is not valid: $.until: expected a day after ${today}.`);
  }
  return context.db.transaction(async (tx) => {
    // Locks the company, as the row of a first answer does not exist yet: one given at the same time must see this one.
    await lockCompany(tx, companyId);
    const rule = await requireRuleOf(tx, companyId, findingId);
    const reason = await readReason(tx, rule, companyId, findingId, today);
    const [before] = await tx.select().from(findingAnswer).where(answerIs(companyId, findingId)).for("update");
    await requireMatch(context, before ? toAnswer(before) : null, `Answer to finding ${quote(findingId)}`);
    if (before && before.kind === kind && before.until === (until ?? null) && before.reason === reason) {
      return toAnswer(before);
    }
    const columns = { kind, until: until ?? null, reason, answeredAt: context.now, answeredBy: context.user.name };
    const [row] = await tx
      .insert(findingAnswer)
      .values({ companyId, findingId, ...columns })
      .onConflictDoUpdate({ target: [findingAnswer.companyId, findingAnswer.findingId], set: columns })
      .returning();
    const after = toAnswer(row!);
    await audit(tx, context, {
      action: before ? "update" : "create",
      resource: "FindingAnswer",
      resourceId: findingId,
      companyId,
      ...(before && { before: toAnswer(before) }),
      after,
    });
    return after;
  });
}

/** Deletes the answer to a finding, which is shown again if it is still found. */
export async function takeBackAnswer(
  context: RequestContext,
  agencyId: string,
  companyId: string,
  findingId: string,
): Promise<void> {
  const { role } = await requireCompanyAccessByPath(context, agencyId, companyId, "company.read");
  const isAnswer = answerIs(companyId, findingId);
  if ((await context.db.$count(findingAnswer, isAnswer)) === 0) notFound("Answer to finding", findingId);
  requirePermission(role, "finding.answer", `company "${companyId}"`);
  await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(findingAnswer).where(isAnswer).for("update");
    if (!row) return notFound("Answer to finding", findingId);
    const before = toAnswer(row);
    await requireMatch(context, before, `Answer to finding ${quote(findingId)}`);
    await tx.delete(findingAnswer).where(isAnswer);
    await audit(tx, context, {
      action: "delete",
      resource: "FindingAnswer",
      resourceId: findingId,
      companyId,
      before,
    });
  });
}

/**
 * Returns the rule that a finding's id begins with. A dot and the id of a key figure or comment follow the rule's id if
 * the rule can find several in a company.
 */
async function requireRuleOf(db: Db, companyId: string, findingId: string): Promise<Resolved<RuleContent>> {
  const [ruleId, part, ...others] = findingId.split(".");
  const rule = (await readRulesOfCompany(db, companyId)).find(({ value }) => value.id === ruleId);
  const { kind, keyFigureType } = rule?.value ?? {};
  const isOfAny = kind === "targetMissed" && keyFigureType === undefined;
  const isQuestion = part !== undefined && isGuid(part);
  const isFinding = kind === "openQuestion" ? isQuestion : isOfAny ? isStandardFigure(part) : part === undefined;
  return rule && isFinding && others.length === 0 ? rule : notFound("Finding", findingId);
}

/** The present reason of a finding; empty when the finding does not exist now. */
async function readReason(
  db: Db,
  rule: Resolved<RuleContent>,
  companyId: string,
  findingId: string,
  today: CalendarDay,
): Promise<string> {
  const isCompany = eq(company.id, companyId);
  const [found] = await findAll(db, isCompany, await readyRules(db, isCompany, onlyRules([rule])), today, companyId);
  return found?.findings.find(({ id }) => id === findingId)?.reason ?? "";
}

function answerIs(companyId: string, findingId: string) {
  return and(eq(findingAnswer.companyId, companyId), eq(findingAnswer.findingId, findingId));
}

function toAnswer({ kind, until, answeredAt, answeredBy }: AnswerRow): FindingAnswer {
  return { kind, ...(until !== null && { until }), at: formatUtc(answeredAt), by: answeredBy };
}
