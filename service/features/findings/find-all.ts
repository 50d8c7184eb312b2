import type { SQL } from "drizzle-orm";
import type { CalendarDay } from "@/contract/calendar";
import type { Finding } from "@/contract/findings/finding";
import type { FindingRule } from "@/contract/findings/finding-rule";
import type { Db } from "../../platform/db/database";
import { mapYielding } from "../../platform/jobs/yielding";
import { answerTo, readAnswers } from "./answers";
import { findByRule, readyRule, type Found, type ReadyRule } from "./find-by-rule";
import { readFacts, readFiguresWithTargets } from "./read-facts";

/** The findings of a company with their answers, in the order of the rules. */
export interface CompanyFindings {
  companyId: string;
  companyName: string;
  findings: (Found & Pick<Finding, "answer">)[];
}

/** Prepares rules for companies; those that are switched off are left out. */
export async function readyRules(
  db: Db,
  companies: SQL | undefined,
  rules: readonly FindingRule[],
): Promise<ReadyRule[]> {
  const used = rules.filter(({ isOn }) => isOn);
  const isAny = used.some(({ kind, keyFigureType }) => kind === "targetMissed" && keyFigureType === undefined);
  const withTargets = isAny ? await readFiguresWithTargets(db, companies) : [];
  return used.map((rule) => readyRule(rule, withTargets));
}

/** Evaluates rules for companies, by name. Call it in a transaction, so that all is read from one state. */
export async function findAll(
  db: Db,
  companies: SQL | undefined,
  rules: readonly ReadyRule[],
  today: CalendarDay,
): Promise<CompanyFindings[]> {
  const facts = await readFacts(db, companies, rules);
  const answers = await readAnswers(db, companies, [...new Set(rules.flatMap(({ keyFigures }) => keyFigures))]);
  return mapYielding(facts, (company) => ({
    companyId: company.companyId,
    companyName: company.companyName,
    findings: rules
      .flatMap((rule) => findByRule(rule, company, today))
      .map((found) => {
        const answer = answerTo(found, company.companyId, answers, today);
        return answer ? { ...found, answer } : found;
      }),
  }));
}

/** The day on which rules about time look: the service's, in UTC. */
export function dayOf(now: Date): CalendarDay {
  return now.toISOString().slice(0, 10);
}
