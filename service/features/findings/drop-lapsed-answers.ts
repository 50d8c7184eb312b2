import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { company, findingAnswer } from "../../platform/db/schema";
import { findAll, onlyRules, readyRules } from "./find-all";
import { readRulesOfCompany } from "./rule-row";

/**
 * Deletes "done" answers to findings that the figures stored by this write no longer give: a finding that returns, even
 * in the same month, is a new one. Rules about days are left out, as they do not depend on figures, so the day that
 * rules are evaluated for does not matter.
 */
export async function dropLapsedAnswers(tx: Db, companyId: string): Promise<void> {
  const ofCompany = and(eq(findingAnswer.companyId, companyId), eq(findingAnswer.kind, "done"));
  const done = await tx.select({ id: findingAnswer.findingId }).from(findingAnswer).where(ofCompany);
  if (done.length === 0) return;
  const isCompany = eq(company.id, companyId);
  const rules = (await readRulesOfCompany(tx, companyId)).filter(({ value }) => value.days === undefined);
  if (rules.length === 0) return;
  const ready = await readyRules(tx, isCompany, onlyRules(rules));
  const [found] = await findAll(tx, isCompany, ready, "0001-01-01", companyId);
  const standing = new Set(found?.findings.map(({ id }) => id));
  const known = new Set(ready.agency.map(({ rule }) => rule.id));
  const lapsed = done.filter(({ id }) => known.has(id.split(".")[0]!) && !standing.has(id)).map(({ id }) => id);
  if (lapsed.length > 0) await tx.delete(findingAnswer).where(and(ofCompany, inArray(findingAnswer.findingId, lapsed)));
}
