import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { company, findingAnswer } from "../../platform/db/schema";
import { findAll, onlyRules, readyRules } from "./find-all";
import { readRulesOfCompany } from "./rule-row";

/**
 * Deletes "done" answers to findings that no longer exist once figures are stored: a finding that returns, even in the
 * same month, is a new one. Rules with `days` are left out, since their findings depend on the day; the others give the
 * same findings on any day, so an arbitrary one is passed.
 */
export async function dropLapsedAnswers(tx: Db, companyId: string): Promise<void> {
  const isDone = and(eq(findingAnswer.companyId, companyId), eq(findingAnswer.kind, "done"));
  const done = await tx.select({ id: findingAnswer.findingId }).from(findingAnswer).where(isDone);
  if (done.length === 0) return;
  const isCompany = eq(company.id, companyId);
  const rules = (await readRulesOfCompany(tx, companyId)).filter(({ value }) => value.days === undefined);
  if (rules.length === 0) return;
  const ready = await readyRules(tx, isCompany, onlyRules(rules));
  const [found] = await findAll(tx, isCompany, ready, "0001-01-01", companyId);
  const standing = new Set(found?.findings.map(({ id }) => id));
  const known = new Set(ready.agency.map(({ rule }) => rule.id));
  // The id of a finding is that of its rule, for some kinds followed by a dot and another part.
  const lapsed = done.filter(({ id }) => known.has(id.split(".")[0]!) && !standing.has(id)).map(({ id }) => id);
  if (lapsed.length > 0) await tx.delete(findingAnswer).where(and(isDone, inArray(findingAnswer.findingId, lapsed)));
}
